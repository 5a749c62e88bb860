import { afterEach, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
afterEach(() => house.close());

const chance = (): ((n: number) => number) => {
  let x = 7;
  return (n) => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return (x >>> 8) % n;
  };
};

test('two people gather, play a game to its end over sockets, and each sees their own side of it', async () => {
  house = await openHouse();
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const ben = await (await Guest.arrive(house.address, 'Ben')).connect();
  const { id, invite } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'friend' }] });
  expect((await anna.post(`/api/tables/${id}/start`)).status).toBe(409);
  expect((await ben.post(`/api/tables/${id}/join`, {})).status).toBe(403);
  expect((await ben.post(`/api/tables/${id}/join`, { invite })).body).toEqual({ seat: 1 });
  expect((await ben.post(`/api/tables/${id}/start`)).status).toBe(403);
  expect((await anna.post(`/api/tables/${id}/start`)).status).toBe(200);
  await anna.watch(id, 0);
  await ben.watch(id, 1);
  const below = chance();
  for (let turns = 0; turns < 400 && house.tables !== null; turns++) {
    if (anna.viewOf(id, 0).over) break;
    if (!(await anna.answerSomething(id, 0, below))) await ben.answerSomething(id, 1, below);
    const seq = Math.max(anna.views.get(`${id} 0`)!.seq, ben.views.get(`${id} 1`)!.seq);
    await anna.until(() => anna.views.get(`${id} 0`)!.seq >= seq);
    await ben.until(() => ben.views.get(`${id} 1`)!.seq >= seq);
  }
  expect(anna.viewOf(id, 0).over).toBe(true);
  await anna.until(() => anna.infos.get(id)?.status === 'over');
  expect(ben.viewOf(id, 1).result).toEqual(anna.viewOf(id, 0).result);
  const again = await ben.post<{ id: string; status: string }>(`/api/tables/${id}/rematch`);
  expect(again.body.status).toBe('gathering');
});

test('a bot plays its seat by itself', async () => {
  house = await openHouse();
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'runebound', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  const below = chance();
  let mine = 0;
  let others = 0;
  for (let n = 0; n < 60; n++) {
    const before = anna.views.get(`${id} 0`)!.seq;
    if (await anna.answerSomething(id, 0, below)) mine++;
    else {
      await anna.until(() => anna.views.get(`${id} 0`)!.seq > before);
      others++;
    }
  }
  expect(mine).toBeGreaterThan(5);
  expect(others).toBeGreaterThan(5);
}, 60_000);

test('whoever comes back sees the position and what was missed, also after the server was gone', async () => {
  house = await openHouse();
  const { folder } = house;
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await anna.watch(id, 1);
  const below = chance();
  for (let n = 0; n < 20; n++) {
    const seat = anna.viewOf(id, 0).decision!.waitsFor[0]!;
    await anna.answerSomething(id, seat, below);
    const seq = anna.views.get(`${id} ${seat}`)!.seq;
    await anna.until(() => anna.views.get(`${id} ${1 - seat}`)!.seq >= seq);
  }
  const before = anna.viewOf(id, 0);
  // Not closed in order: what is in memory is lost.
  const gone = house;
  house = await openHouse({ folder });
  const back = await new Guest(house.address, anna.cookie).connect();
  back.say({ type: 'watch', table: id, seat: 0, seq: 12 });
  await back.until(() => back.views.has(`${id} 0`));
  expect(back.viewOf(id, 0)).toEqual(before);
  const position = back.received.find((one) => one.type === 'position')!;
  expect(position.type === 'position' && position.missed.map(({ seq }) => seq)).toEqual([
    13, 14, 15, 16, 17, 18, 19, 20,
  ]);
  await gone.application.close();
});
