/** What a bot would rather keep, in Damage. */

import { cardOf, figureOf, type MiddaraTable } from '../world.ts';

export const PRICE_OF_SP = 0.9;
/** SP that the next Refresh Phase would bring back anyway are good for a DODGE until then, at best. */
const PRICE_OF_SPARE_SP = 0.1;

/** Whether the SP of a figure are filled up before it can use them in a turn of its own. */
const isRefreshed = (t: MiddaraTable, figure: number): boolean =>
  figureOf(t, figure).acted || t.within('turn')?.figure === figure || t.value('recovers SP', figure);

/** What it means to a figure to pay so many SP. */
export function priceOfSP(t: MiddaraTable, figure: number, count: number): number {
  const { recovery = 0, most = 0 } = cardOf(t, figure).stamina ?? {};
  const kept = isRefreshed(t, figure) ? most - recovery : most;
  const spare = Math.min(count, Math.max(0, figureOf(t, figure).stamina - kept));
  return spare * PRICE_OF_SPARE_SP + (count - spare) * PRICE_OF_SP;
}

/** What else an Ability may cost. */
export const PRICES: Readonly<Record<string, number>> = {
  EXHAUST: 0.1,
  'PER ENCOUNTER': 1,
  FLIP: 1.5,
  DISCARD: 1.5,
};
