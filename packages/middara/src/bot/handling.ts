/** What a bot does with what lies about: Loot, whatever the Encounter lets it do, Dynamite. */

import { rangeOfAreas, type Square } from '@questwright/geometry/square';
import { choiceOf, words } from '@questwright/kernel';
import { spCost } from '../rules/figures.ts';
import { areAllies, baseOf, encounterOf, stands, type In } from '../world.ts';
import { leftOf } from './blows.ts';
import { worthOf } from './judging.ts';
import { EXPLOSION } from './outlook.ts';
import { priceOfSP } from './prices.ts';
import { purposeOf } from './purpose.ts';

export interface Judged {
  id: string;
  worth: number;
}
export const best = (all: readonly (Judged | null)[]): Judged | null =>
  all.reduce((found, one) => (one !== null && one.worth > (found?.worth ?? 0) ? one : found), null);

/** What is found on the board is worth its SP when nothing presses. */
const WORTH_OF_LOOT = 1.5;
/** Friends are worth more than those whom an explosion is meant for, and all of them may have gone elsewhere by then. */
const FRIENDS = 1.5;
const STILL_THERE = 0.6;
const STILL_THERE_NEXT_ROUND = 0.25;

/** What it is worth to have Dynamite on a space, once it goes off. */
function worthOfThrow(t: In<'turn'>, thing: number, square: Square): number {
  const { figure } = t.locals;
  const burning = t.world.dynamite.find((one) => one.thing === thing);
  const isDue = burning !== undefined && burning.lit < t.world.round;
  let worth = 0;
  for (const { thing: one } of t.world.figures) {
    if (!stands(t, one) || rangeOfAreas(baseOf(t, one), [square]) > 1) continue;
    worth += Math.min(EXPLOSION, leftOf(t, one)) * (areAllies(t, figure, one) ? -FRIENDS : 1);
  }
  // Nobody keeps what is about to go off.
  return worth * (isDue ? STILL_THERE : STILL_THERE_NEXT_ROUND) + (isDue ? EXPLOSION : 0);
}
const WORTHS: Readonly<Record<string, (t: In<'turn'>, id: string) => number>> = {
  loot: (t) => WORTH_OF_LOOT / purposeOf(t).hurry,
  special: (t, id) => {
    const { figure } = t.locals;
    const { effects } = encounterOf(t).actions![words(id)[0]!]!;
    return worthOf(t, effects, { by: figure, thing: figure, on: null });
  },
  throw: (t, id) => worthOfThrow(t, Number(words(id)[0]), words(id)[1]!),
};

/** The best of what can be done with things for an SP. */
export function handling(t: In<'turn'>, options: readonly string[]): Judged | null {
  const { figure } = t.locals;
  const price = priceOfSP(t, figure, spCost(t, figure, 1));
  return best(
    options.flatMap((id) => {
      const worth = WORTHS[choiceOf(id)];
      return worth === undefined ? [] : [{ id, worth: worth(t, id) - price }];
    }),
  );
}
