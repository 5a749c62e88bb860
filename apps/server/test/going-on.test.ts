/** Tables that cannot be played again as they were: after an upgrade, a kill, a broken row. None of them is dead. */

import path from 'node:path';
import Database from 'libsql';
import { GAMES } from '@questwright/games';
import type { LogLine, TableInfo } from '@questwright/protocol';
import { afterEach, expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let errors: unknown[];
afterEach(() => house.close());

const lanterns = GAMES.find(({ definition }) => definition.id === 'lanterns')!;
/** The game under another version, and perhaps with other rules. */
function upgraded(change: object = {}): Games {
  const { definition } = lanterns;
  const migrations = [{ from: definition.version, to: '99' }];
  const next = { ...lanterns, definition: { ...definition, version: '99', migrations, ...change } };
  return new Games([next, ...GAMES.filter((one) => one !== lanterns)]);
}
async function played(answers: number): Promise<{ anna: Guest; id: string; folder: string }> {
  errors = [];
  house = await openHouse({ errors });
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.post(`/api/tables/${id}/start`);
  for (const seat of [0, 1]) await anna.watch(id, seat);
  for (let n = 0; n < answers; n++) {
    const { waitsFor } = anna.viewOf(id, 0).decision!;
    await anna.until(() => [0, 1].every((seat) => anna.views.get(`${id} ${seat}`)!.seq === n));
    await anna.answerSomething(id, waitsFor[0]!, (most) => n % most);
  }
  return { anna, id, folder: house.folder };
}
/** The server dies without a word; what it would write at its end is not there. */
async function killed(): Promise<void> {
  const { tables } = house;
  tables.stop = async () => {};
  await house.application.close();
  await tables.close();
}
/** The server stops as it should. */
async function stopped(): Promise<void> {
  await house.application.close();
  await house.tables.close();
}
async function openedBy(games: Games, folder: string, cookie: string): Promise<Guest> {
  house = await openHouse({ folder, games, errors });
  return new Guest(house.address, cookie).connect();
}
const sql = (folder: string, text: string): void => {
  const database = new Database(path.join(folder, 'questwright.sqlite'));
  database.exec(text);
  database.close();
};
const infoOf = async (guest: Guest, id: string): Promise<TableInfo> =>
  (await guest.get<TableInfo>(`/api/tables/${id}`)).body;
async function answers(guest: Guest, id: string): Promise<void> {
  for (const seat of [0, 1]) await guest.watch(id, seat);
  const { waitsFor } = guest.viewOf(id, 0).decision!;
  expect(await guest.answerSomething(id, waitsFor[0]!, () => 0)).toBe(true);
}

test('a table that was killed under an older version goes on where it was, if newer rules play it alike', async () => {
  const { anna, id, folder } = await played(7);
  const before = anna.viewOf(id, 0);
  await killed();
  const back = await openedBy(upgraded(), folder, anna.cookie);
  expect(await infoOf(back, id)).toMatchObject({ seq: 7, goOn: null, status: 'playing' });
  await back.watch(id, 0);
  const now = back.viewOf(id, 0);
  expect([now.world, now.zones, now.decision!.no]).toEqual([before.world, before.zones, before.decision!.no]);
  // Looking at it has written nothing: the older version could still take it up.
  expect((await house.tables.store.segments(id)).length).toBe(1);
  await answers(back, id);
  expect((await house.tables.store.segments(id)).map(({ rules, from }) => [rules, from])).toEqual([
    [lanterns.definition.version, 0],
    ['99', 7],
  ]);
  expect(errors).toEqual([]);
});

test('also long after its last snapshot, with answers that were taken back', { timeout: 60_000 }, async () => {
  const { anna, id, folder } = await played(12);
  await house.tables.write(...(await house.tables.room(id)).live!.toKeep());
  await anna.ask({ type: 'undo', table: id, seat: 0, keep: 11 });
  await anna.until(() => [0, 1].every((seat) => anna.views.get(`${id} ${seat}`)!.seq === 13));
  await answers(anna, id);
  const { seq } = await infoOf(anna, id);
  await killed();
  const back = await openedBy(upgraded(), folder, anna.cookie);
  const { goOn } = await infoOf(back, id);
  // What was taken back lay before the snapshot: it goes on from there.
  expect(goOn).toEqual({ from: 12, lost: seq - 12 });
  expect((await back.post(`/api/tables/${id}/go-on`, { from: 12 })).status).toBe(200);
  await answers(back, id);
});

test('also when nothing was answered yet, and when a friend has just sat down', async () => {
  for (const sits of [false, true]) {
    const { anna, id, folder } = await played(0);
    let ben: Guest | null = null;
    let joined = 200;
    if (sits) {
      ben = await Guest.arrive(house.address, 'Ben');
      const { invite } = (await anna.get<{ invite: string }>(`/api/tables/${id}`)).body;
      await anna.post(`/api/tables/${id}/leave`, { seat: 1 });
      joined = (await ben.post(`/api/tables/${id}/join`, { seat: 1, invite })).status;
    }
    expect(joined).toBe(200);
    const { game } = (await house.tables.room(id)).live!.record;
    await killed();
    let back = await openedBy(upgraded(), folder, anna.cookie);
    const { world, dice } = (await house.tables.room(id)).live!.record.game;
    expect([world, dice]).toEqual([game.world, game.dice]);
    await back.watch(id, 0);
    expect(await back.answerSomething(id, 0, () => 0)).toBe(true);
    // What it has begun with is still there, and so it opens.
    for (const stop of [killed, stopped]) {
      await stop();
      back = await openedBy(upgraded(), folder, anna.cookie);
      expect(await infoOf(back, id)).toMatchObject({ seq: 1, goOn: null });
    }
    const segments = [lanterns.definition.version, ...(sits ? [lanterns.definition.version] : []), '99'];
    expect((await house.tables.room(id)).live!.record.segments.map(({ rules }) => rules)).toEqual(segments);
    expect(errors).toEqual([]);
    await house.close();
  }
  house = await openHouse();
});

test('where an entry does not lead to where it led, the table offers to go on from the one before', async () => {
  const { anna, id, folder } = await played(9);
  await killed();
  // As if the rules had played the sixth answer otherwise.
  sql(folder, `UPDATE entries SET hash = 'other' WHERE tbl = '${id}' AND seq = 6`);
  const back = await openedBy(new Games(), folder, anna.cookie);
  const eve = await Guest.arrive(house.address, 'Eve');
  expect(await infoOf(back, id)).toMatchObject({ seq: 9, goOn: { from: 5, lost: 4 } });
  await back.watch(id, 0);
  const { no } = back.viewOf(id, 0).decision!;
  const stuck = { error: { code: 'not-now', key: 'server.go-on', with: { from: 5, lost: 4 } } };
  expect(await back.ask({ type: 'answer', table: id, seat: 0, no, pick: ['rest'] })).toMatchObject(stuck);
  for (const [action, body] of [
    ['undo', { seat: 0, keep: 0 }],
    ['redo', { seat: 0 }],
  ] as const)
    expect((await back.post(`/api/tables/${id}/${action}`, body)).body).toMatchObject(stuck);
  expect((await eve.post(`/api/tables/${id}/go-on`, { from: 5 })).status).toBe(403);
  const { dice } = (await house.tables.room(id)).live!.record.game;
  expect((await back.post(`/api/tables/${id}/go-on`, { from: 9 })).body).toMatchObject(stuck);
  expect((await back.post<TableInfo>(`/api/tables/${id}/go-on`, { from: 5 })).body).toMatchObject({ goOn: null });
  expect((await back.post(`/api/tables/${id}/go-on`, { from: 5 })).body).toMatchObject({
    error: { key: 'server.no-need' },
  });
  // Those who watched are shown where it stands, and what was lost does not count any more. They have seen what the dice
  // brought then: they are others now.
  await back.until(() => back.infos.get(id)?.goOn === null);
  expect((await house.tables.room(id)).live!.record.game.dice).not.toEqual(dice);
  await answers(back, id);
  const { body: log } = await back.get<LogLine[]>(`/api/tables/${id}/log?seat=0&after=0`);
  expect(log.map(({ seq, line, undone }) => [seq, line, undone])).toEqual([
    ...[1, 2, 3, 4, 5].map((n) => [n, n, false]),
    ...[6, 7, 8, 9].map((n) => [n, n, true]),
    [10, 1, false],
  ]);
  // And so it stays.
  await house.close();
  const again = await openedBy(new Games(), folder, anna.cookie);
  expect(await infoOf(again, id)).toMatchObject({ seq: 10, goOn: null });
  await answers(again, id);
});

test('a table without a way to the new version is played from its deal as far as that goes', async () => {
  const { anna, id, folder } = await played(4);
  await stopped();
  const back = await openedBy(upgraded({ migrations: [] }), folder, anna.cookie);
  // The rules are the same: all of it can be played.
  expect(await infoOf(back, id)).toMatchObject({ seq: 4, goOn: null });
  await answers(back, id);
});

test('broken rows: a snapshot, an entry, a chain of another game, all offer a way on or open', async () => {
  const broken = {
    snapshot: `UPDATE snapshots SET doc = json_set(doc, '$.saved[0].game.stack[0].proc', 'nothing') WHERE tbl = '%'`,
    lie: `UPDATE snapshots SET doc = json_set(doc, '$.saved[0].game.dice.a', 7) WHERE tbl = '%'`,
    entry: `UPDATE entries SET entry = '{"seat":0,"no":77,"pick":["fly"]}' WHERE tbl = '%' AND seq = 2`,
    chains: `UPDATE entries SET hash = 'x' || seq WHERE tbl = '%'`,
  };
  for (const [what, text] of Object.entries(broken)) {
    const { anna, id, folder } = await played(4);
    await (what === 'snapshot' || what === 'lie' ? stopped() : killed());
    sql(folder, text.replaceAll('%', id));
    const back = await openedBy(new Games(), folder, anna.cookie);
    const { goOn } = await infoOf(back, id);
    const from = { snapshot: null, lie: null, entry: 1, chains: 0 }[what]!;
    expect([what, goOn?.from ?? null]).toEqual([what, from]);
    const { status } = await back.post(`/api/tables/${id}/go-on`, { from: goOn?.from ?? 0 });
    expect([what, status]).toEqual([what, goOn ? 200 : 409]);
    await answers(back, id);
    await house.close();
  }
  house = await openHouse();
});

test('nobody sits down by a new secret where it must be said first from where it goes on', async () => {
  const { anna, id, folder } = await played(4);
  const { invite } = (await anna.get<{ invite: string }>(`/api/tables/${id}`)).body;
  await anna.post(`/api/tables/${id}/leave`, { seat: 1 });
  await killed();
  sql(folder, `UPDATE entries SET hash = 'other' WHERE tbl = '${id}' AND seq = 3`);
  const back = await openedBy(new Games(), folder, anna.cookie);
  const ben = await Guest.arrive(house.address, 'Ben');
  const sit = () => ben.post(`/api/tables/${id}/join`, { seat: 1, invite });
  expect(await sit()).toMatchObject({ status: 409, body: { error: { key: 'server.go-on', with: { from: 2 } } } });
  expect((await back.post(`/api/tables/${id}/go-on`, { from: 2 })).status).toBe(200);
  expect((await sit()).status).toBe(200);
  const { body: log } = await back.get<LogLine[]>(`/api/tables/${id}/log?seat=0&after=0`);
  expect(log.map(({ undone }) => undone)).toEqual([false, false, true, true]);
});

test('a table whose packs are not here any more can be seen and closed; others are not held up', async () => {
  const { anna, id, folder } = await played(3);
  await stopped();
  sql(folder, `UPDATE tables SET doc = json_set(doc, '$.packs', json('["gone"]')) WHERE id = '${id}'`);
  const back = await openedBy(new Games(), folder, anna.cookie);
  expect(await infoOf(back, id)).toMatchObject({ status: 'playing' });
  expect((await back.get(`/api/tables/${id}/position?seat=0`)).status).toBe(200);
  for (const url of ['log?seat=0', 'replay?seat=0', 'file?seat=0'])
    expect((await back.get(`/api/tables/${id}/${url}`)).body).toMatchObject({
      error: { key: 'server.cannot-take-on' },
    });
  expect((await back.get<TableInfo[]>('/api/guest/tables')).body.map((one) => one.id)).toContain(id);
  expect((await back.post<TableInfo>(`/api/tables/${id}/close`)).body.status).toBe('closed');
});
