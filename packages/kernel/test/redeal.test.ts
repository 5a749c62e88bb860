import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resample } from '../src/index.ts';
import { seeded } from '../src/playing/random.ts';
import {
  addThing,
  cloneThings,
  emptyThings,
  everybody,
  layBack,
  mixPile,
  moveThing,
  redeal,
  showThing,
  type Things,
} from '../src/state/things.ts';
import { act, deviation, FAR, pause, permutations, sit, type Sitting } from './small.ts';

const PILES = ['deck', 'hand', 'other'];
const SEAT_0 = 1;
const ALL = everybody(2);
const box = (...cards: string[]): Things => {
  const things = emptyThings(PILES, [], 2);
  for (const card of cards) addThing(things, card, 'deck');
  return things;
};
const dealOf = (things: Things): string => things.card.map((card) => things.cards[card]).join('');
const oneBack = (): string => 'back';
const mix = (things: Things, pile: string, to: string): void => {
  const dice = seeded('');
  dice.script.orders.push({ zone: pile, cards: to.split('') });
  mixPile(things, pile, dice);
};

/** How often each deal comes up. */
function deals(
  things: Things,
  viewers: number,
  runs: number,
  backOf: (card: string) => string = oneBack,
): Map<string, number> {
  const counts = new Map<string, number>();
  const dice = seeded(`deals ${runs}`);
  for (let i = 0; i < runs; i++) {
    const twin = cloneThings(things, PILES, []);
    redeal(twin, viewers, backOf, dice);
    counts.set(dealOf(twin), (counts.get(dealOf(twin)) ?? 0) + 1);
  }
  return counts;
}
/** The deals that came up, if all did equally often. */
function even(counts: Map<string, number>): string[] {
  const each = [...counts.values()].reduce((x, y) => x + y, 0) / counts.size;
  const far = deviation(
    [...counts.values()],
    [...counts].map(() => each),
  );
  return far < FAR ? [...counts.keys()].sort() : [`uneven by ${far}`];
}
const share = (counts: Map<string, number>, thing: number, card: string): number => {
  let n = 0;
  let all = 0;
  for (const [deal, times] of counts) {
    all += times;
    if (deal[thing] === card) n += times;
  }
  return n / all;
};

