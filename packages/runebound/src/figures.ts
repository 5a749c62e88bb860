/** Marks that move a Hero figure, and the nearest towns. */

import type { Seat } from '@questwright/kernel';
import { neighboursOf, place } from './spaces.ts';
import { stateOf, type LandTable } from './world.ts';

/** Moves a figure outside of a movement step; it remembers where it came from. */
export function moveFigure(t: LandTable, seat: Seat, to: string): void {
  const state = stateOf(t, seat);
  const from = state.space;
  if (from === to) return;
  state.cameFrom = from;
  state.space = to;
  t.emit('hero moved', { seat, from: place(from), to: place(to) });
}

/** The towns that are the fewest moves away, whatever the terrain. Here, if this is one. */
export function nearestTowns(t: LandTable, from: string): string[] {
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
