/** All good ways to one space, for whoever wants another than the first. */

import type { Square } from '@questwright/geometry/square';
import { asIfAt, Roads, type Way } from './routes.ts';
import { squareOf, stands, type MiddaraChapter, type MiddaraTable } from '../../world.ts';

/** So many are looked at, and so many told. */
const MOST_TRIED = 400;
const MOST_TOLD = 8;

/** Every way with so many points at most, those that lead away from the goal aside. */
function waysWithin(t: MiddaraTable, figure: number, goal: Square, most: number): Way[] {
  const roads = new Roads(t, figure, { jumps: false });
  const left = roads.costsTo([goal]);
  const known = new Map<Square, readonly number[]>();
  const strikersAt = (square: Square): readonly number[] => {
    let found = known.get(square);
    if (found === undefined) {
      known.set(square, (found = asIfAt(t, figure, square, () => t.value('provoked', figure))));
    }
    return found;
  };
  const found: Way[] = [];
  const start = squareOf(t, figure);
  const go = (path: readonly Square[], points: number, strikers: readonly number[]): void => {
    const at = path.at(-1) ?? start;
    if (at === goal) return void found.push({ path: [...path], points, strikers: [...strikers] });
    const struck = [...new Set([...strikers, ...strikersAt(at)])];
    for (const { to, cost } of roads.from(at)) {
      if (found.length >= MOST_TRIED || to === start || path.includes(to)) continue;
      if (points + cost + (left.get(to) ?? Infinity) > most) continue;
      go([...path, to], points + cost, struck);
    }
  };
  go([], 0, []);
  return found;
}
const isBetter = (one: Way, other: Way): boolean =>
  one.points <= other.points &&
  one.strikers.length <= other.strikers.length &&
  one.points + one.strikers.length < other.points + other.strikers.length;

/** The goal, and the points that there are, in one word: `d6 6`. */
function otherWays(t: MiddaraTable, figure: number, word: string): Way[] {
  const [goal = '', points = '0'] = word.split(' ');
  if (!stands(t, figure) || squareOf(t, figure) === goal) return [];
  const all = waysWithin(t, figure, goal, Math.min(12, Number(points) || 0));
  return all
    .filter((one) => !all.some((other) => isBetter(other, one)))
    .toSorted((one, other) => one.strikers.length - other.strikers.length || one.points - other.points)
    .slice(0, MOST_TOLD);
}

export const OTHER_WAYS: MiddaraChapter = {
  values: {
    /** For players: every way to a space than which none is shorter without more Break Attacks. */
    'other ways': { rule: 'MD-MOVE-01', of: (t, figure, word) => otherWays(t, figure, word) },
  },
};
