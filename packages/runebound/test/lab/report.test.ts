/** What rows of games come to together. */

import { load } from '@questwright/kernel';
import { binsOf, spread, words } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { runebound } from '../../src/definition.ts';
import { effectOf, effectsIn, type Buyer } from '../../src/lab/effects.ts';
import { labWith } from '../../src/lab/index.ts';
import { report } from '../../src/lab/report.ts';
import { emptyShares, type Row, type Stand } from '../../src/lab/row.ts';
import { isSure, quantile, Tally } from '../../src/lab/sure.ts';
import { outInWords, outOfBand, wantedWith } from '../../src/lab/wanted.ts';
import { VARIANTS } from '../../src/variants/index.ts';
import { ENGLISH } from '../../src/messages/index.ts';

const HEROES = ['pip-underbough', 'old-hesper', 'sister-maerwyn', 'torvald-oakhand'];
const row = (given: Partial<Row> = {}): Row => ({
  rounds: 40,
  decisions: 700,
  end: 'runes',
  winners: [1],
  bots: HEROES.map(() => 'greedy'),
  heroes: [...HEROES],
  order: [2, 3, 0, 1],
  turns: [30, 30, 30, 30],
  knockouts: [2, 0, 1, 1],
  abilities: [15, 8, 9, 10],
  visits: [[1, 0, -1, 0, 0]],
  market: { 'tallow-torch': { of: 100, done: 50, first: [[0, 1]] } },
  courses: { 'a-grave-left-open/climb': { of: 2, done: 1 } },
  fights: { ...emptyShares(), green: { of: 10, done: 7 } },
  deeds: {},
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
    expect([found.games, found.rounds.mean, found.ends]).toEqual([3, 30, { runes: 2, capped: 1 }]);
  });
  test('adds up Heroes wherever they sat, wins by place in the turn order and by bot', () => {
    expect(found.heroes['old-hesper']).toMatchObject({ games: 3, wins: 2, turns: 90, abilities: 8 + 15 + 8 });
    expect(found.heroes['old-hesper']!.knockouts.mean).toBeCloseTo((0 + 2 + 0) / 3, 9);
    expect(found.order).toEqual([0, 0, 1, 2].map((done) => ({ of: 3, done })));
    expect(found.bots).toEqual({ greedy: { of: 12, done: 3 } });
  });
  test('adds up cards, courses and fights', () => {
    expect(found.market['tallow-torch']).toEqual({ of: 300, done: 150, independent: 3, effect: null });
    expect(found.courses).toEqual({ 'a-grave-left-open/climb': { of: 6, done: 3, independent: 3 } });
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
  /** So many who did not buy (0) or did (1), in games of their own, each ahead by 1 or 0 of which so many won. */
  const people = (group: number, bought: 0 | 1, won: number, all: number): Buyer[] =>
    Array.from({ length: all }, (_, n) => ({
      game: (2 * group + bought) * 1000 + n,
      group,
      bought,
      ahead: n < won ? 1 : 0,
    }));
  test('like is compared with like: the rich who buy it win because they are rich', () => {
    const rich = [...people(0, 0, 10, 20), ...people(0, 1, 40, 80)];
    const poor = [...people(1, 0, 8, 80), ...people(1, 1, 2, 20)];
    expect(effectOf([...rich, ...poor])!.value).toBeCloseTo(0, 9);
  });
  test('a difference within the groups is one, with an interval around it', () => {
    const groups = [0, 1].flatMap((group) => [...people(group, 0, 20, 100), ...people(group, 1, 50, 100)]);
    const { value, low, high } = effectOf(groups)!;
    expect(value).toBeCloseTo(0.3, 9);
    const error = Math.sqrt((0.2 * 0.8 + 0.5 * 0.5) / 200);
    expect((high - low) / 2).toBeCloseTo(1.96 * error, 9);
  });
  test('who plays in one game is not independent: the interval is wider', () => {
    const apart = [...people(0, 1, 50, 100), ...people(0, 0, 50, 100)];
    // The same, but wherever the buyer won the other lost.
    const together = apart.map((one, n) => ({ ...one, game: n < 100 ? n : 199 - n }));
    const reach = ({ low, high }: { low: number; high: number }): number => high - low;
    expect(reach(effectOf(together)!) / reach(effectOf(apart)!)).toBeCloseTo(Math.SQRT2, 6);
  });
  test('of few, or of those who cannot be compared, nothing is said', () => {
    expect(effectOf([...people(0, 0, 5, 10), ...people(0, 1, 5, 10)])).toBeNull();
    expect(effectOf([...people(0, 0, 50, 100), ...people(1, 1, 50, 100)])).toBeNull();
  });
  test('a Hero who wins anyway does not make the cards strong that it buys', () => {
    // Pip wins half of its games and always buys, Hesper never wins and never buys.
    const games = Array.from({ length: 200 }, (_, n) => {
      const first: [number, 0 | 1][] = [
        [0, 1],
        [1, 0],
      ];
      return row({
        winners: [n % 2 === 0 ? 0 : 2],
        visits: [0, 1].map((seat) => [seat, 0, 0, 0, 0] as Stand),
        market: { pavise: { of: 2, done: 1, first } },
      });
    });
    expect(effectsIn(games)['pavise']!.value).toBeCloseTo(0, 2);
  });
  test('nor does it make a card strong that those buy it who have more gold or cards', () => {
    // Whoever is ahead by 4 gold wins half of its games and buys, whoever is not wins a quarter and mostly does not.
    const games = Array.from({ length: 800 }, (_, n) => {
      const isRich = n % 2 === 0;
      const wins = isRich ? n % 4 === 0 : n % 8 === 1;
      const bought = (isRich ? n % 10 !== 0 : n % 10 === 1) ? 1 : 0;
      return row({
        winners: [wins ? 0 : 1 + (n % 3)],
        visits: [[0, 1, 0, isRich ? 4 : 0, 0]],
        market: { pavise: { of: 1, done: bought, first: [[0, bought]] } },
      });
    });
    expect(Math.abs(effectsIn(games)['pavise']!.value)).toBeLessThan(0.02);
  });
});

