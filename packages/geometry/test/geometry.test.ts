import { describe, expect, test } from 'vitest';
import {
  centerOf,
  cornersOf,
  cube,
  distance,
  MapError,
  neighboursOf,
  readMap,
  shortestPath,
  stepsFrom,
  toCube,
  toOffset,
  type Offset,
  type Point,
} from '@questwright/geometry';

const at = (column: number, row: number): Offset => ({ column, row });
const some = Array.from({ length: 81 }, (_, i) => at((i % 9) - 4, Math.floor(i / 9) - 4));

describe('hexagons', () => {
  test('offset and cube coordinates are two ways to say the same', () => {
    for (const place of some) {
      expect(toOffset(toCube(place))).toEqual(place);
      const { q, r, s } = toCube(place);
      expect(q + r + s).toBe(0);
    }
    expect(toOffset(cube(0, 0))).toEqual(at(0, 0));
  });

  test('a hexagon has six neighbours, each one step away, and each has it as a neighbour', () => {
    for (const place of some) {
      const around = neighboursOf(place);
      expect(new Set(around.map(({ column, row }) => `${column},${row}`)).size).toBe(6);
      for (const next of around) {
        expect(distance(place, next)).toBe(1);
        expect(neighboursOf(next)).toContainEqual(place);
      }
    }
  });

  test('a shifted row touches other columns than a row that is not shifted', () => {
    const columns = (place: Offset, row: number): number[] =>
      neighboursOf(place)
        .filter((one) => one.row === row)
        .map((one) => one.column)
        .sort();
    expect(columns(at(2, 2), 3)).toEqual([1, 2]);
    expect(columns(at(2, 3), 2)).toEqual([2, 3]);
  });

  test('the distance is the number of steps of a shortest way', () => {
    const near = (place: string): string[] => {
      const [column, row] = place.split(',').map(Number) as [number, number];
      return neighboursOf(at(column, row)).map((one) => `${one.column},${one.row}`);
    };
    const steps = stepsFrom('0,0', near, 4);
    for (const [place, count] of steps) {
      const [column, row] = place.split(',').map(Number) as [number, number];
      expect(distance(at(0, 0), at(column, row))).toBe(count);
    }
    expect(steps.size).toBe(1 + 6 + 12 + 18 + 24);
  });
});

describe('paths', () => {
  const roads: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d', 'a'], d: ['e'], e: [], f: ['a'] };
  const neighbours = (place: string): string[] => roads[place]!;

  test('a shortest path names the places entered; the first of several is taken', () => {
    expect(shortestPath('a', 'e', neighbours)).toEqual(['b', 'd', 'e']);
    expect(shortestPath('a', 'a', neighbours)).toEqual([]);
    expect(shortestPath('a', 'f', neighbours)).toBeNull();
  });

  test('steps are counted no further than asked', () => {
    expect([...stepsFrom('a', neighbours, 1)]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
    ]);
    expect(stepsFrom('a', neighbours).get('e')).toBe(3);
  });
});

describe('maps drawn as text', () => {
  test('marks stand in columns, odd rows are shifted, dots are holes', () => {
    const marks = readMap(`
p   .   fG
  =   TA
    m`);
    expect(marks).toEqual([
      { text: 'p', column: 0, row: 0 },
      { text: 'fG', column: 2, row: 0 },
      { text: '=', column: 0, row: 1 },
      { text: 'TA', column: 1, row: 1 },
      { text: 'm', column: 1, row: 2 },
    ]);
  });

  test('a mark between two columns is an error with its line', () => {
    expect(() => readMap('p   f\n   h')).toThrow(new MapError('Line 2: h does not stand in a column', 1));
    expect(() => readMap('pppp')).toThrow('Line 1');
    expect(() => readMap('p', 3)).toThrow('no half');
  });
});

describe('on paper', () => {
  test('neighbours lie at equal distances and share two corners', () => {
    const size = 10;
    const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1e-9;
    expect(centerOf(at(0, 0), size)).toEqual({ x: 0, y: 0 });
    for (const place of some) {
      const here = centerOf(place, size);
      expect(cornersOf(here, size)[0]!.y).toBeCloseTo(here.y - size);
      for (const next of neighboursOf(place)) {
        const there = centerOf(next, size);
        expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(Math.sqrt(3) * size);
        const shared = cornersOf(here, size).filter((one) => cornersOf(there, size).some((other) => near(one, other)));
        expect(shared).toHaveLength(2);
      }
    }
  });
});
