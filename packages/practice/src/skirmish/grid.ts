/** A small square grid: cells are named `a1` to `g7`, columns by letter, rows from the top. Pure geometry, no rules. */

export type Cell = string;

export const SIZE = 7;
const LETTERS = 'abcdefg';

const nameOf = (column: number, row: number): Cell => `${LETTERS[column]!}${row + 1}`;
const columnOf = (cell: Cell): number => LETTERS.indexOf(cell[0]!);
const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;
const onGrid = (column: number, row: number): boolean => column >= 0 && column < SIZE && row >= 0 && row < SIZE;

/** All cells in reading order: row by row from the top, each from the left. */
export const CELLS: readonly Cell[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  nameOf(i % SIZE, Math.floor(i / SIZE)),
);
const PLACE: ReadonlyMap<Cell, number> = new Map(CELLS.map((cell, i) => [cell, i]));

export const inReadingOrder = (one: Cell, other: Cell): number => PLACE.get(one)! - PLACE.get(other)!;

/** Up, right, down, left. */
const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const NEIGHBOURS: ReadonlyMap<Cell, readonly Cell[]> = new Map(
  CELLS.map((cell) => [
    cell,
    DIRECTIONS.map(([x, y]) => [columnOf(cell) + x, rowOf(cell) + y] as const)
      .filter(([column, row]) => onGrid(column, row))
      .map(([column, row]) => nameOf(column, row)),
  ]),
);

/** The cells that share an edge with this one: up, right, down, left. */
export const neighbours = (cell: Cell): readonly Cell[] => NEIGHBOURS.get(cell) ?? [];
export const adjacent = (one: Cell, other: Cell): boolean => neighbours(one).includes(other);

/** Steps between two cells on an empty grid. */
export const distance = (one: Cell, other: Cell): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));

/** Whether the two cells lie on opposite sides of the one between them. */
export const opposite = (one: Cell, between: Cell, other: Cell): boolean =>
  adjacent(one, between) &&
  adjacent(between, other) &&
  columnOf(one) + columnOf(other) === 2 * columnOf(between) &&
  rowOf(one) + rowOf(other) === 2 * rowOf(between);

/** The cell behind `cell` as seen from `from`, along the longer of the two directions; null at the edge. */
export function behind(from: Cell, cell: Cell): Cell | null {
  const x = columnOf(cell) - columnOf(from);
  const y = rowOf(cell) - rowOf(from);
  const [column, row] =
    Math.abs(x) > Math.abs(y)
      ? [columnOf(cell) + Math.sign(x), rowOf(cell)]
      : [columnOf(cell), rowOf(cell) + Math.sign(y)];
  return onGrid(column, row) ? nameOf(column, row) : null;
}

/** Whether a straight line between the centres of two cells misses the inside of every cell that blocks, and does not
 *  slip through a corner at which two such cells meet. All numbers are doubled, so that everything stays whole. */
export function clearLine(from: Cell, to: Cell, blocks: (cell: Cell) => boolean): boolean {
  const [x, y] = [2 * columnOf(from), 2 * rowOf(from)];
  const [dx, dy] = [2 * columnOf(to) - x, 2 * rowOf(to) - y];
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      if (crosses(x, y, dx, dy, 2 * column, 2 * row) && blocks(nameOf(column, row))) return false;
      if (touches(x, y, dx, dy, 2 * column + 1, 2 * row + 1) && bothBlock(dx, dy, column, row, blocks)) return false;
    }
  }
  return true;
}

/** Whether the line from (x, y) by (dx, dy) enters the inside of the cell around (cx, cy). */
function crosses(x: number, y: number, dx: number, dy: number, cx: number, cy: number): boolean {
  if (Math.min(x, x + dx) >= cx + 1 || Math.max(x, x + dx) <= cx - 1) return false;
  if (Math.min(y, y + dy) >= cy + 1 || Math.max(y, y + dy) <= cy - 1) return false;
  return Math.abs(dx * (cy - y) - dy * (cx - x)) < Math.abs(dx) + Math.abs(dy);
}

