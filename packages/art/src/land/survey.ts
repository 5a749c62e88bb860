/** Where everything lies on the map. */

import { centerOf, cornersOf, neighboursOf, placeOf, type Offset, type Point } from '@questwright/geometry';
import { crossings, wayThrough, type Crossing, type Way } from './courses.ts';
import { FRAME } from './frame.ts';
import { apart, lines } from '../ink.ts';
import type { Box } from './names.ts';
import type { Color } from './palette.ts';
import type { Terrain } from './places.ts';

export const SIZE = 40;

/** A hexagon, as far as it is drawn. */
export interface Space {
  terrain: Terrain | 'town';
  town?: string;
  jewel?: Color;
  sunburst?: true;
  neighbours: readonly string[];
  /** Column and row. */
  at: readonly [number, number];
  region?: string;
  /** Cut in half by the edge of the board. */
  cut?: true;
}
export type Spaces = Readonly<Record<string, Space>>;
export type Courses = Readonly<Record<string, readonly string[]>>;
/** What is drawn beyond the spaces: lakes and seas, rivers and roads, and where names stand and what colors a region. */
export interface Sketch {
  board?: string;
  waters?: Courses;
  courses?: { rivers: Courses; roads: Courses };
  look?: { labels: Readonly<Record<string, string>>; tints: Readonly<Record<string, string>> };
}

export const middleOf = ({ at: [column, row] }: Pick<Space, 'at'>): Point => centerOf({ column, row }, SIZE);

/** A hexagon around a point, as a path. */
export const hexagon = (middle: Point, size: number): string => lines(cornersOf(middle, size), true);

/** The edge of the board goes through the middle of the hexagons at both sides. */
export function boxOf(spaces: Spaces): Box {
  const middles = Object.values(spaces).map(middleOf);
  const width = Math.max(...middles.map(({ x }) => x));
  const height = Math.max(...middles.map(({ y }) => y)) + 2 * SIZE;
  return { x: 0, y: -SIZE, width, height };
}
/** With the frame around it. */
export function sheetOf(spaces: Spaces): Box {
  const { x, y, width, height } = boxOf(spaces);
  return { x: x - FRAME, y: y - FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME };
}

type Kind = Terrain | 'town' | 'water';
const keyOf = ({ column, row }: Offset): string => `${column},${row}`;

/** Every hexagon, and a ring of others beyond the edge that are like their neighbours: washes run under the frame. */
export function groundOf(
  spaces: Spaces,
  waters: Courses,
): Map<string, { place: Offset; kind: Kind; region: string | undefined }> {
  const ground = new Map<string, { place: Offset; kind: Kind; region: string | undefined }>();
  const lay = (place: Offset, kind: Kind, region: string | undefined): void =>
    void ground.set(keyOf(place), { place, kind, region });
  for (const {
    at: [column, row],
    terrain,
    region,
  } of Object.values(spaces))
    lay({ column, row }, terrain, region);
  for (const name of Object.values(waters).flat()) lay(placeOf(name), 'water', undefined);
  for (const { place, kind, region } of Array.from(ground.values())) {
    for (const next of neighboursOf(place)) if (!ground.has(keyOf(next))) lay(next, kind, region);
  }
  return ground;
}

export interface Land {
  roads: readonly Way[];
  rivers: readonly Way[];
  bridges: readonly Crossing[];
}

/** Where roads and rivers run. Without a sketch they go on into every neighbour of their kind, a road into towns too. */
export function coursesOf(spaces: Spaces, { courses }: Sketch): { rivers: Courses; roads: Courses } {
  if (courses) return courses;
  const pieces = (terrain: 'river' | 'road'): Courses =>
    Object.fromEntries(
      Object.entries(spaces).flatMap(([id, space]) =>
        space.terrain !== terrain
          ? []
          : space.neighbours
              .filter(
                (name) => spaces[name]?.terrain === terrain || (terrain === 'road' && spaces[name]?.town !== undefined),
              )
              .map((name) => [`${id} ${name}`, [id, name]]),
      ),
    );
  return { rivers: pieces('river'), roads: pieces('road') };
}

export function landOf(spaces: Spaces, sketch: Sketch): Land {
  const where = placing(spaces);
  const courses = coursesOf(spaces, sketch);
  const ways = (all: Courses, stray: number): Way[] =>
    Object.entries(all).map(([name, ids]) => wayThrough(ids.map(where), name, ids.length > 2 ? stray : 0));
  const roads = ways(courses.roads, 4);
  const rivers = ways(courses.rivers, 7);
  const towns = Object.values(spaces)
    .filter(({ town }) => town !== undefined)
    .map(middleOf);
  const found = roads.flatMap((road) => rivers.flatMap((river) => crossings(road, river)));
  const bridges = found.filter(
    (one, i) =>
      found.findIndex((other) => apart(one.at, other.at) < 16) === i && towns.every((town) => apart(one.at, town) > 26),
  );
  return { roads, rivers, bridges };
}
/** The middle of a space, or of a hexagon beyond the spaces. */
export const placing =
  (spaces: Spaces) =>
  (name: string): Point => {
    const space = spaces[name];
    return space ? middleOf(space) : centerOf(placeOf(name), SIZE);
  };
