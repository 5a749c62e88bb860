/** Tables as rows of the store, and as records that can be played. */

import {
  answer,
  firstLink,
  goOn,
  link,
  open,
  playedWith,
  reopen,
  save,
  undo,
  type Entry,
  type Event,
  type GameFile,
  type GameRecord,
  type Header,
  type Loaded,
  type Segment,
  type World,
} from '@questwright/kernel';
import type { Beginning, EntryRow, SegmentRow, Store, TableRow, Write } from '../store/store.ts';

export const SNAPSHOT_EVERY = 50;

export const seqOf = (record: GameRecord<World>): number =>
  record.segments.reduce((sum, { entries }) => sum + entries.length, 0);

/** Tables with the same box of cards share the list of it: what the kernel works out for a list serves them all. */
const boxes = new WeakMap<Loaded, readonly (readonly string[])[]>();
const MOST_BOXES = 8;
function shareBox(record: GameRecord<World>): GameRecord<World> {
  const known = boxes.get(record.loaded) ?? [];
  const { cards } = record.game.world.things;
  const box = known.find((one) => one.length === cards.length && one.every((card, i) => card === cards[i])) ?? cards;
  boxes.set(record.loaded, [box, ...known.filter((one) => one !== box)].slice(0, MOST_BOXES));
  // Cards are only ever added at the end: a list of the same length is the same.
  for (const { game } of [record, ...record.snapshots]) {
    if (game.world.things.cards.length === box.length) game.world.things.cards = box;
  }
  return record;
}

/** A new game, and what to write of it. */
export function begun(loaded: Loaded, row: TableRow, events: Event[]): { record: GameRecord<World>; writes: Write[] } {
  const { options, sameDice, seats, secret, script = {} } = row;
  const record = open(loaded, { seats: seats.length, secret: secret!, options, script, sameDice }, events);
  shareBox(record);
  return { record, writes: [{ kind: 'segment', table: row.id, row: { ...lastRow(record.segments), events } }] };
}

/** Segments as rows of the store, which has one for each entry that segments begin with. */
export function segmentRows(segments: readonly Segment[]): SegmentRow[] {
  const rows: SegmentRow[] = [];
  let from = 0;
  let before: Beginning[] = [];
  segments.forEach(({ entries, chain: _chain, saved: _saved, ...begin }, i) => {
    if (entries.length === 0 && i < segments.length - 1) return void before.push(begin);
    rows.push({ from, ...begin, ...(before.length > 0 && { before }), events: [] });
    before = [];
    from += entries.length;
  });
  return rows;
}
const lastRow = (segments: readonly Segment[]): SegmentRow => segmentRows(segments).at(-1)!;
/** What to write where a table goes on in a segment of its own. */
export const beginning = (table: string, { segments }: GameRecord<World>): Write => ({
  kind: 'segment',
  table,
  row: lastRow(segments),
});

export function snapshotWrite(table: string, record: GameRecord<World>): Extract<Write, { kind: 'snapshot' }> {
  // Of a file, only the last position is needed here: those before it were written when they were the last.
  const last = { ...record.segments.at(-1)!, snapshot: null, entries: [], chain: [] };
  const { saved } = save({ ...record, segments: [last], snapshots: [] }).segments.at(-1)!;
  return { kind: 'snapshot', table, row: { seq: seqOf(record), saved } };
}

const headerOf = ({ game, packs, seats, options, secret, script = {}, sameDice }: TableRow): Header => ({
  format: 1,
  game,
  packs,
  seats: seats.length,
  options,
  secret: secret!,
  script,
  sameDice,
});

/** The game file of a table after so many entries, cut at the latest snapshot before (or at the beginning of its last segment),
 *  and the entries after that one. With `by`, no snapshot after that many entries is believed. */
