/** Figures that are moved, and the nearest towns. */

import type { Next, Seat } from '@questwright/kernel';
import { neighboursOf } from '../board/spaces.ts';
import { stepInto } from './movement-choices.ts';
import { stateOf, type RuneboundTable, type Locals } from '../../world.ts';

/** Moves a figure outside of a movement step, if it is not there already. */
export const moveFigure = (t: RuneboundTable, seat: Seat, to: string, by: Locals['step into a space']['by']): Next =>
  stateOf(t, seat).space === to ? undefined : { run: [stepInto(seat, to, by)] };

/** The towns that are the fewest moves away, whatever the terrain. Here, if this is one; none for who is not on the board yet. */
export function nearestTowns(t: RuneboundTable, from: string): string[] {
  if (from === '') return [];
  const seen = new Set([from]);
  for (let edge = [from]; edge.length > 0;) {
    const towns = edge.filter((space) => t.value('town', space) !== null);
    if (towns.length > 0) return towns;
    const next = new Set(edge.flatMap((space) => neighboursOf(t, space)).filter((space) => !seen.has(space)));
    for (const space of next) seen.add(space);
    edge = [...next];
  }
  return [];
}
