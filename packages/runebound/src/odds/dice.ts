/** The two dice of somebody, as they would be read now. */

import { sumOf, TWO_TEN_SIDED, type Distribution } from '@questwright/dice';
import type { Scene } from '@questwright/messages';

/** As printed where the rules have not told yet. */
export function diceOf(value: Scene['value'], who: number): Distribution {
  const readings = value('reading of dice', who) as readonly number[] | null;
  if (readings === null || readings.every((read, at) => read === at + 1)) return TWO_TEN_SIDED;
  return sumOf(2, readings.length, (face) => readings[face - 1]!);
}
