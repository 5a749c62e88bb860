/** How well a bot plays, by name. Each is a record: how long it thinks, how far, how wide, and how often it slips. */

import type { Strength } from './search.ts';

export const STRENGTH_NAMES = ['novice', 'greedy', 'adventurer', 'champion', 'legend'] as const;
export type StrengthName = (typeof STRENGTH_NAMES)[number];

const AT_ONCE: Strength = {
  iterations: 0,
  playout: 40,
  horizon: 1,
  rivals: 4,
  widening: { first: 1, growth: 0.2 },
  exploration: 0.3,
  caution: 3,
  slips: 0,
};

/** Weakest first. The first two answer at once by a plain policy, the next two by one of experience; the last one thinks. */
export const STRENGTHS: Readonly<Record<StrengthName, Strength>> = {
  novice: { ...AT_ONCE, slips: 0.15 },
  greedy: AT_ONCE,
  adventurer: { ...AT_ONCE, slips: 0.035 },
  champion: { ...AT_ONCE, slips: 0.01 },
  legend: { ...AT_ONCE, iterations: 48 },
};

/** The same with a budget that lets many games be played: so many iterations at most. */
export const withBudget = (strength: Strength, iterations: number): Strength => ({
  ...strength,
  iterations: Math.min(strength.iterations, iterations),
});
