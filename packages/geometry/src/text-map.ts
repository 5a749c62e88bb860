/** Maps drawn by hand as text: one line for each row of hexagons, every second line shifted by half a hexagon. */

import type { Offset } from './hex.ts';

/** A word on the map and where it stands. */
export interface Mark extends Offset {
  readonly text: string;
}

export class MapError extends Error {
  /** The row of the map that is wrong, if it is one. */
  readonly row: number | undefined;
  constructor(message: string, row?: number) {
    super(message);
    this.row = row;
  }
}

/** Reads the marks of a map. Each hexagon is `width` characters wide; a dot is a hole. A mark that stands between two
 *  columns is an error, because its neighbours would be others than the drawing shows. */
export function readMap(text: string, width = 4): Mark[] {
  if (width % 2 !== 0) throw new MapError(`A width of ${width} has no half`);
  const lines = text.split('\n');
  while (lines.length > 0 && lines[0]!.trim() === '') lines.shift();
  const marks: Mark[] = [];
  lines.forEach((line, row) => {
    const indent = row % 2 === 0 ? 0 : width / 2;
    for (const found of line.matchAll(/\S+/g)) {
      const column = (found.index - indent) / width;
      if (!Number.isInteger(column) || column < 0 || found[0].length >= width) {
        throw new MapError(`Line ${row + 1}: ${found[0]} does not stand in a column`, row);
      }
      if (found[0] !== '.') marks.push({ text: found[0], column, row });
    }
  });
  return marks;
}

/** Where a place lies that is called by row and column: the first row is a, the first column 1. */
export const placeOf = (name: string): Offset => ({
  row: name.charCodeAt(0) - 'a'.charCodeAt(0),
  column: Number(name.slice(1)) - 1,
});
