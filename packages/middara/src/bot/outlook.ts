/** What a bot works out of a position: the Damage that an Attack can be expected to do, and what a space is worth. */

import type { Square } from '@questwright/geometry/square';
import type { Route } from '../rules/enemies/locals.ts';
import { besides, gridOf, terrainAt } from '../rules/movement/board.ts';
import { spCost } from '../rules/figures.ts';
import { sumsOf } from '../text/odds.ts';
import { asIfAt, Roads } from '../rules/movement/routes.ts';
import { countAt, countsFrom, nearestOf } from '../rules/enemies/targeting.ts';
import { whyNotTarget } from '../rules/attack/targets.ts';
import { baseOf, figureOf, opponentsOf, squareOf, type MiddaraTable } from '../world.ts';

/** A hit that Defeats is worth more than the same Damage on somebody who still stands. */
export const WORTH_OF_A_DEFEAT = 4;
const WORTH_OF_A_STRIKE = 2;
const WORTH_OF_A_NEIGHBOUR = 0.4;

export const attackCost = (t: MiddaraTable, figure: number): number =>
  spCost(t, figure, t.value('attack cost', figure, 'action'));
/** What an Attack is worth: Damage of the numbers alone, and the chance that it Defeats. */
export function worthOfAttack(t: MiddaraTable, attacker: number, target: number): number {
  const defense = t.value('defense', target);
  const armor = Math.max(0, t.value('armor', target) - t.value('armor piercing', attacker));
  const left = t.value('maximum HP', target) - figureOf(t, target).damage;
  const bonus = t.value('to the attack roll', attacker, target);
  let worth = 0;
  for (const [sum, chance] of sumsOf(t, t.value('combat dice', attacker))) {
    if (sum + bonus < defense) continue;
    const dealt = Math.max(0, sum + bonus - defense - armor);
    worth += chance * (Math.min(dealt, left) + (dealt >= left ? WORTH_OF_A_DEFEAT : 0));
  }
  return worth;
}
/** The best target from where a figure stands, or null. */
export function bestTarget(t: MiddaraTable, figure: number): { target: number; worth: number } | null {
  const type = t.value('attack type', figure);
  let best: { target: number; worth: number } | null = null;
  for (const target of opponentsOf(t, figure)) {
    if (whyNotTarget(t, figure, target, type) !== null) continue;
    const worth = worthOfAttack(t, figure, target);
    if (best === null || worth > best.worth) best = { target, worth };
  }
  return best;
}

/** What it is worth for a figure to be on a space. */
function judging(t: MiddaraTable, figure: number, canAttack: boolean): (square: Square) => number {
  const goal = nearestOf(t, figure);
  const counts = goal === null ? new Map<Square, number>() : countsFrom(t, goal);
  const spaces = gridOf(t).squares.length;
  return (square) =>
    asIfAt(t, figure, square, () => {
      const attack = canAttack ? bestTarget(t, figure) : null;
      const neighbours = opponentsOf(t, figure).filter((one) => besides(t, figure, one)).length;
      const far = goal === null ? 0 : Math.min(spaces, countAt(t, counts, figure, square));
      const hopes = attack === null ? -far / spaces : attack.worth + 1;
      return hopes - neighbours * WORTH_OF_A_NEIGHBOUR;
    });
}
/** Where a walk should end, staying included. */
export function bestRoute(t: MiddaraTable, figure: number, points: number, canAttack: boolean): Route | null {
  const routes = new Roads(t, figure, { jumps: false }).reach(points);
  const worthOfSpace = judging(t, figure, canAttack);
  const worth = ({ square, strikers, points: spent }: Route): number =>
    worthOfSpace(square) - strikers.length * WORTH_OF_A_STRIKE - spent / 1000;
  const judged = routes.map((route) => ({ route, is: worth(route) }));
  return judged.toSorted((one, other) => other.is - one.is)[0]?.route ?? null;
}
/** Whether a figure would rather be somewhere else. */
export const wantsToMove = (t: MiddaraTable, figure: number, canAttack: boolean): boolean => {
  const route = bestRoute(t, figure, t.value('movement value', figure), canAttack);
  return route !== null && route.square !== squareOf(t, figure);
};
/** The best of these spaces for a figure to be put on, and how much better than its own it is. */
export function bestSpace(
  t: MiddaraTable,
  figure: number,
  squares: readonly Square[],
  canAttack: boolean,
): { square: Square; gain: number } | null {
  const worth = judging(t, figure, canAttack);
  const safe = squares.filter((one) => !baseOf(t, figure, one).some((each) => terrainAt(t, each) === 'dangerous'));
  const [best] = (safe.length > 0 ? safe : squares)
    .map((square) => ({ square, is: worth(square) }))
    .toSorted((one, other) => other.is - one.is);
  return best === undefined ? null : { square: best.square, gain: best.is - worth(squareOf(t, figure)) };
}
