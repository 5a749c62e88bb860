/** What rows of games come to together. */

import { load } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { runebound } from '../../src/definition.ts';
import { effectOf, effectsIn } from '../../src/lab/effects.ts';
import { runeboundLab } from '../../src/lab/index.ts';
import { binsOf, report, spread } from '../../src/lab/report.ts';
import { emptyShares, type Row } from '../../src/lab/row.ts';
import { outOfBand } from '../../src/lab/wanted.ts';
import { ENGLISH } from '../../src/messages/index.ts';

const HEROES = ['pip-underbough', 'old-hesper', 'sister-maerwyn', 'torvald-oakhand'];
const row = (given: Partial<Row> = {}): Row => ({
  rounds: 30,
  decisions: 700,
  end: 'runes',
  winners: [1],
  bots: HEROES.map(() => 'greedy'),
  heroes: [...HEROES],
  turns: [30, 30, 30, 30],
  knockouts: [2, 0, 1, 1],
  escapes: [0, 1, 0, 0],
  abilities: [15, 8, 9, 10],
  longestWithout: [4, 20, 5, 5],
  market: { 'tallow-torch': { of: 100, done: 50, first: [[1, 0, 1]] } },
  courses: { 'a-grave-left-open/climb': { of: 2, done: 1 } },
  fights: { ...emptyShares(), green: { of: 10, done: 7 } },
  levels: [
    [0, 0, 1, 1, 2],
    [0, 1, 1, 1, 4],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
  ],
  gold: [
    [3, 3, 3, 3, 3],
    [3, 3, 3, 3, 9],
    [3, 3, 3, 3, 0],
    [3, 3, 3, 3, 0],
  ],
  ...given,
});
/** So many games in which every seat wins in turn. */
const rows = (games: number, given: Partial<Row> = {}): Row[] =>
  Array.from({ length: games }, (_, n) => row({ winners: [n % 4], ...given }));

test('mean, median, ends and error of a list', () => {
  expect(spread([4, 1, 1, 10])).toMatchObject({ mean: 4, median: 2.5, least: 1, most: 10 });
  expect(spread([3, 1, 2])).toMatchObject({ mean: 2, median: 2, least: 1, most: 3 });
  expect(spread([1, 3]).error).toBeCloseTo(1, 9);
  expect(spread([])).toEqual({ mean: 0, median: 0, least: 0, most: 0, error: 0 });
});

test('numbers in bins of a round width, none lost', () => {
  expect(binsOf([3, 4, 4, 6])).toEqual({
    width: 1,
    bins: [3, 4, 5, 6].map((from, i) => ({ from, count: [1, 2, 0, 1][i] })),
  });
  const { width, bins } = binsOf([480, 701, 1018]);
  expect([width, bins[0], bins.at(-1)]).toEqual([50, { from: 450, count: 1 }, { from: 1000, count: 1 }]);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(binsOf([]).bins).toEqual([]);
});

describe('a report', () => {
  const found = report([
    row(),
    row({ rounds: 20, winners: [0, 1], heroes: ['old-hesper', 'pip-underbough', 'sister-maerwyn', 'torvald-oakhand'] }),
    row({ rounds: 400, end: 'capped', winners: [], levels: [[0], [0], [0], [0]], gold: [[3], [3], [3], [3]] }),
  ]);
  test('counts rounds of games that ended, and how they ended', () => {
    expect([found.games, found.rounds.mean, found.ends]).toEqual([3, 25, { runes: 2, capped: 1 }]);
  });
  test('adds up Heroes wherever they sat, wins by seat and by bot', () => {
    expect(found.heroes['old-hesper']).toMatchObject({ games: 3, wins: 2, turns: 90, abilities: 8 + 15 + 8 });
    expect(found.heroes['old-hesper']!.knockouts.mean).toBeCloseTo((0 + 2 + 0) / 3, 9);
    expect(found.heroes['old-hesper']!.longestWithout).toBeCloseTo((20 + 4 + 20) / 3, 9);
    expect(found.seats).toEqual([1, 2, 0, 0].map((done) => ({ of: 3, done })));
    expect(found.bots).toEqual({ greedy: { of: 12, done: 3 } });
  });
  test('adds up cards, courses and fights', () => {
    expect(found.market['tallow-torch']).toEqual({ of: 300, done: 150, effect: null });
    expect(found.courses).toEqual({ 'a-grave-left-open/climb': { of: 6, done: 3 } });
    expect(found.fights.green).toEqual({ of: 30, done: 21 });
  });
  test('follows winners and the others, in the games that lasted so long', () => {
    expect(found.curve).toEqual([
      { round: 1, games: 3, level: { winners: 0, others: 0 }, gold: { winners: 3, others: 3 } },
      {
        round: 5,
        games: 2,
        level: { winners: (4 + 2 + 4) / 3, others: (2 + 0 + 1 + 0 + 1) / 5 },
        gold: { winners: 7, others: 3 / 5 },
      },
    ]);
  });
});

