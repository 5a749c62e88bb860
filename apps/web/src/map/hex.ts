/** Pointy-topped hexes in rows; every odd row stands half a hex to the right. */
const SIZE = 46;
const WIDTH = Math.sqrt(3) * SIZE;
const ROW = SIZE * 1.5;

export type Point = readonly [x: number, y: number];

export function centre(column: number, row: number): Point {
  return [(column + (row % 2 === 0 ? 0 : 0.5)) * WIDTH, row * ROW];
}

export const OUTLINE: string = (() => {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(Math.cos(angle) * SIZE).toFixed(2)} ${(Math.sin(angle) * SIZE).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
})();

/** A soft line through all points, as a pen would draw it. */
export function softLine(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const number = (value: number) => value.toFixed(1);
  let line = `M${at(0).map(number).join(' ')}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    line += `C${[...out, ...into, ...to].map(number).join(' ')}`;
  }
  return line;
}
