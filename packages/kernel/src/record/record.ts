/** A game at the table: answer, undo, redo, save, open again, verify. The input log is the game. */

import {
  checkedFile,
  fail,
  FileError,
  firstLink,
  link,
  type Entry,
  type GameFile,
  type Header,
  type Said,
  type Saved,
  type Segment,
  type UndoEntry,
} from './file.ts';
import { digestOf } from './digest.ts';
import { at, canonical, copy, type Params } from '../state/json.ts';
import { load, type Definition, type Loaded, type Migration } from '../writing/load.ts';
import { begin, clone, play, reask } from '../playing/play.ts';
import { seeded, type Script } from '../playing/random.ts';
import type { Answer, Event, Game, Refusal, World } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import { redealUnknown } from '../state/view.ts';

export interface GameRecord<W extends World> {
  loaded: Loaded<W>;
  header: Header;
  segments: Segment[];
  game: Game<W>;
  /** The answers of this segment that count. */
  line: Said[];
  /** Whether each of them rolled or revealed something. */
  marks: boolean[];
  /** After how many answers dice and unknown cards were made new, and by which number. */
  renewals: { line: number; fresh: number }[];
  /** Positions on the way, each before anything was made new there. */
  snapshots: { line: number; game: Game<W> }[];
  /** Answers taken back, the last undone last, for redo. */
  undone: Said[];
  /** The digests of positions by how many answers led to them, those taken back included, as far as they are known. Who goes back
   *  and forth comes to positions whose digest was worked out before, and it takes longer than all else that an undo does. */
  digests: string[];
  hash: string;
  /** How many undos made the dice new, in all segments. */
  fresh: number;
}

export interface NewGame {
  seats: number;
  secret: string;
  options?: Params;
  script?: Partial<Script>;
  sameDice?: boolean;
}

export function open<W extends World>(loaded: Loaded<W>, setup: NewGame, events: Event[] | null = null): GameRecord<W> {
  const header = headerOf(loaded, setup);
  const game = begin(loaded, { ...header, seed: header.secret }, events);
  return recordOf(loaded, header, [newSegment(loaded, null)], game);
}

/** A table that goes on from any position: a puzzle, a what-if, a test. */
export function openAt<W extends World>(loaded: Loaded<W>, setup: NewGame, game: Game<W>): GameRecord<W> {
  return recordOf(loaded, headerOf(loaded, setup), [newSegment(loaded, clone(loaded, game))], game);
}

function headerOf(loaded: Loaded<any>, setup: NewGame): Header {
  return {
    format: 1,
    game: loaded.definition.id,
    packs: [...loaded.packs],
    seats: setup.seats,
    options: setup.options ?? {},
    secret: setup.secret,
    script: setup.script ?? {},
    sameDice: setup.sameDice ?? false,
  };
}

/** Goes on from a position in a segment of its own: nothing before it can be taken back. With a secret, dice and unknown cards
 *  are made new by it, and nothing is laid out any more: whoever knew the one before does not know what comes. */
export function goOn<W extends World>(
  { loaded, header, segments }: Pick<GameRecord<W>, 'loaded' | 'header' | 'segments'>,
  from: Game<W>,
  how: Pick<Segment, 'secret' | 'after'> = {},
): GameRecord<W> {
  const game = clone(loaded, from);
  if (how.secret !== undefined) {
    game.dice.script = { dice: [], orders: [] };
    renew(loaded, game, how.secret);
  }
  return recordOf(loaded, header, [...segments, { ...newSegment(loaded, clone(loaded, game)), ...how }], game);
}

function newSegment<W extends World>(loaded: Loaded<W>, snapshot: Game<W> | null): Segment {
  return {
    rules: loaded.definition.version,
    packs: Object.fromEntries(packsOf(loaded).map(({ id, version }) => [id, version])),
    content: loaded.contentHash(),
    snapshot,
    entries: [],
    chain: [],
    links: 'positions',
    saved: [],
  };
}

/** The packs of a game in their order. Those that say no version are of the first. */
const packsOf = (loaded: Loaded<any>): { id: string; version: string; migrations: readonly Migration[] }[] =>
  loaded.packs.map((id) => {
    const { version = '1', migrations = [] } = loaded.definition.packs.find((pack) => pack.id === id)!;
    return { id, version, migrations };
  });
const packVersion = ({ packs }: Segment, id: string): string => packs?.[id] ?? '1';