describe('what a card does to the chance to win', () => {
  /** Won and all, of those who did not buy and of those who did, where a quarter wins. */
  const group = (without: [number, number], having: [number, number]) => ({
    all: [without[1], having[1]] as [number, number],
    ahead: [without[0] - without[1] / 4, having[0] - having[1] / 4] as [number, number],
    variance: [(without[1] * 3) / 16, (having[1] * 3) / 16] as [number, number],
  });
  test('like is compared with like: the rich who buy it win because they are rich', () => {
    const rich = group([10, 20], [40, 80]);
    const poor = group([8, 80], [2, 20]);
    expect(effectOf([rich, poor])!.value).toBeCloseTo(0, 9);
  });
  test('a difference within the groups is one, with an interval around it', () => {
    const { value, low, high } = effectOf([group([20, 100], [50, 100]), group([20, 100], [50, 100])])!;
    expect(value).toBeCloseTo(0.3, 9);
    expect([low, high].map((end) => Number(end.toFixed(3)))).toEqual([0.215, 0.385]);
  });
  test('of few, or of those who cannot be compared, nothing is said', () => {
    expect(effectOf([group([5, 10], [5, 10])])).toBeNull();
    expect(effectOf([group([50, 100], [0, 0]), group([0, 0], [50, 100])])).toBeNull();
  });
  test('a Hero who wins anyway does not make the cards strong that it buys', () => {
    // Pip wins half of its games and always buys, Hesper never wins and never buys.
    const games = Array.from({ length: 200 }, (_, n) =>
      row({
        winners: [n % 2 === 0 ? 0 : 2],
        market: {
          pavise: {
            of: 2,
            done: 1,
            first: [
              [0, 1, 1],
              [1, 1, 0],
            ],
          },
        },
      }),
    );
    expect(effectsIn(games)['pavise']!.value).toBeCloseTo(0, 2);
  });
});

describe('out of band', () => {
  const outOf = (all: Row[]) =>
    outOfBand(report(all)).map(({ what, id, value }) => [what, id, Number(value.toFixed(2))]);
  const bought = (done: number) => ({ market: { pavise: { of: 10, done, first: [] } } });
  test.each<[string, Partial<Row>, unknown[]]>([
    ['nothing', {}, []],
    ['games too short', { rounds: 24 }, [['rounds', '', 24]]],
    ['games too long', { rounds: 46 }, [['rounds', '', 46]]],
    ['an ability used too seldom', { abilities: [8, 7, 8, 8] }, [['ability', 'old-hesper', 0.23]]],
    ['a card that nobody buys', bought(0), [['bought', 'pavise', 0]]],
    ['a card that everybody buys', bought(7), [['bought', 'pavise', 0.7]]],
    ['a course that nobody takes', { courses: { 'a/b': { of: 10, done: 0 } } }, [['course', 'a/b', 0]]],
  ])('%s', (_, given, out) => {
    expect(outOf(rows(200, given))).toEqual(out);
  });
  test('Heroes and seats that win too much or too little', () => {
    const out = outOf(rows(200).map((one, n) => ({ ...one, winners: [n % 10 === 0 ? 0 : n % 4] })));
    expect(out).toEqual([['seats', '', 0.1]]);
    expect(outOf(rows(200, { winners: [0] })).filter(([what]) => what === 'hero')).toHaveLength(4);
  });
  test('a card that surely moves the chance to win', () => {
    const won = (n: number, bought_: 0 | 1): Row =>
      row({ winners: [n % 4], market: { pavise: { of: 1, done: bought_, first: [[0, 1, bought_]] } } });
    const half = Array.from({ length: 400 }, (_, n) => won(n, n % 4 === 0 ? 1 : n % 8 === 1 ? 1 : 0));
    expect(outOf(half).find(([what]) => what === 'effect')).toEqual(['effect', 'pavise', 0.67]);
  });
  test('not what was too seldom there, nor in games of other kinds', () => {
    expect(outOf(rows(9, { market: { pavise: { of: 10, done: 0, first: [] } } }))).toEqual([]);
    expect(outOf(rows(200, { rounds: 5, heroes: HEROES.slice(0, 2), bots: ['greedy', 'greedy'] }))).toEqual([]);
  });
});

describe('what is shown', () => {
  const loaded = load(runebound);
  const say = words(ENGLISH);
  const found = report([
    ...rows(200, { rounds: 3, courses: { 'a-grave-left-open/climb': { of: 2, done: 2 } } }),
    row({ bots: ['greedy', 'random', 'greedy', 'random'] }),
  ]);
  test('has words for all of it', () => {
    const figures = runeboundLab.figures(found, loaded);
    const labels = figures.flatMap((figure) => [
      figure.title,
      figure.about,
      ...('rows' in figure ? figure.rows.map(({ label }) => label) : []),
      ...('parts' in figure ? figure.parts.map(({ label }) => label) : []),
      ...('curves' in figure ? [figure.over, ...figure.curves.map(({ label }) => label)] : []),
    ]);
    const said = [...labels, ...runeboundLab.outside(found, loaded)!];
    expect(said.flatMap((message) => say.problem(message) ?? [])).toEqual([]);
    expect(said.map((message) => say(message))).toContain('A Grave Left Open: Climb in');
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    expect(figures.map(({ id }) => id)).toContain('bots');
  });
  test('no games at all', () => {
    const none = report([]);
    expect(runeboundLab.outside(none, loaded)).toBeNull();
    expect(runeboundLab.summary(none)).toMatchObject({ games: 0, rounds: { mean: 0, median: 0 }, out_of_band: [] });
    expect(runeboundLab.figures(none, loaded).map(({ id }) => id)).toEqual(['heroes']);
  });
});
