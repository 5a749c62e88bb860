/** How hard Challenges are: exact odds under best play, nobody escaping. */

import { describe, expect, test } from 'vitest';
import type { Challenge } from '../../src/cards.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { oddsAgainst } from '../../src/odds/of.ts';
import { COLORS, type Color } from '../../src/words.ts';
import { chance, costOfGear, FRESH, SEASONED, type Stage } from './strength.ts';

type HeroId = keyof typeof HEROES;
const heroes = Object.keys(HEROES) as HeroId[];
const challenges: readonly [string, Challenge][] = Object.entries(CHALLENGES);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The chances by Challenge, then Hero, in percent. */
const known = new Map<Stage, Map<string, number[]>>();
function chances(stage: Stage, color: Color): Map<string, number[]> {
  const table = known.get(stage) ?? new Map<string, number[]>();
  known.set(stage, table);
  const found = new Map<string, number[]>();
  for (const [id, challenge] of challenges) {
    if (challenge.color !== color) continue;
    if (!table.has(id))
      table.set(
        id,
        heroes.map((hero) => 100 * chance(stage, hero, challenge)),
      );
    found.set(id, table.get(id)!);
  }
  return found;
}

describe('the power curve', { timeout: 120_000 }, () => {
  test.each([
    ['green', FRESH, 70, 80],
    ['yellow', FRESH, 40, 55],
    ['blue', FRESH, 12, 22],
    ['red', FRESH, 2, 6],
    ['green', SEASONED, 92, 100],
    ['yellow', SEASONED, 75, 85],
    ['blue', SEASONED, 45, 60],
    ['red', SEASONED, 15, 25],
  ] as const)('%s Challenges', (color, stage, least, most) => {
    const average = mean([...chances(stage, color).values()].flat());
    expect(average).toBeGreaterThanOrEqual(least);
    expect(average).toBeLessThanOrEqual(most);
  });

  test('what a seasoned Hero carries costs at most 12 gold', () => {
    expect(Math.max(...costOfGear())).toBeLessThanOrEqual(12);
    expect(Math.min(...costOfGear())).toBeGreaterThanOrEqual(11);
  });

  // Fresh Heroes win almost nothing that is blue or red: there the seasoned ones tell hard from easy.
  test.each([
    ['green', FRESH],
    ['yellow', FRESH],
    ['blue', SEASONED],
    ['red', SEASONED],
  ] as const)('the easiest and the hardest %s Challenge differ by 30 points for each Hero', (color, stage) => {
    const rows = [...chances(stage, color).values()];
    heroes.forEach((hero, at) => {
      const column = rows.map((row) => row[at]!);
      expect([hero, Math.max(...column) - Math.min(...column) >= 30]).toEqual([hero, true]);
    });
  });

  test('no green or yellow Challenge is hopeless for more than three Heroes', () => {
    for (const color of ['green', 'yellow'] as const) {
      for (const [id, row] of chances(FRESH, color)) {
        expect([id, row.filter((one) => one < 10).length <= 3]).toEqual([id, true]);
      }
    }
  });

  test('more is better: nobody who is seasoned does worse than at the beginning', () => {
    for (const color of COLORS) {
      for (const [id, row] of chances(FRESH, color)) {
        const later = chances(SEASONED, color).get(id)!;
        row.forEach((one, at) => expect([id, heroes[at], later[at]! >= one - 1e-9]).toEqual([id, heroes[at], true]));
      }
    }
  });
});

/** What the odds do not hold: exhaustion that failed rolls cost, wounds of Allies that are not there. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'boar-of-harrowdown': 'trampled',
  'the-plague-cart': 'fever',
  'wyvern-of-the-red-scarp': 'venom',
  'the-ninth-returned': 'volley',
  'vorakesh-at-the-last-milestone': 'his dead',
};
test('what the odds leave out is known', () => {
  const left = new Set<string>();
  for (const [id, challenge] of challenges) {
    for (const { party, gold } of [FRESH, SEASONED]) {
      for (const hero of heroes) {
        const { leftOut } = oddsAgainst(party(hero), challenge, { terrain: 'plains', gold });
        for (const what of leftOut) left.add(`${id}: ${what}`);
      }
    }
  }
  expect([...left]).toEqual(Object.entries(LEFT_OUT).map(([id, what]) => `${id}: the Challenge: ${what}`));
}, 120_000);

/** The phase in which a hit is likeliest. Attacking costs no more than defending. */
const bestPhase = ({ mind, body, spirit }: Challenge): number[] =>
  [mind, body, spirit].flatMap((one, at) => (one === Math.min(mind, body, spirit) ? [at] : []));

test.each(COLORS)('each phase is the best one for 25 to 42 percent of the %s Challenges', (color) => {
  const all = challenges.filter(([, one]) => one.color === color);
  const best = all.map(([id, one]) => [id, bestPhase(one)] as const);
  expect(best.filter(([, phases]) => phases.length > 1)).toEqual([]);
  for (const phase of [0, 1, 2]) {
    const share = best.filter(([, [only]]) => only === phase).length / all.length;
    expect(share).toBeGreaterThanOrEqual(0.25);
    expect(share).toBeLessThanOrEqual(0.42);
  }
});
