/** What is in the box: the numbers that limit play, and the movement die. */

import type { RuleId } from '@questwright/kernel';
import type { Color, Terrain } from '../words.ts';

/** How many there are of what lies in a box, and the rule that says so. */
export type Box = Readonly<Record<string, { rule: RuleId; count: number }>>;

export const BOX = {
  'hero cards': { rule: 'RB-CMP-01', count: 12 },
  'adventure cards': { rule: 'RB-CMP-02', count: 84 },
  'green adventure cards': { rule: 'RB-CMP-03', count: 35 },
  'yellow adventure cards': { rule: 'RB-CMP-03', count: 25 },
  'blue adventure cards': { rule: 'RB-CMP-03', count: 16 },
  'red adventure cards': { rule: 'RB-CMP-03', count: 8 },
  'market cards': { rule: 'RB-CMP-04', count: 84 },
  'ally cards': { rule: 'RB-CMP-04', count: 29 },
  'item cards': { rule: 'RB-CMP-04', count: 55 },
  'hero figures': { rule: 'RB-CMP-05', count: 12 },
  'wound counters': { rule: 'RB-CMP-06', count: 60 },
  'exhaustion counters': { rule: 'RB-CMP-07', count: 54 },
  'adventure counters': { rule: 'RB-CMP-08', count: 58 },
  'experience counters': { rule: 'RB-CMP-09', count: 60 },
  'undefeated challenge counters': { rule: 'RB-CMP-10', count: 6 },
  'gold counters': { rule: 'RB-CMP-11', count: 50 },
  'ten-sided dice': { rule: 'RB-CMP-13', count: 2 },
  'movement dice': { rule: 'RB-CMP-14', count: 5 },
  'game boards': { rule: 'RB-CMP-15', count: 1 },
  'adventure deck spaces': { rule: 'RB-BRD-06', count: 4 },
  'positions of the undefeated challenge track': { rule: 'RB-BRD-10', count: 6 },
  'faces of a movement die': { rule: 'RB-DIE-07', count: 6 },
  'symbols on a face, at least': { rule: 'RB-DIE-06', count: 2 },
} as const satisfies Box;

/** Counters by the color of the jewel on their front (RB-CMP-08). */
export const ADVENTURE_COUNTERS: Readonly<Record<Color, number>> = { green: 22, yellow: 16, blue: 11, red: 9 };

/** Gold counters by what one of them is worth (RB-CMP-11). */
export const GOLD_COUNTERS = [
  { worth: 1, count: 28 },
  { worth: 5, count: 12 },
  { worth: 10, count: 10 },
] as const;

/** The six faces of a movement die; all dice are alike. */
export const MOVEMENT_DIE: readonly (readonly Terrain[])[] = [
  ['plains', 'road', 'hill'],
  ['plains', 'road', 'river'],
  ['plains', 'river', 'forest'],
  ['road', 'hill'],
  ['river', 'swamp'],
  ['forest', 'mountain'],
];
