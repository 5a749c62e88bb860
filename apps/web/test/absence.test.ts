import type { TableInfo } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { absentSeats } from '../src/table/absence.ts';

const seats = ['me', 'you', 'they'].map((guest) => ({ kind: 'guest', guest }));
const table = (change: Partial<TableInfo>): TableInfo =>
  ({ host: 'me', seats, status: 'playing', absence: 1000, waitsFor: [1], updated: 5000, ...change }) as TableInfo;

test('the host may replace whom the game has waited for long enough, and nobody else', () => {
  expect(absentSeats(table({}), 'me', 6000)).toEqual([1]);
  expect(absentSeats(table({}), 'me', 5999)).toEqual([]);
  expect(absentSeats(table({}), 'they', 9000)).toEqual([]);
  expect(absentSeats(table({}), null, 9000)).toEqual([]);
  expect(absentSeats(table({ waitsFor: [0, 2] }), 'me', 9000)).toEqual([2]);
  expect(absentSeats(table({ absence: null }), 'me', 9e9)).toEqual([]);
  expect(absentSeats(table({ status: 'over' }), 'me', 9000)).toEqual([]);
});

test('an absent host may be replaced by whoever plays', () => {
  const absent = table({ waitsFor: [0] });
  expect(absentSeats(absent, 'you', 9000)).toEqual([0]);
  expect(absentSeats(absent, 'somebody', 9000)).toEqual([]);
});
