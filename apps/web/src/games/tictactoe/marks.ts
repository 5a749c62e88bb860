/** The board of nine as the view has it. */

import type { View } from '@questwright/kernel';
import { placeOf, squareAt, type Square } from '@questwright/geometry/square';

/** Each line by its cells, counted row by row. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const SQUARES: readonly Square[] = Array.from({ length: 9 }, (_, cell) =>
  squareAt({ x: cell % 3, y: Math.floor(cell / 3) }),
);
export function cellOf(square: Square): number {
  const { x, y } = placeOf(square);
  return y * 3 + x;
}
/** Whose mark is in each cell; −1 for nobody's. */
export const marksIn = (view: View): readonly number[] => (view.world as unknown as { cells: readonly number[] }).cells;

/** The line that has won. */
export function wonLine(marks: readonly number[]): readonly Square[] | null {
  const found = LINES.find(([a, b, c]) => marks[a] !== -1 && marks[a] === marks[b] && marks[a] === marks[c]);
  return found ? found.map((cell) => SQUARES[cell]!) : null;
}
