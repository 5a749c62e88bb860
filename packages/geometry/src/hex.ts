/** Hexagons that stand on a point, in rows; every second row is shifted to the right by half a hexagon. */

/** Column and row, as on a sheet of paper. Rows with an odd number are the shifted ones. */
export interface Offset {
  readonly column: number;
  readonly row: number;
}
/** Three axes whose sum is always zero: distances and directions are plain arithmetic here. */
export interface Cube {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

export const cube = (q: number, r: number): Cube => ({ q, r, s: -q - r });

const shift = (row: number): number => (row - (row & 1)) / 2;
export const toCube = ({ column, row }: Offset): Cube => cube(column - shift(row), row);
export const toOffset = ({ q, r }: Cube): Offset => ({ column: q + shift(r), row: r });

/** East, then against the clock. */
export const DIRECTIONS: readonly Cube[] = [cube(1, 0), cube(1, -1), cube(0, -1), cube(-1, 0), cube(-1, 1), cube(0, 1)];

export const plus = (one: Cube, other: Cube): Cube => cube(one.q + other.q, one.r + other.r);

export const neighboursOf = (place: Offset): Offset[] => {
  const here = toCube(place);
  return DIRECTIONS.map((direction) => toOffset(plus(here, direction)));
};

/** How many steps apart two hexagons are when nothing is in the way. */
export const distance = (one: Offset, other: Offset): number => {
  const from = toCube(one);
  const to = toCube(other);
  return Math.max(Math.abs(from.q - to.q), Math.abs(from.r - to.r), Math.abs(from.s - to.s));
};
