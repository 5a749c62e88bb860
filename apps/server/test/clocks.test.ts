/** A clock that is set back while games are played: what is said of a table that rests is as it was left, and it does rest. */

import type { TableInfo } from '@questwright/protocol';
import { afterEach, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
afterEach(() => house.close());
const HOUR = 3_600_000;

test('whose turn it is at a table that rests is known, also when its last answer came before its beginning', async () => {
  let now = Date.now();
  house = await openHouse({ now: () => now });
  const [anna, ben] = [await Guest.arrive(house.address, 'Anna'), await Guest.arrive(house.address, 'Ben')];
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const { id, invite } = await anna.newTable({ game: 'lanterns', seats });
  await ben.post(`/api/tables/${id}/join`, { invite });
  await anna.post(`/api/tables/${id}/start`);
  now -= HOUR;
  expect((await anna.post(`/api/tables/${id}/answer`, { seat: 0, no: 1, pick: ['rest'] })).status).toBe(200);
  for (let twice = 0; twice < 2; twice++) await house.tables.rest(-1);
  expect(house.tables.open).toBe(0);
  const { body } = await ben.get<TableInfo[]>('/api/guest/tables');
  expect(body).toMatchObject([{ id, waitsFor: [1] }]);
});

test('a table rests also when its last visitor left at a time that is still to come', async () => {
  let now = Date.now();
  house = await openHouse({ now: () => now });
  const anna = await Guest.arrive(house.address, 'Anna');
  await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }] });
  now -= 24 * HOUR;
  for (let twice = 0; twice < 2; twice++) await house.tables.rest();
  expect(house.tables.open).toBe(0);
});
