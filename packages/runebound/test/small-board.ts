/** Runebound on the small board, whose spaces the tests know by their ids. */

import type { Definition } from '@questwright/kernel';
import { runebound as large, type RuneboundWorld } from '@questwright/runebound';
import { SMALL } from '../src/content.ts';
import { CARDS } from '../src/content/index.ts';

export const runebound: Definition<RuneboundWorld> = {
  ...large,
  rules: { ...large.rules, content: { ...SMALL, ...CARDS } },
};