describe('how sure a number is', () => {
  const tally = (...shares: [of: number, done: number][]) => {
    const sum = new Tally();
    for (const [of, done] of shares) sum.add({ of, done });
    return sum.share();
  };
  test('visits of one game that go the same way count once', () => {
    const alike = Array.from({ length: 100 }, (_, n): [number, number] => [4, n % 2 === 0 ? 4 : 0]);
    expect(tally(...alike)).toEqual({ of: 400, done: 200, independent: 100 });
    const single = Array.from({ length: 100 }, (_, n): [number, number] => [1, n % 2]);
    expect(tally(...single)).toEqual({ of: 100, done: 50, independent: 100 });
    expect(tally([4, 0], [4, 0])).toEqual({ of: 8, done: 0, independent: 2 });
  });
  test('the normal distribution', () => {
    expect([0.025, 0.005, 0.025 / 84].map((tail) => Number(quantile(tail).toFixed(2)))).toEqual([1.96, 2.58, 3.43]);
  });
  test('of many numbers the farthest must lie farther out', () => {
    const number = { value: 0.2, low: 0.13, high: 0.27 };
    const band = { least: -0.12, most: 0.12 };
    expect([isSure(number, band, 1), isSure(number, band, 80)]).toEqual([true, false]);
    expect(isSure({ value: -0.3, low: -0.35, high: -0.25 }, band, 80)).toBe(true);
  });
});

