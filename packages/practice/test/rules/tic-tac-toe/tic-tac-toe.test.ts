import { arrange } from '@questwright/harness';
import { ticTacToe } from '@questwright/practice';
import { rule } from '@questwright/harness/vitest';
import { begin } from '@questwright/kernel';
import { loadForTest } from '@questwright/harness';
import { expect } from 'vitest';

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => `mark:${cell}`);
const without = (...cells: number[]): string[] => all.filter((id) => !cells.some((cell) => id === `mark:${cell}`));

rule(
  'TIC-SET-01',
  'the board has nine empty cells',
  () => {
    expect(arrange(ticTacToe).world.cells).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, -1]);
  },
  {
    'TIC-SET-01': [
      {
        rule: 'TIC-SET-01',
        setup: 'empty board',
        replace: { rule: 'TIC-SET-01', do: (t) => void t.world.cells.fill(-1, 1) },
      },
    ],
  },
);

rule('TIC-SET-02', 'there are two seats, no more and no fewer', () => {
  for (const seats of [1, 3]) {
    expect(() => begin(loadForTest(ticTacToe), { seats, seed: 'x' })).toThrow(/TIC-SET-02/);
  }
  expect(arrange(ticTacToe, { seats: 2 }).asked()).toEqual([0]);
});

rule('TIC-TRN-01', 'the seats alternate and seat 0 begins', () => {
  const table = arrange(ticTacToe);
  expect(table.asked()).toEqual([0]);
  table.answer(0, 'mark:0');
  expect(table.asked()).toEqual([1]);
  expect(table).toRefuse(0, 'mark:1', 'TIC-TRN-01');
  table.answer(1, 'mark:1');
  expect(table.asked()).toEqual([0]);
});

rule(
  'TIC-TRN-02',
  'a turn puts one mark on one cell',
  () => {
    const table = arrange(ticTacToe);
    expect(table).toOffer(0, all);
    table.answer(0, 'mark:4');
    expect(table.world.cells).toEqual([-1, -1, -1, -1, 0, -1, -1, -1, -1]);
  },
  {
    'TIC-TRN-02': [
      {
        rule: 'TIC-TRN-02',
        proc: 'game',
        step: 'place a mark',
        choice: 'mark',
        wrap: (mark) => ({ ...mark, then: () => {} }),
      },
    ],
  },
);

rule('TIC-TRN-03', 'a taken cell cannot be chosen', () => {
  const table = arrange(ticTacToe).answer(0, 'mark:4');
  expect(table).toOffer(1, without(4));
  expect(table).toRefuse(1, 'mark:4', 'TIC-TRN-03');
  expect(table.tryAnswer(1, 'mark:4')).toMatchObject({ rule: 'TIC-TRN-03', with: { cell: 5 } });
});

rule('TIC-WIN-01', 'three in a line win at once', () => {
  const table = arrange(ticTacToe, { set: { cells: [0, 0, -1, 1, 1, -1, -1, -1, -1] } });
  table.answer(0, 'mark:2');
  expect(table.game.result).toEqual({ winner: 0 });
  expect(table.asked()).toEqual([]);
});

/** Three cells are left, and it is the turn of seat 1, to which the last of them goes. */
const lastThree = (...top: number[]) =>
  arrange(ticTacToe, { set: { cells: [...top, 0, 0, 1, -1, -1, -1], turn: 1 } }).answer(1, 'mark:6');

rule(
  'TIC-WIN-02',
  'a full board without a line is a draw',
  () => {
    const table = lastThree(1, 1, 0);
    expect(table.game.over).toBe(false);
    table.answer(0, 'mark:7');
    expect(table.game).toMatchObject({ over: true, result: { winner: null } });
    expect(lastThree(0, 1, 1).answer(0, 'mark:7').game.result).toEqual({ winner: 1 });
  },
  {
    'TIC-WIN-02': [
      {
        rule: 'TIC-WIN-02',
        watch: 'full board',
        wrap: (watch) => ({ ...watch, do: (t) => watch.do(t) && { end: 'game', as: { winner: t.world.turn } } }),
      },
    ],
  },
);
