import path from 'node:path';
import type { GameFile } from '@questwright/kernel';
import type { TableInfo } from '@questwright/protocol';
import { afterEach, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Write } from '../src/store/store.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
afterEach(() => house.close());

async function two(): Promise<{ anna: Guest; ben: Guest; id: string }> {
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const ben = await (await Guest.arrive(house.address, 'Ben')).connect();
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const { id, invite } = await anna.newTable({ game: 'lanterns', seats });
  await ben.post(`/api/tables/${id}/join`, { invite });
  return { anna, ben, id };
}
const rest = (guest: Guest, id: string, seat: number): ReturnType<Guest['ask']> => {
  const { no } = guest.viewOf(id, seat).decision!;
  return guest.ask({ type: 'answer', table: id, seat, no, pick: ['rest'] });
};

test('a table at which nobody is rests, and is as it was when somebody comes', async () => {
  let now = 1000;
  house = await openHouse({ now: () => now });
  const { anna, ben, id } = await two();
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await rest(anna, id, 0);
  await anna.until(() => anna.views.get(`${id} 0`)!.seq === 1);
  const before = anna.viewOf(id, 0);
  now += 3_600_000;
  await house.tables.rest();
  expect(await house.tables.rest()).toBe(0);
  anna.disconnect();
  await expect.poll(() => house.tables.visitors()).toBe(0);
  await house.tables.rest();
  now += 3_600_000;
  // Somebody waits for news without a socket.
  const waiting = ben.get(`/api/tables/${id}/position?seat=1&since=1&wait=600`);
  await expect.poll(async () => (await house.tables.room(id)).waiting.size).toBe(1);
  await house.tables.rest();
  expect(await house.tables.rest()).toBe(0);
  expect((await waiting).status).toBe(200);
  // Whoever has just asked may be about to come in.
  expect(await house.tables.rest()).toBe(0);
  expect(await house.tables.rest()).toBe(1);
  expect(house.tables.open).toBe(0);
  const back = await new Guest(house.address, anna.cookie).connect();
  await back.watch(id, 0);
  expect(back.viewOf(id, 0)).toEqual(before);
  await ben.watch(id, 1);
  expect((await rest(ben, id, 1)).type).toBe('done');
});

test('whoever waits for news is told as soon as there is some, and not before', async () => {
  house = await openHouse();
  const { anna, ben, id } = await two();
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  let heard: { position: { seq: number } } | null = null;
  const get = ben.get<{ position: { seq: number } }>(`/api/tables/${id}/position?seat=1&since=0&wait=20000`);
  void get.then(({ body }) => (heard = body));
  await expect.poll(async () => (await house.tables.room(id)).waiting.size).toBe(1);
  expect(heard).toBeNull();
  await rest(anna, id, 0);
  expect((await get).body.position.seq).toBe(1);
});

test('a table that was lost in memory is opened anew for all who are there, and forgets them when they go', async () => {
  let fails = false;
  const errors: unknown[] = [];
  house = await openHouse({
    errors,
    store: (folder) => {
      const real = openSqlite(path.join(folder, 'questwright.sqlite'));
      const commit = async (writes: readonly Write[]): Promise<void> => {
        if (fails) throw new Error('The disk is full');
        await real.commit(writes);
      };
      return { ...real, commit };
    },
  });
  const { anna, ben, id } = await two();
  fails = true;
  expect(await anna.post(`/api/tables/${id}/start`)).toMatchObject({
    status: 503,
    body: { error: { code: 'try-again' } },
  });
  expect((await anna.get<TableInfo>(`/api/tables/${id}`)).body.status).toBe('gathering');
  fails = false;
  expect((await anna.post(`/api/tables/${id}/start`)).status).toBe(200);
  await anna.watch(id, 0);
  await ben.watch(id, 1);
  fails = true;
  expect(await rest(anna, id, 0)).toMatchObject({ type: 'refused', error: { code: 'try-again' } });
  expect((await ben.post(`/api/tables/${id}/leave`, { seat: 1 })).status).toBe(503);
  fails = false;
  expect((await ben.get(`/api/tables/${id}/position?seat=1`)).status).toBe(200);
  expect(await rest(anna, id, 0)).toMatchObject({ type: 'done', seq: 1 });
  await ben.until(() => ben.views.get(`${id} 1`)!.seq === 1);
  expect(errors.map(String)).toEqual(Array(3).fill('Error: The disk is full'));
  anna.disconnect();
  ben.disconnect();
  await expect.poll(() => house.tables.visitors()).toBe(0);
});

