/** What a card does to the chance to win. */

import type { Estimate } from '@questwright/messages';
import type { Row } from './row.ts';

/** Of fewer on either side nothing can be said. */
const FEWEST = 30;
/** For two-sided 95 %. */
const Z = 1.96;

/** Those who stood alike, first those who did not buy, then those who did. */
export interface Group {
  all: [number, number];
  /** By how much more they won together than their Heroes do. */
  ahead: [number, number];
  /** The variance that chance alone gives to that. */
  variance: [number, number];
}

/** Of those who could buy a card for the first time: how much oftener those won who did. Compared are those who stood alike then
 *  (the difference of means, weighted as Mantel and Haenszel do), and each against what its Hero wins at all: a card is not
 *  thought strong because the rich buy it, nor because it suits a Hero who wins anyway. */
export function effectsIn(rows: readonly Row[]): Record<string, Estimate | null> {
  const usual = winsByHero(rows);
  const cards = new Map<string, Map<number, Group>>();
  for (const { market, heroes, winners } of rows) {
    for (const [id, { first }] of Object.entries(market)) {
      const groups = cards.get(id) ?? new Map<number, Group>();
      cards.set(id, groups);
      for (const [seat, stood, bought] of first) {
        const group = groups.get(stood) ?? { all: [0, 0], ahead: [0, 0], variance: [0, 0] };
        groups.set(stood, group);
        const share = usual.get(heroes[seat]!)!;
        group.all[bought]++;
        group.ahead[bought] += (winners.includes(seat) ? 1 : 0) - share;
        group.variance[bought] += share * (1 - share);
      }
    }
  }
  return Object.fromEntries([...cards].map(([id, groups]) => [id, effectOf([...groups.values()])]));
}

function winsByHero(rows: readonly Row[]): Map<string, number> {
  const counted = new Map<string, [won: number, all: number]>();
  for (const { heroes, winners } of rows) {
    for (const [seat, hero] of heroes.entries()) {
      const [won, all] = counted.get(hero) ?? [0, 0];
      counted.set(hero, [won + (winners.includes(seat) ? 1 : 0), all + 1]);
    }
  }
  // One who never won is not certain to lose.
  return new Map([...counted].map(([hero, [won, all]]) => [hero, (won + 0.5) / (all + 1)]));
}

export function effectOf(groups: readonly Group[]): Estimate | null {
  const comparable = groups.filter(({ all }) => all[0] > 0 && all[1] > 0);
  const people = (bought: 0 | 1): number => comparable.reduce((sum, { all }) => sum + all[bought], 0);
  if (Math.min(people(0), people(1)) < FEWEST) return null;
  let [weights, sum, spread] = [0, 0, 0];
  for (const { all, ahead, variance } of comparable) {
    const weight = (all[0] * all[1]) / (all[0] + all[1]);
    weights += weight;
    sum += weight * (ahead[1] / all[1] - ahead[0] / all[0]);
    spread += weight ** 2 * (variance[1] / all[1] ** 2 + variance[0] / all[0] ** 2);
  }
  const value = sum / weights;
  const reach = (Z * Math.sqrt(spread)) / weights;
  return { value, low: value - reach, high: value + reach };
}
