/** The input log is the game. A game file is a header and segments of entries; everything else follows from them. */

import { canonical, copy, type Json, type Params } from './json.ts';
import { load, type Definition, type Loaded } from './load.ts';
import { advance, begin, clone, play, reask, StartError } from './play.ts';
import { seeded, type Script } from './random.ts';
import type { Answer, Event, Game, Refusal, World } from './rules.ts';
import type { Seat } from './schema.ts';
import { sha256 } from './sha256.ts';
import { redealUnknown } from './view.ts';

export interface Header {
  format: 1;
  game: string;
  packs: string[];
  seats: number;
  options: Params;
  /** Everything random follows from it. Known to nobody before the game is over. */
  secret: string;
  script: Partial<Script>;
  /** An undo past a roll gives the same dice again. */
  sameDice: boolean;
}
/** Something that was said at the table: an answer, or that the last answers do not count. */
export type Entry =
  | { seat: Seat; no: number; pick: string[] }
  /** Only the first `keep` answers count. With `fresh`, dice and unknown cards are new from here, by that number. */
  | { keep: number; fresh: number | null };

export interface Segment {
  rules: string;
  content: string;
  /** The game at the beginning; null for a new game. */
  snapshot: Game<any> | null;
  entries: Entry[];
  /** Hash chain after each entry. */
  chain: string[];
  /** Saved positions, so that a long game opens fast. Never trusted by `verify`. */
  saved: Saved[];
}
export interface Saved {
  line: number;
  /** Undo is free back to this line. */
  free: number;
  game: Game<any>;
}
export interface GameFile {
  header: Header;
  segments: Segment[];
}

/** A game at the table: its file, where it is now, and what is needed to go back. */
export interface Record<W extends World> {
  loaded: Loaded<W>;
  header: Header;
  segments: Segment[];
  game: Game<W>;
  /** The answers of this segment that count, and where dice were made new. */
  line: LineItem[];
  /** Whether the answer rolled or revealed something. */
  marks: boolean[];
  snapshots: { line: number; game: Game<W> }[];
  /** Answers taken back, last first, for redo. */
  undone: Entry[];
  hash: string;
  /** How many undos made the dice new. */
  fresh: number;
}
type LineItem = { seat: Seat; no: number; pick: string[]; fresh: number | null };

export class FileError extends Error {}

const link = (before: string, entry: Entry, events: readonly Event[]): string =>
  sha256(`${before}\n${canonical(entry)}\n${JSON.stringify(events)}`);

const firstLink = (header: Header, segment: Pick<Segment, 'rules' | 'content' | 'snapshot'>): string =>
  sha256(
    canonical({
      header,
      rules: segment.rules,
      content: segment.content,
      snapshot: segment.snapshot as unknown as Json,
    }),
  );

