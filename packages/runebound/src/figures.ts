/** Marks that move a Hero figure, and distances on the board. */

import type { Seat } from '@questwright/kernel';
import { spaceCard, stateOf, type LandTable } from './world.ts';

export function neighboursOf(t: LandTable, space: string): readonly string[] {
  return t.loaded.content.has(`space-${space}`) ? spaceCard(t, space).neighbours : [];
}

/** Moves a figure outside of a movement step; it remembers where it came from. */
export function moveFigure(t: LandTable, seat: Seat, to: string): void {
  const state = stateOf(t, seat);
  const from = state.space;
  state.cameFrom = from;
  state.space = to;
  t.emit('hero moved', { seat, from, to });
}

/** The towns that are the fewest moves away, whatever the terrain. Here, if this is one. */
export function nearestTowns(t: LandTable, from: string): string[] {
  const seen = new Set([from]);
  for (let edge = [from]; edge.length > 0; ) {
    const towns = edge.filter((space) => t.value('is a town', space));
    if (towns.length > 0) return towns;
    edge = edge.flatMap((space) => neighboursOf(t, space)).filter((space) => !seen.has(space) && !!seen.add(space));
  }
  return [];
}
