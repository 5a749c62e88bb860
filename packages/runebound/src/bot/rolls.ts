/** Whether movement dice are good. */

import { MOVEMENT_DIE } from '../content/box.ts';
import { destinations } from './destinations.ts';
import type { Outlook } from './outlook.ts';
import type { Sight } from './sight.ts';

/** Whether the dice lead so little nearer that others are worth a try. */
export function isBadRoll(outlook: Outlook, sight: Sight): boolean {
  const { dice } = sight.view.stack.at(-1)!.locals;
  if (!Array.isArray(dice)) return false;
  const { board, weights } = outlook;
  const goals = destinations(outlook, sight);
  const worthOf = (place: number): number => board.standing(goals, weights.delay, place);
  const here = board.place(sight.me.space);
  const symbols = (dice as number[]).map((face) => MOVEMENT_DIE[face - 1]!);
  const most = board.best(here, symbols, worthOf);
  const best = Math.max(0, ...goals.worths);
  return most < best && most < worthOf(here) / weights.distance ** weights.goodWay;
}
