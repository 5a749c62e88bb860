import { describe, expect, test } from 'vitest';
import {
  atLeast,
  chanceAgainstARoll,
  chanceOf,
  inHundred,
  mean,
  sumOf,
  sumOfDice,
  TWO_TEN_SIDED,
} from '../src/index.ts';

describe('dice', () => {
  test('two ten-sided dice give 2 to 20, mean 11, 11 most often', () => {
    expect([...TWO_TEN_SIDED.keys()].sort((x, y) => x - y)).toEqual(Array.from({ length: 19 }, (_, i) => i + 2));
    expect(mean(TWO_TEN_SIDED)).toBeCloseTo(11, 12);
    expect(TWO_TEN_SIDED.get(11)).toBeCloseTo(0.1, 12);
    expect([...sumOf(3, 6).values()].reduce((x, y) => x + y)).toBeCloseTo(1, 12);
  });
  test.each([
    [2, {}, 1],
    [21, {}, 0],
    [11, {}, 0.55],
    [15, { bonus: 4 }, 0.55],
    [20, {}, 0.01],
    [11, { rerolls: 1 }, 1 - 0.45 ** 2],
  ])('a roll against %i with %j', (number, help, chance) => expect(chanceOf(number, help)).toBeCloseTo(chance, 12));
  test('a roll against a roll: every pair of totals with its chance', () => {
    // Alike, ties count for who rolls second: half of all that is no tie, and the ties.
    const ties = [...TWO_TEN_SIDED.values()].reduce((sum, chance) => sum + chance * chance, 0);
    expect(chanceAgainstARoll(3, 3)).toBeCloseTo((1 + ties) / 2, 12);
    expect(chanceAgainstARoll(0, 18)).toBeCloseTo(0.0001, 12);
    expect(chanceAgainstARoll(20, 0)).toBe(1);
    let counted = 0;
    for (let n = 0; n < 10_000; n++) {
      const [w, x, y, z] = [n, n / 10, n / 100, n / 1000].map((one) => (Math.floor(one) % 10) + 1) as [
        number,
        number,
        number,
        number,
      ];
      if (w + x + 4 >= y + z + 6) counted++;
    }
    expect(chanceAgainstARoll(4, 6)).toBeCloseTo(counted / 10_000, 12);
  });
});

test('dice of all kinds together: a face that spoils a roll makes no sum', () => {
  const sums = sumOfDice([
    [0, 1, null],
    [2, 2],
  ]);
  expect([...sums]).toEqual([
    [2, 1 / 3],
    [3, 1 / 3],
  ]);
  expect(atLeast(3, sums)).toBeCloseTo(1 / 3, 12);
  expect([...sumOfDice([])]).toEqual([[0, 1]]);
});

test('only what is certain is 0 or 100 in a hundred', () => {
  expect([0, 0.001, 0.455, 0.999, 1].map(inHundred)).toEqual([0, 1, 46, 99, 100]);
});
