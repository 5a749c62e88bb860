import { centerOf, neighboursOf, placeOf } from '@questwright/geometry';
import { describe, expect, test } from 'vitest';
import { chanceOf, curve } from '../src/ink.ts';
import { crossings, riverShape } from '../src/land/courses.ts';
import { coast, rings } from '../src/land/outlines.ts';
import { SIZE } from '../src/land/survey.ts';

describe('courses', () => {
  test('lines cross where they cross, once', () => {
    const road = [0, 10, 20].map((x) => ({ x, y: 5 }));
    const river = [0, 10].map((y) => ({ x: 4, y }));
    expect(crossings(road, river)).toEqual([{ at: { x: 4, y: 5 }, turn: 0 }]);
    expect(
      crossings(road, [
        { x: 4, y: 6 },
        { x: 4, y: 9 },
      ]),
    ).toEqual([]);
  });

  test('a river widens from its spring to its mouth', () => {
    const way = Array.from({ length: 31 }, (_, i) => ({ x: i * 10, y: 0 }));
    const numbers = riverShape(way, 2, 8, 'brook')
      .match(/-?[\d.]+/g)!
      .map(Number);
    const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));
    const widthAt = (from: number, to: number): number =>
      Math.max(...points.filter(({ x }) => x >= from && x <= to).map(({ y }) => Math.abs(y)));
    expect(widthAt(0, 30)).toBeLessThan(widthAt(270, 300) / 1.5);
  });
});

describe('outlines', () => {
  const middles = (names: readonly string[]): { x: number; y: number }[] =>
    names.map((name) => centerOf(placeOf(name), SIZE));

  test('neighbours make one ring, others one each, and a hole has a ring of its own', () => {
    expect(rings(middles(['c03']), SIZE).map((ring) => ring.length)).toEqual([6]);
    expect(rings(middles(['c03', 'c04']), SIZE).map((ring) => ring.length)).toEqual([10]);
    expect(rings(middles(['c03', 'c05']), SIZE)).toHaveLength(2);
    expect(
      rings(
        neighboursOf(placeOf('c03')).map((place) => centerOf(place, SIZE)),
        SIZE,
      )
        .map((ring) => ring.length)
        .toSorted(),
    ).toEqual([18, 6]);
  });

  test('the shore is closed', () => {
    expect(coast(middles(['c03']), SIZE, 4)).toMatch(/^M.*z$/);
    expect(
      curve([
        { x: 0, y: 0 },
        { x: 5, y: 5 },
      ]),
    ).toBe('M0 0C0.8 0.8 4.2 4.2 5 5');
  });
});

test('chance is fixed by its seed and even', () => {
  const numbers = Array.from({ length: 4000 }, (_, i) => chanceOf(`seed ${i}`)());
  expect(chanceOf('one')()).toBe(chanceOf('one')());
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (const part of [0, 1, 2, 3]) {
    expect(numbers.filter((number) => Math.floor(number * 4) === part).length).toBeGreaterThan(850);
  }
});
