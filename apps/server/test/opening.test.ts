import { readdirSync, readFileSync } from 'node:fs';
import {
  answer,
  below,
  sample,
  save,
  seeded,
  undo,
  verify,
  type Dice,
  type GameFile,
  type GameRecord,
  type World,
} from '@questwright/kernel';
import { afterEach, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store, TableRow, Write } from '../src/store/store.ts';
import {
  beginning,
  begun,
  bringNear,
  reopened,
  segmentRows,
  seqOf,
  SNAPSHOT_EVERY,
  snapshotWrite,
} from '../src/tables/opening.ts';

let store: Store;
afterEach(() => store.close());
const loaded = new Games().rules('runebound', []);

function rowOf(secret: string): TableRow {
  const seat = { kind: 'guest', guest: 'anna', bot: null, before: null, resigned: false } as const;
  const times = { created: 1, updated: 1, waitsFor: [] };
  const about = { id: 't', game: 'runebound', name: '', packs: [], options: {}, host: 'anna', invite: 'i', muted: [] };
  const flags = { public: false, sameDice: false, status: 'playing', rematch: null, result: null } as const;
  return { ...about, ...flags, ...times, seats: [seat, seat], secret };
}

/** A game in which much is taken back, written as the server writes it. */
async function long(row: TableRow, entries: number, dice: Dice): Promise<GameRecord<World>> {
  const { record, writes } = begun(loaded, row, []);
  await store.commit(writes);
  await goOn(record, entries, dice);
  return record;
}
async function goOn(record: GameRecord<World>, entries: number, dice: Dice): Promise<void> {
  const before = seqOf(record);
  for (let seq = before + 1; seq <= before + entries; seq++) {
    const { pending, over } = record.game;
    const length = record.line.length;
    const back = over || (length > 3 && below(dice, 8) === 0);
    if (back) undo(record, Math.max(0, length - 1 - below(dice, Math.min(length, below(dice, 5) === 0 ? 30 : 3))));
    else {
      const offer = pending!.offers.find((one) => one.asked && !pending!.given.some(({ seat }) => seat === one.seat))!;
      answer(record, offer.seat, { no: pending!.no, pick: sample(offer, (n) => below(dice, n)) });
    }
    const entry = record.segments.at(-1)!.entries.at(-1)!;
    const all: Write[] = [
      { kind: 'entry', table: 't', row: { seq, entry, events: [], hash: record.hash }, at: 1, waitsFor: [] },
    ];
    if (seq % SNAPSHOT_EVERY === 0) all.push(snapshotWrite('t', record));
    await store.commit(all);
  }
}

test('a table opens as it was, and goes back far to the same position with a saved one as without', async () => {
  let brought = 0;
  for (let game = 0; game < 2; game++) {
    store = openSqlite(':memory:');
    const dice = seeded(`opening ${game}`);
    const row = rowOf(`secret ${game}`);
    const played = await long(row, 12 * SNAPSHOT_EVERY + below(dice, SNAPSHOT_EVERY), dice);
    const { record: before } = await reopened(store, loaded, row);
    expect([before.hash, before.line, before.marks]).toEqual([played.hash, played.line, played.marks]);
    expect(before.game).toEqual(played.game);
    for (const part of [0.95, 0.8, 0.5, 0.3]) {
      const [{ record: plain }, { record: near }] = [
        await reopened(store, loaded, row),
        await reopened(store, loaded, row),
      ];
      const keep = Math.floor(played.line.length * part);
      const { length } = near.snapshots;
      await bringNear(store, 't', near, keep);
      brought += near.snapshots.length - length;
      expect([undo(plain, keep), undo(near, keep)]).toEqual([null, null]);
      expect(near.game).toEqual(plain.game);
      expect([near.hash, seqOf(near)]).toEqual([plain.hash, seqOf(plain)]);
    }
    if (game < 1) await store.close();
  }
  expect(brought).toBeGreaterThan(0);
}, 120_000);

const FOLDER = new URL('../../../fixtures/games/', import.meta.url);
const OLDER = readdirSync(FOLDER).filter(
  (name) => /^runebound-\d+/.test(name) && !name.includes(`-${loaded.definition.version}.`),
);
test.each(OLDER)('a table of %s goes on in a segment of its own', async (name) => {
  store = openSqlite(':memory:');
  const { header, segments } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as GameFile;
  const row = { ...rowOf(header.secret), options: header.options };
  const [old] = segments;
  const { entries, chain, saved } = old!;
  const said = entries.map((entry, i) => ({ seq: i + 1, entry, hash: chain[i]!, events: [] }));
  await store.commit([
    { kind: 'table', row },
    { kind: 'segment', table: 't', row: segmentRows([old!])[0]! },
    ...said.map((one): Write => ({ kind: 'entry', table: 't', row: one, at: 1, waitsFor: [] })),
    { kind: 'snapshot', table: 't', row: { seq: entries.length, saved } },
  ]);
  const { record } = await reopened(store, loaded, row);
  expect(record.segments.map(({ rules, links }) => [rules, links])).toEqual([
    [old!.rules, old!.links],
    [loaded.definition.version, 'positions'],
  ]);
  await store.commit([beginning('t', record)]);
  await goOn(record, SNAPSHOT_EVERY + 7, seeded(name));
  const { record: again } = await reopened(store, loaded, row);
  expect([again.hash, again.line, again.game]).toEqual([record.hash, record.line, record.game]);
  const whole = save(again);
  expect(whole.segments[0]).toEqual({ ...old, saved: [] });
  expect(verify(loaded.definition, whole).hash).toBe(record.hash);
});
