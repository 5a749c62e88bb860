/** One Attack, as far as it can be foreseen. */

import { mean } from '@questwright/dice';
import { harmAgainst } from '../text/odds.ts';
import type { MiddaraTable } from '../world.ts';

/** Damage that an Attack of one figure can be expected to do to another, wherever they stand. */
export function blowOf(t: MiddaraTable, by: number, on: number): number {
  const needed = t.value('defense', on);
  const more = t.value('damage of your Attacks', by);
  const armor = t.value('armor met', by, on);
  return mean(harmAgainst(t, by, { needed, more, armor }, t.value('combat dice', by)).damage);
}
