/** A board as a picture: SVG, as text. */

import { centerOf, cornersOf, type Point } from '@questwright/geometry';
import { placeOf } from './board-drawing.ts';
import { GROUND, jewelGlyph, TOWN_GLYPH, terrainGlyph, WATER } from './board-glyphs.ts';
import type { Courses, Drawing, Space } from './cards.ts';

const SIZE = 40;
const MARGIN = 14;

/** What a drawing tells beyond the spaces. */
export type Sketch = Pick<Drawing, 'waters' | 'courses' | 'look'>;

/** `nameOf` gives the words of a message key. */
export function boardPicture(
  content: Readonly<Record<string, Space>>,
  nameOf: (key: string) => string,
  { waters = {}, courses = { rivers: {}, roads: {} }, look }: Sketch = {},
): string {
  const spaces = Object.entries(content);
  const middles = new Map(spaces.map(([id, space]) => [id.slice('space-'.length), middleOf(space)]));
  /** The middle of a space, or of a hexagon beyond the spaces. */
  const where = (name: string): Point => middles.get(name) ?? centerOf(placeOf(name), SIZE);
  const words = (key: string): string => nameOf(key).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const lines = (all: Courses, terrain: 'river' | 'road', style: string): string[] => [
    ...Object.values(all).map((names) => line(names.map(where), style)),
    ...(Object.keys(all).length > 0 ? [] : [pieces(content, terrain, style)]),
  ];

  // The edge of the board goes through the middle of the hexagons at both sides.
  const width = Math.max(...[...middles.values()].map(({ x }) => x));
  const height = Math.max(...[...middles.values()].map(({ y }) => y)) + 2 * SIZE;
  const frame = `x="0" y="${-SIZE}" width="${short(width)}" height="${short(height)}"`;
  const around = [-MARGIN, -SIZE - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(short).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${around}" font-family="Georgia, 'DejaVu Serif', serif">`,
    `<rect x="${-MARGIN}" y="${-SIZE - MARGIN}" width="100%" height="100%" fill="#5a4632"/>`,
    `<clipPath id="edge"><rect ${frame}/></clipPath><g clip-path="url(#edge)"><rect ${frame} fill="#e9dfc3"/>`,
    ...spaces.map(([, space]) => ground(space, look?.tints[space.region ?? ''])),
    ...lines(courses.rivers, 'river', 'stroke="#4d87a3" stroke-width="13"'),
    ...lines(courses.rivers, 'river', `stroke="${WATER}" stroke-width="9.5"`),
    ...Object.values(waters).map((names) => water(names.map(where))),
    borders(spaces),
    ...lines(courses.roads, 'road', 'stroke="#8d6b3d" stroke-width="9"'),
    ...lines(courses.roads, 'road', 'stroke="#efd79f" stroke-width="5.5"'),
    ...Object.entries(look?.labels ?? {}).map(([id, name]) => label(words(`region.${id}`), where(name))),
    ...spaces.map(([id, space]) => signs(id, space)),
    ...spaces.flatMap(([id, space]) => (space.town ? [townName(words(`content.${id}`), middleOf(space))] : [])),
    '</g></svg>',
    '',
  ].join('\n');
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const middleOf = ({ at: [column, row] }: Space): Point => centerOf({ column, row }, SIZE);
const outline = (middle: Point, size: number): string => `M${cornersOf(middle, size).map(pair).join('L')}z`;

function ground(space: Space, tint: string | undefined): string {
  const shape = outline(middleOf(space), SIZE);
  const edge = 'stroke="#6b5a3e" stroke-opacity=".3" stroke-width="1.2"';
  const veil = tint === undefined ? '' : `<path d="${shape}" fill="${tint}" fill-opacity=".28"/>`;
  return `<path d="${shape}" fill="${GROUND[space.terrain]}" ${edge}/>${veil}`;
}

function water(middles: readonly Point[]): string {
  const shape = middles.map((middle) => outline(middle, SIZE + 0.5)).join('');
  const waves = middles.map(({ x, y }) => `M${short(x - 14)} ${short(y + 6)}q5 -6 10 0t10 0t10 0`).join('');
  return (
    `<path d="${shape}" fill="#4d87a3" stroke="#4d87a3" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="${shape}" fill="${WATER}"/><path d="${waves}" stroke="#a9cfdd" stroke-width="2" fill="none"/>`
  );
}

/** Dots along the sides between two regions. */
function borders(spaces: readonly [string, Space][]): string {
  const all = new Map(spaces);
  const sides = spaces.flatMap(([id, space]) =>
    space.neighbours.flatMap((name) => {
      const next = all.get(`space-${name}`);
      if (!next || next.region === space.region || id > `space-${name}`) return [];
      const other = middleOf(next);
      const apart = (corner: Point): number => Math.hypot(corner.x - other.x, corner.y - other.y);
      const ends = cornersOf(middleOf(space), SIZE).sort((one, two) => apart(one) - apart(two));
      return [`M${pair(ends[0]!)}L${pair(ends[1]!)}`];
    }),
  );
  const style =
    'stroke="#5a3d20" stroke-opacity=".6" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0.1 5"';
  return `<path d="${sides.join('')}" fill="none" ${style}/>`;
}

/** A soft line through the middles of hexagons: it bends in each of them and crosses their sides straight. */
function line(points: readonly Point[], style: string): string {
  let path = `M${pair(points[0]!)}`;
  points.forEach((point, i) => {
    const next = points[i + 1];
    // A river that ends in another stops short of its far bank.
    const end = next ? between(point, next) : between(point, between(point, points[i - 1] ?? point));
    path += i === 0 ? `L${pair(end)}` : `Q${pair(point)} ${pair(end)}`;
  });
  return `<path d="${path}" fill="none" stroke-linecap="round" ${style}/>`;
}

/** Without courses: a river or road goes on into every space of its kind, a road into towns too. */
function pieces(content: Readonly<Record<string, Space>>, terrain: 'river' | 'road', style: string): string {
  const goesOn = (next: Space | undefined): next is Space =>
    next?.terrain === terrain || (terrain === 'road' && next?.terrain === 'town');
  const drawn = Object.values(content)
    .filter((space) => space.terrain === terrain)
    .flatMap((space) => space.neighbours.flatMap((name) => [[space, content[`space-${name}`]] as const]))
    .flatMap(([space, next]) => (goesOn(next) ? [`M${pair(middleOf(space))}L${pair(middleOf(next))}`] : []));
  return `<path d="${drawn.join('')}" fill="none" stroke-linecap="round" ${style}/>`;
}

function signs(id: string, { terrain, jewel, sunburst, at, cut }: Space): string {
  const [column, row] = at;
  const { x, y } = centerOf({ column, row }, SIZE);
  const drawn = (down: number, glyph: string): string =>
    glyph === '' ? '' : `<g transform="translate(${short(x)} ${short(y + down)})">${glyph}</g>`;
  if (terrain === 'town') return drawn(-2, TOWN_GLYPH);
  const stone = jewel ? drawn(9, jewelGlyph(jewel, sunburst === true)) : '';
  const name = cut ? '' : id.slice('space-'.length).toUpperCase();
  const style = 'font-size="7" fill="#5b4a33" fill-opacity=".75" text-anchor="middle"';
  const coordinate = `<text x="${short(x)}" y="${short(y + SIZE - 8)}" ${style}>${name}</text>`;
  return drawn(jewel ? -11 : -1, terrainGlyph(terrain, column, row)) + stone + coordinate;
}

const halo = (color: string): string =>
  `text-anchor="middle" stroke="${color}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
/** Between the coordinates of a space and the space below. */
const label = (name: string, { x, y }: Point): string =>
  `<text x="${short(x)}" y="${short(y + SIZE - 16)}" font-size="15.5" font-style="italic" letter-spacing="1" fill="#3b2a1a" stroke-opacity=".7" ${halo('#f6efd9')}>${name}</text>`;
const townName = (name: string, { x, y }: Point): string =>
  `<text x="${short(x)}" y="${short(y + 27)}" font-size="14" font-weight="bold" fill="#2a1a0d" ${halo('#fff8e2')}>${name}</text>`;
