/** The pen: numbers by chance that are always the same, lines that a hand could have drawn. */

import type { Point } from '@questwright/geometry';

/** Numbers from 0 to 1, in a row that the seed fixes. */
export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
export const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance();

export const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);
export const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
export const at = (x: number, y: number): Point => ({ x, y });
export const halfway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
/** Several times faster than `Math.hypot`. */
export const apart = (one: Point, other: Point): number => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

/** Corner after corner. */
export const lines = (points: readonly Point[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'z' : ''}`;

/** A curve through all points. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? { x: 0, y: 0 };
  let path = `M${pair(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const leave = at(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const arrive = at(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    path += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return closed ? `${path}z` : path;
}

/** The same points moved a little. */
export const shaken = (points: readonly Point[], much: number, chance: Chance): Point[] =>
  points.map(({ x, y }) => at(x + between(chance, -much, much), y + between(chance, -much, much)));

/** A ring that is not quite round. */
export const blob = (middle: Point, width: number, height: number, chance: Chance, corners = 9): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI;
    const far = between(chance, 0.84, 1.14);
    return at(middle.x + Math.cos(turn) * width * far, middle.y + Math.sin(turn) * height * far);
  });

const attributes = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short2(value) : value}"`)
    .join('');
const short2 = (value: number): string => String(Math.round(value * 100) / 100);

export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${short2(opacity)}"`}/>`;
export const stroke = (d: string, color: string, width = 1, opacity = 1): string =>
  `<path d="${d}"${attributes({ fill: 'none', stroke: color, 'stroke-width': width, ...(opacity === 1 ? {} : { 'stroke-opacity': opacity }) })}/>`;
/** Filled, with an outline. */
export const shape = (d: string, color: string, ink: string, width = 1): string =>
  `<path d="${d}"${attributes({ fill: color, stroke: ink, 'stroke-width': width })}/>`;
export const group = (content: string, all: Readonly<Record<string, string | number>> = {}): string =>
  content === '' ? '' : `<g${attributes(all)}>${content}</g>`;
export const moved = (content: string, { x, y }: Point, scale = 1): string =>
  `<g transform="translate(${pair({ x, y })})${scale === 1 ? '' : ` scale(${short2(scale)})`}">${content}</g>`;

/** Many small lines as a few paths, each with what lies close together: whoever paints a part of the map need not look at
 *  the rest. */
export function near(pieces: readonly (readonly [Point, string])[], draw: (d: string) => string): string {
  const cells = new Map<string, string>();
  for (const [{ x, y }, d] of pieces) {
    const cell = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
    cells.set(cell, (cells.get(cell) ?? '') + d);
  }
  return [...cells.values()].map(draw).join('');
}
const CELL = 150;
