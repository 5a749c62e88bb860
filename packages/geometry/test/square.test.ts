import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costsFrom, shortestPath, stepsFrom } from '@questwright/geometry';
import {
  areaOf,
  awayFrom,
  between,
  directionOf,
  Grid,
  GridError,
  isOpenLine,
  laidAt,
  lineBetween,
  marksOnLine,
  placeOf,
  range,
  rangeOfAreas,
  squareAt,
  stepFrom,
  steps,
  type Border,
  type Laid,
  type TileShape,
} from '@questwright/geometry/square';

const tile = (width: number, height: number, borders: Border[] = [], holes: string[] = []): TileShape => ({
  width,
  height,
  squares: areaOf('a1', width, height).filter((square) => !holes.includes(square)),
  borders,
});
const lay = (shape: TileShape, at = 'a1', turns: Laid['turns'] = 0): Laid => ({ tile: shape, at, turns });
const open = (size: number, borders: Border[] = [], holes: string[] = []): Grid =>
  new Grid([lay(tile(size, size, borders, holes))]);

/** None of them at the edge of the sheet, so that there are squares all around. */
const square = fc.record({ x: fc.integer({ min: 1, max: 30 }), y: fc.integer({ min: 1, max: 30 }) }).map(squareAt);

describe('squares', () => {
  test('names and places are two ways to say the same', () => {
    expect(squareAt({ x: 0, y: 0 })).toBe('a1');
    expect(squareAt({ x: 25, y: 8 })).toBe('z9');
    expect(squareAt({ x: 26, y: 0 })).toBe('aa1');
    expect(squareAt({ x: 701, y: 0 })).toBe('zz1');
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (x, y) => {
        expect(placeOf(squareAt({ x, y }))).toEqual({ x, y });
      }),
    );
  });

  test('what is no square is refused', () => {
    for (const wrong of ['', '3', 'a', 'a0', 'a1.5', 'A1', 'a-1']) expect(() => placeOf(wrong)).toThrow(RangeError);
    expect(() => squareAt({ x: -1, y: 0 })).toThrow(RangeError);
    expect(stepFrom('a1', 'north')).toBeNull();
    expect(stepFrom('b2', 'east', 2)).toBe('d2');
  });

  test('range counts corners, steps do not', () => {
    expect(range('a1', 'd1')).toBe(3);
    expect(range('a1', 'd3')).toBe(3);
    expect(steps('a1', 'd3')).toBe(5);
    expect(rangeOfAreas(areaOf('d4', 2), ['c3'])).toBe(1);
    expect(rangeOfAreas(areaOf('a1', 2), areaOf('d1', 2))).toBe(2);
    fc.assert(
      fc.property(square, square, square, (one, other, third) => {
        expect(range(one, other)).toBe(range(other, one));
        expect(range(one, third)).toBeLessThanOrEqual(range(one, other) + range(other, third));
        expect(range(one, other)).toBeLessThanOrEqual(steps(one, other));
      }),
    );
  });

  test('directions away: one when straight, two on a slant', () => {
    expect(awayFrom('b2', 'c2')).toEqual(['east']);
    expect(awayFrom('b2', 'b1')).toEqual(['north']);
    expect(awayFrom('b2', 'a3')).toEqual(['west', 'south']);
    expect(awayFrom('b2', 'b2')).toEqual([]);
    fc.assert(
      fc.property(square, square, (from, here) => {
        for (const direction of awayFrom(from, here)) {
          expect(steps(from, stepFrom(here, direction)!)).toBe(steps(from, here) + 1);
        }
      }),
    );
    expect(directionOf('b2', 'b3')).toBe('south');
    expect(directionOf('b2', 'c3')).toBeNull();
  });

  test('a square lies between two others that touch it', () => {
    expect(between('a1', 'b2', 'c3')).toBe(true);
    expect(between('a2', 'b2', 'c2')).toBe(true);
    expect(between('a1', 'b2', 'c2')).toBe(false);
    expect(between('a1', 'c3', 'e5')).toBe(false);
  });
});

