import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, bits, cloneDice, rollDie, seeded, type Dice } from '../src/playing/random.ts';
import { deviation, FAR } from './small.ts';

const from = (a: number, b: number, c: number, d: number, dice: number[] = []): Dice => ({
  a,
  b,
  c,
  d,
  drawn: 0,
  script: { dice, orders: [] },
});

describe('xoshiro128++', () => {
  test('gives the numbers of the reference implementation', () => {
    const dice = from(1, 2, 3, 4);
    const out = Array.from({ length: 10 }, () => bits(dice));
    expect(out).toEqual([
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]);
    expect(dice.drawn).toBe(10);
  });
  test('and the right one after 102,400 of them', () => {
    const dice = from(1, 2, 3, 4);
    for (let i = 0; i < 102_400; i++) bits(dice);
    expect(bits(dice)).toBe(0x2c873cfa);
  });
  test('is the same however the words are signed', () => {
    const signed = from(-1, -2, 3, -2147483648);
    const unsigned = from(0xffffffff, 0xfffffffe, 3, 0x80000000);
    for (let i = 0; i < 20; i++) expect(bits(signed)).toBe(bits(unsigned));
  });
});

describe('below', () => {
  test.each([2, 3, 6, 10, 20])('is even for %i', (n) => {
    const dice = seeded(`even ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < n * 3000; i++) counts[below(dice, n)]!++;
    expect(
      deviation(
        counts,
        counts.map(() => 3000),
      ),
    ).toBeLessThan(FAR);
  });
  test('throws away the uneven rest', () => {
    // Of the two numbers 2³¹ and above, the second half of one and a half rounds would count twice.
    const n = 3 * 2 ** 30;
    const dice = seeded('uneven');
    let low = 0;
    for (let i = 0; i < 6000; i++) if (below(dice, n) < 2 ** 30) low++;
    expect(deviation([low, 6000 - low], [2000, 4000])).toBeLessThan(FAR);
    expect(dice.drawn).toBeGreaterThan(7000);
  });
  test.each([0, -1, 1.5, NaN, Infinity, 0x100000001])('%d is no number of sides', (n) => {
    expect(() => below(seeded(''), n)).toThrow(RangeError);
    expect(() => rollDie(seeded(''), n)).toThrow(RangeError);
  });
  test('one side needs no luck', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(below(seeded(text), 1)).toBe(0);
      }),
    );
  });
  test('follows from the text alone and stays in range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x100000000 }), (text, n) => {
        const x = below(seeded(text), n);
        expect(x).toBe(below(seeded(text), n));
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }),
    );
  });
});

describe('seeded', () => {
  test.each([
    ['', { a: -474954686, b: -1728308204, c: -1694763832, d: -1720731355 }],
    ['seed', { a: 431118422, b: -507424566, c: -2092105784, d: -1248123987 }],
    ['Rúnábaléstur 🎲', { a: 1767738244, b: 685943771, c: -1575222680, d: 1835410479 }],
  ])('of %j is what it has always been', (text, words) => {
    expect(seeded(text)).toEqual({ ...words, drawn: 0, script: { dice: [], orders: [] } });
  });
  test('the first dice of a seed are what they have always been', () => {
    const dice = seeded('golden');
    expect(Array.from({ length: 20 }, () => rollDie(dice, 6)).join('')).toBe('36346511222343646153');
    expect(Array.from({ length: 8 }, () => below(dice, 100))).toEqual([89, 36, 3, 46, 17, 17, 65, 93]);
  });
  test('is never all zero', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(seeded(text).d & 1).toBe(1);
      }),
    );
  });
});

describe('scripted dice', () => {
  test('come first, then the generator goes on as if they had not been', () => {
    const scripted = { ...seeded('x'), script: { dice: [6, 1, 4], orders: [] } };
    expect([rollDie(scripted, 6), rollDie(scripted, 6), rollDie(scripted, 4)]).toEqual([6, 1, 4]);
    expect(scripted.drawn).toBe(3);
    expect(rollDie(scripted, 6)).toBe(rollDie(seeded('x'), 6));
  });
  test.each([
    [0, 6],
    [7, 6],
    [-1, 6],
    [2.5, 6],
    [5, 4],
  ])('a %d on a die with %d sides is refused', (face, sides) => {
    expect(() => rollDie(from(1, 2, 3, 4, [face]), sides)).toThrow(`Scripted ${face} on a die with ${sides} sides`);
  });
});

test('a clone shares nothing and goes the same way', () => {
  const dice = { ...seeded('x'), script: { dice: [1], orders: [{ zone: 'deck', cards: ['a', 'b'] }] } };
  const twin = cloneDice(dice);
  expect(twin).toEqual(dice);
  twin.script.dice.push(2);
  twin.script.orders[0]!.cards.pop();
  twin.script.orders.pop();
  expect(dice.script).toEqual({ dice: [1], orders: [{ zone: 'deck', cards: ['a', 'b'] }] });
  rollDie(dice, 6);
  expect(bits(dice)).toBe(bits(cloneDice(twin)));
});
