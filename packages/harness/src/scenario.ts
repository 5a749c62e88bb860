/** Scenario files: puzzles, bug reports and black-box checks in YAML. The format is described in docs/scenarios.md. */

import { StartError, type Game, type Loaded, type World } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { Sheet, type Fields, type SheetProblem } from '@questwright/packs';
import type { Node } from 'yaml';
import { TestTable } from './arrange.ts';
import { Failed, Playing, type Puzzle } from './scenario-playing.ts';
import { readPosition, reportLeft, type Arranged } from './scenario-position.ts';
import { readSetting, type Setting } from './scenario-setting.ts';
import { readSteps, type Action } from './scenario-steps.ts';

export interface ScenarioResult {
  /** Everything holds; or, where the file says that it is wrong, it is wrong in just that way. */
  ok: boolean;
  file: string;
  title: string;
  problems: SheetProblem[];
  /** Problems that the file said it would have. */
  foreseen: SheetProblem[];
  /** Answers that were accepted and expectations that held. */
  checks: number;
  /** Positions with good answers, in the order in which they were reached. */
  puzzles: readonly Puzzle[];
}

const FIELDS = [
  'title',
  'about',
  'game',
  'packs',
  'variants',
  'seats',
  'seed',
  'setup',
  'content',
  'words',
  'position',
  'play',
  'expect-error',
] as const;

/** Plays one scenario file. Never throws: whatever is wrong is a problem with its line. */
export function runScenario(text: string, file: string, games: readonly GameEntry[]): ScenarioResult {
  const sheet = new Sheet(text);
  // What is no YAML is only that: anything else said about it would be noise.
  const broken = sheet.problems.length;
  if (!sheet.root && broken === 0) sheet.problem(null, 'The file is empty');
  const fields: Fields = sheet.root ? sheet.fields(sheet.root, 'The scenario', FIELDS, ['title', 'game']) : new Map();
  const title = sheet.textIn(fields, 'title') ?? '';
  sheet.textIn(fields, 'about');
  const foreseen = foreseenOf(sheet, fields);
  if (broken > 0) sheet.problems.length = broken;
  const playing = broken > 0 ? null : playAll(sheet, fields, games);
  const { checks, puzzles } = playing ?? { checks: 0, puzzles: [] };
  return { file, title, checks, puzzles, ...judged(sheet, foreseen) };
}

/** A scenario's position, to be played on from by hand. */
export interface ScenarioStart {
  /** With the scenario's own words. */
  entry: GameEntry;
  loaded: Loaded;
  game: Game<World>;
  names: readonly string[] | null;
  /** It brings cards of its own. */
  hasContent: boolean;
}

/** Puts the position of a scenario file together; what the file answers and expects is not looked at. */
export function scenarioStart(
  text: string,
  games: readonly GameEntry[],
): { start: ScenarioStart | null; problems: readonly SheetProblem[] } {
  const sheet = new Sheet(text);
  const nothing = { start: null, problems: sheet.problems };
  if (!sheet.root && sheet.problems.length === 0) sheet.problem(null, 'The file is empty');
  if (!sheet.root || sheet.problems.length > 0) return nothing;
  const fields: Fields = sheet.fields(sheet.root, 'The scenario', FIELDS, ['title', 'game']);
  const setting = readSetting(sheet, fields, games);
  const arranged = setting && readPosition(setting, fields);
  if (!arranged || sheet.problems.length > 0) return nothing;
  const playing = start(setting, fields, arranged);
  if (!playing) return nothing;
  const { loaded, names, messages } = setting;
  const entry = { ...setting.entry, messages };
  const hasContent = fields.has('content');
  return { start: { entry, loaded, game: playing.table.game, names, hasContent }, problems: [] };
}

function playAll(sheet: Sheet, fields: Fields, games: readonly GameEntry[]): Playing | null {
  const setting = readSetting(sheet, fields, games);
  if (!setting) return null;
  const arranged = readPosition(setting, fields);
  const play = fields.get('play');
  const actions = play ? readSteps(setting, play.value) : [];
  if (sheet.problems.length > 0) return null;
  const playing = start(setting, fields, arranged);
  if (!playing) return null;
  if (act(sheet, playing, actions)) {
    reportLeft(sheet, playing.table.game, playing.dice ?? arranged.dice, playing.shuffles ?? arranged.shuffles);
    if (playing.checks === 0)
      sheet.problem(play?.key ?? sheet.root, 'The scenario checks nothing: it needs an answer or an expectation');
  }
  return playing;
}

function start(setting: Setting, fields: Fields, arranged: Arranged): Playing | null {
  const { sheet } = setting;
  try {
    return new Playing(setting, new TestTable(setting.loaded, arranged.position, true));
  } catch (error) {
    if (error instanceof StartError) sheet.problem(fields.get('seats')?.value ?? sheet.root, error.message);
    else arranged.report(error);
    return null;
  }
}

/** Plays on until something does not hold. Returns whether everything did. */
function act(sheet: Sheet, playing: Playing, actions: readonly Action[]): boolean {
  for (const action of actions) {
    let failed: Failed[];
    try {
      failed = action(playing) ?? [];
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      failed = [error];
    }
    for (const one of failed) sheet.problem(one.node, one.message, one.difference);
    if (failed.length > 0) return false;
  }
  return true;
}

// ---- scenarios that are wrong on purpose ----

interface Foreseen {
  node: Node;
  message: string;
  line: number | null;
}

function foreseenOf(sheet: Sheet, fields: Fields): Foreseen[] {
  const field = fields.get('expect-error');
  if (!field) return [];
  return sheet.someOf(field.value).flatMap((node) => {
    if (!sheet.isMap(node)) {
      const message = sheet.text(node, 'expect-error');
      return message === null ? [] : [{ node, message, line: null }];
    }
    const parts = sheet.fields(node, 'expect-error', ['line', 'message'], ['message']);
    const line = parts.get('line');
    const message = sheet.textIn(parts, 'message', 'expect-error: message');
    if (message === null) return [];
    return [{ node, message, line: line ? sheet.whole(line.value, 'expect-error: line') : null }];
  });
}

function judged(sheet: Sheet, foreseen: readonly Foreseen[]): Pick<ScenarioResult, 'ok' | 'problems' | 'foreseen'> {
  const problems = [...sheet.problems];
  const met: SheetProblem[] = [];
  for (const { node, message, line } of foreseen) {
    const i = problems.findIndex(
      (one) => wordsOf(one).includes(message.trim()) && (line === null || one.line === line),
    );
    if (i >= 0) met.push(...problems.splice(i, 1));
    else {
      const found = sheet.problems.map((one) => `line ${one.line}: ${wordsOf(one)}`).join('; ') || 'everything holds';
      const expected = line === null ? message : `line ${line}: ${message}`;
      problems.push({ ...sheet.position(node), message: 'The scenario does not fail as it should', expected, found });
    }
  }
  return { ok: problems.length === 0, problems, foreseen: met };
}

/** Everything that is said of a problem, in one line. */
const wordsOf = ({ message, expected, found }: SheetProblem): string =>
  expected === undefined ? message : `${message}; expected: ${expected}; found: ${found}`;
