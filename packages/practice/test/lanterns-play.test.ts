import { samplesOf, load, type Definition, type World } from '@questwright/kernel';
import { soak } from '@questwright/harness';
import { describe, expect, test } from 'vitest';
import { wholeLanterns as lanterns } from '../src/secrets.ts';

const GAMES = 200;

/** Samples of the sets of packs, and what is said about those that do not load. */
function sorted<W extends World>(definition: Definition<W>): { loads: string[][]; fails: Map<string, string> } {
  const loads: string[][] = [];
  const fails = new Map<string, string>();
  for (const packs of samplesOf(definition)) {
    try {
      load(definition, { packs });
      loads.push(packs);
    } catch (error) {
      fails.set(packs.join(' + '), (error as Error).message);
    }
  }
  return { loads, fails };
}

describe('all packs of Lanterns', () => {
  test('every sample loads, but for the pair that replaces the same step', () => {
    const { loads, fails } = sorted(lanterns);
    // None, eight packs, their pairs but for short-candle with long-night, and three greatest sets.
    expect([loads.length, fails.size]).toEqual([1 + 8 + (28 - 2) + 3, 1]);
    expect(loads.filter((packs) => packs.length === 6)).toHaveLength(3);
    expect([...fails.keys()]).toEqual(['still-air + squall']);
    expect(fails.get('still-air + squall')).toMatch(
      /^LAN-VAR-07 and LAN-VAR-06 both replace step lighting a lantern\/gust/,
    );
  });

  test('every way to edit a table is used by some pack', () => {
    const tables = ['proc', 'choice', 'value', 'watch', 'content', 'setup'] as const;
    const forms = ['before', 'after', 'replace', 'remove', 'wrap'] as const;
    const used = new Set<string>();
    for (const edit of lanterns.packs.flatMap((pack) => pack.edits)) {
      const table = 'choice' in edit ? 'choice' : tables.find((key) => key in edit);
      for (const form of forms) if (table && form in edit) used.add(`${form} ${table}`);
    }
    const ordered = ['proc', 'choice', 'setup'].flatMap((table) => [`before ${table}`, `after ${table}`]);
    const changed = tables.flatMap((table) => [`replace ${table}`, `remove ${table}`, `wrap ${table}`]);
    expect([...used].toSorted()).toEqual([...ordered, 'before watch', ...changed].toSorted());
  });

  test(`${GAMES} random games over all samples and all numbers of seats`, { timeout: 120_000 }, () => {
    const { loads } = sorted(lanterns);
    // Shuffled through the numbers of seats: a soak changes them only after a whole round of packs.
    const seats = [2, 3, 4];
    const reports = seats.map((count, i) =>
      soak(lanterns, {
        games: Math.ceil((GAMES - i) / seats.length),
        seed: `play ${count}`,
        seats: [count],
        packs: loads.filter((_, n) => n % seats.length === i),
        every: 16,
      }),
    );
    const games = reports.reduce((sum, report) => sum + report.games, 0);
    const finished = reports.reduce((sum, report) => sum + report.finished, 0);
    expect(
      reports.flatMap((report) => report.failures.map(({ seed, packs, error }) => ({ seed, packs, error }))),
    ).toEqual([]);
    expect([games, finished]).toEqual([GAMES, GAMES]);
  });

  test('every step, choice and card is reached', { timeout: 120_000 }, () => {
    const everything = ['night-market', 'high-water', 'bottle-post'];
    const wanted = [
      [],
      everything,
      [...everything, 'long-night'],
      ['grand-illumination'],
      [...everything, 'squall'],
      [...everything, 'still-air'],
      ['short-candle'],
    ];
    const report = soak(lanterns, { games: 420, seed: 'reach', packs: wanted, every: 1000 });
    expect(report.failures.map(({ seed, packs, error }) => ({ seed, packs, error }))).toEqual([]);
    expect([report.cardsUnreached, report.stepsUnreached, report.choicesUnreached]).toEqual([[], [], []]);
  });
});