describe('out of band', () => {
  const outOf = (all: Row[]) =>
    outOfBand(report(all)).map(({ what, id, value }) => [what, id, Number(value.toFixed(2))]);
  const bought = (done: number) => ({ market: { pavise: { of: 10, done, first: [] } } });
  test.each<[string, Partial<Row>, unknown[]]>([
    ['nothing', {}, []],
    ['games too short', { rounds: 29 }, [['rounds', '', 29]]],
    ['games too long', { rounds: 56 }, [['rounds', '', 56]]],
    ['an ability used too seldom', { abilities: [8, 7, 8, 8] }, [['ability', 'old-hesper', 0.23]]],
    ['a card that nobody buys', bought(0), [['bought', 'pavise', 0]]],
    ['a card that everybody buys', bought(7), [['bought', 'pavise', 0.7]]],
    ['a course that nobody takes', { courses: { 'a/b': { of: 10, done: 0 } } }, [['course', 'a/b', 0]]],
  ])('%s', (_, given, out) => {
    expect(outOf(rows(200, given))).toEqual(out);
  });
  test('a deed of a pack that comes about in no game', () => {
    const deeds = [{ event: 'bell rung', told: 'card', cards: ['great-bell', 'small-bell'] }];
    const all = rows(200).map((one, n) => ({ ...one, deeds: n === 7 ? { 'bell rung': ['great-bell'] } : {} }));
    const out = outOfBand(report(all), { ...wantedWith([{ deeds }]), rounds: { least: 1, most: 99 } });
    expect(out.map(({ what, id, value }) => [what, id, value])).toEqual([['deed', 'small-bell', 0]]);
    // Of few games nothing is said.
    expect(outOfBand(report(rows(20)), wantedWith([{ deeds }])).filter(({ what }) => what === 'deed')).toEqual([]);
  });
  test('Heroes and places in the turn order that win too much or too little', () => {
    const out = outOf(rows(200).map((one, n) => ({ ...one, winners: [n % 10 === 0 ? 0 : n % 4] })));
    expect(out).toEqual([['order', '', 0.1]]);
    expect(outOf(rows(200, { winners: [0] })).filter(([what]) => what === 'hero')).toHaveLength(4);
  });
  test('a Hero of few games is told, with its interval, as perhaps by chance', () => {
    const found = report(rows(6, { winners: [0] }));
    const [pip, ...others] = outOfBand(found).filter(({ what }) => what === 'hero');
    expect(pip).toMatchObject({ id: 'pip-underbough', value: 1, sure: true });
    expect(others.map(({ id, value, sure }) => [id, value, sure])).toEqual(HEROES.slice(1).map((id) => [id, 0, false]));
  });
  const buying = (games: number) =>
    Array.from({ length: games }, (_, n): Row => {
      const bought = n % 4 === 0 || n % 8 === 1 ? 1 : 0;
      const first: [number, 0 | 1][] = [[0, bought]];
      return row({
        winners: [n % 4],
        visits: [[0, 1, 0, 0, 0]],
        market: { pavise: { of: 1, done: bought, first } },
      });
    });
  test('a card that moves the chance to win', () => {
    const effect = (all: Row[]) => outOfBand(report(all)).find(({ what }) => what === 'effect')!;
    const found = effect(buying(400));
    expect([found.id, found.value.toFixed(2), found.sure, found.low > 0.12]).toEqual(['pavise', '0.67', true, true]);
  });
  test('what is sure comes first, and every number has its interval', () => {
    const all = outOfBand(
      report(rows(200, { rounds: 29 }).map((one, n) => ({ ...one, winners: [n % 10 === 0 ? 0 : n % 4] }))),
    );
    expect(all.map(({ what, sure }) => [what, sure])).toEqual([
      ['rounds', true],
      ['order', false],
    ]);
    expect(all.every(({ value, low, high }) => low <= value && value <= high)).toBe(true);
    const say = words(ENGLISH);
    expect(all.map((out) => say(outInWords(out, () => ({}) as never)))).toEqual([
      'Games last 29.0 rounds on average (29.0 to 29.0).',
      'The best place in the turn order wins 10.0 points more than the worst (0.3 to 19.7; perhaps by chance).',
    ]);
  });
  test('not what was too seldom there, nor in games of other kinds', () => {
    expect(outOf(rows(9, { market: { pavise: { of: 10, done: 0, first: [] } } }))).toEqual([]);
    expect(outOf(rows(200, { rounds: 5, heroes: HEROES.slice(0, 2), bots: ['greedy', 'greedy'] }))).toEqual([]);
  });
});

describe('what is shown', async () => {
  const kit = await labWith(VARIANTS);
  const loaded = load(runebound);
  const say = words(ENGLISH);
  const found = report([
    ...rows(200, { rounds: 3, courses: { 'a-grave-left-open/climb': { of: 2, done: 2 } } }),
    row({ bots: ['greedy', 'random', 'greedy-bold', 'random'] }),
  ]);
  test('has words for all of it', () => {
    const figures = kit.figures(found, loaded);
    const labels = figures.flatMap((figure) => [
      figure.title,
      figure.about,
      ...('rows' in figure ? figure.rows.map(({ label }) => label) : []),
      ...('parts' in figure ? figure.parts.map(({ label }) => label) : []),
      ...('curves' in figure ? [figure.over, ...figure.curves.map(({ label }) => label)] : []),
    ]);
    const said = [...labels, ...kit.outside(found, loaded)!];
    expect(said.flatMap((message) => say.problem(message) ?? [])).toEqual([]);
    const words = said.map((message) => say(message));
    expect(words).toContain('A Grave Left Open: Climb in');
    expect(words.filter((one) => /greedy|random/.test(one))).toEqual([]);
    expect(words).toEqual(expect.arrayContaining(['Apprentice', 'Apprentice, bold', 'By chance']));
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    expect(figures.map(({ id }) => id)).toContain('bots');
  });
  test('what is wanted depends on the variant', () => {
    const last = (rounds: number, ...packs: string[]): boolean =>
      kit
        .outside(report(rows(200, { rounds })), load(runebound, { packs }))!
        .some(({ key }) => key === 'lab.out.rounds');
    expect([last(27), last(27, 'doom-track')]).toEqual([true, false]);
    expect([last(50), last(50, 'doom-track')]).toEqual([false, true]);
  });
  test('the summary has every Hero and every place in the turn order, with intervals', () => {
    const { heroes, order } = kit.summary(report(rows(8)), loaded) as {
      heroes: Record<string, unknown>;
      order: unknown[];
    };
    expect(heroes['old-hesper']).toEqual({ of: 8, value: 0.25, interval: [0.071, 0.591] });
    expect(order).toHaveLength(4);
  });
  test('no games at all', () => {
    const none = report([]);
    expect(kit.outside(none, loaded)).toBeNull();
    expect(kit.summary(none, loaded)).toMatchObject({
      games: 0,
      rounds: { mean: 0, median: 0 },
      out_of_band: [],
    });
    expect(kit.figures(none, loaded).map(({ id }) => id)).toEqual(['heroes']);
  });
});
