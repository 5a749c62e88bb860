/** On the way: how many dice, where to, and cards that lead farther. */

import { words, type Ability } from '@questwright/kernel';
import { useOrPass } from './fighting.ts';
import { destinations } from './destinations.ts';
import type { Outlook } from './outlook.ts';
import { areas, findThing, type Sight } from './sight.ts';
import { isTired } from './town.ts';

type Options = readonly string[];

export function howToMove(outlook: Outlook, sight: Sight, options: Options): string {
  if (options.includes('stay') && isBestPlace(outlook, sight)) {
    const exhausted = sight.party.members.some(({ exhaustion }) => exhaustion > 0);
    return exhausted && options.includes('rest:0') ? 'rest:0' : 'stay';
  }
  return isTired(sight.party) && options.includes('rest:3')
    ? 'rest:3'
    : (options.find((option) => option.startsWith('roll:')) ?? options[0]!);
}
/** Whether no place is worth more than this one. What lies elsewhere is worth less from here: where there is nothing, it is
 *  enough to know of one adventure. */
function isBestPlace(outlook: Outlook, sight: Sight): boolean {
  const { board, weights } = outlook;
  const here = board.place(sight.me.space);
  const isMeeting = sight.land.heroes.some(({ space }, seat) => seat !== sight.seat && space === sight.me.space);
  if (weights.hunting === 0 || !isMeeting) {
    const { places, worths } = outlook.adventures(sight);
    if (!places.includes(here) && worths.some((worth) => worth > 0)) return false;
  }
  const goals = destinations(outlook, sight);
  return board.standing(goals, weights.delay, here) >= Math.max(...goals.worths);
}

/** The best of the spaces that are offered; null when none is better than this one. */
function better(outlook: Outlook, sight: Sight, options: Options): string | null {
  const { board, weights } = outlook;
  const goals = destinations(outlook, sight);
  let best: string | null = null;
  let most = board.standing(goals, weights.delay, board.place(sight.me.space));
  for (const option of options) {
    const worth = board.standing(goals, weights.delay, board.placeIn(option));
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}
const moves = (options: Options): Options => options.filter((option) => option.startsWith('move:'));

export const whereTo = (outlook: Outlook, sight: Sight, options: Options): string =>
  better(outlook, sight, moves(options)) ?? 'stop';
export const extraStep = (outlook: Outlook, sight: Sight, options: Options): string =>
  better(outlook, sight, options) ?? options[0]!;

/** A step more is taken only where it leads nearer. */
export function afterMoving(outlook: Outlook, sight: Sight, options: Options): string {
  return useOrPass(
    outlook,
    sight,
    options.filter((option) => {
      const terrains = stepOf(outlook, sight, option);
      if (terrains === null) return true;
      const { board } = outlook;
      const next = (board.at(sight.me.space)?.neighbours ?? []).filter((space) => {
        const terrain = board.at(space)?.terrain;
        return terrain !== undefined && (terrains === 'any' || terrain === 'town' || terrains.includes(terrain));
      });
      return (
        better(
          outlook,
          sight,
          next.map((space) => `step:${space}`),
        ) !== null
      );
    }),
  );
}
/** Into which terrains an ability goes one step more; null when it does something else. */
function stepOf({ cards }: Outlook, sight: Sight, option: string): 'any' | readonly string[] | null {
  const [thing, name] = words(option);
  const found = findThing(sight.view, Number(thing), [`hero/${sight.seat}`, ...areas(sight)]);
  const { abilities = [] } = (found?.card ? cards[found.card] : {}) as { abilities?: readonly Ability[] };
  const [effect] = abilities.find((one) => one.name === name)?.effects ?? [];
  return (effect?.['step'] ?? null) as 'any' | readonly string[] | null;
}
