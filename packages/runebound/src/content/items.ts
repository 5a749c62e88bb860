/** The Items of the market deck. What the book says of seven of them holds; all other numbers, and all other Items, are our
 *  own. */

import { ARMOR } from './items-armor.ts';
import { ARTIFACTS } from './items-artifacts.ts';
import { MELEE_WEAPONS } from './items-melee.ts';
import { OTHER_WEAPONS } from './items-ranged-and-magic.ts';

export const ITEMS: typeof MELEE_WEAPONS & typeof OTHER_WEAPONS & typeof ARMOR & typeof ARTIFACTS = {
  ...MELEE_WEAPONS,
  ...OTHER_WEAPONS,
  ...ARMOR,
  ...ARTIFACTS,
};
