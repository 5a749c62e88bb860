/** What rows of games come to together. */

import { describe, expect, test } from 'vitest';
import { lines, outOfBand, report, spread, summary } from '../../src/lab/report.ts';
import { emptyShares, type Row } from '../../src/lab/row.ts';

const row = (given: Partial<Row> = {}): Row => ({
  rounds: 30,
  decisions: 700,
  end: 'runes',
  winners: [1],
  heroes: ['pip-underbough', 'old-hesper'],
  turns: [30, 30],
  knockouts: [2, 0],
  escapes: [0, 1],
  abilities: [15, 3],
  longestWithout: [4, 20],
  market: { 'tallow-torch': { of: 100, done: 50 } },
  courses: { 'a-grave-left-open/climb': { of: 2, done: 1 } },
  fights: { ...emptyShares(), green: { of: 10, done: 7 } },
  levels: [0, 0, 1, 1, 2],
  gold: [6, 6, 4, 4, 8],
  ...given,
});

test('mean, median and ends of a list', () => {
  expect(spread([4, 1, 1, 10])).toEqual({ mean: 4, median: 2.5, least: 1, most: 10 });
  expect(spread([3, 1, 2])).toEqual({ mean: 2, median: 2, least: 1, most: 3 });
  expect(spread([])).toEqual({ mean: 0, median: 0, least: 0, most: 0 });
});

describe('a report', () => {
  const found = report([
    row(),
    row({ rounds: 20, winners: [0, 1], heroes: ['old-hesper', 'pip-underbough'] }),
    row({ rounds: 400, end: 'capped', winners: [], levels: [0] }),
  ]);
  test('counts rounds of games that ended, and how they ended', () => {
    expect([found.games, found.rounds.mean, found.ends]).toEqual([3, 25, { runes: 2, capped: 1 }]);
  });
  test('adds up Heroes wherever they sat, and wins by seat', () => {
    expect(found.heroes['old-hesper']).toMatchObject({ games: 3, wins: 2, turns: 90, knockouts: 2, abilities: 21 });
    expect(found.heroes['old-hesper']!.longestWithout).toBeCloseTo((20 + 4 + 20) / 3, 9);
    expect(found.winsBySeat).toEqual([1, 2]);
  });
  test('adds up cards, courses and fights', () => {
    expect(found.market).toEqual({ 'tallow-torch': { of: 300, done: 150 } });
    expect(found.courses).toEqual({ 'a-grave-left-open/climb': { of: 6, done: 3 } });
    expect(found.fights.green).toEqual({ of: 30, done: 21 });
  });
  test('follows levels and gold of a Hero, in the games that lasted so long', () => {
    expect(found.curve).toEqual([
      { round: 1, games: 3, level: 0, gold: 3 },
      { round: 5, games: 2, level: 1, gold: 4 },
    ]);
  });
});

describe('out of band', () => {
  test.each<[string, Partial<Row>, string[]]>([
    ['nothing', { abilities: [8, 8] }, []],
    ['games too short', { abilities: [8, 8], rounds: 24 }, ['rounds: 24.0']],
    ['games too long', { abilities: [8, 8], rounds: 46 }, ['rounds: 46.0']],
    ['an ability used too seldom', { abilities: [8, 7] }, ['old-hesper: ability 0.23 a turn']],
    [
      'a card that is hardly bought',
      { abilities: [8, 8], market: { pavise: { of: 200, done: 1 } } },
      ['pavise: bought at 0.5 % of 200 visits'],
    ],
    [
      'a card that everybody buys',
      { abilities: [8, 8], market: { pavise: { of: 200, done: 161 } } },
      ['pavise: bought at 80.5 % of 200 visits'],
    ],
    ['not a card that was too seldom there', { abilities: [8, 8], market: { pavise: { of: 99, done: 0 } } }, []],
  ])('%s', (_, given, out) => {
    expect(outOfBand(report([row(given)]))).toEqual(out);
  });
});

test('no games at all', () => {
  expect(summary(report([]))).toMatchObject({ games: 0, rounds: { mean: 0, median: 0 } });
  expect(lines(report([])).join('\n')).not.toContain('NaN');
});
