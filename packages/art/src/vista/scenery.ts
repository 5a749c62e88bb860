/** What far land is painted with: skylines, peaks, clouds, rays, pines and lights. */

import { at, between, chanceOf, fill, lines, short } from '../ink.ts';
import { mix } from '../palettes.ts';
import type { Point } from '@questwright/geometry';

export interface Reach {
  width: number;
  bottom: number;
}

/** A line of hills from edge to edge: halves are moved up and down, each time less. */
export function skyline(seed: string, y: number, rough: number, width: number, sharp = 0.52): Point[] {
  const chance = chanceOf(seed);
  let points = [
    at(-20, y + between(chance, -rough, rough) / 2),
    at(width + 20, y + between(chance, -rough, rough) / 2),
  ];
  for (let step = 0, much = rough; step < 8; step++, much *= sharp) {
    points = points.flatMap((one, i) => {
      const next = points[i + 1];
      if (!next) return [one];
      const x = (one.x + next.x) / 2 + between(chance, -3, 3);
      return [one, at(x, (one.y + next.y) / 2 + between(chance, -much, much) / 2)];
    });
  }
  return points;
}
export const ground = (top: readonly Point[], { width, bottom }: Reach): string =>
  `${lines(top)}L${width + 20} ${bottom}L-20 ${bottom}z`;

/** The edge of a hill in the light. */
export const rim = (top: readonly Point[], color: string, opacity: number, width = 1.6): string =>
  `<path d="${lines(top)}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>`;

export interface Peaks {
  base: number;
  count: number;
  low: number;
  high: number;
  lit: string;
  shade: string;
  /** Left out: bare rock. */
  snow?: string;
  sunX: number;
  /** Nothing stands between these. */
  gap?: readonly [number, number];
}
const FLANK = 6;
/** Each has a side in the light, a side in the shade, and perhaps snow. */
export function peaks(
  seed: string,
  width: number,
  { base, count, low, high, lit, shade, snow, sunX, gap }: Peaks,
): string {
  const chance = chanceOf(seed);
  const all = Array.from({ length: count }, (_, i) => ({
    x: -60 + ((width + 120) * (i + between(chance, 0.2, 0.8))) / count,
    height: between(chance, low, high),
  })).sort((one, other) => other.height - one.height);
  return all
    .map(({ x, height }) => {
      const half = height * between(chance, 0.62, 0.82);
      const top = at(x, base - height);
      const side = (turn: 1 | -1): Point[] =>
        Array.from({ length: FLANK }, (_, k) => {
          const part = (k + 1) / FLANK;
          const jag = between(chance, -0.05, 0.05);
          return at(x + turn * half * part + jag * half, top.y + height * part + jag * height * 0.5);
        });
      const [left, right] = [side(-1), side(1)];
      const ridge = Array.from({ length: FLANK }, (_, k) =>
        at(x + half * (0.06 + (k % 2 ? 0.1 : -0.1) * ((k + 1) / FLANK)), top.y + (height * (k + 1)) / FLANK),
      );
      if (gap && x > gap[0] && x < gap[1]) return '';
      const [toLeft, toRight] = sunX > x ? [shade, lit] : [lit, shade];
      const face = (flank: readonly Point[], color: string): string =>
        fill(lines([top, ...flank, ...ridge.toReversed()], true), color);
      const cap = (flank: readonly Point[], color: string): string => {
        const [edge, middle] = [flank[1]!, ridge[2]!];
        const teeth = [0.2, 0.4, 0.6, 0.8].map((part, k) =>
          at(
            edge.x + (middle.x - edge.x) * part,
            edge.y + (middle.y - edge.y) * part + height * (k % 2 ? 0.07 : -0.04),
          ),
        );
        return fill(lines([top, flank[0]!, edge, ...teeth, middle, ridge[1]!, ridge[0]!], true), color);
      };
      const white =
        snow === undefined
          ? ''
          : cap(left, toLeft === lit ? snow : mix(snow, shade, 0.35)) +
            cap(right, toRight === lit ? snow : mix(snow, shade, 0.35));
      return face(left, toLeft) + face(right, toRight) + white;
    })
    .join('');
}

/** Long thin clouds, light above and flat below. */
export function clouds(
  seed: string,
  width: number,
  count: number,
  from: number,
  to: number,
  color: string,
  opacity: number,
): string {
  const chance = chanceOf(seed);
  const all = Array.from({ length: count }, () => {
    const [x, y, half, thick] = [
      between(chance, 0, width),
      between(chance, from, to),
      between(chance, 140, 560),
      between(chance, 5, 25),
    ];
    let d = `M${short(x - half)} ${short(y)}`;
    for (let k = 0; k < 8; k++)
      d += `q${short(half / 8)} ${short(-thick * between(chance, 0.3, 1.3))} ${short(half / 4)} ${short(between(chance, -2, 2))}`;
    for (let k = 0; k < 5; k++)
      d += `q${short(-half / 5)} ${short(thick * between(chance, 0.2, 0.7))} ${short(-half / 2.5)} ${short(between(chance, -1.5, 1.5))}`;
    return fill(`${d}z`, color, between(chance, 0.4, 1) * opacity);
  });
  return all.join('');
}

/** Light that breaks through: wedges from a point upwards. */
export function rays(seed: string, { x, y }: Point, count: number, color: string, opacity: number, far = 1400): string {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const turn = (-Math.PI * (i + chance() * 0.7)) / count;
    const wide = between(chance, 0.012, 0.052);
    const end = (angle: number): Point => at(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    return fill(lines([at(x, y), end(turn - wide), end(turn + wide)], true), color, between(chance, 0.3, 1) * opacity);
  }).join('');
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Stars, sparks or snow. */
export function specks(seed: string, count: number, area: Area, color: string, largest = 2): string {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [area.x + chance() * area.width, area.y + chance() * area.height];
    const size = 0.4 + chance() * chance() * largest;
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${size.toFixed(1)}" fill="${color}" opacity="${between(chance, 0.25, 0.95).toFixed(1)}"/>`;
  }).join('');
}

export function pine({ x, y }: Point, height: number, color: string): string {
  const tiers: [number, number][] = [
    [0, -1],
    [0.16, -0.55],
    [0.08, -0.55],
    [0.24, -0.2],
    [0.1, -0.2],
    [0.28, 0.1],
  ];
  const right = tiers.map(([dx, dy]) => at(x + dx * height, y + dy * height));
  const left = tiers.slice(1).map(([dx, dy]) => at(x - dx * height, y + dy * height));
  return fill(lines([...right, ...left.toReversed()], true), color);
}

export const soft = (content: string, by: number): string => `<g style="filter:blur(${by}px)">${content}</g>`;
