/** What a soak has found, in words and as a line of JSON. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reachable, SoakFailure, SoakReport } from '@questwright/harness';
import type { GameFile, Seat } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { titleOf } from './games.ts';
import { say, type Key } from './language.ts';
import { paperOn } from './terminal.ts';

interface Beside {
  wordless: readonly string[];
  interrupted: boolean;
  /** What the packs that were asked for bring. */
  own: Reachable | null;
}

export function tellSoak(entry: GameEntry, result: SoakReport, { wordless, interrupted, own }: Beside): void {
  const paper = paperOn(process.stdout);
  const { games, finished, capped, decisions, failures, cardsUnreached, stepsUnreached, choicesUnreached } = result;
  const share = games > 0 ? say('soak.share', { percent: ((100 * finished) / games).toFixed(1) }) : '';
  const list = (key: Key, names: readonly string[]): void => {
    if (names.length > 0) paper.text(say(key, { number: names.length, names: names.join(', ') }), '', '  ');
  };
  if (interrupted) paper.line(say('soak.stopped'));
  paper.text(
    say('soak.summary', {
      title: titleOf(entry),
      games,
      positions: result.fromPositions,
      finished,
      share,
      capped,
      decisions,
      failures: failures.length,
    }),
  );
  list('soak.refused', [...new Set(result.refused.map(({ why }) => why))]);
  list('soak.cards', cardsUnreached);
  list('soak.steps', stepsUnreached);
  list('soak.choices', choicesUnreached);
  const missed = own && missedOf(own, result);
  if (own !== null && missed !== null) {
    const [cards, steps, choices] = [own.cards.length, own.steps.length, own.choices.length];
    paper.text(say('soak.own', { cards, steps, choices, missed: missed.length, names: missed.join(', ') }), '', '  ');
  }
  list('soak.wordless', wordless);
  for (const failure of failures) {
    const [title = '', ...lines] = failureLines(entry, failure);
    paper.text(title, '', '  ');
    for (const line of lines) paper.line(`  ${line}`);
  }
  const summary = {
    games,
    finished,
    capped,
    decisions,
    from_positions: result.fromPositions,
    failures: failures.length,
    cards_unreached: cardsUnreached.length,
    steps_unreached: stepsUnreached.length,
    choices_unreached: choicesUnreached.length,
    ...(missed === null ? {} : { own_unreached: missed.length }),
    words_missing: wordless.length,
  };
  paper.line(JSON.stringify(summary));
  if (failures.length > 0 || wordless.length > 0) process.exitCode = 1;
}

/** Of all that the packs bring, what was never reached. */
const missedOf = (own: Reachable, { cardsUnreached, stepsUnreached, choicesUnreached }: SoakReport): string[] => [
  ...own.cards.filter((one) => cardsUnreached.includes(one)),
  ...own.steps.filter((one) => stepsUnreached.includes(one)),
  ...own.choices.filter((one) => choicesUnreached.includes(one)),
];

const SHOWN = 12;

const answered = ({ seat, pick }: { seat: Seat; pick: readonly string[] }): { seat: Seat; pick: string } => ({
  seat,
  pick: pick.join(' '),
});

/** The end of the input log, and what was being answered. */
function lastAnswers({ file, giving }: SoakFailure): string[] {
  const entries = file?.segments.at(-1)?.entries ?? [];
  const said = entries
    .slice(-SHOWN)
    .map((entry) => ('pick' in entry ? say('soak.answer', answered(entry)) : say('soak.undo')));
  if (entries.length > SHOWN) said.unshift(say('soak.before', { number: entries.length - SHOWN }));
  if (giving) said.push(say('soak.answering', answered(giving)));
  return said;
}

/** What failed, the end of the input log, and where the whole of it was written. */
export function failureLines(entry: GameEntry, failure: SoakFailure): string[] {
  const { game, seed, packs, error, file } = failure;
  return [
    say('soak.failed', { game, seed, packs: packs.join(', ') || say('soak.no-packs'), error }),
    ...lastAnswers(failure),
    ...(file === null ? [] : [writeFailure(entry, failure, file)]),
  ];
}

/** The input log of a failed game, as a file that replays it. */
function writeFailure({ definition }: GameEntry, { game, seed }: SoakFailure, file: GameFile): string {
  const folder = path.join(tmpdir(), 'questwright-soak');
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `${definition.id}-${seed.replaceAll(/\W+/g, '-')}-${game}.json`);
  writeFileSync(name, `${JSON.stringify(file, null, 1)}\n`);
  return name;
}
