/** On the way: how many dice, where to, and cards that lead farther. */

import { choiceOf, words, type Ability } from '@questwright/kernel';
import { useOrPass } from './fighting.ts';
import { destinations } from './destinations.ts';
import type { Outlook } from './outlook.ts';
import { areas, findThing, type Sight } from './sight.ts';
import { isTired } from './town.ts';

type Options = readonly string[];

export function howToMove(outlook: Outlook, sight: Sight, options: Options): string {
  const goals = destinations(outlook, sight);
  const here = outlook.board.standing(goals, outlook.weights.delay)(sight.me.space);
  const best = Math.max(...goals.map(({ worth }) => worth));
  if (here >= best && options.includes('stay')) {
    const exhausted = sight.party.members.some(({ exhaustion }) => exhaustion > 0);
    return exhausted && options.includes('rest:0') ? 'rest:0' : 'stay';
  }
  return isTired(sight.party) && options.includes('rest:3')
    ? 'rest:3'
    : (options.find((option) => option.startsWith('roll:')) ?? options[0]!);
}

/** The best of the spaces that are offered; null when none is better than this one. */
function better(outlook: Outlook, sight: Sight, options: Options): string | null {
  const worthOf = outlook.board.standing(destinations(outlook, sight), outlook.weights.delay);
  let best: string | null = null;
  let most = worthOf(sight.me.space);
  for (const option of options) {
    const worth = worthOf(words(option)[0]!);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}
const moves = (options: Options): string[] => options.filter((option) => choiceOf(option) === 'move');

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