export interface NewGame {
  packs?: readonly string[];
  seats: number;
  secret: string;
  options?: Params;
  script?: Partial<Script>;
  sameDice?: boolean;
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

export function open<W extends World>(loaded: Loaded<W>, setup: NewGame, events: Event[] | null = null): Record<W> {
  const header = headerOf(loaded, setup);
  const segment: Segment = newSegment(loaded, null);
  const game = begin(loaded, { ...header, seed: header.secret }, events);
  return recordOf(loaded, header, [segment], game);
}

/** A table that goes on from any position: a puzzle, a what-if, a test. */
export function openAt<W extends World>(loaded: Loaded<W>, setup: NewGame, game: Game<W>): Record<W> {
  return recordOf(loaded, headerOf(loaded, setup), [newSegment(loaded, clone(loaded, game))], game);
}

function newSegment<W extends World>(loaded: Loaded<W>, snapshot: Game<W> | null): Segment {
  const { version } = loaded.definition;
  return { rules: version, content: loaded.contentHash, snapshot, entries: [], chain: [], saved: [] };
}

function recordOf<W extends World>(loaded: Loaded<W>, header: Header, segments: Segment[], game: Game<W>): Record<W> {
  const segment = segments[segments.length - 1]!;
  return {
    loaded,
    header,
    segments,
    game,
    line: [],
    marks: [],
    snapshots: [{ line: 0, game: clone(loaded, game) }],
    undone: [],
    hash: firstLink(header, segment),
    fresh: 0,
  };
}

const current = (record: Record<any>): Segment => record.segments[record.segments.length - 1]!;

function write(record: Record<any>, entry: Entry, events: readonly Event[]): void {
  const segment = current(record);
  record.hash = link(record.hash, entry, events);
  segment.entries.push(entry);
  segment.chain.push(record.hash);
}

/** Answers a decision. A refusal changes nothing. */
export function answer<W extends World>(
  record: Record<W>,
  seat: Seat,
  given: Answer,
): { refusal: Refusal | null; events: Event[] } {
  const events: Event[] = [];
  const { game } = record;
  const { drawn } = game.dice;
  const { news } = game.world.things;
  const refusal = play(record.loaded, game, seat, given, events);
  if (refusal !== null) return { refusal, events };
  const entry = { seat, no: given.no, pick: [...given.pick] };
  record.undone = [];
  step(record, entry, game.dice.drawn !== drawn || game.world.things.news !== news);
  write(record, entry, events);
  return { refusal: null, events };
}

const SPACING = 32;

/** Keeps what is needed to go back: positions close together near the end, further apart before. */
function step<W extends World>(
  record: Record<W>,
  entry: { seat: Seat; no: number; pick: string[] },
  mark: boolean,
): void {
  record.line.push({ ...entry, fresh: null });
  record.marks.push(mark);
  const now = record.line.length;
  if (now % SPACING !== 0) return;
  record.snapshots.push({ line: now, game: clone(record.loaded, record.game) });
  record.snapshots = record.snapshots.filter(({ line }, i, all) => {
    if (i === 0 || i >= all.length - 2) return true;
    return all[i + 1]!.line - all[i - 1]!.line > (now - line) / 4;
  });
}

/** The last mark: undo back to here is free. */
export function freeUndo(record: Record<any>): number {
  return record.marks.lastIndexOf(true) + 1;
}

/** Takes back answers until `keep` are left. Past a roll or reveal, dice and unknown cards become new, unless the table
 *  chose the same dice. Who may do this, and whether the table must vote, is for the caller to decide. */
export function undo<W extends World>(record: Record<W>, keep: number = record.line.length - 1): Refusal | null {
  if (!Number.isInteger(keep) || keep < 0 || keep >= record.line.length) {
    return { rule: 'kernel', key: 'kernel.nothing-to-undo', with: { keep, length: record.line.length } };
  }
  const past = keep < freeUndo(record) && !record.header.sameDice;
  const taken = record.line.slice(keep).map(({ seat, no, pick }) => ({ seat, no, pick }));
  const entry: Entry = { keep, fresh: past ? ++record.fresh : null };
  rewind(record, entry);
  record.undone = past ? [] : [...record.undone, ...taken.reverse()];
  write(record, entry, []);
  return null;
}

function rewind<W extends World>(record: Record<W>, { keep, fresh }: { keep: number; fresh: number | null }): void {
  const { loaded, line } = record;
  record.snapshots = record.snapshots.filter((one) => one.line <= keep);
  const from = record.snapshots[record.snapshots.length - 1]!;
  const game = clone(loaded, from.game);
  for (let i = from.line; i < keep; i++) replay(record, game, line[i]!);
  record.line = line.slice(0, keep);
  record.marks = record.marks.slice(0, keep);
  record.game = game;
  if (fresh === null) return;
  renew(record, game, fresh);
  // Later undos to this point find the new dice here, not the old ones.
  record.snapshots = [...record.snapshots.filter((one) => one.line < keep), { line: keep, game: clone(loaded, game) }];
}

function replay<W extends World>(record: Record<W>, game: Game<W>, item: LineItem): void {
  const refusal = play(record.loaded, game, item.seat, item);
  if (refusal !== null)
    throw new FileError(`Answer ${item.no} of seat ${item.seat} is refused on replay: ${refusal.key}`);
}

function renew<W extends World>(record: Record<W>, game: Game<W>, fresh: number): void {
  game.dice = { ...seeded(`${record.header.secret}\nundo ${fresh}`), drawn: game.dice.drawn, script: game.dice.script };
  redealUnknown(record.loaded, game);
  reask(record.loaded, game);
}

/** Gives the answers taken back once more, the last undone first; each is an ordinary answer again. */
export function redo<W extends World>(record: Record<W>): { refusal: Refusal | null; events: Event[] } {
  const rest = [...record.undone];
  const last = rest.pop();
  if (last === undefined || !('seat' in last)) {
    return { refusal: { rule: 'kernel', key: 'kernel.nothing-to-redo', with: {} }, events: [] };
  }
  const outcome = answer(record, last.seat, last);
  if (outcome.refusal === null) record.undone = rest;
  return outcome;
}

/** The game as a file. */
export function save(record: Record<any>): GameFile {
  const segments = record.segments.map((segment) => ({ ...segment, saved: [] as Saved[] }));
  segments[segments.length - 1]!.saved = [{ line: record.line.length, free: freeUndo(record), game: record.game }];
  return copy({ header: record.header, segments });
}

/** Opens a file. Without `verify`, the last saved position is believed; with it, everything is played again. */
export function reopen<W extends World>(
  definition: Definition<W>,
  file: GameFile,
  options: { verify?: boolean; onEntry?(entry: Entry, events: Event[], record: Record<W>): void } = {},
): Record<W> {
  const { header, segments } = checkedFile(definition, file);
  const loaded = load(definition, { packs: header.packs });
  const last = segments[segments.length - 1]!;
  if (last.rules !== definition.version || last.content !== loaded.contentHash) {
    return options.verify
      ? fail('was played with other rules or cards; only its own version can verify it')
      : migrate(loaded, header, segments);
  }
  let start: Game<W>;
  if (last.snapshot) start = copy(last.snapshot as Game<W>);
  else start = begin(loaded, { ...header, seed: header.secret });
  const record = recordOf(loaded, header, segments, start);
  const saved = options.verify ? undefined : last.saved[last.saved.length - 1];
  const entries = last.entries;
  const chain = last.chain;
  if (saved && !options.onEntry) return believe(record, saved);
  last.entries = [];
  last.chain = [];
  entries.forEach((entry, i) => {
    const events: Event[] = [];
    if ('keep' in entry) {
      if (!(entry.keep >= 0 && entry.keep < record.line.length)) fail(`entry ${i} takes back what is not there`);
      if (entry.fresh !== null) record.fresh = entry.fresh;
      rewind(record, entry);
      write(record, entry, []);
    } else {
      const outcome = answer(record, entry.seat, entry);
      if (outcome.refusal)
        fail(`answer ${entry.no} (entry ${i}) of seat ${entry.seat} is refused: ${outcome.refusal.key}`);
      events.push(...outcome.events);
    }
    if (record.hash !== chain[i]) fail(`entry ${i} does not give the hash that was recorded`);
    options.onEntry?.(entry, events, record);
  });
  return record;
}

/** Takes the last saved position for true: the line is worked out from the entries without playing them. */
function believe<W extends World>(record: Record<W>, saved: Saved): Record<W> {
  const { entries, chain } = current(record);
  for (const entry of entries) {
    if ('keep' in entry) {
      record.line.length = entry.keep;
      if (entry.fresh !== null) record.fresh = entry.fresh;
    } else record.line.push({ seat: entry.seat, no: entry.no, pick: [...entry.pick], fresh: null });
  }
  record.marks = record.line.map((_, i) => i < saved.free);
  record.game = copy(saved.game as Game<W>);
  record.snapshots.push({ line: saved.line, game: clone(record.loaded, record.game) });
  record.hash = chain[chain.length - 1] ?? record.hash;
  return record;
}

function fail(why: string): never {
  throw new FileError(`This game file ${why}`);
}

function checkedFile<W extends World>(definition: Definition<W>, file: GameFile): GameFile {
  const { header, segments } = file ?? {};
  if (typeof header !== 'object' || header === null || header.format !== 1)
    fail('is not one of ours, or of another format');
  if (header.game !== definition.id) fail(`is of the game ${header.game}, not ${definition.id}`);
  if (typeof header.secret !== 'string' || !Array.isArray(header.packs)) fail('has a broken header');
  if (!Array.isArray(segments) || segments.length === 0) fail('has no segments');
  for (const segment of segments) {
    const { entries, chain, saved } = segment;
    if (!Array.isArray(entries) || !Array.isArray(chain) || entries.length !== chain.length)
      fail('has a broken segment');
    if (!Array.isArray(saved)) fail('has a broken segment');
  }
  return copy(file);
}

/** Takes a running game to the present version at its last decision: migrate the snapshot, ask again, new segment. */
function migrate<W extends World>(loaded: Loaded<W>, header: Header, segments: Segment[]): Record<W> {
  const last = segments[segments.length - 1]!;
  const saved = last.saved[last.saved.length - 1];
  if (!saved) return fail('is of another version and has no saved position to go on from');
  const game = copy(saved.game) as Game<W>;
  let version = last.rules;
  for (const migration of loaded.definition.migrations ?? []) {
    if (migration.from !== version) continue;
    for (const frame of game.stack) {
      const renamed = migration.steps?.[`${frame.proc}/${frame.step}`];
      if (renamed === undefined) continue;
      const [proc, stepName] = renamed.split('/');
      frame.proc = proc!;
      frame.step = stepName!;
    }
    migration.game?.(game);
    version = migration.to;
  }
  if (version !== loaded.definition.version) {
    fail(`is of version ${last.rules}; there is no way from ${version} to ${loaded.definition.version}`);
  }
  const problems: string[] = [];
  loaded.world.check(game.world, '', problems);
  for (const frame of game.stack) {
    if (!loaded.procs.get(frame.proc)?.steps.has(frame.step))
      problems.push(`there is no step ${frame.proc}/${frame.step}`);
  }
  if (problems.length > 0) fail(`does not fit version ${version}: ${problems.join('; ')}`);
  reask(loaded, game);
  return recordOf(loaded, header, [...segments, newSegment(loaded, clone(loaded, game))], game);
}

/** Plays the whole file again and checks every hash. */
export function verify<W extends World>(definition: Definition<W>, file: GameFile): { answers: number; hash: string } {
  const record = reopen(definition, file, { verify: true });
  const claimed = file.segments[file.segments.length - 1]!.saved;
  const last = claimed[claimed.length - 1];
  if (last && canonical(last.game) !== canonical(record.game))
    fail('claims a position that its answers do not lead to');
  return { answers: record.line.length, hash: record.hash };
}

export { StartError, advance };