/** With what else a segment was played than is here, in words; null when it can go on as it is. */
export function playedWith(loaded: Loaded<any>, segment: Segment): string | null {
  const { version } = loaded.definition;
  if (segment.rules !== version) return `version ${segment.rules} of the rules, and here is ${version}`;
  for (const pack of packsOf(loaded)) {
    const was = packVersion(segment, pack.id);
    if (was !== pack.version) return `version ${was} of the pack ${pack.id}, and here is ${pack.version}`;
  }
  if (segment.content !== loaded.contentHash()) return 'other cards';
  return segment.links === 'positions' ? null : 'hashes of an older kind';
}

function recordOf<W extends World>(
  loaded: Loaded<W>,
  header: Header,
  segments: Segment[],
  game: Game<W>,
): GameRecord<W> {
  const before = segments.slice(0, -1).flatMap((segment) => segment.entries);
  return {
    loaded,
    header,
    segments,
    game,
    line: [],
    marks: [],
    renewals: [],
    snapshots: [{ line: 0, game: clone(loaded, game) }],
    undone: [],
    digests: [],
    hash: firstLink(header, segments, game),
    fresh: before.filter((entry) => 'keep' in entry && entry.fresh !== null).length,
  };
}

const current = (record: GameRecord<any>): Segment => record.segments[record.segments.length - 1]!;

/** Writes down what was said. `again`: it leads to a position in which the game has been before. */
function write(record: GameRecord<any>, entry: Entry, again: boolean): void {
  const segment = current(record);
  const { digests, line, game } = record;
  if (!again) digests.length = line.length;
  const digest = (digests[line.length] ??= digestOf(game));
  record.hash = link(record.hash, entry, game, digest);
  segment.entries.push(entry);
  segment.chain.push(record.hash);
}

// ---- answers ----

interface Answered {
  refusal: Refusal | null;
  events: Event[];
}

/** Answers a decision. A refusal changes nothing; neither does a rule that breaks. */
export const answer = <W extends World>(record: GameRecord<W>, seat: Seat, given: Answer): Answered =>
  give(record, seat, given, false);

function give<W extends World>(record: GameRecord<W>, seat: Seat, given: Answer, again: boolean): Answered {
  const events: Event[] = [];
  const { game } = record;
  const { drawn } = game.dice;
  const { news } = game.world.things;
  let refusal: Refusal | null;
  try {
    refusal = play(record.loaded, game, seat, given, events);
  } catch (error) {
    record.game = positionAt(record, record.line.length);
    throw error;
  }
  if (refusal !== null) return { refusal, events };
  const said: Said = { seat, no: given.no, pick: [...given.pick] };
  record.undone = [];
  record.line.push(said);
  record.marks.push(game.dice.drawn !== drawn || game.world.things.news !== news);
  takeSnapshot(record);
  write(record, said, again);
  return { refusal: null, events };
}

const SPACING = 32;

/** Keeps what is needed to go back: positions close together near the end, further apart before. */
function takeSnapshot<W extends World>(record: GameRecord<W>): void {
  const now = record.line.length;
  if (now % SPACING !== 0) return;
  record.snapshots.push({ line: now, game: clone(record.loaded, record.game) });
  record.snapshots = record.snapshots.filter(({ line }, i, all) => {
    if (i === 0 || i >= all.length - 2) return true;
    return all[i + 1]!.line - all[i - 1]!.line > (now - line) / 4;
  });
}

// ---- undo and redo ----

/** Undo back to this line is free: nothing was rolled, revealed or made new since. */
export function freeUndo(record: GameRecord<any>): number {
  const renewed = record.renewals[record.renewals.length - 1]?.line ?? 0;
  return Math.max(record.marks.lastIndexOf(true) + 1, renewed);
}

const isPast = (record: GameRecord<any>, keep: number): boolean => keep < freeUndo(record) && !record.header.sameDice;

/** Takes back answers until `keep` are left. Past a roll or reveal, dice and unknown cards become new, unless the table
 *  chose the same dice. Who may do this, and whether the table must vote, is for the caller to decide. */
export function undo<W extends World>(record: GameRecord<W>, keep: number = record.line.length - 1): Refusal | null {
  if (!Number.isInteger(keep) || keep < 0 || keep >= record.line.length) {
    return { rule: 'kernel', key: 'kernel.nothing-to-undo', with: { keep, length: record.line.length } };
  }
  const past = isPast(record, keep);
  const taken = record.line.slice(keep).reverse();
  const entry: UndoEntry = { keep, fresh: past ? record.fresh + 1 : null };
  rewind(record, entry);
  record.undone = past ? [] : [...record.undone, ...taken];
  write(record, entry, !past);
  return null;
}

