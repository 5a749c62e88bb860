/** The outlines of areas of hexagons, as a hand would draw them: neighbours share the same wavering line. */

import { cornersOf, type Point } from '@questwright/geometry';
import { at, chanceOf, curve, between } from '../ink.ts';

const key = ({ x, y }: Point): string => `${Math.round(x * 2)},${Math.round(y * 2)}`;

/** The rings around hexagons with these middles. */
export function rings(middles: readonly Point[], size: number): Point[][] {
  const sides = new Map<string, [Point, Point]>();
  for (const middle of middles) {
    const corners = cornersOf(middle, size);
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % 6]!;
      // The side of a neighbour runs the other way.
      if (!sides.delete(`${key(next)} ${key(corner)}`)) sides.set(`${key(corner)} ${key(next)}`, [corner, next]);
    });
  }
  const onward = new Map([...sides.values()].map((side) => [key(side[0]), side]));
  const found: Point[][] = [];
  while (onward.size > 0) {
    const ring: Point[] = [];
    let side = onward.values().next().value;
    while (side) {
      onward.delete(key(side[0]));
      ring.push(side[0]);
      side = onward.get(key(side[1]));
    }
    found.push(ring);
  }
  return found;
}

/** Where a corner goes when a hand draws it: always to the same place. */
function waver(point: Point, much: number): Point {
  const chance = chanceOf(key(point));
  return at(point.x + between(chance, -much, much), point.y + between(chance, -much, much));
}

const area = (middles: readonly Point[], size: number, much: number, parts: readonly number[]): string =>
  rings(middles, size)
    .map((ring) =>
      curve(
        ring.flatMap((from, i) => {
          const to = ring[(i + 1) % ring.length]!;
          return parts.map((part) => waver(at(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part), much));
        }),
        true,
      ),
    )
    .join('');

/** Through the middles of the sides: the corners are rounded away. */
export const softArea = (middles: readonly Point[], size: number, much: number): string =>
  area(middles, size, much, [0.5]);

/** With bays and heads. */
export const coast = (middles: readonly Point[], size: number, much: number): string =>
  area(middles, size, much, [0.1, 0.35, 0.65, 0.9]);
