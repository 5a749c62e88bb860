/** Squares in rows and columns, named as on a chessboard: `a1` is the first of the top row, `c2` lies two to its right and
 *  one below. After column `z` comes `aa`. */

export type Square = string;
export interface At {
  readonly x: number;
  readonly y: number;
}

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const STEPS: Readonly<Record<Direction, At>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
const LETTERS = 26;
const A = 'a'.charCodeAt(0);

export function squareAt({ x, y }: At): Square {
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0) throw new RangeError(`No square at ${x}, ${y}`);
  let column = '';
  for (let left = x; left >= 0; left = Math.floor(left / LETTERS) - 1) {
    column = String.fromCharCode(A + (left % LETTERS)) + column;
  }
  return `${column}${y + 1}`;
}

/** Where squares lie that were asked about: each many times in a turn, and there are only so many on a board. */
const known = new Map<Square, At>();
const MOST_KNOWN = 5000;

export function placeOf(square: Square): At {
  let place = known.get(square);
  if (place === undefined) {
    place = readPlace(square);
    if (known.size < MOST_KNOWN) known.set(square, place);
  }
  return place;
}

function readPlace(square: Square): At {
  let x = 0;
  let i = 0;
  for (; i < square.length; i++) {
    const letter = square.charCodeAt(i) - A;
    if (letter < 0 || letter >= LETTERS) break;
    x = x * LETTERS + letter + 1;
  }
  const row = Number(square.slice(i));
  if (i === 0 || !Number.isInteger(row) || row < 1) throw new RangeError(`${square} is no square`);
  return { x: x - 1, y: row - 1 };
}

type Beside = Readonly<Record<Direction, Square | null>>;
/** The squares one step away from those that were asked about: ways are found step by step. */
const beside = new Map<Square, Beside>();
function besideOf(square: Square): Beside {
  let found = beside.get(square);
  if (found === undefined) {
    const [north, east, south, west] = DIRECTIONS.map((direction) => squareFrom(square, direction, 1));
    found = { north: north!, east: east!, south: south!, west: west! };
    if (beside.size < MOST_KNOWN) beside.set(square, found);
  }
  return found;
}

/** So many steps in a direction; null where there can be no square. */
export const stepFrom = (square: Square, direction: Direction, steps = 1): Square | null =>
  steps === 1 ? besideOf(square)[direction] : squareFrom(square, direction, steps);

function squareFrom(square: Square, direction: Direction, steps: number): Square | null {
  const { x, y } = placeOf(square);
  const by = STEPS[direction];
  const to = { x: x + by.x * steps, y: y + by.y * steps };
  return to.x < 0 || to.y < 0 ? null : squareAt(to);
}

/** The direction of a step between two squares that share an edge; null for others. */
export function directionOf(from: Square, to: Square): Direction | null {
  const squares = besideOf(from);
  for (const direction of DIRECTIONS) if (squares[direction] === to) return direction;
  return null;
}

/** Row by row from the top, each from the left. */
export function inReadingOrder(one: Square, other: Square): number {
  const [from, to] = [placeOf(one), placeOf(other)];
  return from.y - to.y || from.x - to.x;
}

/** How many squares away, counted along edges and corners. */
export function range(one: Square, other: Square): number {
  const [from, to] = [placeOf(one), placeOf(other)];
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
}

/** How many steps away, counted along edges only. */
export function steps(one: Square, other: Square): number {
  const [from, to] = [placeOf(one), placeOf(other)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** The directions that lead straight away: one in a row or column, two on a slant, none from the square itself. */
export function awayFrom(from: Square, square: Square): Direction[] {
  const [origin, here] = [placeOf(from), placeOf(square)];
  const found: Direction[] = [];
  if (here.x !== origin.x) found.push(here.x > origin.x ? 'east' : 'west');
  if (here.y !== origin.y) found.push(here.y > origin.y ? 'south' : 'north');
  return found;
}

/** Whether a square lies exactly in the middle of two others that touch it. */
export function between(one: Square, middle: Square, other: Square): boolean {
  const [from, centre, to] = [placeOf(one), placeOf(middle), placeOf(other)];
  return range(one, middle) === 1 && from.x + to.x === 2 * centre.x && from.y + to.y === 2 * centre.y;
}

// ---- areas: what a figure with a large base stands on ----

/** The squares of a rectangle whose top left square is given, in reading order. */
export function areaOf(corner: Square, width = 1, height = width): Square[] {
  if (width === 1 && height === 1) return [corner];
  const { x, y } = placeOf(corner);
  return Array.from({ length: width * height }, (_, i) =>
    squareAt({ x: x + (i % width), y: y + Math.floor(i / width) }),
  );
}

/** Between the nearest squares of two areas. */
export function rangeOfAreas(one: readonly Square[], other: readonly Square[]): number {
  let least = Infinity;
  for (const from of one) for (const to of other) least = Math.min(least, range(from, to));
  return least;
}
