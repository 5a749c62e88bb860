/** Where hexagons lie on paper. `size` is the distance from the centre to a corner; the hexagon of column 0 and row 0 has
 *  its centre at (0, 0), y grows downwards. */

import type { Offset } from './hex.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centerOf = ({ column, row }: Offset, size: number): Point => ({
  x: (column + (row & 1) / 2) * Math.sqrt(3) * size,
  y: row * 1.5 * size,
});

/** The six corners, from the topmost one with the clock. */
export const cornersOf = (center: Point, size: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({
    x: center.x + size * Math.sin((i * Math.PI) / 3),
    y: center.y - size * Math.cos((i * Math.PI) / 3),
  }));