function rewind<W extends World>(record: GameRecord<W>, { keep, fresh }: UndoEntry): void {
  record.renewals = record.renewals.filter(({ line }) => (fresh === null ? line <= keep : line < keep));
  if (fresh !== null) {
    record.renewals.push({ line: keep, fresh });
    record.fresh = fresh;
  }
  record.snapshots = record.snapshots.filter((one) => one.line <= keep);
  record.game = positionBefore(record, keep, (line, game) => {
    // The next undo will not go far from here.
    if (line % SPACING === 0 && keep - line < 2 * SPACING) {
      record.snapshots.push({ line, game: clone(record.loaded, game) });
    }
  });
  renewAt(record, record.game, keep);
  record.line = record.line.slice(0, keep);
  record.marks = record.marks.slice(0, keep);
}

/** The position after so many answers of the line, played from the nearest one that was kept. */
function positionAt<W extends World>(record: GameRecord<W>, keep: number): Game<W> {
  const game = positionBefore(record, keep);
  renewAt(record, game, keep);
  return game;
}

function renewAt<W extends World>(record: GameRecord<W>, game: Game<W>, line: number): void {
  const secret = record.segments.findLast((one) => one.secret !== undefined)?.secret ?? record.header.secret;
  for (const one of record.renewals) if (one.line === line) renew(record.loaded, game, `${secret}\nundo ${one.fresh}`);
}

/** The same, before anything was made new there. */
function positionBefore<W extends World>(
  record: GameRecord<W>,
  keep: number,
  passed: (line: number, game: Game<W>) => void = () => {},
): Game<W> {
  const { loaded, line } = record;
  const from = record.snapshots.findLast((one) => one.line <= keep)!;
  const game = clone(loaded, from.game);
  for (let n = from.line; n < keep; n++) {
    if (n > from.line) passed(n, game);
    renewAt(record, game, n);
    const { seat, no, pick } = line[n]!;
    const refusal = play(loaded, game, seat, { no, pick });
    if (refusal !== null) throw new FileError(`Answer ${no} of seat ${seat} is refused on replay: ${refusal.key}`);
  }
  return game;
}

/** New dice, and what nobody knows is dealt anew with them. */
function renew<W extends World>(loaded: Loaded<W>, game: Game<W>, seed: string): void {
  const { drawn, script } = game.dice;
  game.dice = { ...seeded(seed), drawn, script };
  redealUnknown(loaded, game);
  reask(loaded, game);
}

/** Gives the answers taken back once more, the last undone first; each is an ordinary answer again. */
export function redo<W extends World>(record: GameRecord<W>): Answered {
  const rest = [...record.undone];
  const last = rest.pop();
  if (last === undefined) return { refusal: { rule: 'kernel', key: 'kernel.nothing-to-redo', with: {} }, events: [] };
  const outcome = give(record, last.seat, last, true);
  if (outcome.refusal === null) record.undone = rest;
  return outcome;
}

// ---- files ----

/** How many positions before the last one a file holds, so that an undo after opening is fast. */
const KEPT = 3;

/** The game as a file. */
export function save(record: GameRecord<any>): GameFile {
  const segments = record.segments.map((segment) => ({ ...segment, saved: [] as Saved[] }));
  const marks = record.marks.flatMap((mark, i) => (mark ? [i] : []));
  const before = record.snapshots.filter(({ line }) => line > 0 && line < record.line.length).slice(-KEPT);
  segments[segments.length - 1]!.saved = [
    { line: record.line.length, marks, game: record.game },
    ...before.map(({ line, game }) => ({ line, marks: [], game })),
  ];
  return copy({ header: record.header, segments });
}

export interface ReopenOptions<W extends World> {
  /** The game with the packs of the file, where it is loaded already. */
  loaded?: Loaded<W>;
  /** Believe no saved position: play everything again. */
  verify?: boolean;
  onEntry?(entry: Entry, events: Event[], record: GameRecord<W>): void;
}

