import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answers, count, done, legal, next, sample, type KindName, type Question } from '../src/playing/kinds.ts';
import { below, seeded } from '../src/playing/random.ts';
import { permutations } from './small.ts';

const form = (kind: KindName, of: any): Question => ({ options: [], forms: [{ choice: 'x', kind, of }] });
const all = (question: Question): string[][] => [...answers(question)].map((pick) => pick.slice(1));
const keys = (picks: readonly (readonly string[])[]): string[] => picks.map((pick) => JSON.stringify(pick)).sort();

const letters = (n: number): string[] => ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, n);
const numbers = (max: number): number[] => Array.from({ length: max + 1 }, (_, n) => n);
const subsets = (list: readonly string[]): string[][] =>
  list.length === 0 ? [[]] : subsets(list.slice(1)).flatMap((rest) => [rest, [list[0]!, ...rest]]);
const product = (lists: readonly (readonly number[])[]): number[][] =>
  lists.length === 0 ? [[]] : lists[0]!.flatMap((n) => product(lists.slice(1)).map((rest) => [n, ...rest]));

interface Case {
  kind: KindName;
  of: any;
  /** All legal answers, by brute force. */
  legal: string[][];
}
const small = fc.integer({ min: 0, max: 4 });
const cases: Record<KindName, fc.Arbitrary<Case>> = {
  some: fc.tuple(fc.integer({ min: 0, max: 6 }), small, small).map(([n, min, max]) => ({
    kind: 'some',
    of: { of: letters(n), min, max },
    legal: subsets(letters(n)).filter((one) => one.length >= min && one.length <= max),
  })),
  order: small.map((n) => ({ kind: 'order', of: { of: letters(n) }, legal: permutations(letters(n)) })),
  amount: fc.tuple(fc.integer({ min: -3, max: 4 }), small).map(([min, more]) => ({
    kind: 'amount',
    of: { min, max: min + more },
    legal: numbers(more).map((n) => [String(min + n)]),
  })),
  distribute: fc.tuple(fc.array(small, { maxLength: 4 }), small, small).map(([places, min, max]) => ({
    kind: 'distribute',
    of: { over: places.map((most, i) => ({ id: `p${i}`, max: most })), min, max },
    legal: product(places.map(numbers))
      .filter((one) => one.reduce((x, y) => x + y, 0) >= min && one.reduce((x, y) => x + y, 0) <= max)
      .map((one) => one.map(String)),
  })),
  // A tree of paths: from each path one may go to some letters, and stop at some.
  path: fc.array(fc.tuple(fc.subarray(['a', 'b', 'c']), fc.boolean()), { minLength: 1, maxLength: 7 }).map((nodes) => {
    const to: Record<string, string[]> = {};
    const stop: string[] = [];
    const ends: string[][] = [];
    const queue: string[][] = [[]];
    nodes.forEach(([ways, stops]) => {
      const path = queue.shift();
      if (!path) return;
      const key = path.join('>') || 'home';
      to[key] = ways;
      if (stops || ways.length === 0) {
        stop.push(key);
        ends.push(path);
      }
      for (const way of ways) queue.push([...path, way]);
    });
    for (const path of queue) {
      stop.push(path.join('>') || 'home');
      ends.push(path);
    }
    return { kind: 'path' as const, of: { from: 'home', to, stop }, legal: ends };
  }),
  confirm: fc.constant({ kind: 'confirm', of: null, legal: [['yes'], ['no']] }),
};

