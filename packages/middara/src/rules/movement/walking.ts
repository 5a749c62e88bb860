/** Where a figure can walk, and what each space costs. */

import { costsFrom } from '@questwright/geometry';
import { directionOf, DIRECTIONS, inReadingOrder, range, stepFrom, type Square } from '@questwright/geometry/square';
import { refuse, type Json, type Refusal } from '@questwright/kernel';
import { gridOf, terrainFor } from './board.ts';
import { waysToGo } from './routes.ts';
import { whyNotEnter, whyNotStop } from './steps.ts';
import {
  areAllies,
  hasTag,
  isFlying,
  othersAt,
  squareOf,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
} from '../../world.ts';

const besideEdges = (t: MiddaraTable, square: Square): Square[] =>
  DIRECTIONS.map((direction) => stepFrom(square, direction)).filter(
    (one): one is Square => one !== null && gridOf(t).has(one),
  );
export const costToLeave = (t: MiddaraTable, figure: number, square: Square): number =>
  t.value('cost to leave', figure, square);

/** The ways a figure can go: what each step costs, and where it may stop. Null when there is nowhere to go. */
export function waysOf(t: In<'movement'>): Json | null {
  const { figure, points } = t.locals;
  const from = squareOf(t, figure);
  const known = new Map<Square, [Square, number][]>();
  const ways = (square: Square): [Square, number][] => {
    let found = known.get(square);
    if (found === undefined) {
      const cost = costToLeave(t, figure, square);
      const open = besideEdges(t, square).filter((to) => whyNotEnter(t, figure, square, to) === null);
      known.set(square, (found = open.map((to) => [to, cost])));
    }
    return found;
  };
  const reached = [...costsFrom(from, ways, points).keys()];
  const stop = reached.filter((square) => square !== from && whyNotStop(t, figure, square) === null);
  if (stop.length === 0) return null;
  const costs: Record<Square, Record<Square, number>> = {};
  for (const square of reached) {
    const onward = ways(square).filter(([to]) => to !== from && reached.includes(to));
    costs[square] = Object.fromEntries(onward);
  }
  return { from, points, costs, stop: stop.sort(inReadingOrder) };
}

/** Why a figure cannot get to a square: the next step, or what keeps it from stopping there. */
export function whyNotThere(t: In<'movement'>, to: Square): Refusal | null {
  const { figure, points } = t.locals;
  const from = squareOf(t, figure);
  if (!gridOf(t).has(to)) return refuse('MD-TILE-03', 'refuse.tile-edge', { square: to });
  if (to === from) return refuse('MD-MOVE-01', 'refuse.stands-there', { square: to });
  const form = waysOf(t) as { stop: Square[] } | null;
  if (form?.stop.includes(to) === true) return null;
  if (directionOf(from, to) !== null) {
    const reason = whyNotEnter(t, figure, from, to);
    if (reason !== null) return reason;
  } else if (range(from, to) === 1) return refuse('MD-MOVE-03', 'refuse.diagonal', { square: to });
  const entries = gridOf(t)
    .neighbours(to)
    .map((one) => whyNotEnter(t, figure, one, to));
  const closed = entries.every((one) => one !== null) ? entries[0] : undefined;
  return whyNotStop(t, figure, to) ?? closed ?? refuse('MD-MOVE-01', 'refuse.too-few-points', { square: to, points });
}

export const WALKING: MiddaraChapter = {
  values: {
    /** For players: every space in reach, how to get there, and who would strike. */
    'ways to go': { rule: 'MD-MOVE-01', of: (t, figure, points) => waysToGo(t, figure, points) },
    'cost to leave': {
      rule: 'MD-MOVE-14',
      of: () => 1,
      parts: {
        hindering: {
          rule: 'MD-TERR-09',
          layer: 'add',
          of: (t, figure, at) =>
            terrainFor(t, figure, at) === 'hindering'
              ? /* MD-INTL-08 hasTag(t, figure, 'INTELLIGENT') ? 0 : 1 */ 1
              : null,
        },
        water: {
          rule: 'MD-TERR-12',
          layer: 'add',
          of: (t, figure, at) => (terrainFor(t, figure, at) === 'water' ? 1 : null),
        },
        ally: {
          rule: 'MD-MOVE-09',
          layer: 'add',
          of: (t, figure, at) => {
            if (isFlying(t, figure) || hasTag(t, figure, 'CRUSH') || hasTag(t, figure, 'RELENTLESS')) return null;
            return othersAt(t, figure, at).some((one) => areAllies(t, figure, one.thing)) ? 1 : null;
          },
        },
        most: { rule: 'MD-MOVE-10', layer: 'least', of: () => 2 },
        free: { rule: 'MD-FREE-03', layer: 'least', of: (t) => (t.within('movement')?.how === 'free' ? 1 : null) },
      },
    },
  },
};
