/** Names on the map: regions along curves, towns on ribbons, places in small letters. */

import type { Point } from '@questwright/geometry';
import { apart, at, group, moved, pair, shape, short } from '../ink.ts';
import type { Palette } from './palette.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Fonts {
  display: string;
  body: string;
}

export const plainText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The bend of a region: how much a name should rise, and how much it should arch, to follow its hexagons. */
function bendOf(middles: readonly Point[], where: Point): { rise: number; arch: number } {
  // The best fit of y = a + b x + c x x, around the name.
  let [s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0];
  for (const middle of middles) {
    const x = (middle.x - where.x) / 100;
    const y = (middle.y - where.y) / 100;
    s1 += x;
    s2 += x * x;
    s3 += x ** 3;
    s4 += x ** 4;
    t0 += y;
    t1 += x * y;
    t2 += x * x * y;
  }
  const n = middles.length;
  const det = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2);
  if (n < 5 || Math.abs(det) < 1e-6) return { rise: 0, arch: -0.08 };
  const b = (n * (t1 * s4 - t2 * s3) - t0 * (s1 * s4 - s3 * s2) + s2 * (s1 * t2 - t1 * s2)) / det;
  const c = (n * (s2 * t2 - s3 * t1) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)) / det;
  const within = (value: number, most: number): number => Math.min(Math.max(value, -most), most);
  const arch = within(c, 0.16);
  return { rise: within(b, 0.16), arch: Math.abs(arch) < 0.06 ? -0.08 : arch };
}

/** A name that shall stand somewhere in its area. */
export interface Area {
  id: string;
  words: string;
  water: boolean;
  middles: readonly Point[];
}
/** A name with its curve. */
interface Placed extends Area {
  size: number;
  ends: readonly [Point, Point, Point];
}

const SPREAD = 2.2;
const sizeOf = ({ water, middles }: Area): number => (water ? 15 : middles.length > 14 ? 17 : 14.5);

