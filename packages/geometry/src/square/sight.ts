/** Straight lines from the centre of one square to the centre of another. */

import { placeOf, squareAt, type Square } from './squares.ts';

/** What a line passes, from its first square to its last: squares whose inside it crosses, and, where it runs exactly
 *  through a corner, the two squares beside it, of which one is to be chosen. A line between centres never runs along an
 *  edge. */
export function lineBetween(from: Square, to: Square): readonly (readonly Square[])[] {
  const start = placeOf(from);
  const end = placeOf(to);
  const [dx, dy] = [Math.sign(end.x - start.x), Math.sign(end.y - start.y)];
  const [width, height] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
  let { x, y } = start;
  const line: Square[][] = [[from]];
  for (let across = 0, down = 0; across < width || down < height;) {
    // Which edge is met first: (across + 1/2) / width against (down + 1/2) / height.
    const first = (1 + 2 * across) * height - (1 + 2 * down) * width;
    if (first === 0) line.push([squareAt({ x: x + dx, y }), squareAt({ x, y: y + dy })]);
    if (first <= 0) {
      x += dx;
      across++;
    }
    if (first >= 0) {
      y += dy;
      down++;
    }
    line.push([squareAt({ x, y })]);
  }
  return line;
}

/** What a line can meet, as sums of marks: one sum for each different outcome of the choices at corners, smallest first.
 *  `mark` is asked about every square strictly between the ends, `edge` about every edge that is crossed. */
export function marksOnLine(
  from: Square,
  to: Square,
  marks: { mark(square: Square): number; edge(one: Square, other: Square): number },
): number[] {
  const line = lineBetween(from, to);
  let sums = new Set([0]);
  for (let i = 1; i < line.length; i++) {
    const [last] = line[i - 1]!;
    const next = new Set<number>();
    for (const square of line[i]!) {
      let found = i === line.length - 1 ? 0 : marks.mark(square);
      // Beside a corner both edges belong to the square that is chosen.
      if (line[i]!.length > 1) found += marks.edge(last!, square) + marks.edge(square, line[i + 1]![0]!);
      else if (line[i - 1]!.length === 1) found += marks.edge(last!, square);
      for (const sum of sums) next.add(sum + found);
    }
    sums = next;
  }
  return [...sums].sort((one, other) => one - other);
}

/** Whether a line can pass, whatever else it meets: at each corner it may go either way round. The same walk as `lineBetween`,
 *  which ends where the line does; it makes no lists: players wait while thousands of lines are drawn. */
export function isOpenLine(
  from: Square,
  to: Square,
  { blocks, closes }: { blocks(square: Square): boolean; closes(one: Square, other: Square): boolean },
): boolean {
  const start = placeOf(from);
  const end = placeOf(to);
  const [dx, dy] = [Math.sign(end.x - start.x), Math.sign(end.y - start.y)];
  const [width, height] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
  let { x, y } = start;
  let last = from;
  for (let across = 0, down = 0; across < width || down < height;) {
    const first = (1 + 2 * across) * height - (1 + 2 * down) * width;
    if (first <= 0) across++;
    if (first >= 0) down++;
    const next = namedAt(start.x + dx * across, start.y + dy * down);
    if (first === 0) {
      const [one, other] = [namedAt(x + dx, y), namedAt(x, y + dy)];
      const passes = (corner: Square): boolean => !blocks(corner) && !closes(last, corner) && !closes(corner, next);
      if (!passes(one) && !passes(other)) return false;
    } else if (closes(last, next)) return false;
    if (next !== to && blocks(next)) return false;
    x = start.x + dx * across;
    y = start.y + dy * down;
    last = next;
  }
  return true;
}
/** Names that lines have come by, row by row. */
const names: Square[][] = [];
function namedAt(x: number, y: number): Square {
  const row = (names[y] ??= []);
  return (row[x] ??= squareAt({ x, y }));
}