/** Whether a corner lies on the line, between its ends. */
function touches(x: number, y: number, dx: number, dy: number, cx: number, cy: number): boolean {
  if (dx === 0 || dy === 0 || dx * (cy - y) !== dy * (cx - x)) return false;
  return cx > Math.min(x, x + dx) && cx < Math.max(x, x + dx);
}

/** The corner is at the lower right of (column, row); the line passes between the two cells beside it. */
function bothBlock(dx: number, dy: number, column: number, row: number, blocks: (cell: Cell) => boolean): boolean {
  if (!onGrid(column + 1, row + 1)) return false;
  const [one, other] =
    dx * dy > 0
      ? [nameOf(column + 1, row), nameOf(column, row + 1)]
      : [nameOf(column, row), nameOf(column + 1, row + 1)];
  return blocks(one) && blocks(other);
}

/** A way over cells, the first of which is a neighbour of the start, and the points it takes. */
export interface Way {
  readonly cells: readonly Cell[];
  readonly points: number;
}

/** The same function, asked about each cell once. */
export function askedOnce<T>(of: (cell: Cell) => T): (cell: Cell) => T {
  const known = new Map<Cell, T>();
  return (cell) => {
    if (!known.has(cell)) known.set(cell, of(cell));
    return known.get(cell)!;
  };
}

/** Every way that enters no cell twice and takes no more points than there are; null is the cost of a closed cell.
 *  A way comes before those that go on from it, those in turn up, right, down, left. */
export function waysFrom(from: Cell, points: number, costOf: (cell: Cell) => number | null): Way[] {
  const cost = askedOnce(costOf);
  const found: Way[] = [];
  const go = (at: Cell, cells: readonly Cell[], spent: number): void => {
    for (const next of neighbours(at)) {
      const more = next === from || cells.includes(next) ? null : cost(next);
      if (more === null || spent + more > points) continue;
      const way = { cells: [...cells, next], points: spent + more };
      found.push(way);
      go(next, way.cells, way.points);
    }
  };
  go(from, [], 0);
  return found;
}

/** The fewest points it takes to come to each cell that can be reached. */
export function reach(from: Cell, points: number, costOf: (cell: Cell) => number | null): ReadonlyMap<Cell, number> {
  const cost = askedOnce(costOf);
  const known = new Map<Cell, number>([[from, 0]]);
  const open: Cell[] = [from];
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    for (const next of neighbours(cell)) {
      const spent = known.get(cell)! + (cost(next) ?? Infinity);
      if (spent > points || (known.get(next) ?? Infinity) <= spent) continue;
      known.set(next, spent);
      open.push(next);
    }
  }
  return known;
}

/** The points it takes to walk from each cell to the goal; cells from which it cannot be reached are missing. */
export function pointsTo(goal: Cell, costOf: (cell: Cell) => number | null): ReadonlyMap<Cell, number> {
  const cost = askedOnce(costOf);
  const known = new Map<Cell, number>([[goal, 0]]);
  const open: Cell[] = [goal];
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    const entering = cell === goal ? 1 : cost(cell);
    if (entering === null) continue;
    const points = known.get(cell)! + entering;
    for (const next of neighbours(cell)) {
      if ((known.get(next) ?? Infinity) <= points || cost(next) === null) continue;
      known.set(next, points);
      open.push(next);
    }
  }
  return known;
}

/** The free cell that is the fewest steps away, the first in reading order among equals; null when there is none. */
export function nearestFree(to: Cell, free: (cell: Cell) => boolean): Cell | null {
  let best: Cell | null = null;
  for (const cell of CELLS) {
    if (free(cell) && (best === null || distance(cell, to) < distance(best, to))) best = cell;
  }
  return best;
}