/** Opens a file: from its last saved position, or, to verify it or to be told of every entry, by playing it again. */
export function reopen<W extends World>(
  definition: Definition<W>,
  file: GameFile,
  options: ReopenOptions<W> = {},
): GameRecord<W> {
  const { header, segments } = checkedFile(definition.id, file);
  const loaded = options.loaded ?? load(definition, { packs: header.packs });
  const last = segments[segments.length - 1]!;
  const others = playedWith(loaded, last);
  if (others !== null) {
    if (options.verify) fail(`was played with ${others}; only its own version can verify it`);
    return migrate(loaded, header, segments);
  }
  if (last.snapshot) checkPosition(loaded, last.snapshot);
  const start = last.snapshot ? (copy(last.snapshot) as Game<W>) : begin(loaded, { ...header, seed: header.secret });
  const record = recordOf(loaded, header, segments, start);
  const trusts = last.saved.length > 0 && !options.verify && !options.onEntry;
  if (trusts && isHonest(record)) return believe(record);
  const { entries, chain } = last;
  last.entries = [];
  last.chain = [];
  entries.forEach((entry, i) => {
    const events = repeat(record, entry, i);
    if (record.hash !== chain[i]) fail(`is not what was played: entry ${i} gives another hash, ${inWords(entry)}`);
    options.onEntry?.(entry, events, record);
  });
  if (trusts) fail('claims a position that its answers do not lead to');
  return record;
}

const inWords = (entry: Entry): string =>
  'keep' in entry
    ? `the undo back to ${entry.keep} answers`
    : `the answer ${entry.pick.join(' ')} of seat ${entry.seat} to question ${entry.no}`;

function repeat<W extends World>(record: GameRecord<W>, entry: Entry, i: number): Event[] {
  if (!('keep' in entry)) {
    const { refusal, events } = answer(record, entry.seat, entry);
    if (refusal) fail(`has an answer that is refused: entry ${i}, seat ${entry.seat}, ${refusal.key}`);
    return events;
  }
  if (entry.keep >= record.line.length) fail(`takes back what is not there: entry ${i}`);
  const fresh = isPast(record, entry.keep) ? record.fresh + 1 : null;
  if (entry.fresh !== fresh) fail(`has an undo with the wrong dice: entry ${i}`);
  rewind(record, entry);
  write(record, entry, fresh === null);
  return [];
}

/** Whether the last saved position is the one that the last link of the chain covers. */
function isHonest<W extends World>(record: GameRecord<W>): boolean {
  const { entries, chain, saved } = current(record);
  for (const { game } of saved) checkPosition(record.loaded, game);
  const said = entries[entries.length - 1];
  return said === undefined || link(chain[chain.length - 2] ?? record.hash, said, saved[0]!.game) === chain.at(-1);
}

/** Takes the saved positions for true: the line is worked out from the entries without playing them. */
function believe<W extends World>(record: GameRecord<W>): GameRecord<W> {
  const { entries, chain, saved } = current(record);
  for (const entry of entries) {
    if (!('keep' in entry)) {
      record.line.push(entry);
      continue;
    }
    if (entry.keep >= record.line.length) fail('takes back what is not there');
    record.line.length = entry.keep;
    const { keep, fresh } = entry;
    record.renewals = record.renewals.filter(({ line }) => (fresh === null ? line <= keep : line < keep));
    if (fresh === null) continue;
    record.renewals.push({ line: keep, fresh });
    record.fresh = fresh;
  }
  const [last, ...before] = saved;
  if (last!.line !== record.line.length)
    fail(`saved a position after ${last!.line} answers, but ${record.line.length} count`);
  for (const { line, game } of [...before.sort((x, y) => x.line - y.line), last!]) {
    // A position where dice were made new is not the one before: it would be renewed twice.
    if (line < record.line.length || !record.renewals.some((one) => one.line === line)) {
      record.snapshots.push({ line, game: copy(game) as Game<W> });
    }
  }
  const marked = new Set(last!.marks);
  record.marks = record.line.map((_, i) => marked.has(i));
  record.game = copy(last!.game) as Game<W>;
  record.hash = chain[chain.length - 1] ?? record.hash;
  return record;
}

function checkPosition<W extends World>(loaded: Loaded<W>, game: Game<any>): void {
  const problems: string[] = [];
  loaded.world.check(game.world, '', problems);
  if (typeof game.dice?.drawn !== 'number') problems.push('there are no dice');
  if (!Array.isArray(game.stack)) problems.push('there is no stack');
  else {
    for (const { proc, step } of game.stack) {
      if (!loaded.procs.get(proc)?.steps.has(step)) problems.push(`there is no step ${proc}/${step}`);
    }
  }
  for (const { of, path } of Array.isArray(game.world?.lasting) ? game.world.lasting : []) {
    const data = at(loaded.content.get(of)?.content, path);
    if (data === null) problems.push(`what lasts is not there any more: ${of}.${path.join('.')}`);
  }
  if (problems.length > 0) fail(`does not fit version ${loaded.definition.version}: ${problems.join('; ')}`);
}