test('a server that stops has written all it acknowledged, and a position to go on from', async () => {
  house = await openHouse();
  const { folder } = house;
  const { anna, id } = await two();
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  // Not waited for: it is under way when the server stops.
  const done = rest(anna, id, 0).catch(() => null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await house.application.close();
  await house.tables.close();
  const store = openSqlite(path.join(folder, 'questwright.sqlite'));
  const entries = await store.entries(id, 0);
  const acknowledged = anna.received.some((one) => one.type === 'done');
  expect(entries.length).toBeGreaterThanOrEqual(acknowledged ? 1 : 0);
  expect((await store.snapshot(id, 10))?.seq).toBe(entries.length);
  await store.close();
  house = await openHouse({ folder });
  const back = await new Guest(house.address, anna.cookie).connect();
  await back.watch(id, 0);
  expect(back.views.get(`${id} 0`)!.seq).toBe(entries.length);
  anna.disconnect();
  await done;
});

test('who has resigned may have a rematch but not come back; two who ask at once get the same one', async () => {
  house = await openHouse();
  const { anna, ben, id } = await two();
  await anna.post(`/api/tables/${id}/start`);
  expect((await anna.post(`/api/tables/${id}/rematch`)).status).toBe(409);
  await ben.post(`/api/tables/${id}/resign`, { seat: 1 });
  expect((await ben.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(409);
  const asked = await Promise.all([anna, ben].map((one) => one.post<TableInfo>(`/api/tables/${id}/rematch`)));
  const [again] = asked.map(({ body }) => body);
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
  expect(again!.seats.map(({ guest, kind, resigned }) => [guest, kind, resigned])).toEqual([
    [anna.id, 'guest', false],
    [ben.id, 'guest', false],
  ]);
  expect((await anna.get<TableInfo>(`/api/tables/${id}`)).body.rematch).toBe(again!.id);
  const host = again!.host === anna.id ? anna : ben;
  expect((await host.post(`/api/tables/${again!.id}/start`)).status).toBe(200);
});

test('while somebody may come back to a seat, its cards and the secret stay hidden from the others', async () => {
  house = await openHouse();
  const { anna, ben, id } = await two();
  await anna.post(`/api/tables/${id}/start`);
  await ben.post(`/api/tables/${id}/leave`, { seat: 1 });
  await anna.post(`/api/tables/${id}/replace`, { seat: 1 });
  const file = await anna.get<{ format?: string }>(`/api/tables/${id}/file?seat=0`);
  expect(file.body.format).toBe('questwright-view');
  expect((await anna.get(`/api/tables/${id}/at?seat=1&seq=0`)).status).toBe(403);
  const alone = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  await anna.post(`/api/tables/${alone.id}/start`);
  expect((await anna.get<GameFile>(`/api/tables/${alone.id}/file?seat=0`)).body.header.secret).toMatch(/^[\w-]{43}$/);
});

test('a table that was closed in its middle can still be read as a file', async () => {
  house = await openHouse();
  const { anna, ben, id } = await two();
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await rest(anna, id, 0);
  expect((await ben.post(`/api/tables/${id}/close`)).status).toBe(403);
  expect((await anna.post(`/api/tables/${id}/close`)).status).toBe(200);
  expect(await rest(anna, id, 0)).toMatchObject({ type: 'refused', error: { code: 'not-now' } });
  anna.disconnect();
  await expect.poll(() => house.tables.visitors()).toBe(0);
  await house.tables.rest(-1);
  expect(await house.tables.rest(-1)).toBe(1);
  const { body } = await ben.get<GameFile>(`/api/tables/${id}/file?seat=1`);
  expect(body.segments[0]!.entries.length).toBe(1);
});

test('what happens while the missed lines are read comes after them, and no line is left out', async () => {
  let reading: Promise<void> = Promise.resolve();
  let isRead = (): void => {};
  house = await openHouse({
    store: (folder) => {
      const real = openSqlite(path.join(folder, 'questwright.sqlite'));
      return { ...real, log: async (...about) => (await reading, real.log(...about)) };
    },
  });
  const { anna, ben, id } = await two();
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await ben.watch(id, 1);
  await rest(anna, id, 0);
  await ben.until(() => ben.views.get(`${id} 1`)!.seq === 1);
  reading = new Promise((resolve) => (isRead = resolve));
  const back = await new Guest(house.address, anna.cookie).connect();
  back.say({ type: 'watch', table: id, seat: 0, seq: 0 });
  await expect.poll(async () => (await house.tables.room(id)).visitors.size).toBe(3);
  // Ben answers before Anna's missed line has been read.
  await rest(ben, id, 1);
  expect(back.received.some(({ type }) => type === 'position')).toBe(false);
  isRead();
  await back.until(() => back.views.get(`${id} 0`)?.seq === 2);
  const told = back.received.flatMap((one) =>
    one.type === 'position' ? one.missed : one.type === 'change' ? [one.log!] : [],
  );
  expect(told.map(({ seq }) => seq)).toEqual([1, 2]);
  await anna.until(() => anna.views.get(`${id} 0`)!.seq === 2);
  expect(back.viewOf(id, 0)).toEqual(anna.viewOf(id, 0));
});
