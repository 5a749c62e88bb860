/** Terrains as they stand on the faces of dice, in a square of 22. */

import type { Terrain } from '@questwright/runebound';

export const GLYPHS: Readonly<Record<Terrain, string>> = {
  plains: 'M3 17q2-6 3-9 1 4 2 9m1 0q1-8 3-12 1 6 2 12m1 0q1-5 3-8 0 4 1 8',
  road: 'M6 19 9 3m6 0 3 16M12 4v3m0 3v3m0 3v3',
  river: 'M2 8q3-4 6 0t6 0 6 0M2 15q3-4 6 0t6 0 6 0',
  swamp: 'M2 17h18M6 17V8m0 0q-2-1-2-4m2 4q2-1 2-4M15 17V9m0 0q-2-1-2-4m2 4q2-1 2-4',
  forest: 'M7 20v-4m0 0H2l5-11 5 11zm9 4v-3m0 0h-4l4-9 4 9z',
  hill: 'M1 18q5-11 10 0m-3-4q5-11 13 4',
  mountain: 'M1 19 8 5l5 9 2-4 6 9zM6 9l2 2 2-2',
};
