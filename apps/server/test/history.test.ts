import { changed, type LogLine, type Position, type Replay, type TableInfo } from '@questwright/protocol';
import type { GameFile, Json, View } from '@questwright/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

// A thread takes its time to start on a busy machine.

let house: House;
let anna: Guest;
let ben: Guest;
let eve: Guest;
let id: string;
/** What each seat saw after each entry. */
const seen: View[][] = [[], []];

const me = { kind: 'me' };
beforeAll(async () => {
  house = await openHouse();
  anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  ben = await (await Guest.arrive(house.address, 'Ben')).connect();
  eve = await Guest.arrive(house.address, 'Eve');
  const made = await anna.newTable({ game: 'lanterns', seats: [me, { kind: 'friend' }] });
  id = made.id;
  await ben.post(`/api/tables/${id}/join`, { invite: made.invite });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await ben.watch(id, 1);
  await note();
  for (let n = 0; n < 6; n++) {
    const seat = anna.viewOf(id, 0).decision!.waitsFor[0]!;
    await [anna, ben][seat]!.answerSomething(id, seat, (most) => n % most);
    await note();
  }
  // Everybody agrees to take back two answers; those moments can be looked at all the same.
  await anna.ask({ type: 'undo', table: id, seat: 0, keep: 4 });
  await ben.until(() => (ben.infos.get(id)?.motion ?? null) !== null);
  await ben.ask({ type: 'vote', table: id, seat: 1, motion: ben.infos.get(id)!.motion!.id, agree: true });
  await note();
});
afterAll(() => house.close());

async function note(): Promise<void> {
  const { written } = (await house.tables.room(id)).live!;
  for (const [seat, guest] of [anna, ben].entries()) {
    await guest.until(() => guest.views.get(`${id} ${seat}`)!.seq === written);
    seen[seat]!.push(guest.viewOf(id, seat));
  }
}
const replay = (guest: Guest, query: string): ReturnType<Guest['get']> =>
  guest.get(`/api/tables/${id}/replay?${query}`);

