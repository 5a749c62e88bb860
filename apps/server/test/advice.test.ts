/** Who may ask what a good player would do. */

import type { Advice, TableInfo } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

// A thread takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let house: House;
let anna: Guest;
let ben: Guest;
beforeAll(async () => {
  house = await openHouse();
  [anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => Guest.arrive(house.address, name)))) as [Guest, Guest];
});
afterAll(() => house.close());

const [me, friend] = [{ kind: 'me' }, { kind: 'friend' }];
const refused = (status: number, key: string) => ({ status, body: { error: { key } } });
async function table(seats: readonly object[], body: object = {}): Promise<string> {
  const { id, invite } = await anna.newTable({ game: 'runebound', seats, ...body });
  if (seats.includes(friend)) await ben.post(`/api/tables/${id}/join`, { invite });
  expect((await anna.post(`/api/tables/${id}/start`)).status).toBe(200);
  return id;
}
const ask = (who: Guest, id: string, seat: number | 'none') => who.get<Advice>(`/api/tables/${id}/advice?seat=${seat}`);
const asked = async (id: string): Promise<number> => (await anna.get<TableInfo>(`/api/tables/${id}`)).body.waitsFor[0]!;

test('at one screen for the seat that is asked, also where the table gives none to several people', async () => {
  const id = await table([me, me], { hints: false });
  const seat = await asked(id);
  const { status, body } = await ask(anna, id, seat);
  expect(status).toBe(200);
  const live = (await house.tables.room(id)).live!;
  expect(body.no).toBe(live.record.game.pending!.no);
  expect(body.messages[0]!.key).toMatch(/^advice\./);
  // What it names can be answered.
  expect((await anna.post(`/api/tables/${id}/answer`, { seat, no: body.no, pick: body.pick })).status).toBe(200);
  expect(await ask(anna, id, 1 - (await asked(id)))).toMatchObject(refused(409, 'server.not-asked'));
});

test('for oneself only: not for others, not for whoever looks on', async () => {
  const id = await table([me, friend], { public: true });
  const seat = await asked(id);
  const [own, other] = seat === 0 ? [anna, ben] : [ben, anna];
  expect((await ask(own, id, seat)).status).toBe(200);
  expect(await ask(other, id, seat)).toMatchObject(refused(403, 'server.not-your-seat'));
  expect(await ask(other, id, 1 - seat)).toMatchObject(refused(409, 'server.not-asked'));
  expect(await ask(own, id, 'none')).toMatchObject(refused(403, 'server.no-advice-to-watchers'));
  const cara = await Guest.arrive(house.address, 'Cara');
  expect(await ask(cara, id, seat)).toMatchObject(refused(403, 'server.not-your-seat'));
  expect(await ask(own, id, 7)).toMatchObject(refused(404, 'server.no-seat'));
});

test('several people may have agreed on none, and the table says so', async () => {
  const id = await table([me, friend], { hints: false });
  const seat = await asked(id);
  const own = seat === 0 ? anna : ben;
  expect(await ask(own, id, seat)).toMatchObject(refused(409, 'server.no-advice-here'));
  expect((await anna.get<TableInfo>(`/api/tables/${id}`)).body.hints).toBe(false);
  const usual = await table([me, friend]);
  expect((await anna.get<TableInfo>(`/api/tables/${usual}`)).body.hints).toBe(true);
});

test('somebody who has got up for a moment, or for whom a bot plays, is still played against', async () => {
  for (const away of ['leave', 'replace']) {
    const id = await table([me, friend], { hints: false });
    const seat = await asked(id);
    const [own, other] = seat === 0 ? [anna, ben] : [ben, anna];
    expect((await other.post(`/api/tables/${id}/${away}`, { seat: 1 - seat })).status).toBe(200);
    expect([away, await ask(own, id, seat)]).toMatchObject([away, refused(409, 'server.no-advice-here')]);
  }
});

test('of a game in which nobody knows, and of one that has not begun, nothing is told', async () => {
  const { id } = await anna.newTable({ game: 'lanterns', seats: [me, me] });
  expect((await ask(anna, id, 0)).status).toBe(409);
  await anna.post(`/api/tables/${id}/start`);
  expect(await ask(anna, id, await asked(id))).toMatchObject(refused(404, 'server.no-advice'));
});