describe('boards of tiles', () => {
  test('a square in the open has eight adjacent squares and four neighbours', () => {
    const grid = open(5);
    expect(grid.around('c3')).toEqual(['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4']);
    expect(grid.neighbours('c3')).toEqual(['c2', 'd3', 'c4', 'b3']);
    expect(grid.neighbours('a1')).toEqual(['b1', 'a2']);
    expect(grid.around('a1')).toEqual(['b1', 'a2', 'b2']);
  });

  test('a border closes an edge, and a corner when every way round it is closed', () => {
    const one = open(3, [['b2', 'c2']]);
    expect(one.adjacent('b2', 'c2')).toBe(false);
    expect(one.neighbours('b2')).toEqual(['b1', 'b3', 'a2']);
    expect(one.adjacent('b2', 'c3')).toBe(true);
    const wall = open(3, [
      ['b2', 'c2'],
      ['b3', 'c3'],
    ]);
    expect(wall.adjacent('b2', 'c3')).toBe(false);
    expect(wall.adjacent('b2', 'c1')).toBe(true);
    const nook = open(3, [
      ['b2', 'c2'],
      ['b2', 'b3'],
    ]);
    expect(nook.adjacent('b2', 'c3')).toBe(false);
  });

  test('what has no grid is no square, but does not part what touches at a corner', () => {
    const grid = open(3, [], ['b1', 'b2']);
    expect(grid.has('b2')).toBe(false);
    expect(grid.around('a1')).toEqual(['a2']);
    expect(grid.adjacent('a2', 'b3')).toBe(true);
  });

  test('tiles are joined along edges; those that touch at a corner only are not', () => {
    const side = new Grid([lay(tile(2, 2)), lay(tile(2, 2), 'c1')]);
    expect(side.squares).toHaveLength(8);
    expect(side.adjacent('b1', 'c1')).toBe(true);
    expect(side.adjacent('b1', 'c2')).toBe(true);
    const corner = new Grid([lay(tile(2, 2)), lay(tile(2, 2), 'c3')]);
    expect(corner.adjacent('b2', 'c3')).toBe(false);
    const apart = new Grid([lay(tile(1, 1)), lay(tile(1, 1), 'c1')]);
    expect(apart.neighbours('a1')).toEqual([]);
  });

  test('a tile can be turned, its borders with it', () => {
    const shape = tile(3, 2, [['a1', 'b1']]);
    expect(laidAt(lay(shape, 'a1', 1), 'a1')).toBe('b1');
    expect(laidAt(lay(shape, 'a1', 2), 'a1')).toBe('c2');
    expect(laidAt(lay(shape, 'a1', 3), 'a1')).toBe('a3');
    expect(laidAt(lay(shape, 'd4', 1), 'c2')).toBe('d6');
    const grid = new Grid([lay(shape, 'a1', 1)]);
    expect(grid.squares).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
    expect(grid.opens('b1', 'b2')).toBe(false);
    expect(grid.opens('a1', 'a2')).toBe(true);
    expect(grid.tile('b3')).toBe(0);
    expect(grid.tile('c3')).toBeNull();
  });

  test('two tiles on one square are refused', () => {
    expect(() => new Grid([lay(tile(2, 2)), lay(tile(2, 2), 'b2')])).toThrow(GridError);
  });

  test('adjacency is mutual', () => {
    const edges = open(6).squares.flatMap((one) =>
      open(6)
        .neighbours(one)
        .map((other): Border => [one, other]),
    );
    fc.assert(
      fc.property(fc.subarray(edges), (borders) => {
        const grid = open(6, borders);
        for (const one of grid.squares) for (const other of grid.around(one)) expect(grid.around(other)).toContain(one);
      }),
      { numRuns: 20 },
    );
  });
});