describe.each(Object.keys(cases) as KindName[])('the kind %s', (kind) => {
  test('offers exactly the legal answers, each once', () => {
    fc.assert(
      fc.property(cases[kind], ({ of, legal: expected }) => {
        const question = form(kind, of);
        const found = all(question);
        expect(keys(found)).toEqual(keys(expected));
        expect(new Set(keys(found)).size).toBe(found.length);
        expect(count(question)).toBe(expected.length);
        for (const pick of expected) {
          expect(legal(question, ['x', ...pick])).toBe(true);
          expect(done(question, ['x', ...pick])).toBe(true);
        }
      }),
    );
  });
  test('a sample is legal, and every answer comes up', () => {
    fc.assert(
      fc.property(cases[kind], fc.string(), ({ of, legal: expected }, seed) => {
        const question = form(kind, of);
        const dice = seeded(seed);
        const draw = (): string[] => sample(question, (n) => below(dice, n));
        const drawn = new Set<string>();
        const picks = Array.from({ length: expected.length === 0 ? 0 : 40 }, draw);
        for (const pick of picks) {
          expect(legal(question, pick)).toBe(true);
          drawn.add(pick.join(' '));
        }
        expect(drawn.size).toBeGreaterThanOrEqual(Math.min(expected.length, 2));
      }),
    );
  });
  test('refuses everything else', () => {
    const junk = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', '0', '1', '01', '-0', 'yes', 'x'), fc.string()), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(cases[kind], junk, ({ of, legal: expected }, pick) => {
        const wanted = keys(expected).includes(JSON.stringify(pick));
        expect(legal(form(kind, of), ['x', ...pick])).toBe(wanted);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a path with costs', () => {
  const places = ['a', 'b', 'c', 'd'];
  const walk = fc.record({
    points: fc.nat(5),
    costs: fc.dictionary(
      fc.constantFrom('home', ...places),
      fc.dictionary(fc.constantFrom('home', ...places), fc.integer({ min: 1, max: 3 })),
    ),
    stop: fc.option(fc.subarray(['home', ...places])),
  });
  /** All walks that pay for every move, pass no place twice and stop where they may. */
  const walks = (
    { costs, stop }: { costs: Record<string, Record<string, number>>; stop: string[] | null },
    here: string,
    left: number,
    passed: string[],
  ): string[][] => {
    const ends = stop === null || stop.includes(here) ? [passed.slice(1)] : [];
    const on = ['home', ...places].filter((to) => !passed.includes(to) && (costs[here]?.[to] ?? Infinity) <= left);
    return [...ends, ...on.flatMap((to) => walks({ costs, stop }, to, left - costs[here]![to]!, [...passed, to]))];
  };
  test('offers exactly the walks that can be paid for, each once', () => {
    fc.assert(
      fc.property(walk, (of) => {
        const question = form('path', { from: 'home', ...of });
        const expected = walks(of, 'home', of.points, ['home']);
        expect(keys(all(question))).toEqual(keys(expected));
        for (const pick of expected) expect(legal(question, ['x', ...pick])).toBe(true);
      }),
    );
  });
  test('offers no way that leads to no stop', () => {
    fc.assert(
      fc.property(walk, fc.string(), (of, seed) => {
        const question = form('path', { from: 'home', ...of });
        fc.pre(count(question, 1) > 0);
        const dice = seeded(seed);
        for (let i = 0; i < 10; i++)
          expect(
            legal(
              question,
              sample(question, (n) => below(dice, n)),
            ),
          ).toBe(true);
      }),
    );
  });
  test('what is not a neighbour, or too dear, is refused', () => {
    const costs = { home: { a: 1, b: 3 }, a: { b: 1, home: 1 } };
    const question = form('path', { from: 'home', points: 2, costs, stop: null });
    expect(all(question)).toEqual([[], ['a'], ['a', 'b']]);
    for (const pick of [['b'], ['a', 'home'], ['a', 'c'], ['c'], ['a', 'b', 'a']])
      expect(legal(question, ['x', ...pick])).toBe(false);
  });
});

describe('counts', () => {
  test.each<[string, KindName, any, number]>([
    ['subsets 2..3 of 5', 'some', { of: letters(5), min: 2, max: 3 }, 20],
    ['all subsets of 6', 'some', { of: letters(6), min: 0, max: 6 }, 64],
    ['three of 6', 'some', { of: letters(6), min: 3, max: 3 }, 20],
    ['more than there are', 'some', { of: letters(5), min: 7, max: 9 }, 0],
    ['orders of 4', 'order', { of: letters(4) }, 24],
    ['orders of nothing', 'order', { of: [] }, 1],
    ['0 to 9', 'amount', { min: 0, max: 9 }, 10],
    ['an empty range', 'amount', { min: 3, max: 2 }, 0],
    [
      '5 over three places without limit',
      'distribute',
      { over: letters(3).map((id) => ({ id, max: 5 })), min: 5, max: 5 },
      21,
    ],
    [
      'up to 2 over two places of 1',
      'distribute',
      { over: letters(2).map((id) => ({ id, max: 1 })), min: 0, max: 2 },
      4,
    ],
    ['nothing over no place', 'distribute', { over: [], min: 0, max: 0 }, 1],
    ['yes or no', 'confirm', null, 2],
    ['two dice, both spent', 'path', twoDice(false), 6],
    ['two dice, or fewer', 'path', twoDice(true), 10],
    ['nowhere to go and no stopping', 'path', { from: 'start', to: {}, stop: [] }, 0],
  ])('%s', (_, kind, of, expected) => expect(count(form(kind, of))).toBe(expected));

  /** Three ways for the first die, then two for the other. */
  function twoDice(fewer: boolean): unknown {
    const to: Record<string, string[]> = { start: ['a', 'b', 'c'] };
    const stop: string[] = fewer ? ['start', 'a', 'b', 'c'] : [];
    for (const one of ['a', 'b', 'c']) {
      to[one] = ['a', 'b', 'c'].filter((other) => other !== one);
      for (const two of to[one]) stop.push(`${one}>${two}`);
    }
    return { from: 'start', to, stop };
  }

  test('counting stops where it is told', () => {
    expect(count(form('some', { of: letters(6), min: 0, max: 6 }), 10)).toBe(10);
  });
});

describe('a question of options and forms', () => {
  const question: Question = {
    options: ['pass', 'go:1', 'go:2'],
    forms: [
      { choice: 'give', kind: 'amount', of: { min: 1, max: 2 } },
      { choice: 'swear', kind: 'confirm', of: null },
    ],
  };
  test('is all of them', () => {
    expect(next(question, [])).toEqual(['pass', 'go:1', 'go:2', 'give', 'swear']);
    expect([...answers(question)]).toEqual([
      ['pass'],
      ['go:1'],
      ['go:2'],
      ['give', '1'],
      ['give', '2'],
      ['swear', 'yes'],
      ['swear', 'no'],
    ]);
    expect(next({ options: question.options, forms: [] }, [])).toBe(question.options);
  });
  test.each([
    [[], false],
    [['pass'], true],
    [['pass', 'pass'], false],
    [['go'], false],
    [['go:3'], false],
    [['give'], false],
    [['give', '3'], false],
    [['give', '1', '1'], false],
    [['swear', 'maybe'], false],
    [['swear', 'no'], true],
    [['1'], false],
  ])('%j is legal: %j', (pick, expected) => expect(legal(question, pick)).toBe(expected));
  test('after a whole option there is nothing more', () => {
    expect(next(question, ['pass'])).toEqual([]);
    expect(done(question, [])).toBe(false);
  });
  test('one with no answer at all cannot be sampled', () => {
    expect(() => sample(form('some', { of: letters(1), min: 2, max: 2 }), () => 0)).toThrow('leads nowhere after x');
    expect(() => sample({ options: [], forms: [] }, () => 0)).toThrow('The question leads nowhere after its beginning');
  });
  test('a sample of it comes from all parts', () => {
    const dice = seeded('parts');
    const found = new Set<string>();
    for (let i = 0; i < 200; i++) found.add(sample(question, (n) => below(dice, n)).join(' '));
    expect([...found].sort()).toEqual(['give 1', 'give 2', 'go:1', 'go:2', 'pass', 'swear no', 'swear yes']);
  });
});
