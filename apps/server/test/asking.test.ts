import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '@questwright/protocol';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let anna: Guest;
let table: string;
beforeAll(async () => {
  house = await openHouse();
  anna = await (await Guest.arrive(house.address)).connect();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  ({ id: table } = await anna.newTable({ game: 'lanterns', seats, public: true }));
  await anna.post(`/api/tables/${table}/start`);
  await anna.watch(table, 0);
});
afterAll(() => house.close());

const ask = (message: object): Promise<ServerMessage> => anna.ask({ table, seat: 0, ...message });

test('named values are told as the rules have them, and null where there is none', async () => {
  const told = await ask({ type: 'values', of: [['nights'], ['light', 0], ['hand limit', 0], ['no such thing']] });
  expect(told).toMatchObject({ type: 'values', values: [12, 0, 5, null] });
});

test('a value of a card that one cannot see is not told, one of a card in hand is', async () => {
  const { zones } = anna.viewOf(table, 0);
  const mine = zones['hand/0']!.map(({ thing }) => thing);
  const theirs = zones['hand/1']!.map(({ thing }) => thing);
  const all = await ask({ type: 'values', of: [...mine, ...theirs].map((thing) => ['fog', thing]) });
  const values = (all as { values: unknown[] }).values;
  expect(values.slice(0, mine.length).every((fog) => typeof fog === 'number')).toBe(true);
  expect(values.slice(mine.length)).toEqual(theirs.map(() => null));
  const one = await ask({ type: 'explain', of: ['fog', theirs[0]!] });
  expect(one).toMatchObject({ type: 'refused', error: { code: 'not-yours' } });
});

test('an explanation has the rule of each part', async () => {
  const told = await ask({ type: 'explain', of: ['light', 0] });
  expect(told).toMatchObject({ type: 'explain', value: 0, parts: [{ layer: 'base', rule: 'LAN-VAL-03' }] });
  expect(await ask({ type: 'explain', of: ['no such thing'] })).toMatchObject({ error: { code: 'not-found' } });
});

test('why something is not on offer is told with its rule, and null when it is', async () => {
  expect(await ask({ type: 'why', about: 'rest' })).toMatchObject({ type: 'why', refusal: null });
  expect(await ask({ type: 'why', about: 'trade:9' })).toMatchObject({ refusal: { rule: 'LAN-TRD-01' } });
});

test('nobody asks for another seat', async () => {
  for (const message of [
    { type: 'why', about: 'rest' },
    { type: 'values', of: [['nights']] },
    { type: 'explain', of: ['nights'] },
  ]) {
    expect(await ask({ ...message, seat: 1 })).toMatchObject({ error: { code: 'not-yours' } });
  }
});
