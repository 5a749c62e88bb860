/** The ground of a board as one picture: it is painted once for each board and each light, and lies below everything that
 *  changes. */

import { placeOf, squareAt, type Direction, type Square } from '@questwright/geometry/square';
import type { Terrain } from '@questwright/middara/shown';
import { UNIT } from '../../../../plane/grid-board.ts';
import { block, contours, numeral, raised, shadow, type Drops } from './heights.ts';
import { current, gridLines, names, rail } from './marks.ts';
import { paletteOf, type Palette } from './palette.ts';
import { light, room } from './room.ts';
import { floorOf, type Around } from './terrain.ts';

/** What lies where, as the rules have it now. */
export interface Lie {
  width: number;
  height: number;
  terrain: ReadonlyMap<Square, Terrain>;
  levels: ReadonlyMap<Square, number>;
  borders: readonly (readonly [Square, Square])[];
  flows: ReadonlyMap<Square, Direction>;
}

const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
function beside<T>(square: Square, of: (other: Square | null) => T): Record<keyof typeof SIDES, T> {
  const { x, y } = placeOf(square);
  const at = ([dx, dy]: readonly [number, number]): T =>
    of(x + dx < 0 || y + dy < 0 ? null : squareAt({ x: x + dx, y: y + dy }));
  return { north: at(SIDES.north), east: at(SIDES.east), south: at(SIDES.south), west: at(SIDES.west) };
}
const cornerOf = (square: Square): { x: number; y: number } => {
  const { x, y } = placeOf(square);
  return { x: x * UNIT, y: y * UNIT };
};

const blend = (id: string, colors: readonly (readonly [number, string, number])[], round = false): string => {
  const stops = colors.map(
    ([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return round
    ? `<radialGradient id="${id}">${stops.join('')}</radialGradient>`
    : `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
};
const definitions = ({ water, muck, pit, foam }: Palette): string =>
  `<defs>${blend('water', [
    [0, water[0], 1],
    [1, water[1], 1],
  ])}${blend(
    'muck',
    [
      [0, muck[0], 1],
      [1, muck[1], 1],
    ],
    true,
  )}${blend(
    'pit',
    [
      [0, pit[0], 1],
      [1, pit[1], 1],
    ],
    true,
  )}${blend('fade', [
    [0, '#000', 0],
    [1, '#000', 0.85],
  ])}${blend('down', [
    [0, '#000', 0.1],
    [1, '#000', 0.55],
  ])}${blend('fall', [
    [0, water[0], 0.95],
    [0.6, foam, 0.4],
    [1, foam, 0],
  ])}${blend(
    'torch',
    [
      [0, '#ffb459', 1],
      [0.4, '#ff8a2c', 0.5],
      [1, '#ff7a1a', 0],
    ],
    true,
  )}</defs>`;

export function paintGround(lie: Lie, theme: 'dark' | 'light'): string {
  const palette = paletteOf(theme);
  const { width, height, terrain, levels, borders, flows } = lie;
  const terrainOf = (square: Square | null): Terrain | null => (square === null ? null : (terrain.get(square) ?? null));
  const levelOf = (square: Square | null): number => (square === null ? 1 : (levels.get(square) ?? 1));
  let [floor, shadows, high, marks] = ['', '', '', ''];
  for (const [square, is] of terrain) {
    const corner = cornerOf(square);
    if (is === 'obstructing') {
      const alike = beside(square, (other) => terrainOf(other) === 'obstructing');
      high += block(corner, alike, palette, square);
      shadows += shadow(corner, alike);
      continue;
    }
    const around: Around = beside(square, terrainOf);
    const level = levelOf(square);
    const drops: Drops = beside(square, (other) =>
      other === null || !terrain.has(other) ? 0 : Math.max(0, level - levelOf(other)),
    );
    floor +=
      level > 1 && is === 'normal'
        ? raised(corner, drops, palette, square)
        : floorOf(is)(corner, palette, around, square);
    if (level === 1) continue;
    high += contours(corner, drops);
    marks += numeral(corner, level);
  }
  const walked = [...terrain].flatMap(([square, is]) => (is === 'obstructing' ? [] : [square]));
  for (const [square, flow] of flows) marks += current(square, flow);
  return (
    definitions(palette) +
    room(width, height, palette) +
    floor +
    gridLines(walked, palette) +
    shadows +
    high +
    light(width, height, palette) +
    marks +
    names(width, height) +
    borders.map(rail).join('')
  );
}
