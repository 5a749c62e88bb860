/** Rivers that widen, roads that bend, and the bridges where they meet. */

import type { Point } from '@questwright/geometry';
import { apart, at, between, chanceOf, curve, fill, group, lines, pair, shape, short, stroke } from '../ink.ts';
import type { Palette } from './palette.ts';

/** A course in many small steps. */
export type Way = readonly Point[];

const STEPS = 8;

/** A curve through the middles that strays a little between them; it starts and ends exactly. */
export function wayThrough(middles: readonly Point[], name: string, stray: number): Way {
  const chance = chanceOf(name);
  const bent = middles.flatMap((point, i): Point[] => {
    const next = middles[i + 1];
    const inner = i > 0 && next !== undefined;
    const here = inner ? at(point.x + between(chance, -stray, stray), point.y + between(chance, -stray, stray)) : point;
    if (!next) return [here];
    const side = between(chance, -stray, stray) / Math.max(apart(point, next), 1);
    return [
      here,
      at((point.x + next.x) / 2 - (next.y - point.y) * side, (point.y + next.y) / 2 + (next.x - point.x) * side),
    ];
  });
  return bent.flatMap((from, i): Point[] => {
    const to = bent[i + 1];
    if (!to) return [from];
    const before = bent[i - 1] ?? from;
    const after = bent[i + 2] ?? to;
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      const mix = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      return at(mix(before.x, from.x, to.x, after.x), mix(before.y, from.y, to.y, after.y));
    });
  });
}

/** Both banks, as one shape that grows from the spring to the mouth. */
export function riverShape(way: Way, spring: number, mouth: number, name: string): string {
  const chance = chanceOf(`${name} banks`);
  const sides: [Point[], Point[]] = [[], []];
  way.forEach((point, i) => {
    if (i % 3 !== 0 && i !== way.length - 1) return;
    const before = way[Math.max(i - 1, 0)]!;
    const after = way[Math.min(i + 1, way.length - 1)]!;
    const long = Math.max(apart(before, after), 0.001);
    const across = at(-(after.y - before.y) / long, (after.x - before.x) / long);
    const grown = spring + (mouth - spring) * Math.sqrt(i / (way.length - 1));
    sides.forEach((side, which) => {
      const far = (which === 0 ? 1 : -1) * grown * between(chance, 0.86, 1.14);
      side.push(at(point.x + across.x * far, point.y + across.y * far));
    });
  });
  return `${curve([...sides[0], ...sides[1].toReversed()])}z`;
}

export interface Crossing {
  at: Point;
  /** Which way the road goes, in degrees. */
  turn: number;
}

/** Where two courses cut each other. */
export function crossings(road: Way, river: Way): Crossing[] {
  const found: Crossing[] = [];
  for (let i = 0; i + 1 < road.length; i += 1) {
    for (let j = 0; j + 1 < river.length; j += 1) {
      const [a, b, c, d] = [road[i]!, road[i + 1]!, river[j]!, river[j + 1]!];
      const side = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
      if (Math.abs(side) < 1e-9) continue;
      const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / side;
      const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / side;
      if (t < 0 || t >= 1 || u < 0 || u >= 1) continue;
      const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      found.push({ at: at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t), turn });
    }
  }
  // Two roads that share their way over a bridge share the bridge.
  return found.filter((one, i) => found.findIndex((other) => apart(one.at, other.at) < 16) === i);
}

export const bridge = ({ at: where, turn }: Crossing, palette: Palette): string =>
  group(
    shape('M-14 -5.4Q0 -7.6 14 -5.4V5.4Q0 7.6 -14 5.4z', palette.wall[1], palette.ink, 0.8) +
      shape('M-14.6 -4Q0 -6 14.6 -4V4Q0 6 -14.6 4z', palette.road, palette.ink, 0.6) +
      stroke('M-8 -4.8V4.8M-2.6 -5.2V5.2M2.8 -5.2V5.2M8.2 -4.8V4.8', palette.roadEdge, 0.5, 0.7) +
      stroke('M-16 -6.6Q0 -9 16 -6.6M-16 6.6Q0 9 16 6.6', palette.ink, 1.8) +
      stroke('M-16 -6.6Q0 -9 16 -6.6M-16 6.6Q0 9 16 6.6', palette.wall[0], 0.8),
    { class: 'bridge', transform: `translate(${pair(where)}) rotate(${short(turn)})` },
  );

export function roadsDrawn(ways: readonly Way[], palette: Palette): string {
  const parts = ways.flatMap((way) => {
    const points = way.filter((_, i) => i % 2 === 0 || i === way.length - 1);
    const starts = points.flatMap((_, i) => (i % PART === 0 && i + 1 < points.length ? [i] : []));
    return starts.map((start) => lines(points.slice(start, start + PART + 1)));
  });
  const all = (draw: (d: string) => string): string => parts.map(draw).join('');
  const round = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const ruts = {
    stroke: palette.roadEdge,
    'stroke-opacity': 0.55,
    'stroke-width': 0.7,
    'stroke-dasharray': '5 3.4 2.2 4.6',
  };
  return group(
    all((d) => stroke(d, palette.roadEdge, 6.6)) +
      all((d) => stroke(d, palette.road, 4.9)) +
      group(
        all((d) => `<path d="${d}"/>`),
        ruts,
      ),
    round,
  );
}
/** So many points are drawn at once. */
const PART = 16;

export const watersDrawn = (shapes: string, inner: string, palette: Palette): string => {
  // Lines along the shore, closer to the land the stronger; the widest is drawn first.
  const echoes = [
    [30, 0.16],
    [21, 0.26],
    [13, 0.4],
  ] as const;
  const echo = echoes.map(
    ([wide, strong]) =>
      stroke(inner, palette.wave, wide, strong * 0.5) +
      stroke(inner, palette.wave, wide + 1.4, strong) +
      stroke(inner, palette.water, wide),
  );
  return (
    stroke(shapes + inner, palette.shore, 2.4) +
    fill(shapes, palette.water) +
    fill(inner, palette.water) +
    (inner === ''
      ? ''
      : `<clipPath id="land-sea"><path d="${inner}"/></clipPath>` +
        group(fill(inner, palette.waterDeep, 0.6) + echo.join('') + stroke(inner, palette.water, 5), {
          'clip-path': 'url(#land-sea)',
          'stroke-linejoin': 'round',
        }))
  );
};
