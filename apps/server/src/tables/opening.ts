/** Tables as rows of the store, and as records that can be played. */

import {
  answer,
  open,
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
import type { EntryRow, SegmentRow, Store, TableRow, Write } from '../store/store.ts';

export const SNAPSHOT_EVERY = 50;

/** All entries of a record, in the order in which they were said. */
export const entriesOf = (record: GameRecord<World>): Entry[] => record.segments.flatMap(({ entries }) => entries);
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
  const { options, sameDice, seats, secret } = row;
  const record = open(loaded, { seats: seats.length, secret: secret!, options, sameDice }, events);
  shareBox(record);
  return { record, writes: [{ kind: 'segment', table: row.id, row: segmentRow(record.segments[0]!, 0, events) }] };
}

export function segmentRow(segment: Segment, from: number, events: Event[]): SegmentRow {
  const { rules, packs, content, snapshot, links } = segment;
  return { from, rules, ...(packs && { packs }), content, snapshot, ...(links && { links }), events };
}

export function snapshotWrite(table: string, record: GameRecord<World>): Write {
  // Of a file, only the last position is needed here: those before it were written when they were the last.
  const last = { ...record.segments.at(-1)!, snapshot: null, entries: [], chain: [] };
  const { saved } = save({ ...record, segments: [last], snapshots: [] }).segments.at(-1)!;
  return { kind: 'snapshot', table, row: { seq: seqOf(record), saved } };
}

const headerOf = ({ game, packs, seats, options, secret, sameDice }: TableRow): Header => ({
  format: 1,
  game,
  packs,
  seats: seats.length,
  options,
  secret: secret!,
  script: {},
  sameDice,
});

/** The game file of a table after so many entries, with the latest snapshot before, and the entries after that one. */
export async function fileOf(
  store: Store,
  row: TableRow,
  atMost: number,
): Promise<{ file: GameFile; rest: EntryRow[] }> {
  const segmentRows = (await store.segments(row.id)).filter(({ from }) => from <= atMost);
  const all = await store.entries(row.id, 0, atMost);
  const last = segmentRows.at(-1)!;
  const snapshot = await store.snapshot(row.id, atMost);
  const kept = snapshot !== null && snapshot.seq >= last.from ? snapshot : null;
  const until = kept?.seq ?? all.length;
  const segments = segmentRows.map((one, i): Segment => {
    const { from, events: _, ...segment } = one;
    const to = segmentRows[i + 1]?.from ?? until;
    const mine = all.slice(from, to);
    const saved = i === segmentRows.length - 1 ? (kept?.saved ?? []) : [];
    const entries = mine.map(({ entry }) => entry);
    return { ...segment, entries, chain: mine.map(({ hash }) => hash), saved };
  });
  return { file: { header: headerOf(row), segments }, rest: all.slice(until) };
}

/** A table as it was left, or as it was after so many entries. */
export async function reopened(
  store: Store,
  loaded: Loaded,
  row: TableRow,
  atMost: number = Number.MAX_SAFE_INTEGER,
): Promise<GameRecord<World>> {
  const { file, rest } = await fileOf(store, row, atMost);
  const record = reopen(loaded.definition, file, { loaded });
  for (const { seq, entry, hash } of rest) {
    repeat(record, entry);
    if (record.hash !== hash) throw new Error(`Table ${row.id} is not what was played: entry ${seq} differs`);
  }
  return shareBox(record);
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
