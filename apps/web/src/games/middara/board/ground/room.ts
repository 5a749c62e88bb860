/** The room around a board: masonry in the north with torches, walls at the sides, and the edge where it is cut in the south. */

import { chanceOf, fill, short, stroke } from '@questwright/art/ink';
import { UNIT } from '../../../../plane/grid-board.ts';
import type { Palette } from './palette.ts';
import { bricks, one, rect } from './stone.ts';

/** How far it stands out beyond the squares. */
export const WALL = { top: 104, side: 40, bottom: 34 } as const;

const torchAt = (x: number): string =>
  fill(`M${x - 4} -34h8l-2 25h-4z`, '#2b2018') +
  `<path d="M${x - 10} -40h20l-4 10h-12z" fill="#4a3a28" stroke="#120c07"/>` +
  fill(`M${x} -78c4 11 13 15 13 27a13 13 0 0 1-26 0c0-7 5-9 6-15 4 2 5 5 5 8 3-5 4-12 2-20z`, '#ff8c2e') +
  fill(`M${x} -62c2 6 7 8 7 14a7 7 0 0 1-14 0c0-5 4-6 4-10 2 1 2 3 2 5 1-3 2-6 1-9z`, '#ffe9a6');

const torchesOf = (columns: number): number[] => {
  const number = Math.max(1, Math.round(columns / 4));
  return Array.from({ length: number }, (_, i) => Math.round(((i + 0.5) * columns * UNIT) / number));
};

export function room(columns: number, rows: number, palette: Palette): string {
  const [width, height] = [columns * UNIT, rows * UNIT];
  const { top, side, bottom } = WALL;
  const chance = chanceOf(`room ${columns} ${rows}`);
  const block = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="4" fill="${one(palette.brick, chance)}"/>` +
    stroke(`M${short(x + 3)} ${short(y + h - 3)}V${short(y + 3)}H${short(x + w - 3)}`, palette.lit, 1.6, 0.14);
  const beside = [-side, width].flatMap((x) =>
    Array.from({ length: Math.ceil((height + top) / 50) }, (_, i) => block(x + 2, 2 - top + i * 50, side - 4, 46)),
  );
  const crown = Array.from({ length: Math.ceil((width + 2 * side) / 60) }, (_, i) => {
    const x = 2 - side + i * 60;
    return block(x, 2 - top, Math.min(56, width + side - x), 22);
  });
  const piers = Array.from({ length: Math.floor(columns / 3) + 1 }, (_, i) => {
    const x = i * 3 * UNIT;
    return (
      rect(x - 15, 24 - top, 30, top - 22, one(palette.brick, chance)) +
      rect(x - 15, 24 - top, 10, top - 22, palette.lit, 0.16) +
      rect(x + 7, 24 - top, 8, top - 22, '#000', 0.4) +
      rect(x - 19, -14, 38, 15, one(palette.block, chance)) +
      rect(x - 19, 22 - top, 38, 11, one(palette.block, chance))
    );
  });
  return (
    rect(-side - 8, -top - 8, width + 2 * side + 16, height + top + bottom + 12, palette.void) +
    bricks({ x: 0, y: 26 - top }, width, top - 26, chance, palette) +
    beside.join('') +
    crown.join('') +
    stroke(`M${-side} ${-top}H${width + side}`, '#f2dfbd', 2.2, 0.5) +
    stroke(`M${-side} ${26 - top}H${width + side}`, '#000', 3.5, 0.7) +
    rect(0, -30, width, 30, 'url(#down)') +
    piers.join('') +
    torchesOf(columns).map(torchAt).join('') +
    bricks({ x: -side, y: height + 4 }, width + 2 * side, bottom - 6, chance, palette, [
      '#35312f',
      '#2b2829',
      '#3c3735',
    ]) +
    rect(-side, height, width + 2 * side, bottom + 4, 'url(#fade)')
  );
}

/** Light over ground and walls; overlays and figures are drawn above it, so that it cannot harm reading. */
export function light(columns: number, rows: number, { night }: Palette): string {
  const [width, height] = [columns * UNIT, rows * UNIT];
  const { top, side, bottom } = WALL;
  const dark = rect(-side - 8, -top - 8, width + 2 * side + 16, height + top + bottom + 12, '#0a1024', night);
  const glow = torchesOf(columns).map(
    (x) =>
      `<ellipse cx="${x}" cy="10" rx="370" ry="300" fill="url(#torch)" opacity="${night > 0 ? 0.5 : 0.25}"/>` +
      `<ellipse cx="${x}" cy="-52" rx="92" ry="80" fill="url(#torch)" opacity=".75"/>`,
  );
  return (
    (night > 0 ? dark : '') +
    `<g class="soft">${glow.join('')}</g><g class="glow" opacity="${night > 0 ? 0.35 : 0.2}">${glow.join('')}</g>`
  );
}