describe('a deal that a seat cannot tell from the real one', () => {
  test('nothing known: all deals', () => {
    const things = box('a', 'b', 'c', 'd');
    expect(even(deals(things, SEAT_0, 6000))).toEqual(
      permutations(['a', 'b', 'c', 'd'])
        .map((deal) => deal.join(''))
        .sort(),
    );
  });
  test('a known bottom card stays; the hand is one of the other three', () => {
    // x was shown, put at the bottom of a mixed deck; then the other seat drew one.
    const things = box('a', 'b', 'c', 'x');
    moveThing(things, 3, 'other', 'top', 1);
    showThing(things, 3, ALL);
    mix(things, 'deck', 'abc');
    moveThing(things, 3, 'deck', 'bottom', 0);
    moveThing(things, 0, 'hand', 'top', 0);
    const counts = deals(things, SEAT_0, 6000);
    expect(even(counts)).toEqual(
      permutations(['a', 'b', 'c'])
        .map((deal) => `${deal.join('')}x`)
        .sort(),
    );
    expect(share(counts, 0, 'a')).toBeCloseTo(1 / 3, 1);
  });
  test('a card seen after the hand was drawn is still in the deck', () => {
    // The other seat drew one; then x was seen in the deck, which was mixed: the hand is one of two.
    const things = box('a', 'b', 'x');
    mix(things, 'deck', 'abx');
    moveThing(things, 0, 'hand', 'top', 0);
    showThing(things, 2, ALL);
    mix(things, 'deck', 'xb');
    expect(dealOf(things)).toBe('axb');
    const counts = deals(things, SEAT_0, 4000);
    expect(even(counts)).toEqual(['axb', 'abx', 'bxa', 'bax'].sort());
    expect(share(counts, 0, 'a')).toBeCloseTo(1 / 2, 1);
  });
  test('a card known in a pile while another pile was mixed is not in that other pile', () => {
    const things = box('x', 'a', 'b', 'c');
    moveThing(things, 0, 'other', 'top', 1);
    moveThing(things, 1, 'other', 'top', 0);
    showThing(things, 0, ALL);
    mix(things, 'deck', 'bc');
    mix(things, 'other', 'xa');
    const counts = deals(things, SEAT_0, 3000);
    expect([share(counts, 2, 'x'), share(counts, 3, 'x')]).toEqual([0, 0]);
    expect(share(counts, 0, 'x')).toBeCloseTo(1 / 2, 1);
  });
  test('a card looked at again after another pile was mixed is not in that pile either', () => {
    const things = box('x', 'a', 'b', 'c');
    moveThing(things, 0, 'other', 'top', 1);
    showThing(things, 0, ALL);
    mix(things, 'deck', 'abc');
    showThing(things, 0, ALL);
    moveThing(things, 1, 'other', 'top', 0);
    mix(things, 'other', 'xa');
    const counts = deals(things, SEAT_0, 3000);
    expect([share(counts, 2, 'x'), share(counts, 3, 'x')]).toEqual([0, 0]);
  });
  test('a peek is remembered by those who peeked, and by nobody else', () => {
    const things = box('a', 'b', 'c');
    showThing(things, 1, SEAT_0);
    expect(even(deals(things, SEAT_0, 2000))).toEqual(['abc', 'cba'].sort());
    expect(even(deals(things, 2, 3000))).toEqual(
      permutations(['a', 'b', 'c'])
        .map((deal) => deal.join(''))
        .sort(),
    );
    // A spectator is the public.
    expect(even(deals(things, 4, 3000))).toEqual(
      permutations(['a', 'b', 'c'])
        .map((deal) => deal.join(''))
        .sort(),
    );
    // What anybody knows stays, when nobody may learn anything new.
    expect(even(deals(things, ALL, 2000))).toEqual(['abc', 'cba'].sort());
  });
  test('different backs are never exchanged', () => {
    const things = box('a', 'b', 'X', 'Y');
    const back = (card: string): string => (card < 'a' ? 'dark' : 'light');
    expect(even(deals(things, SEAT_0, 4000, back))).toEqual(['abXY', 'baXY', 'abYX', 'baYX'].sort());
  });
  test('of two copies, one may be seen and the other still be anywhere', () => {
    const things = box('x', 'x', 'y');
    expect(share(deals(things, SEAT_0, 6000), 2, 'x')).toBeCloseTo(2 / 3, 1);
    // The hand was drawn first; one x is seen in the deck and mixed back in. The hand may be the other x.
    moveThing(things, 1, 'hand', 'top', 0);
    showThing(things, 0, ALL);
    mix(things, 'deck', 'yx');
    const counts = deals(things, SEAT_0, 4000);
    expect([...counts.keys()].sort()).toEqual(['xxy', 'xyx', 'yxx']);
    expect(share(counts, 1, 'x')).toBeCloseTo(1 / 2, 1);
  });
});

/** What happens to three piles of cards, face down; all of it in public, except what is shown. */
type Happening =
  | { move: number; to: string }
  | { show: number; to: number }
  | { mix: string }
  /** A seat lays things back in an order of its own. */
  | { lay: number[]; as: number[]; by: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }).map((as) => ({ lay: [...as].sort(), as, by: as[0]! % 2 })),
  fc.record({ move: fc.nat(3), to: fc.constantFrom(...PILES) }),
  fc.record({ show: fc.nat(3), to: fc.constantFrom(1, 2, 3, 7) }),
  fc.record({ mix: fc.constantFrom(...PILES) }),
);

/** The deals that seat 0 holds possible, and how likely each is: at first all alike; a look leaves those that fit, a mix
 *  shares each among all its orders. */
