/** What a card does to the chance to win. */

import { Z, type Estimate } from '@questwright/messages';
import { expectedIn } from './expected.ts';
import type { Row } from './row.ts';

/** Of fewer on either side nothing can be said. */
const FEWEST = 30;

/** One who could buy a card for the first time. */
export interface Buyer {
  game: number;
  /** Those with the same number stood alike, roughly. */
  group: number;
  bought: 0 | 1;
  /** Whether it won (1 or 0), less the chance of those who stood as it did. */
  ahead: number;
}

/** Of those who could buy a card for the first time: how much oftener those won who did than those who did not. What is counted
 *  is by how much each did better than Heroes do who stand like it: by its Hero, the stage of the game, and its lead in
 *  experience, gold and cards. So a card is not thought strong because those buy it who are ahead. What this cannot see is what
 *  a bot knows besides: it buys what suits it. */
export function effectsIn(rows: readonly Row[]): Record<string, Estimate | null> {
  const usual = winsByHero(rows);
  const expected = expectedIn(rows, usual);
  const cards = new Map<string, Buyer[]>();
  for (const [game, { market, visits, heroes, winners }] of rows.entries()) {
    for (const [id, { first }] of Object.entries(market)) {
      const buyers = cards.get(id) ?? [];
      cards.set(id, buyers);
      for (const [visit, bought] of first) {
        const stand = visits[visit]!;
        const [seat, stage, level] = stand;
        const ahead = (winners.includes(seat) ? 1 : 0) - usual.get(heroes[seat]!)! - expected(stand);
        buyers.push({ game, group: 3 * stage + Math.sign(level), bought, ahead });
      }
    }
  }
  return Object.fromEntries([...cards].map(([id, buyers]) => [id, effectOf(buyers)]));
}

function winsByHero(rows: readonly Row[]): Map<string, number> {
  const counted = new Map<string, [won: number, all: number]>();
  for (const { heroes, winners } of rows) {
    for (const [seat, hero] of heroes.entries()) {
      if (hero === null) continue;
      const [won, all] = counted.get(hero) ?? [0, 0];
      counted.set(hero, [won + (winners.includes(seat) ? 1 : 0), all + 1]);
    }
  }
  // One who never won is not certain to lose.
  return new Map([...counted].map(([hero, [won, all]]) => [hero, (won + 0.5) / (all + 1)]));
}

interface Side {
  all: number;
  ahead: number;
}

/** The difference of means within groups, weighted as Mantel and Haenszel do. Of one game only one seat wins, and those who buy
 *  sit beside those who do not: the error is reckoned from what whole games add to the difference. */
export function effectOf(buyers: readonly Buyer[]): Estimate | null {
  const groups = new Map<number, [Side, Side]>();
  for (const { group, bought, ahead } of buyers) {
    const sides = groups.get(group) ?? [
      { all: 0, ahead: 0 },
      { all: 0, ahead: 0 },
    ];
    groups.set(group, sides);
    sides[bought].all++;
    sides[bought].ahead += ahead;
  }
  const comparable = [...groups].filter(([, [without, having]]) => without.all > 0 && having.all > 0);
  const people = (bought: 0 | 1): number => comparable.reduce((sum, [, sides]) => sum + sides[bought].all, 0);
  if (Math.min(people(0), people(1)) < FEWEST) return null;
  const weightOf = ([without, having]: [Side, Side]): number => (without.all * having.all) / (without.all + having.all);
  const meanOf = ({ all, ahead }: Side): number => ahead / all;
  const weights = comparable.reduce((sum, [, sides]) => sum + weightOf(sides), 0);
  const value =
    comparable.reduce((sum, [, sides]) => sum + weightOf(sides) * (meanOf(sides[1]) - meanOf(sides[0])), 0) / weights;
  const known = new Map(comparable);
  const byGame = new Map<number, number>();
  for (const { game, group, bought, ahead } of buyers) {
    const sides = known.get(group);
    if (sides === undefined) continue;
    const part = (weightOf(sides) * (ahead - meanOf(sides[bought]))) / sides[bought].all / weights;
    byGame.set(game, (byGame.get(game) ?? 0) + (bought === 1 ? part : -part));
  }
  const reach = Z * Math.sqrt([...byGame.values()].reduce((sum, part) => sum + part ** 2, 0));
  return { value, low: value - reach, high: value + reach };
}
