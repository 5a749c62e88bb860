/** What is drawn upon the ground: the grid, currents, red borders. */

import { placeOf, squareAt, type Direction, type Square } from '@questwright/geometry/square';
import { short, stroke } from '@questwright/art/ink';
import { UNIT } from '../../../../plane/grid-board.ts';
import type { Palette } from './palette.ts';

export function gridLines(squares: readonly Square[], palette: Palette): string {
  let edges = '';
  let ticks = '';
  for (const { x, y } of squares.map(placeOf)) {
    edges += `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
    ticks += `M${x * UNIT - 6} ${y * UNIT}h12M${x * UNIT} ${y * UNIT - 6}v12`;
  }
  return stroke(edges, palette.grid, 1.1, 0.16) + stroke(ticks, palette.grid, 1.5, 0.5);
}

/** Letters below the columns, numbers beside the rows. */
export function names(columns: number, rows: number): string {
  const text = (x: number, y: number, name: string): string =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-family="'Alegreya Variable', Georgia, serif" font-weight="700" font-size="22" fill="#efe3c2" stroke="#0d0b0a" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${name}</text>`;
  const below = Array.from({ length: columns }, (_, x) =>
    text((x + 0.5) * UNIT, rows * UNIT + 25, squareAt({ x, y: 0 }).replace(/\d+$/, '')),
  );
  const beside = Array.from({ length: rows }, (_, y) =>
    [-20, columns * UNIT + 20].map((x) => text(x, (y + 0.5) * UNIT + 7, String(y + 1))).join(''),
  );
  return below.join('') + beside.join('');
}

const TURNS: Readonly<Record<Direction, number>> = { south: 0, west: 90, north: 180, east: 270 };
/** Three chevrons that grow stronger downstream. */
export function current(square: Square, flow: Direction): string {
  const { x, y } = placeOf(square);
  const chevron = (at: number): string => `M-14 ${at}l14 11 14 -11`;
  const shapes = [-25, -4, 17].map(chevron);
  return (
    `<g transform="translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}) rotate(${TURNS[flow]})" stroke-linecap="round" stroke-linejoin="round">` +
    stroke(shapes.join(''), '#06262c', 7, 0.65) +
    shapes.map((d, i) => stroke(d, '#d9fbff', 3.6, [0.45, 0.7, 0.95][i])).join('') +
    '</g>'
  );
}

/** An iron rail with spikes and a red core: it must not be a matter of color. */
export function rail([one, other]: readonly [Square, Square]): string {
  const [from, to] = [placeOf(one), placeOf(other)];
  const isUpright = from.y === to.y;
  const [x, y] = [Math.max(from.x, to.x) * UNIT, Math.max(from.y, to.y) * UNIT];
  const spikes = Array.from({ length: 8 }, (_, i) => {
    const at = short(7 + i * 12.2);
    return (
      `<path d="M${at} 3v-18h-3l3.5 -8 3.5 8h-3v18z" fill="#3b1715" stroke="#1c0605" stroke-width="1"/>` +
      stroke(`M${at} 1v-15`, '#ff6b5a', 2)
    );
  });
  return (
    `<g transform="translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}">` +
    `<rect x="2" y="3" width="${UNIT - 4}" height="9" fill="#000" opacity=".5"/>` +
    stroke(`M0 0h${UNIT}`, '#2a0b0a', 11) +
    spikes.join('') +
    stroke(`M2 0h${UNIT - 4}`, '#ff3f34', 5) +
    stroke(`M4 -1.5h${UNIT - 8}`, '#ffd0c8', 1.2) +
    '</g>'
  );
}
