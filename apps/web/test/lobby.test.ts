import type { SeatInfo } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { freeSeats, inOrder, isMyTurn, nameOf, resultOf, stateOf } from '../src/lobby/tables.ts';
import type { MyTable } from '../src/net/requests.ts';

const seat = (kind: SeatInfo['kind'], name = ''): SeatInfo => ({ kind, name }) as SeatInfo;
const ANNA = seat('guest', 'Anna');
const BEN = seat('guest', 'Ben');
const BOT = seat('bot', 'greedy');

/** Anna's table with Ben and a bot, in which Ben is to answer. */
const table = (other: Partial<MyTable> = {}): MyTable =>
  ({
    name: '',
    status: 'playing',
    seats: [ANNA, BEN, BOT],
    waitsFor: [1],
    result: null,
    updated: 0,
    mine: [0],
    ...other,
  }) as MyTable;

test('a table without a name is called after its people, each once, and the number of its bots', () => {
  expect(nameOf(table({ name: 'Friday' }))).toBe('Friday');
  expect(nameOf(table({ seats: [ANNA, ANNA, BEN, BOT, BOT, seat('open')] }))).toBe('Anna, Ben, 2 bots');
});

test('it is the reader’s turn only while the game goes on and waits for a seat of theirs', () => {
  expect(isMyTurn(table())).toBe(false);
  expect(isMyTurn(table({ waitsFor: [1, 0] }))).toBe(true);
  expect(isMyTurn(table({ waitsFor: [0], status: 'over' }))).toBe(false);
});

test('how a table stands', () => {
  expect(stateOf(table(), false)).toBe('Waiting for Ben');
  expect(stateOf(table({ waitsFor: [0] }), true)).toBe('Your turn');
  const gathering = table({ status: 'gathering', seats: [ANNA, BOT, seat('open'), seat('friend')] });
  expect([stateOf(gathering, false), freeSeats(gathering)]).toEqual(['Gathering: 2 of 4', 1]);
});

test.each([
  [{ winner: 0 }, 'You won'],
  [{ winners: [1, 2] }, 'Ben, Bot won'],
  [{ winner: 7 }, 'Over'],
  [null, 'Over'],
])('how it ended: %j', (result, words) => {
  expect(resultOf(table({ status: 'over', result }), [0])).toBe(words);
});

test('tables that wait for the reader come first, then those that go on, then those that gather; the latest first', () => {
  const gathering = table({ status: 'gathering', updated: 9 });
  const [old, late] = [table({ updated: 1 }), table({ updated: 2 })];
  const mine = table({ waitsFor: [0] });
  expect(inOrder([gathering, old, mine, late])).toEqual([mine, late, old, gathering]);
});