function placedAt(area: Area, where: Point): Placed {
  const { rise, arch } = bendOf(area.middles, where);
  const size = sizeOf(area);
  const half = (area.words.length * (size * 0.62 + (area.water ? 1 : SPREAD))) / 2 + 4;
  const point = (x: number): Point => at(where.x + x, where.y + rise * x + (arch * x * x) / 100);
  // The curve goes through the place itself.
  const control = at(where.x, 2 * where.y - (point(-half).y + point(half).y) / 2);
  return { ...area, size, ends: [point(-half), control, point(half)] };
}
/** Points through the letters of a name. */
export const along = ({ ends: [from, control, to] }: Placed): Point[] =>
  [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((t) => {
    const mix = (a: number, b: number, c: number): number => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
    return at(mix(from.x, control.x, to.x), mix(from.y, control.y, to.y) - 5);
  });

/** Finds a place for each name in its area, away from what lies there and from other names: the smallest area first. */
export function placeNames(areas: readonly Area[], taken: readonly Obstacle[], box: Box): Placed[] {
  const done: Placed[] = [];
  const inTheWay = [...taken];
  for (const area of areas.toSorted((one, other) => one.middles.length - other.middles.length)) {
    const near = inTheWay.filter(({ at: place }) => area.middles.some((middle) => apart(middle, place) < REACH));
    let best: { placed: Placed; cost: number } | null = null;
    for (const where of placesIn(area)) {
      const placed = placedAt(area, where);
      const cost = costOf(placed, where, near, box, best?.cost ?? Infinity);
      if (!best || cost < best.cost) best = { placed, cost };
    }
    if (!best) continue;
    done.push(best.placed);
    inTheWay.push(...along(best.placed).map((place) => ({ at: place, wide: 14 })));
  }
  return done;
}
export interface Obstacle {
  at: Point;
  wide: number;
}
/** No name is longer, from its middle to its end. */
const REACH = 180;

const placesIn = ({ middles }: Area): Point[] =>
  middles.flatMap(({ x, y }) =>
    [-30, -15, 0, 15, 30].flatMap((down) => [-17, 17].map((side) => at(x + side, y + down))),
  );

/** How badly a name stands there; once it is worse than the best, nobody cares how much. */
function costOf(placed: Placed, where: Point, near: readonly Obstacle[], box: Box, most: number): number {
  const { middles } = placed;
  const centre = at(mean(middles.map(({ x }) => x)), mean(middles.map(({ y }) => y)));
  let sum = apart(where, centre) / 60;
  for (const point of along(placed)) {
    if (sum >= most) return sum;
    sum += Math.max(0, Math.min(...middles.map((middle) => apart(middle, point))) - 36) / 12;
    if (point.x < box.x + 8 || point.x > box.x + box.width - 8) sum += 12;
    if (point.y < box.y + 14 || point.y > box.y + box.height - 8) sum += 12;
    for (const one of near) sum += Math.max(0, one.wide + 8 - apart(one.at, point));
  }
  return sum;
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same curve, longer on both sides: a letter that finds no line under it would not be written at all. */
function lengthened([from, control, to]: Placed['ends'], more: number): Placed['ends'] {
  const along = (one: number, other: number): Point => {
    const mix = (a: number, b: number, c: number): number =>
      (1 - one) * (1 - other) * a + (one * (1 - other) + other * (1 - one)) * b + one * other * c;
    return at(mix(from.x, control.x, to.x), mix(from.y, control.y, to.y));
  };
  return [along(-more, -more), along(-more, 1 + more), along(1 + more, 1 + more)];
}

/** A name along its curve. Waters are written in a hand of their own. */
export function curvedName({ id, words, water, size, ends }: Placed, palette: Palette, fonts: Fonts): string {
  const [from, control, to] = lengthened(ends, 0.25);
  const hand = water
    ? `font-family="${fonts.body}" font-style="italic" font-weight="600" fill="${palette.waterText}"`
    : `font-family="${fonts.display}" font-weight="600" fill="${palette.text}"`;
  const halo = water ? palette.water : palette.halo;
  return (
    `<path id="land-name-${id}" d="M${pair(from)}Q${pair(control)} ${pair(to)}" fill="none"/>` +
    `<text class="${water ? 'water' : 'area'}" ${hand} font-size="${size}" letter-spacing="${water ? 1 : SPREAD}" text-anchor="middle" stroke="${halo}" stroke-width="${water ? 2 : 3.6}" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke">` +
    `<textPath href="#land-name-${id}" startOffset="50%">${plainText(words)}</textPath></text>`
  );
}

/** The name of a town on a ribbon. */
export function ribbon(words: string, { x, y }: Point, palette: Palette, fonts: Fonts): string {
  const half = words.length * 3.75 + 9;
  const band = `M${short(-half)} -7.4Q0 -10.4 ${short(half)} -7.4V5.2Q0 2.200 ${short(-half)} 5.2z`;
  const tails = `M${short(-half)} -4.600L${short(-half - 8)} -3L${short(-half - 4)} 2L${short(-half - 8)} 8.400L${short(-half + 4)} 7.600V4zM${short(half)} -4.600L${short(half + 8)} -3L${short(half + 4)} 2L${short(half + 8)} 8.400L${short(half - 4)} 7.600V4z`;
  return moved(
    shape(tails, palette.wall[1], palette.ink, 0.8) +
      shape(band, palette.ribbon, palette.ink, 0.9) +
      `<text y="1.800" font-family="${fonts.display}" font-size="10.800" font-weight="700" letter-spacing=".3" text-anchor="middle" fill="${palette.text}">${plainText(words)}</text>`,
    at(x, y),
  );
}

/** The name of a place, for those who look closely. */
export const placeName = (words: string, { x, y }: Point, palette: Palette, fonts: Fonts): string =>
  `<text x="${short(x)}" y="${short(y)}" class="near" font-family="${fonts.body}" font-style="italic" font-size="6.800" text-anchor="middle" fill="${palette.text}" stroke="${palette.halo}" stroke-width="2" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke">${plainText(words)}</text>`;

export const coordinates = (names: readonly (readonly [string, Point])[], palette: Palette, fonts: Fonts): string =>
  group(names.map(([name, { x, y }]) => `<text x="${short(x)}" y="${short(y)}">${name}</text>`).join(''), {
    class: 'near code',
    'font-family': fonts.body,
    'font-size': 5.6,
    'text-anchor': 'middle',
    fill: palette.text,
    'fill-opacity': 0.7,
  });
