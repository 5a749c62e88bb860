import { ticTacToe } from '@questwright/practice';
import { begin, load } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { advise } from '../src/index.ts';
import type { Found } from '../src/search.ts';

const loaded = load(ticTacToe);
const game = begin(loaded, { seats: 2, seed: 'advice' });
const [first, second] = game.pending!.offers[0]!.options;

const told = (...values: number[]) => {
  const lines = values.map((value, i) => ({ pick: [i === 0 ? first! : second!], value, visits: 9 }));
  return advise(loaded, game, 0, { pick: [first!], lines, iterations: 9, stopped: null } as unknown as Found);
};

test('advice says the chance to win of what is best and of what else was considered', () => {
  expect(told(0.62, 0.5)).toMatchObject([
    { key: 'advice.best', with: { percent: 62 } },
    { key: 'advice.other', with: { percent: 50 } },
  ]);
});

test('where the game is won whatever one does, no chance is told', () => {
  expect(told(1, 0.998)).toMatchObject([{ key: 'advice.certain' }, { key: 'advice.also' }]);
  expect(told(1, 0.9)).toMatchObject([{ key: 'advice.best' }, { key: 'advice.other' }]);
});
