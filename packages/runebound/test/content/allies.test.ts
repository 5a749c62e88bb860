import { describe, expect, test } from 'vitest';
import type { Ally } from '../../src/cards.ts';
import { ALLIES } from '../../src/content/allies.ts';
import { BOX } from '../../src/content/box.ts';
import { ATTRIBUTE_OF, PHASES } from '../../src/words.ts';
import { signature, TRAITS } from './traits.ts';
import { worthOfCard } from './worth.ts';

const allies: readonly [string, Ally][] = Object.entries(ALLIES);

/** What helps outside of fights. */
const OUTSIDE = ['market', 'after moving', 'before moving', 'adventure step', 'adventure card drawn', 'rolled'];
const VALUES = ['skill bonus', 'escape roll', 'may be lost', 'price of healing', 'symbols that enter'];
const helpsOutside = ({ abilities = [], modifies = [] }: Ally): boolean =>
  abilities.some(({ timing, effects }) => OUTSIDE.includes(timing) || JSON.stringify(effects).includes('escape')) ||
  modifies.some(({ value }) => VALUES.includes(value));

/** One phase is its own: it hurts there, and its attribute is 3 at least and greater than its others. */
const leads = (ally: Ally): boolean =>
  PHASES.some((phase) => {
    const others = PHASES.filter((other) => other !== phase).map((other) => ally[ATTRIBUTE_OF[other]]);
    const own = ally[ATTRIBUTE_OF[phase]];
    return ally.damage[phase] > 0 && own >= 3 && own > Math.max(...others);
  });

describe('the Allies', () => {
  test('29 of them', () => expect(allies).toHaveLength(BOX['ally cards'].count));

  test('at least 20 work differently', () => {
    expect(new Set(allies.map(([, ally]) => signature(ally))).size).toBeGreaterThanOrEqual(20);
  });

  test('each leads in a phase, or is of use outside of fights', () => {
    const idle = allies.filter(([, ally]) => !leads(ally) && !helpsOutside(ally));
    expect(idle.map(([id]) => id)).toEqual([]);
    expect(allies.filter(([, ally]) => helpsOutside(ally)).length).toBeGreaterThanOrEqual(12);
  });

  test('cost 5 to 9 gold', () => {
    const costs = allies.map(([, { cost }]) => cost);
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([5, 9]);
    expect(new Set(costs).size).toBe(5);
  });

  test('are worth what they cost, within 35 percent', () => {
    const off = allies.filter(([, ally]) => Math.abs(worthOfCard(ally) / ally.cost - 1) > 0.35);
    expect(off.map(([id]) => id)).toEqual([]);
  }, 60_000);

  test('what Allies are about', () => {
    const numbers = Object.fromEntries(
      Object.entries(TRAITS).map(([trait, holds]) => [trait, allies.filter(([, ally]) => holds(ally)).length]),
    );
    expect(numbers).toEqual({
      'looks at terrain or place': 7,
      'touches other heroes': 0,
      'stays over turns': 1,
      'changes board, decks or market': 4,
      'risk against reward': 1,
      'a way round a fight by skill': 2,
    });
  });
});