describe('lines', () => {
  test('squares that a line crosses, and choices at corners', () => {
    expect(lineBetween('a1', 'c2')).toEqual([['a1'], ['b1'], ['b2'], ['c2']]);
    expect(lineBetween('a1', 'b2')).toEqual([['a1'], ['b1', 'a2'], ['b2']]);
    expect(lineBetween('a1', 'd1')).toEqual([['a1'], ['b1'], ['c1'], ['d1']]);
    expect(lineBetween('b4', 'b2')).toEqual([['b4'], ['b3'], ['b2']]);
    expect(lineBetween('a1', 'a1')).toEqual([['a1']]);
    // 1 to 3 passes a corner in the middle.
    expect(lineBetween('a1', 'b4')).toEqual([['a1'], ['a2'], ['b2', 'a3'], ['b3'], ['b4']]);
  });

  test('a line is the same both ways, and crosses exactly the squares whose inside it meets', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        const there = lineBetween(from, to);
        const back = lineBetween(to, from).toReversed();
        expect(back.map((one) => one.toSorted())).toEqual(there.map((one) => one.toSorted()));
        const crossed = new Set(there.filter((one) => one.length === 1).flat());
        const [start, end] = [placeOf(from), placeOf(to)];
        const [dx, dy] = [end.x - start.x, end.y - start.y];
        for (let x = Math.min(start.x, end.x); x <= Math.max(start.x, end.x); x++) {
          for (let y = Math.min(start.y, end.y); y <= Math.max(start.y, end.y); y++) {
            // The inside of a square is met when its corners lie on both sides of the line.
            const off = 2 * Math.abs(dx * (y - start.y) - dy * (x - start.x));
            const meets = off < Math.abs(dx) + Math.abs(dy) || (dx === 0 && dy === 0);
            expect([x, y, crossed.has(squareAt({ x, y }))]).toEqual([x, y, meets]);
          }
        }
      }),
    );
  });

  const look = (grid: Grid, from: string, to: string, marked: Record<string, number> = {}): number[] =>
    marksOnLine(from, to, {
      mark: (one) => marked[one] ?? 0,
      edge: (one, other) => (grid.opens(one, other) ? 0 : 1000),
    });

  test('marks between the ends add up, those of the ends do not count', () => {
    expect(look(open(5), 'a1', 'd1', { a1: 2, b1: 4, c1: 4, d1: 8 })).toEqual([8]);
    expect(look(open(5), 'a1', 'c2', { b1: 2, b2: 4 })).toEqual([6]);
    expect(look(open(5), 'a1', 'c3', { b1: 1, a2: 10, c2: 1, b3: 10 })).toEqual([2, 11, 20]);
  });

  test('closed edges and missing squares close a line; at a corner one open way is enough', () => {
    expect(look(open(3, [['a1', 'b1']]), 'a1', 'c1')).toEqual([1000]);
    expect(look(open(3, [], ['b1']), 'a1', 'c1')).toEqual([2000]);
    expect(look(open(3, [['a1', 'b1']]), 'a1', 'b2')).toEqual([0, 1000]);
    expect(
      look(
        open(3, [
          ['a1', 'b1'],
          ['a2', 'b2'],
        ]),
        'a1',
        'b2',
      ),
    ).toEqual([1000]);
    const gap = new Grid([lay(tile(1, 1)), lay(tile(1, 1), 'c1')]);
    expect(look(gap, 'a1', 'c1')).toEqual([2000]);
    const joined = new Grid([lay(tile(1, 1)), lay(tile(2, 1), 'b1')]);
    expect(look(joined, 'a1', 'c1')).toEqual([0]);
  });
});

describe('lines that only pass or do not', () => {
  const places = [...open(7).squares];
  test('agree with the marks of all their squares and edges, for every choice at a corner', () => {
    const pair = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...places));
    const beside = places.flatMap((one) =>
      open(7)
        .neighbours(one)
        .map((other): Border => [one, other]),
    );
    let passed = 0;
    let stopped = 0;
    fc.assert(
      fc.property(fc.subarray(places), fc.subarray(beside), pair, (full, borders, [from, to]) => {
        const [blocked, grid] = [new Set(full.filter((_, i) => i % 4 === 0)), open(7, borders.slice(0, 20))];
        const [least] = marksOnLine(from, to, {
          mark: (one) => (blocked.has(one) ? 1 : 0),
          edge: (one, other) => (grid.opens(one, other) ? 0 : 1),
        });
        const is = isOpenLine(from, to, {
          blocks: (one) => blocked.has(one),
          closes: (one, other) => !grid.opens(one, other),
        });
        expect(is).toBe(least === 0);
        if (is) passed++;
        else stopped++;
      }),
      { numRuns: 600 },
    );
    expect(Math.min(passed, stopped)).toBeGreaterThan(60);
  });
});

describe('ways with costs', () => {
  test('the least cost to each place, within a budget', () => {
    const grid = open(3);
    const leaving = (from: string): (readonly [string, number])[] =>
      grid.neighbours(from).map((to) => [to, from === 'b1' ? 2 : 1] as const);
    const costs = costsFrom('a1', leaving, 3);
    expect(Object.fromEntries(costs)).toEqual({ a1: 0, b1: 1, a2: 1, b2: 2, a3: 2, c1: 3, c2: 3, b3: 3 });
    expect(costsFrom('a1', leaving).get('c3')).toBe(4);
  });

  test('with equal costs it agrees with counting steps, and with the shortest path', () => {
    const edges = open(5).squares.flatMap((one) =>
      open(5)
        .neighbours(one)
        .map((other): Border => [one, other]),
    );
    fc.assert(
      fc.property(fc.subarray(edges), (borders) => {
        const grid = open(5, borders);
        const ways = (one: string): (readonly [string, number])[] => grid.neighbours(one).map((to) => [to, 1] as const);
        const counted = stepsFrom('a1', (one) => grid.neighbours(one));
        expect(new Map([...costsFrom('a1', ways)].sort())).toEqual(new Map([...counted].sort()));
        const path = shortestPath('a1', 'e5', (one) => grid.neighbours(one));
        expect(path?.length).toBe(counted.get('e5'));
      }),
      { numRuns: 30 },
    );
  });
});
