/** Slabs of a floor, bricks of a wall, stones of a heap. */

import { at, between, blob, fill, lines, shaken, short, stroke, type Chance } from '@questwright/art/ink';
import { UNIT } from '../../../../plane/grid-board.ts';
import type { Palette } from './palette.ts';

export interface Corner {
  x: number;
  y: number;
}
export const one = <T>(of: readonly T[], chance: Chance): T => of[Math.floor(chance() * of.length)]!;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
export const rect = (x: number, y: number, width: number, height: number, color: string, opacity = 1): string =>
  fill(box(x, y, width, height), color, opacity);

/** How a square is cut into slabs: parts of its width and height. */
function cut(chance: Chance): [number, number, number, number][] {
  const way = chance();
  const at1 = between(chance, 0.44, 0.58);
  const at2 = between(chance, 0.44, 0.58);
  if (way < 0.34) return [[0, 0, 1, 1]];
  if (way < 0.56)
    return [
      [0, 0, 1, at1],
      [0, at1, 1, 1],
    ];
  if (way < 0.78)
    return [
      [0, 0, at1, 1],
      [at1, 0, 1, 1],
    ];
  return [
    [0, 0, at1, at2],
    [at1, 0, 1, at2],
    [0, at2, 1, 1],
  ];
}

/** A square of floor, each slab with a lit edge and a dark one. */
export function slabs({ x, y }: Corner, chance: Chance, palette: Palette, of = palette.stone, height = UNIT): string {
  const parts = cut(chance).map(([left, top, right, bottom]) => {
    const [l, t] = [x + left * UNIT + 1.6, y + top * height + 1.6];
    const [r, b] = [x + right * UNIT - 1.6, y + bottom * height - 1.6];
    const corners = shaken([at(l, t), at(r, t), at(r, b), at(l, b)], 0.9, chance);
    const [p0, p1, p2, p3] = corners as [Corner, Corner, Corner, Corner];
    const lit = lines([at(p3.x + 1, p3.y - 1), at(p0.x + 1, p0.y + 1), at(p1.x - 1, p1.y + 1)]);
    const dark = lines([at(p1.x - 0.8, p1.y + 1), at(p2.x - 0.8, p2.y - 0.8), at(p3.x + 1, p3.y - 0.8)]);
    const crack = between(chance, l + 12, Math.max(l + 13, r - 12));
    const cracked =
      chance() < 0.28
        ? stroke(
            `M${short(crack)} ${short(t + 2)}l${short(between(chance, -5, 5))} ${short(between(chance, 9, 18))}l${short(between(chance, 0, 9))} ${short(between(chance, 6, 13))}`,
            palette.dark,
            1.2,
            0.5,
          )
        : '';
    return (
      fill(lines(corners, true), one(of, chance)) +
      stroke(lit, palette.lit, 1.7, 0.17) +
      stroke(dark, palette.dark, 2, 0.32) +
      cracked
    );
  });
  return rect(x, y, UNIT, height, palette.mortar) + parts.join('');
}

/** Rows of bricks. */
export function bricks(
  { x, y }: Corner,
  width: number,
  height: number,
  chance: Chance,
  palette: Palette,
  of = palette.brick,
): string {
  const rows = Math.max(1, Math.round(height / 15));
  const tall = height / rows;
  let all = rect(x, y, width, height, palette.mortar);
  for (let row = 0; row < rows; row++) {
    for (let left = x - (row % 2) * 15; left < x + width;) {
      const wide = between(chance, 27, 42);
      const [from, to] = [Math.max(x, left) + 0.8, Math.min(x + width, left + wide) - 0.8];
      left += wide;
      if (to - from < 3) continue;
      all += rect(from, y + row * tall + 0.8, to - from, tall - 1.6, one(of, chance));
      all += stroke(`M${short(from + 1)} ${short(y + row * tall + 1.7)}H${short(to - 1)}`, palette.lit, 1.1, 0.2);
    }
  }
  return all;
}

/** A heap of stones that lies in the way. */
export function heap({ x, y }: Corner, chance: Chance, palette: Palette): string {
  const stones = Array.from({ length: 14 }, () => {
    const turn = chance() * Math.PI * 2;
    const far = Math.sqrt(chance()) * 33;
    return { x: x + 50 + Math.cos(turn) * far, y: y + 54 + Math.sin(turn) * far * 0.85, size: between(chance, 7, 16) };
  }).toSorted((first, second) => first.y - second.y);
  const shade = `<ellipse cx="${x + 54}" cy="${y + 62}" rx="42" ry="33" fill="#000" opacity=".36"/>`;
  return (
    shade +
    stones
      .map((stone) => {
        const ring = blob(stone, stone.size, stone.size * 0.8, chance, 6);
        const under = ring.map((p) => at(p.x + 1.6, p.y + 4.5));
        return (
          fill(lines(under, true), palette.dark, 0.6) +
          `<path d="${lines(ring, true)}" fill="${one(palette.rubble, chance)}" stroke="#25221f" stroke-width="1.2"/>` +
          stroke(
            lines([
              at(stone.x - stone.size * 0.45, stone.y - stone.size * 0.2),
              at(stone.x, stone.y - stone.size * 0.5),
              at(stone.x + stone.size * 0.4, stone.y - stone.size * 0.28),
            ]),
            palette.lit,
            1.4,
            0.45,
          )
        );
      })
      .join('')
  );
}
