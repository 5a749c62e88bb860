/** What rises from the floor: raised ground with contours that show where it falls off, and blocks that nobody enters. */

import { chanceOf, short, stroke } from '@questwright/art/ink';
import { UNIT } from '../../../../plane/grid-board.ts';
import type { Palette } from './palette.ts';
import { bricks, one, rect, slabs, type Corner } from './stone.ts';

/** A level is so high. */
const STEP = 15;
/** How much lower it is beside a square, in levels; 0 where it is not. */
export interface Drops {
  north: number;
  east: number;
  south: number;
  west: number;
}

/** The ground of a level above the first, and the wall below its southern edge. */
export function raised(corner: Corner, drops: Drops, palette: Palette, seed: string): string {
  const { x, y } = corner;
  const wall = Math.min(46, drops.south * STEP);
  const chance = chanceOf(`high ${seed}`);
  return (
    slabs(corner, chance, palette, palette.high) +
    (wall === 0
      ? ''
      : bricks({ x, y: y + UNIT - wall }, UNIT, wall, chance, palette) + rect(x, y + UNIT - 8, UNIT, 8, '#000', 0.3))
  );
}

/** A double line along each edge that falls off, with hatches downhill. */
export function contours({ x, y }: Corner, drops: Drops): string {
  const wall = Math.min(46, drops.south * STEP);
  const foot = y + UNIT - wall;
  const edges = [
    drops.north > 0
      ? {
          from: `M${x} ${y + 1.5}h${UNIT}`,
          inner: `M${x} ${y + 7}h${UNIT}`,
          hatch: (i: number) => `M${x + i} ${y + 1}v-8`,
        }
      : null,
    drops.west > 0
      ? {
          from: `M${x + 1.5} ${y}v${UNIT}`,
          inner: `M${x + 7} ${y}v${UNIT}`,
          hatch: (i: number) => `M${x + 1} ${y + i}h-8`,
        }
      : null,
    drops.east > 0
      ? {
          from: `M${x + UNIT - 1.5} ${y}v${UNIT}`,
          inner: `M${x + UNIT - 7} ${y}v${UNIT}`,
          hatch: (i: number) => `M${x + UNIT - 1} ${y + i}h8`,
        }
      : null,
    drops.south > 0 ? { from: `M${x} ${foot}h${UNIT}`, inner: `M${x} ${foot - 6}h${UNIT}`, hatch: null } : null,
  ].filter((edge) => edge !== null);
  return edges
    .map(({ from, inner, hatch }) => {
      const hatches = hatch === null ? '' : Array.from({ length: 8 }, (_, i) => hatch(8 + i * 12)).join('');
      return (
        stroke(from, '#0c0b0e', 7, 0.5) +
        stroke(from, '#f4dfb0', 3) +
        stroke(inner, '#f4dfb0', 1.4, 0.7) +
        (hatches === '' ? '' : stroke(hatches, '#f4dfb0', 1.5, 0.75))
      );
    })
    .join('');
}

/** The level as a numeral with chevrons, in the upper right corner. */
export function numeral({ x, y }: Corner, level: number): string {
  const [cx, cy] = [x + UNIT - 19, y + 19];
  return (
    `<rect x="${cx - 14}" y="${cy - 13}" width="28" height="26" rx="5" fill="#14110d" fill-opacity=".82" stroke="#f4dfb0" stroke-opacity=".9" stroke-width="1.4"/>` +
    `<text x="${cx - 4}" y="${cy + 7}" text-anchor="middle" font-family="'Alegreya Variable', Georgia, serif" font-weight="800" font-size="20" fill="#f4dfb0">${level}</text>` +
    stroke(`M${cx + 3} ${cy + 1}l4 -5l4 5M${cx + 3} ${cy + 7}l4 -5l4 5`, '#f4dfb0', 1.7)
  );
}

const FACE = 30;
/** A block of masonry: its top, and its face where nothing stands before it. */
export function block(
  { x, y }: Corner,
  alike: Readonly<Record<keyof Drops, boolean>>,
  palette: Palette,
  seed: string,
): string {
  const chance = chanceOf(`block ${seed}`);
  const face = alike.south ? 0 : FACE;
  const tall = UNIT - face;
  const parts = [
    [0, 0, 0.52, 0.5],
    [0.52, 0, 0.48, 0.36],
    [0, 0.5, 0.4, 0.5],
    [0.4, 0.5, 0.6, 0.5],
    [0.52, 0.36, 0.48, 0.14],
  ] as const;
  const stones = parts.map(([left, top, wide, high]) => {
    const [sx, sy, w, h] = [x + left * UNIT + 1.5, y + top * tall + 1.5, wide * UNIT - 3, high * tall - 3];
    const lit = stroke(
      `M${short(sx + 2)} ${short(sy + h - 2)}V${short(sy + 2)}H${short(sx + w - 2)}`,
      palette.lit,
      1.6,
      0.2,
    );
    return `<rect x="${short(sx)}" y="${short(sy)}" width="${short(w)}" height="${short(h)}" rx="3" fill="${one(palette.block, chance)}"/>${lit}`;
  });
  const lit = `${alike.north ? '' : `M${x} ${y + 1.5}h${UNIT}`}${alike.west ? '' : `M${x + 1.5} ${y}v${tall}`}`;
  const dark = `${alike.east ? '' : `M${x + UNIT - 1} ${y}v${UNIT}`}${alike.south ? '' : `M${x} ${y + tall}h${UNIT}`}`;
  return (
    rect(x, y, UNIT, tall, '#3d3935') +
    stones.join('') +
    (face === 0
      ? ''
      : bricks({ x, y: y + tall }, UNIT, face, chance, palette) + rect(x, y + tall, UNIT, face, 'url(#down)')) +
    (lit === '' ? '' : stroke(lit, '#ffeecb', 3, 0.85)) +
    (dark === '' ? '' : stroke(dark, '#0a090c', 4, 0.95))
  );
}
/** What a block throws on the floor to its right and before it. */
export const shadow = ({ x, y }: Corner, alike: Readonly<Record<keyof Drops, boolean>>): string =>
  (alike.east ? '' : rect(x + UNIT, y + 8, 16, UNIT - 8, '#000', 0.3)) +
  (alike.south ? '' : rect(x + 6, y + UNIT, UNIT, 14, '#000', 0.34));
