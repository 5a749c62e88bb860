import type { TableInfo } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { absentSeats } from '../src/table/absence.ts';

const seats = ['me', 'you', 'they'].map((guest: string | null) => ({ kind: 'guest', guest }));
const table = (change: Partial<TableInfo>): TableInfo =>
  ({ host: 'me', seats, status: 'playing', absence: 1000, waitsFor: [1], since: [5000], ...change }) as TableInfo;

test('the host may replace whom the game has waited for long enough, and nobody else', () => {
  expect(absentSeats(table({}), 'me', 6000)).toEqual([1]);
  expect(absentSeats(table({}), 'me', 5999)).toEqual([]);
  expect(absentSeats(table({}), 'they', 9000)).toEqual([]);
  expect(absentSeats(table({}), null, 9000)).toEqual([]);
  expect(absentSeats(table({ waitsFor: [0, 2], since: [5000, 5000] }), 'me', 9000)).toEqual([2]);
  expect(absentSeats(table({ absence: null }), 'me', 9e9)).toEqual([]);
  expect(absentSeats(table({ status: 'over' }), 'me', 9000)).toEqual([]);
});

test('an absent host may be replaced by whoever plays', () => {
  const absent = table({ waitsFor: [0] });
  expect(absentSeats(absent, 'you', 9000)).toEqual([0]);
  expect(absentSeats(absent, 'somebody', 9000)).toEqual([]);
  // And where the host does not play any more, whoever plays may replace whoever does not come.
  const left = { ...table({}), seats: seats.with(0, { kind: 'open', guest: null }) } as TableInfo;
  expect(absentSeats(left, 'they', 9000)).toEqual([1]);
  expect(absentSeats(left, 'somebody', 9000)).toEqual([]);
});