test('a running game is replayed as the seat saw it, in passages of any length, what was taken back included', async () => {
  for (const [seat, guest] of [anna, ben].entries()) {
    const all = (await replay(guest, `seat=${seat}`)).body as unknown as Replay;
    expect(all.last).toBe(7);
    expect(all.position).toMatchObject({ table: id, seat, seq: 0, offer: null });
    const views = [all.position.view];
    for (const { view } of all.steps) views.push(changed(views.at(-1)! as unknown as Json, view) as unknown as View);
    expect(views).toEqual(seen[seat]);
    expect(all.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const log = await guest.get<LogLine[]>(`/api/tables/${id}/log?seat=${seat}&after=0`);
    expect(all.steps.map((step) => step.log)).toEqual(log.body);
    const part = (await replay(guest, `seat=${seat}&from=3&most=2`)).body as unknown as Replay;
    expect(part.position.view).toEqual(seen[seat]![3]);
    expect(part.steps).toEqual(all.steps.slice(3, 5));
    const at = await guest.get<Position>(`/api/tables/${id}/at?seat=${seat}&seq=6`);
    expect(at.body).toMatchObject({ seq: 6, view: seen[seat]![6] });
  }
});

test('while it runs nobody looks back through other eyes, and a stranger not at all', async () => {
  for (const [guest, query] of [
    [anna, 'seat=1'],
    [ben, 'seat=0'],
    [eve, 'seat=0'],
    [eve, 'seat=none'],
  ] as const) {
    for (const path of ['replay', 'log', 'file', 'at']) {
      const { status, body } = await guest.get(`/api/tables/${id}/${path}?${query}${path === 'at' ? '&seq=1' : ''}`);
      expect([path, status, body]).toMatchObject([path, 403, { error: { code: 'not-yours' } }]);
    }
  }
});

test('moments and lengths that are not there are refused', async () => {
  expect(await replay(anna, 'seat=0&from=8')).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
  expect((await replay(anna, 'seat=0&most=101')).status).toBe(400);
  expect((await replay(anna, 'seat=0&from=-1')).status).toBe(400);
  expect((await replay(anna, 'seat=9')).status).toBe(404);
  const gathering = await anna.newTable({ game: 'lanterns', seats: [me, me] });
  expect((await anna.get(`/api/tables/${gathering.id}/replay?seat=0`)).status).toBe(409);
});

test('values of the past are those of that moment, with what made them so; hidden ones stay hidden', async () => {
  const at = (guest: Guest, what: 'values' | 'explain', body: object): ReturnType<Guest['post']> =>
    guest.post(`/api/tables/${id}/at/${what}`, body);
  for (const [seq, { zones }] of seen[0]!.entries()) {
    const cards = [...zones['hand/0']!, ...zones['hand/1']!];
    const of = [['nights'], ...cards.map(({ thing }) => ['fog', thing]), ['no such thing']];
    const { body } = await at(anna, 'values', { seat: 0, seq, of });
    const [nights, ...fog] = (body as { values: unknown[] }).values;
    expect(nights).toBe(12);
    expect(fog.map((one) => typeof one === 'number')).toEqual([...cards.map(({ card }) => card !== null), false]);
  }
  const hidden = seen[0]![2]!.zones['hand/1']!.find(({ card }) => card === null)!.thing;
  expect(await at(anna, 'explain', { seat: 0, seq: 2, of: ['fog', hidden] })).toMatchObject({ status: 403 });
  expect(await at(anna, 'explain', { seat: 0, seq: 2, of: ['no such thing'] })).toMatchObject({ status: 404 });
  const told = await at(anna, 'explain', { seat: 0, seq: 2, of: ['nights'] });
  expect(told.body).toMatchObject({ value: 12, parts: [{ layer: 'base' }] });
  for (const what of ['values', 'explain'] as const) {
    const of = what === 'values' ? [['nights']] : ['nights'];
    expect((await at(ben, what, { seat: 0, seq: 2, of })).status).toBe(403);
    expect((await at(eve, what, { seat: null, seq: 2, of })).status).toBe(403);
    expect((await at(anna, what, { seat: 0, seq: 99, of })).status).toBe(404);
    expect((await at(anna, what, { seat: 0, seq: 2, of: [] })).status).toBe(400);
  }
});

test('the log begins with what happened before anybody was asked', async () => {
  const runebound = await anna.newTable({ game: 'runebound', seats: [me, me] });
  await anna.post(`/api/tables/${runebound.id}/start`);
  const { body } = await anna.get<LogLine[]>(`/api/tables/${runebound.id}/log?seat=0`);
  expect(body).toMatchObject([{ seq: 0, line: 0, seat: null, undone: false, takesBack: false }]);
  expect(body[0]!.events.length).toBeGreaterThan(0);
  expect((await anna.get(`/api/tables/${runebound.id}/log?seat=0&after=0`)).body).toEqual([]);
});

test('when the game is over, everybody who was there sees it through any eyes, and a stranger still not', async () => {
  await ben.post(`/api/tables/${id}/resign`, { seat: 1 });
  await anna.until(() => anna.infos.get(id)?.status === 'over');
  for (const [guest, seat] of [
    [anna, 1],
    [ben, 0],
  ] as const) {
    const { body } = await replay(guest, `seat=${seat}`);
    expect((body as unknown as Replay).position.view).toEqual(seen[seat]![0]);
    expect((await guest.get<GameFile>(`/api/tables/${id}/file?seat=${seat}`)).body.header.secret).toMatch(
      /^[\w-]{43}$/,
    );
    expect((await guest.get(`/api/tables/${id}/log?seat=${seat}`)).status).toBe(200);
  }
  expect((await replay(anna, 'seat=2')).status).toBe(404);
  for (const path of ['replay', 'log', 'file']) {
    expect((await eve.get(`/api/tables/${id}/${path}?seat=0`)).status).toBe(403);
    expect((await eve.get(`/api/tables/${id}/${path}?seat=none`)).status).toBe(403);
  }
  // With the table's link she may, and whoever played can give it to her.
  const { body } = await ben.get<TableInfo & { invite: string }>(`/api/tables/${id}`);
  await eve.get(`/api/tables/${id}?invite=${body.invite}`);
  expect((await replay(eve, 'seat=0&from=5&most=1')).status).toBe(200);
});