/** Takes a running game to the present version at its last decision: migrate the position, ask again, new segment. The game
 *  itself comes first: migrations of packs find the base as it is now. */
function migrate<W extends World>(loaded: Loaded<W>, header: Header, segments: Segment[]): GameRecord<W> {
  const last = segments[segments.length - 1]!;
  const saved = last.saved[0];
  if (!saved) return fail('is of another version and has no saved position to go on from');
  const game = copy(saved.game) as Game<W>;
  const { version, migrations = [] } = loaded.definition;
  bring(game, migrations, last.rules, version, '');
  for (const { id, ...pack } of packsOf(loaded)) {
    bring(game, pack.migrations, packVersion(last, id), pack.version, ` of the pack ${id}`);
  }
  checkPosition(loaded, game);
  reask(loaded, game);
  return goOn({ loaded, header, segments }, game);
}

function bring(game: Game<any>, migrations: readonly Migration[], from: string, to: string, what: string): void {
  let version = from;
  for (const migration of migrations) {
    if (migration.from !== version) continue;
    for (const frame of game.stack) rename(frame, migration.steps ?? {});
    migration.game?.(game);
    version = migration.to;
  }
  if (version !== to) fail(`is of version ${from}${what}; there is no way from ${version} to ${to}`);
}

/** Renames the step that is being played and the one that is meant to follow. */
function rename(frame: Game['stack'][number], steps: Readonly<Record<string, string>>): void {
  const { proc } = frame;
  const to = (step: string): string[] => (steps[`${proc}/${step}`] ?? `${proc}/${step}`).split('/');
  if (frame.goto !== null) frame.goto = to(frame.goto)[1]!;
  [frame.proc, frame.step] = to(frame.step) as [string, string];
}

/** Plays a file again and checks every hash: from the deal, or where older rules played from the position that the file claims
 *  to have had after `from` entries. */
export function verify<W extends World>(
  definition: Definition<W>,
  file: GameFile,
): { answers: number; hash: string; from: number | null } {
  const { record, from } = playedAgain(definition, file);
  return { answers: record.line.length, hash: record.hash, from };
}

/** The same, for whoever wants to be told of all that is played, and to have what it leads to. */
export function playedAgain<W extends World>(
  definition: Definition<W>,
  file: GameFile,
  options: Omit<ReopenOptions<W>, 'verify'> = {},
): { record: GameRecord<W>; from: number | null } {
  const { header, segments } = checkedFile(definition.id, file);
  const loaded = options.loaded ?? load(definition, { packs: header.packs });
  let first = segments.length - 1;
  // What was made new by a secret follows from the position before it, unless entries between them do not count.
  const follows = ({ secret, after }: Segment): boolean => secret !== undefined && after === undefined;
  while (follows(segments[first]!) && playedWith(loaded, segments[first - 1]!) === null) first--;
  const upTo = (n: number): GameRecord<W> =>
    reopen(definition, { header, segments: segments.slice(0, n) }, { ...options, loaded, verify: true });
  let record = upTo(first + 1);
  for (const [i, { secret, snapshot }] of segments.entries()) {
    if (i <= first) continue;
    const begins = goOn(record, record.game, { secret: secret! }).segments[i]!;
    if (canonical(begins.snapshot) !== canonical(snapshot)) fail(`has another beginning of segment ${i}`);
    record = upTo(i + 1);
  }
  const [claimed, ...before] = segments[segments.length - 1]!.saved;
  const marks = record.marks.flatMap((mark, i) => (mark ? [i] : []));
  const real: Saved = { line: record.line.length, marks, game: record.game };
  if (claimed && canonical(claimed) !== canonical(real)) fail('claims a position that its answers do not lead to');
  for (const { line, game } of before) {
    if (line > real.line || canonical(game) !== canonical(positionBefore(record, line))) {
      fail(`claims a position after ${line} answers that these do not lead to`);
    }
  }
  const believed = segments.slice(0, first).reduce((sum, { entries }) => sum + entries.length, 0);
  return { record, from: segments[first]!.snapshot === null ? null : believed };
}
