/** How well a searching bot plays, by name. Each is a record: how long it thinks, how far, how wide, and how often it slips. */

import type { Strength } from './search.ts';

export type StrengthName = 'novice' | 'apprentice' | 'adventurer' | 'champion' | 'legend';

const SHARED = { playout: 8, exploration: 0.3, caution: 2, slips: 0 } as const;

/** Weakest first. */
export const STRENGTHS: Readonly<Record<StrengthName, Strength>> = {
  novice: { ...SHARED, iterations: 0, widening: { first: 1, growth: 0 }, slips: 0.15 },
  apprentice: { ...SHARED, iterations: 0, widening: { first: 1, growth: 0 } },
  adventurer: { ...SHARED, iterations: 24, widening: { first: 2, growth: 0.3 } },
  champion: { ...SHARED, iterations: 80, widening: { first: 2, growth: 0.3 } },
  legend: { ...SHARED, iterations: 240, widening: { first: 2, growth: 0.35 }, playout: 16 },
};

/** The same with a budget that lets many games be played: so many iterations at most. */
export const withBudget = (strength: Strength, iterations: number): Strength => ({
  ...strength,
  iterations: Math.min(strength.iterations, iterations),
});