export async function fileOf(
  store: Store,
  row: TableRow,
  atMost: number,
  by: number = atMost,
): Promise<{ file: GameFile; rest: EntryRow[] }> {
  const rows = (await store.segments(row.id)).filter(({ from }) => from <= atMost);
  const all = await store.entries(row.id, 0, atMost);
  const last = rows.at(-1)!;
  const snapshot = await store.snapshot(row.id, Math.min(atMost, by));
  // Where a segment begins, the position before may lie: what was made new there is not in it.
  const kept = snapshot !== null && snapshot.seq > last.from ? snapshot : null;
  const until = kept?.seq ?? last.from;
  const segments = rows.flatMap(({ from, before = [], ...row }, i): Segment[] => {
    const begin: Beginning & { events?: Event[] } = row;
    delete begin.events;
    const said = saidIn(all.slice(from, rows[i + 1]?.from ?? until));
    const saved = i === rows.length - 1 ? (kept?.saved ?? []) : [];
    return [...before.map((one) => ({ ...one, ...saidIn([]), saved: [] })), { ...begin, ...said, saved }];
  });
  return { file: { header: headerOf(row), segments }, rest: all.slice(until) };
}
const saidIn = (rows: readonly EntryRow[]): Pick<Segment, 'entries' | 'chain'> => ({
  entries: rows.map(({ entry }) => entry),
  chain: rows.map(({ hash }) => hash),
});

/** The fault of the store, not of the game. */
export class Unread extends Error {}

/** A table that was opened: all of it, or as far as it can be played again. */
export interface Reopened {
  record: GameRecord<World>;
  /** How many entries lead to the position, of how many that there are. */
  good: number;
  all: number;
  /** It goes on in a segment that is not written yet. */
  isNew: boolean;
  /** What was wrong, if something was. */
  why: unknown;
}

/** A table as it was left. Whatever cannot be played again, or comes out otherwise than it did, is left out: then it stands where
 *  all was well for the last time, in a segment of its own that is not written yet. So does a table that newer rules take on. */
export async function reopened(store: Store, loaded: Loaded, row: TableRow): Promise<Reopened> {
  let why: unknown = null;
  let by = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const { file, rest } = await fileOf(store, row, Number.MAX_SAFE_INTEGER, by).catch((cause: unknown) => {
      throw new Unread('The store could not be read', { cause });
    });
    const first = seqIn(file);
    try {
      const { record, good, isNew, ...more } = playedOn(loaded, file, rest);
      return { record: shareBox(record), good: first + good, all: first + rest.length, isNew, why: why ?? more.why };
    } catch (error) {
      why ??= error;
      const { entries } = file.segments.at(-1)!;
      by = first - 1;
      if (entries.length > 0) continue;
      // Nothing of it can be played: it can still be dealt again.
      const segments = wholeOf(file, rest);
      const record = goOn({ loaded, header: file.header, segments }, open(loaded, file.header).game, { after: 0 });
      return { record, good: 0, all: first + rest.length, isNew: true, why };
    }
  }
}
const seqIn = ({ segments }: GameFile): number => segments.reduce((sum, { entries }) => sum + entries.length, 0);

function wholeOf({ segments }: GameFile, rest: readonly EntryRow[]): Segment[] {
  const last = segments.at(-1)!;
  const { entries, chain } = saidIn(rest);
  const whole = { ...last, entries: [...last.entries, ...entries], chain: [...last.chain, ...chain], saved: [] };
  return [...segments.slice(0, -1), whole];
}

