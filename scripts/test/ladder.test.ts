import { expect, test } from 'vitest';
import { interval, isDecided, type Pairing, type Row } from '../ladder/pairing.ts';

const EVEN: Pairing = { players: ['champion', 'adventurer'], least: 0.5, better: 0.6 };
const rows = (won: number, games: number): Row[] =>
  Array.from({ length: games }, (_, game) => ({
    pair: 'champion_vs_adventurer',
    game,
    points: game < won ? 1 : 0,
    milliseconds: 0,
    decisions: 1,
    late: 0,
    longest: 0,
  }));

test('a pairing is decided by the ratio of what is tested, never before 40 games, always after the most', () => {
  expect(isDecided(EVEN, rows(39, 39), 200)).toBe(false);
  expect(isDecided(EVEN, rows(40, 40), 200)).toBe(true);
  expect(isDecided(EVEN, rows(0, 40), 200)).toBe(true);
  // 28 × ln 1.2 + 12 × ln 0.8 = 2.43, 30 and 10 give 3.24; the bound is ln 19 = 2.94.
  expect(isDecided(EVEN, rows(28, 40), 200)).toBe(false);
  expect(isDecided(EVEN, rows(30, 40), 200)).toBe(true);
  expect(isDecided(EVEN, rows(110, 199), 200)).toBe(false);
  expect(isDecided(EVEN, rows(110, 200), 200)).toBe(true);
  expect(isDecided(EVEN, rows(1, 2), 2)).toBe(true);
});

test('the interval is that of Wilson', () => {
  const [low, high] = interval(0.72, 200);
  expect(low).toBeCloseTo(0.654, 3);
  expect(high).toBeCloseTo(0.7775, 3);
  expect(interval(1, 40)).toEqual([expect.closeTo(0.912, 3), 1]);
});
