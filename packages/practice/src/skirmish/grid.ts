/** A small square grid: cells are named `a1` to `g7`, columns by letter, rows from the top. Pure geometry, no rules. */

import { costsFrom } from '@questwright/geometry';
import {
  areaOf,
  between,
  DIRECTIONS,
  lineBetween,
  placeOf,
  stepFrom,
  steps as distance,
  type Square as Cell,
} from '@questwright/geometry/square';

export { inReadingOrder } from '@questwright/geometry/square';
export { distance, type Cell };

export const SIZE = 7;

/** All cells in reading order: row by row from the top, each from the left. */
export const CELLS: readonly Cell[] = areaOf('a1', SIZE);

const isCell = (cell: Cell | null): cell is Cell => cell !== null && CELLS.includes(cell);
const NEIGHBOURS: ReadonlyMap<Cell, readonly Cell[]> = new Map(
  CELLS.map((cell) => [cell, DIRECTIONS.map((direction) => stepFrom(cell, direction)).filter(isCell)]),
);

/** The cells that share an edge with this one: up, right, down, left. */
export const neighbours = (cell: Cell): readonly Cell[] => NEIGHBOURS.get(cell) ?? [];
export const adjacent = (one: Cell, other: Cell): boolean => neighbours(one).includes(other);

/** Whether the two cells lie on opposite sides of the one between them. */
export const opposite = (one: Cell, middle: Cell, other: Cell): boolean =>
  adjacent(one, middle) && between(one, middle, other);

/** The cell behind `cell` as seen from `from`, along the longer of the two directions; null at the edge. */
export function behind(from: Cell, cell: Cell): Cell | null {
  const [start, end] = [placeOf(from), placeOf(cell)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const upright = y < 0 ? 'north' : 'south';
  const next = stepFrom(cell, Math.abs(x) <= Math.abs(y) ? upright : x < 0 ? 'west' : 'east');
  return isCell(next) ? next : null;
}

/** Whether a straight line between the centres of two cells misses the inside of every cell that blocks, and does not
 *  slip through a corner at which two such cells meet. */
export const clearLine = (from: Cell, to: Cell, blocks: (cell: Cell) => boolean): boolean =>
  !lineBetween(from, to).some((cells) => cells.every(blocks));

/** A way over cells, the first of which is a neighbour of the start, and the points it takes. */
export interface Way {
  readonly cells: readonly Cell[];
  readonly points: number;
}

/** The same function, asked about each cell once. */
export function askedOnce<T>(of: (cell: Cell) => T): (cell: Cell) => T {
  const known = new Map<Cell, T>();
  return (cell) => {
    if (!known.has(cell)) known.set(cell, of(cell));
    return known.get(cell)!;
  };
}

/** Every way that enters no cell twice and takes no more points than there are; null is the cost of a closed cell.
 *  A way comes before those that go on from it, those in turn up, right, down, left. */
export function waysFrom(from: Cell, points: number, costOf: (cell: Cell) => number | null): Way[] {
  const cost = askedOnce(costOf);
  const found: Way[] = [];
  const go = (at: Cell, cells: readonly Cell[], spent: number): void => {
    for (const next of neighbours(at)) {
      const more = next === from || cells.includes(next) ? null : cost(next);
      if (more === null || spent + more > points) continue;
      const way = { cells: [...cells, next], points: spent + more };
      found.push(way);
      go(next, way.cells, way.points);
    }
  };
  go(from, [], 0);
  return found;
}

/** The fewest points it takes to come to each cell that can be reached. */
export function reach(from: Cell, points: number, costOf: (cell: Cell) => number | null): ReadonlyMap<Cell, number> {
  const cost = askedOnce(costOf);
  return costsFrom(from, (cell) => neighbours(cell).map((next) => [next, cost(next) ?? Infinity] as const), points);
}

/** The points it takes to walk from each cell to the goal; cells from which it cannot be reached are missing. */
export function pointsTo(goal: Cell, costOf: (cell: Cell) => number | null): ReadonlyMap<Cell, number> {
  const cost = askedOnce(costOf);
  return costsFrom(goal, (cell) => {
    const entering = cell === goal ? 1 : cost(cell)!;
    return neighbours(cell).flatMap((next) => (cost(next) === null ? [] : [[next, entering] as const]));
  });
}

/** The free cell that is the fewest steps away, the first in reading order among equals; null when there is none. */
export const nearestFree = (to: Cell, free: (cell: Cell) => boolean): Cell | null =>
  CELLS.filter(free).toSorted((one, other) => distance(one, to) - distance(other, to))[0] ?? null;
