import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '@questwright/kernel';
import { changed, difference } from '../src/index.ts';

// JSON knows no −0.
const json = (): fc.Arbitrary<Json> =>
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

test('what changed leads from any piece of JSON to any other', () => {
  fc.assert(
    fc.property(json(), json(), (before, after) => {
      const text = JSON.stringify(before);
      expect(changed(before, JSON.parse(JSON.stringify(difference(before, after))))).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }),
  );
});

test('a small change of a large piece is small', () => {
  const before = { piles: { deck: [1, 2, 3], hand: [] }, heroes: [{ gold: 3 }, { gold: 4 }] };
  const after = { piles: { deck: [1, 2, 3], hand: [] }, heroes: [{ gold: 3 }, { gold: 9 }] };
  expect(difference(before, after)).toEqual([[['heroes', 1, 'gold'], 9]]);
  expect(difference(before, structuredClone(before))).toEqual([]);
});

test('a field that went away and one that is null are not the same', () => {
  expect(changed({ a: 1, b: 2 }, difference({ a: 1, b: 2 }, { b: 2 }))).toEqual({ b: 2 });
  expect(changed({ a: 1, b: 2 }, difference({ a: 1, b: 2 }, { a: null, b: 2 }))).toEqual({ a: null, b: 2 });
});

test('a change that does not fit is an error', () => {
  expect(() => changed({ a: 1 }, [[['b', 'c'], 1]])).toThrow('b.c');
  expect(() => changed([1], [[[4], 1]])).toThrow('4');
});
