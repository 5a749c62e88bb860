import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '@questwright/kernel';
import { changed, difference, type Delta } from '../src/index.ts';

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

test('what is drawn from a list or laid on it is told alone', () => {
  const [one, two, three, four] = [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }];
  const cases: [Json[], Json[], unknown][] = [
    [[one, two, three], [two, three], [[['deck', 0], 1, []]]],
    [[two, three], [four, one, two, three], [[['deck', 0], 0, [four, one]]]],
    [[one, two], [one, two, three], [[['deck', 2], 0, [three]]]],
    [[one, two, three], [one, four, two, three], [[['deck', 1], 0, [four]]]],
    [[one, two, three], [one, three], [[['deck', 1], 1, []]]],
    [[one], [two, three], [[['deck'], [two, three]]]],
  ];
  for (const [before, after, delta] of cases) {
    expect(difference({ deck: before }, { deck: after })).toEqual(delta);
    expect(changed({ deck: before }, delta as Delta)).toEqual({ deck: after });
  }
});

test('several changes of one place follow each other, and leave the first piece alone', () => {
  const before = { list: [1, 2, 3], hero: { gold: 1, space: 'a' } };
  const text = JSON.stringify(before);
  const delta: Delta = [[['list', 0], 1, []], [['list', 1], 9], [['hero', 'gold'], 2], [['hero', 'space']]];
  expect(changed(before, delta)).toEqual({ list: [2, 9], hero: { gold: 2 } });
  expect(JSON.stringify(before)).toBe(text);
});

test('a field that went away and one that is null are not the same', () => {
  expect(changed({ a: 1, b: 2 }, difference({ a: 1, b: 2 }, { b: 2 }))).toEqual({ b: 2 });
  expect(changed({ a: 1, b: 2 }, difference({ a: 1, b: 2 }, { a: null, b: 2 }))).toEqual({ a: null, b: 2 });
});

test('a change that does not fit is an error', () => {
  expect(() => changed({ a: 1 }, [[['b', 'c'], 1]])).toThrow('b.c');
  expect(() => changed([1], [[[4], 1]])).toThrow('4');
  expect(() => changed([1], [[[0], 2, [3]]])).toThrow('0');
  expect(() => changed([1], [[[0]]])).toThrow('0');
  expect(() => changed({ a: 1 }, [[['a'], 0, [3]]])).toThrow('a');
});