/** The position of a file, and the entries after it played once more, up to the first that gives another hash. */
function playedOn(
  loaded: Loaded,
  file: GameFile,
  rest: readonly EntryRow[],
): Pick<Reopened, 'record' | 'good' | 'isNew' | 'why'> {
  const isSame = playedWith(loaded, file.segments.at(-1)!) === null;
  let record = startOf(loaded, file, isSame);
  let why: unknown = null;
  const good = rest.findIndex((row, i) => {
    try {
      repeatAs(record, row, file, rest[i - 1]?.hash, isSame);
      return false;
    } catch (error) {
      why = error;
      return true;
    }
  });
  if (isSame && good < 0) return { record, good: rest.length, isNew: false, why };
  // An answer that came out otherwise has been played: once more without it.
  if (good >= 0) {
    record = startOf(loaded, file, isSame);
    for (const [i, row] of rest.slice(0, good).entries()) repeatAs(record, row, file, rest[i - 1]?.hash, isSame);
  }
  const how = good < 0 ? {} : { after: seqIn(file) + good };
  const next = goOn({ loaded, header: file.header, segments: wholeOf(file, rest) }, record.game, how);
  return { record: next, good: good < 0 ? rest.length : good, isNew: true, why };
}

/** The position of a file. Without a saved one, newer rules take on the one that its segment began with, or the deal. */
function startOf(loaded: Loaded, { header, segments }: GameFile, isSame: boolean): GameRecord<World> {
  const last = segments.at(-1)!;
  const taken = { line: 0, marks: [], game: last.snapshot! };
  const saved = isSame || last.saved.length > 0 ? last.saved : [taken];
  if (!isSame && last.saved.length === 0 && last.snapshot === null) return open(loaded, header);
  return reopen(loaded.definition, { header, segments: [...segments.slice(0, -1), { ...last, saved }] }, { loaded });
}

/** Plays an entry once more, and sees whether it leads to where it led. */
function repeatAs(
  record: GameRecord<World>,
  { seq, entry, hash }: EntryRow,
  { header, segments }: GameFile,
  before: string | undefined,
  isSame: boolean,
): void {
  const last = segments.at(-1)!;
  // Newer rules have begun with the saved position: what lies before it is not theirs to take back.
  const line = isSame ? 0 : (last.saved[0]?.line ?? 0);
  const previous = before ?? last.chain.at(-1) ?? firstLink(header, segments, last.snapshot ?? record.game);
  repeat(record, 'keep' in entry ? { ...entry, keep: entry.keep - line } : entry);
  if (link(previous, entry, record.game) !== hash)
    throw new Error(`Entry ${seq} does not lead to where it led when it was played`);
}

/** Plays an entry once more. */
export function repeat(record: GameRecord<World>, entry: Entry): void {
  const refusal = 'keep' in entry ? undo(record, entry.keep) : answer(record, entry.seat, entry).refusal;
  if (refusal !== null) throw new Error(`An entry is refused when it is played again: ${refusal.key}`);
}

/** Before an undo: lays a position beside the record that was written not long before the one that is gone back to. Without it,
 *  a table that was opened in the middle of a long game would be played again from its beginning. */
export async function bringNear(store: Store, table: string, record: GameRecord<World>, keep: number): Promise<void> {
  const near = record.snapshots.findLast(({ line }) => line <= keep)!.line;
  if (keep - near <= SNAPSHOT_EVERY) return;
  const { entries } = record.segments.at(-1)!;
  const first = seqOf(record) - entries.length;
  const lines: number[] = [];
  for (const entry of entries) lines.push('keep' in entry ? entry.keep : (lines.at(-1) ?? 0) + 1);
  // What was taken back later is not on the line any more.
  let least = keep;
  for (let i = entries.length - 1; i >= 0; i--) {
    const line = lines[i]!;
    const seq = first + i + 1;
    if (
      line <= least &&
      line > near &&
      seq % SNAPSHOT_EVERY === 0 &&
      !record.renewals.some((one) => one.line === line)
    ) {
      const found = await store.snapshot(table, seq);
      const saved = found?.seq === seq ? found.saved[0] : undefined;
      if (saved?.line === line) {
        record.snapshots.push({ line, game: saved.game as GameRecord<World>['game'] });
        record.snapshots.sort((one, other) => one.line - other.line);
        shareBox(record);
        return;
      }
    }
    const entry = entries[i]!;
    if ('keep' in entry) least = Math.min(least, entry.keep);
  }
}
