/** On the way: how many dice, where to, and cards that lead farther. */

import { words } from '@questwright/kernel';
import type { Space } from '../cards.ts';
import { MOVEMENT_DIE } from '../content/box.ts';
import { useOrPass } from './fighting.ts';
import { destinations } from './destinations.ts';
import type { Outlook } from './outlook.ts';
import { effectsOf, type Sight } from './sight.ts';
import { isTired } from './town.ts';

type Options = readonly string[];

/** From this chance on, dice are rolled to get somewhere: they may lead to something better. */
const DICE_ARE_TRUSTED = 0.9;

export function howToMove(outlook: Outlook, sight: Sight, options: Options): string {
  if (options.includes('stay') && isBestPlace(outlook, sight)) {
    const exhausted = sight.party.members.some(({ exhaustion }) => exhaustion > 0);
    return exhausted && options.includes('rest:0') ? 'rest:0' : 'stay';
  }
  if (isTired(sight.party) && options.includes('rest:3')) return 'rest:3';
  return sureStep(outlook, sight, options) ?? options.find((option) => option.startsWith('roll:')) ?? options[0]!;
}
/** The single step to an adventure next to this space, if it is what the Hero aims at and dice may not lead there. */
function sureStep(outlook: Outlook, sight: Sight, options: Options): string | null {
  const { board } = outlook;
  const { places } = outlook.adventures(sight);
  const dice = Math.max(
    0,
    ...options.filter((option) => option.startsWith('roll:')).map((option) => Number(words(option)[0])),
  );
  const near = options.filter((option) => {
    if (!option.startsWith('step:') || !places.includes(board.placeIn(option))) return false;
    return chanceToEnter(board.at(words(option)[0]!)!.terrain, dice) < DICE_ARE_TRUSTED;
  });
  if (near.length === 0) return null;
  const aim = board.aim(destinations(outlook, sight), board.place(sight.me.space));
  return near.find((option) => board.placeIn(option) === aim) ?? null;
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
/** The chance that one of so many dice leads into a terrain. */
function chanceToEnter(terrain: Space['terrain'], dice: number): number {
  const blank = MOVEMENT_DIE.filter((face) => terrain !== 'town' && !face.includes(terrain)).length;
  return 1 - (blank / MOVEMENT_DIE.length) ** dice;
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
function stepOf(outlook: Outlook, sight: Sight, option: string): 'any' | readonly string[] | null {
  const [effect] = effectsOf(outlook, sight, option);
  return (effect?.['step'] ?? null) as 'any' | readonly string[] | null;
}