function believed(history: readonly Happening[], seed: string): { things: Things; weights: Map<string, number> } {
  const things = box('a', 'b', 'c', 'd');
  const dice = seeded(seed);
  let weights = new Map(permutations(['a', 'b', 'c', 'd']).map((deal) => [deal.join(''), 1]));
  for (const one of history) {
    if ('move' in one) moveThing(things, one.move, one.to, 'top', 0);
    else if ('show' in one) {
      showThing(things, one.show, one.to);
      if (one.to & SEAT_0) {
        weights = new Map([...weights].filter(([deal]) => deal[one.show] === dealOf(things)[one.show]));
      }
    } else if ('lay' in one) {
      const fits = (deal: string): boolean => one.lay.every((thing) => deal[thing] === dealOf(things)[thing]);
      if (one.by === 0) weights = new Map([...weights].filter(([deal]) => fits(deal)));
      const orders = one.by === 0 ? [one.as] : permutations(one.lay);
      layBack(things, one.lay, one.as, 1 << one.by);
      weights = spread(weights, one.lay, orders);
    } else {
      mixPile(things, one.mix, dice);
      const pile = things.piles[one.mix]!;
      weights = spread(weights, pile, permutations(pile));
    }
  }
  return { things, weights };
}

function spread(
  weights: Map<string, number>,
  list: readonly number[],
  orders: readonly number[][],
): Map<string, number> {
  const spreadOut = new Map<string, number>();
  for (const [deal, weight] of weights) {
    for (const order of orders) {
      const cards = deal.split('');
      list.forEach((thing, i) => (cards[thing] = deal[order[i]!]!));
      spreadOut.set(cards.join(''), (spreadOut.get(cards.join('')) ?? 0) + weight / orders.length);
    }
  }
  return spreadOut;
}

describe('against every possible past', { timeout: 60_000 }, () => {
  const history = fc.array(happening, { minLength: 2, maxLength: 10 });
  test('the deals a seat may get are those it holds possible, as often as it must expect them', () => {
    fc.assert(
      fc.property(history, fc.nat(99), (past, seed) => {
        const { things, weights } = believed(past, `${seed}`);
        expect([...weights.keys()]).toContain(dealOf(things));
        const runs = weights.size * 100;
        const counts = deals(things, SEAT_0, runs);
        expect([...counts.keys()].sort()).toEqual([...weights.keys()].sort());
        const all = [...weights.values()].reduce((x, y) => x + y, 0);
        const keys = [...weights.keys()];
        const expected = keys.map((deal) => (weights.get(deal)! / all) * runs);
        expect(
          deviation(
            keys.map((deal) => counts.get(deal)!),
            expected,
          ),
        ).toBeLessThan(FAR);
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe('resample', () => {
  const sitting = (): Sitting =>
    sit(
      {
        zones: { deck: { sees: 'none' }, hand: { per: 'seat', sees: 'owner' } },
        content: { a: { back: 'low' }, b: { back: 'low' }, c: { back: 'low' }, X: { back: 'high' } },
        procs: {
          game: {
            deal: act((t) => {
              for (const card of ['a', 'b', 'c', 'X']) t.add(card, 'deck');
              t.move(0, 'hand/0');
              t.move(1, 'hand/1');
            }),
            wait: pause(),
          },
        },
      },
      { script: { dice: [3], orders: [{ zone: 'deck', cards: ['a'] }] } },
    );
  test.each([
    [0, ['abcX', 'acbX']],
    [1, ['abcX', 'cbaX']],
    [null, ['abcX', 'acbX', 'bacX', 'bcaX', 'cabX', 'cbaX']],
  ])('for viewer %j', (viewer, expected) => {
    const table = sitting();
    const counts = new Map<string, number>();
    for (let i = 0; i < 1200; i++) {
      const game = structuredClone(table.game);
      resample(table.loaded, game, viewer, `seed ${i}`);
      const deal = dealOf(game.world.things);
      counts.set(deal, (counts.get(deal) ?? 0) + 1);
    }
    expect(even(counts)).toEqual([...expected].sort());
  });
  test('the dice and what was scripted are not the real ones, and the same seed gives the same', () => {
    const { game, loaded } = sitting();
    const twins = ['one', 'one', 'two'].map((seed) => {
      const twin = structuredClone(game);
      resample(loaded, twin, 0, seed);
      return twin;
    });
    expect(twins[0]).toEqual(twins[1]);
    for (const twin of twins) {
      expect(twin.dice.a).not.toBe(game.dice.a);
      expect(twin.dice.script).toEqual({ dice: [], orders: [] });
      expect({ ...twin.world.things, card: 0 }).toEqual({ ...game.world.things, card: 0 });
    }
    expect(twins[2]!.dice.a).not.toBe(twins[0]!.dice.a);
  });
});
