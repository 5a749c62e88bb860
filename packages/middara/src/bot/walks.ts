/** How far a figure has to walk, as if nobody stood in its way. */

import type { Square } from '@questwright/geometry/square';
import { Roads } from '../rules/movement/routes.ts';
import { cardOf, figureOf, isFlying, type MiddaraTable } from '../world.ts';

type Costs = ReadonlyMap<Square, number>;
/** What was worked out for boards and gaits that came up last. */
const known = new WeakMap<object, Map<string, Map<Square, Costs>>>();
const MOST_KEPT = 20;

/** Everybody who walks alike on the same ground needs the same Movement Points. */
function kept(t: MiddaraTable, figure: number): Map<Square, Costs> {
  let all = known.get(t.loaded);
  if (all === undefined) known.set(t.loaded, (all = new Map()));
  const { encounter, terrain } = t.world;
  const ground = terrain.map((one) => `${one.square} ${one.terrain}`).join();
  const { size = 1 } = cardOf(t, figure);
  const key = `${encounter} ${ground} ${size} ${isFlying(t, figure)} ${t.value('tags', figure).join()}`;
  let found = all.get(key);
  if (found === undefined) {
    if (all.size >= MOST_KEPT) all.clear();
    all.set(key, (found = new Map()));
  }
  return found;
}
/** Movement Points from every space to a goal. */
function costsTo(t: MiddaraTable, figure: number, goal: Square): Costs {
  const all = kept(t, figure);
  let found = all.get(goal);
  if (found === undefined) {
    const everybody = t.world.figures;
    t.world.figures = [figureOf(t, figure)];
    try {
      found = new Roads(t, figure, { jumps: false }).costsTo([goal]);
    } finally {
      t.world.figures = everybody;
    }
    all.set(goal, found);
  }
  return found;
}
/** Movement Points from a space to the nearest of some others; Infinity where there is no way. */
export function walksTo(t: MiddaraTable, figure: number, goals: readonly Square[]): (from: Square) => number {
  const costs = goals.map((goal) => costsTo(t, figure, goal));
  return (from) => {
    let least = Infinity;
    for (const one of costs) least = Math.min(least, one.get(from) ?? Infinity);
    return least;
  };
}
