/** Squares, distances and ways. Pure: the board is what it is given. */

export interface Board {
  /** Rows of the map: `.` normal, `~` a gap that Defeats whoever falls in, `#` obstructing. */
  map: readonly string[];
  occupied(space: string): boolean;
}
type Point = readonly [x: number, y: number];
const point = (space: string): Point => {
  const [x, y] = space.split(',').map(Number);
  return [x!, y!];
};
const spaceAt = (x: number, y: number): string => `${x},${y}`;
export const terrain = (map: readonly string[], space: string): string => {
  const [x, y] = point(space);
  return map[y]?.[x] ?? '#';
};

/** Counted diagonally as well as orthogonally. */
export function distance(from: string, to: string): number {
  const [ax, ay] = point(from);
  const [bx, by] = point(to);
  return Math.max(Math.abs(ax - bx), Math.abs(ay - by));
}

/** The spaces that the line between two centres passes through, ends left out. Corners count for neither side. */
export function between(from: string, to: string): string[] {
  const [ax, ay] = point(from);
  const [bx, by] = point(to);
  const pieces = 2 * distance(from, to) * 4;
  const found = new Set<string>();
  for (let i = 1; i < pieces; i++) {
    const x = ax + ((bx - ax) * i) / pieces;
    const y = ay + ((by - ay) * i) / pieces;
    if (Math.abs((x % 1) - 0.5) < 1e-9 || Math.abs((y % 1) - 0.5) < 1e-9) continue;
    found.add(spaceAt(Math.round(x), Math.round(y)));
  }
  found.delete(from);
  found.delete(to);
  return [...found];
}

export interface Leg {
  to: string;
  /** Spaces jumped over, at most two. */
  over: string[];
}
const ORTHOGONAL: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const free = ({ map, occupied }: Board, space: string): boolean => terrain(map, space) === '.' && !occupied(space);

/** Where one step or one Jump leads. */
export function legs(board: Board, from: string): Leg[] {
  const [x, y] = point(from);
  return ORTHOGONAL.flatMap(([dx, dy]) => {
    const spaces = [1, 2, 3].map((n) => spaceAt(x + dx * n, y + dy * n));
    const gaps = spaces.findIndex((space) => terrain(board.map, space) !== '~' || board.occupied(space));
    return gaps >= 0 && free(board, spaces[gaps]!) ? [{ to: spaces[gaps]!, over: spaces.slice(0, gaps) }] : [];
  });
}

interface Way {
  jumps: number;
  cost: number;
  first: Leg | null;
}
/** The least risky and then shortest ways to a space beside the goal: the first legs of all of them. */
export function towards(board: Board, from: string, goal: string): { legs: Leg[]; jumps: number; cost: number } | null {
  const best = new Map<string, Way[]>([[from, [{ jumps: 0, cost: 0, first: null }]]]);
  const order = (a: Omit<Way, 'first'>, b: Omit<Way, 'first'>): number => a.jumps - b.jumps || a.cost - b.cost;
  const open = [from];
  while (open.length > 0) {
    const here = open.shift()!;
    const way = best.get(here)![0]!;
    for (const leg of legs(board, here)) {
      const next = { jumps: way.jumps + (leg.over.length > 0 ? 1 : 0), cost: way.cost + leg.over.length + 1 };
      const known = best.get(leg.to)?.[0];
      if (known && order(known, next) < 0) continue;
      const firsts = best.get(here)!.map(({ first }) => ({ ...next, first: first ?? leg }));
      const same = known && order(known, next) === 0 ? best.get(leg.to)! : [];
      const all = [...same, ...firsts.filter((one) => !same.some((other) => other.first!.to === one.first.to))];
      if (known && all.length === same.length) continue;
      best.set(leg.to, all);
      open.push(leg.to);
    }
  }
  const ends = [...best].filter(([space]) => distance(space, goal) === 1).map(([, ways]) => ways);
  ends.sort((a, b) => order(a[0]!, b[0]!));
  const end = ends[0]?.[0];
  if (!end) return null;
  const ways = ends.filter((one) => order(one[0]!, end) === 0).flat();
  return { legs: ways.flatMap(({ first }) => (first ? [first] : [])), jumps: end.jumps, cost: end.cost };
}
