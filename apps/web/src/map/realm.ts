import { centre, type Point } from './hex.ts';

const TERRAINS = {
  '.': 'plain',
  h: 'hills',
  m: 'mountains',
  f: 'forest',
  w: 'water',
  b: 'boat',
  s: 'stones',
  T: 'town',
  K: 'keep',
} as const;
type Terrain = (typeof TERRAINS)[keyof typeof TERRAINS];

const ROWS = [
  'ff...hhmmmhh..f',
  'f..f.hhmmmh..ff',
  '..f...hmmh..f.f',
  '..s....hh..ff..',
  '.......h...Kf..',
  '..h.f......ff..',
  '.hhf........f..',
  '.h....T...s....',
  '..w.......hh...',
  '..wwb........h.',
  '..wwwwff.......',
  '..wwwff....hhm.',
];

export type Hex = { column: number; row: number; terrain: Terrain; at: Point; turned: boolean };

export const HEXES: readonly Hex[] = ROWS.flatMap((letters, row) =>
  letters.split('').map((letter, column) => ({
    column,
    row,
    terrain: TERRAINS[letter as keyof typeof TERRAINS],
    at: centre(column, row),
    turned: (column * 7 + row * 5) % 3 === 0,
  })),
);

export const RIVER: readonly Point[] = [
  [600, 168],
  [560, 215],
  [566, 262],
  [520, 300],
  [478, 318],
  [462, 372],
  [404, 408],
  [386, 450],
  [352, 496],
  [318, 520],
  [290, 566],
  [262, 612],
];

export const ROUTE: readonly Point[] = [centre(6, 7), centre(6, 6), centre(6, 5), centre(7, 5), centre(8, 4)];
export const ROAD_AHEAD: readonly Point[] = [centre(8, 4), [716, 312], [792, 318], centre(11, 4)];
