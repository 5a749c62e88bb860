import { describe, expect, test } from 'vitest';
import { seeded } from '../src/playing/random.ts';
import {
  addThing,
  arrange,
  cloneThings,
  emptyThings,
  everybody,
  mixPile,
  moveThing,
  putUnder,
  showThing,
  under,
  viewerBit,
  type Things,
} from '../src/state/things.ts';
import { act, deviation, FAR, pause, permutations, sit } from './small.ts';

const PILES = ['deck', 'hand/0', 'hand/1', 'discard'];
const deal = (...cards: string[]): Things => {
  const things = emptyThings(PILES, [], 2);
  for (const card of cards) addThing(things, card, 'deck');
  return things;
};
const names = (things: Things, pile: string): string =>
  things.piles[pile]!.map((t) => things.cards[things.card[t]!]).join('');
const ALL = everybody(2);

describe('moving', () => {
  test.each<[string, any, string]>([
    ['on top', 'top', 'cab'],
    ['to the bottom', 'bottom', 'abc'],
    ['to a place', 1, 'acb'],
  ])('%s', (_, place, expected) => {
    const things = deal('a', 'b', 'c');
    moveThing(things, 2, 'deck', place, 0);
    expect(names(things, 'deck')).toBe(expected);
  });
  test('what is known goes with it, and only the face changes', () => {
    const things = deal('a', 'b');
    showThing(things, 0, 1);
    moveThing(things, 0, 'discard', 'top', 1);
    expect(things.piles).toEqual({ deck: [1], 'hand/0': [], 'hand/1': [], discard: [0] });
    expect([things.zone[0], things.face[0], things.seen[0], things.host[0]]).toEqual(['discard', 1, 1, -1]);
    moveThing(things, 0, 'hand/1', 'top', 0);
    expect([things.zone[0], things.face[0], things.seen[0]]).toEqual(['hand/1', 0, 1]);
  });
  test('to no pile is an error that names the piles, and changes nothing', () => {
    const things = deal('a');
    const before = JSON.stringify(things);
    expect(() => moveThing(things, 0, 'attic', 'top', 1)).toThrow(
      'No pile attic; there are deck, hand/0, hand/1, discard',
    );
    expect(JSON.stringify(things)).toBe(before);
  });
});

describe('hosts', () => {
  test('a chain goes where its uppermost thing goes', () => {
    const things = deal('a', 'b', 'c', 'd');
    putUnder(things, 1, 0, 0);
    putUnder(things, 2, 1, 1);
    putUnder(things, 3, 0, 1);
    expect(things.piles['deck']).toEqual([0]);
    expect([under(things, 0), under(things, 1), under(things, 2)]).toEqual([[1, 3], [2], []]);
    expect(things.face.slice(1)).toEqual([0, 1, 1]);
    moveThing(things, 0, 'discard', 'top', 1);
    expect(things.zone).toEqual(['discard', 'discard', 'discard', 'discard']);
    moveThing(things, 1, 'hand/0', 'top', 1);
    expect(things.zone).toEqual(['discard', 'hand/0', 'hand/0', 'discard']);
    expect([things.host, things.hosted, things.piles['hand/0']]).toEqual([[-1, -1, 1, 0], [2, 3], [1]]);
  });
  test('nothing lies under itself, nor under what lies under it', () => {
    const things = deal('a', 'b', 'c');
    putUnder(things, 1, 0, 0);
    putUnder(things, 2, 1, 0);
    const before = JSON.stringify(things);
    for (const host of [0, 1, 2]) expect(() => putUnder(things, 0, host, 0)).toThrow('Thing 0 cannot lie under itself');
    expect(JSON.stringify(things)).toBe(before);
  });
  test('from one host to another', () => {
    const things = deal('a', 'b', 'c');
    moveThing(things, 1, 'discard', 'top', 1);
    putUnder(things, 2, 0, 0);
    putUnder(things, 2, 1, 0);
    expect([under(things, 0), under(things, 1), things.zone[2], things.hosted]).toEqual([[], [2], 'discard', [2]]);
  });
});

describe('mixing', () => {
  test('keeps the cards, sorts the numbers, clears what is known and turns all face down', () => {
    for (let i = 0; i < 50; i++) {
      const things = deal('a', 'b', 'c', 'd', 'e');
      moveThing(things, 3, 'deck', 'top', 1);
      showThing(things, 3, ALL);
      showThing(things, 1, 2);
      moveThing(things, 4, 'discard', 'top', 1);
      showThing(things, 4, ALL);
      mixPile(things, 'deck', seeded(`${i}`));
      expect(things.piles['deck']).toEqual([0, 1, 2, 3]);
      expect(names(things, 'deck').split('').sort().join('')).toBe('abcd');
      expect([things.seen, things.face]).toEqual([
        [0, 0, 0, 0, ALL],
        [0, 0, 0, 0, 1],
      ]);
    }
  });
  test('every order is equally likely', () => {
    const orders = permutations(['a', 'b', 'c', 'd']).map((order) => order.join(''));
    const counts = new Map(orders.map((order) => [order, 0]));
    const dice = seeded('orders');
    for (let i = 0; i < 12_000; i++) {
      const things = deal('a', 'b', 'c', 'd');
      mixPile(things, 'deck', dice);
      counts.set(names(things, 'deck'), counts.get(names(things, 'deck'))! + 1);
    }
    expect(counts.size).toBe(24);
    expect(
      deviation(
        [...counts.values()],
        orders.map(() => 500),
      ),
    ).toBeLessThan(FAR);
  });
  test('a scripted order comes first and only for its pile, and draws no dice', () => {
    const things = deal('a', 'b', 'c', 'd');
    const dice = seeded('x');
    dice.script.orders.push(
      { zone: 'discard', cards: [] },
      { zone: 'deck', cards: ['c', 'a'] },
      { zone: 'deck', cards: ['d'] },
    );
    mixPile(things, 'deck', dice);
    expect(names(things, 'deck')).toBe('cabd');
    mixPile(things, 'deck', dice);
    expect(names(things, 'deck')).toBe('dcab');
    expect([dice.drawn, dice.script.orders]).toEqual([0, [{ zone: 'discard', cards: [] }]]);
    mixPile(things, 'deck', dice);
    expect(dice.drawn).toBeGreaterThan(0);
  });
});

describe('arranging', () => {
  test.each([
    [['d', 'a'], 'dabbc'],
    [['b', 'b'], 'bbacd'],
    [[], 'abbcd'],
  ])('%j on top gives %s', (cards, expected) => {
    const things = deal('a', 'b', 'b', 'c', 'd');
    arrange(things, things.piles['deck']!, cards);
    expect(names(things, 'deck')).toBe(expected);
  });
  test('what is not there, or not often enough, is an error', () => {
    const things = deal('a', 'b');
    expect(() => arrange(things, things.piles['deck']!, ['x'])).toThrow('x is not among the 2 things');
    expect(() => arrange(things, things.piles['deck']!, ['b', 'b'])).toThrow('b is not among the 2 things');
  });
});

describe('showing', () => {
  test('counts what is news', () => {
    const things = deal('a');
    showThing(things, 0, viewerBit(1, 2));
    showThing(things, 0, viewerBit(1, 2));
    expect([things.seen[0], things.news]).toEqual([2, 1]);
    showThing(things, 0, ALL);
    expect([things.seen[0], things.news]).toEqual([7, 2]);
  });
  test('the bits of viewers', () => {
    expect([viewerBit(0, 3), viewerBit(2, 3), viewerBit(null, 3), everybody(3)]).toEqual([1, 4, 8, 15]);
  });
});

test('a clone is a JSON round trip that shares nothing', () => {
  const things = deal('a', 'b', 'c');
  putUnder(things, 1, 0, 1);
  showThing(things, 2, 1);
  const twin = cloneThings(things, PILES, []);
  expect(twin).toEqual(JSON.parse(JSON.stringify(things)));
  const columns = Object.entries(things).filter(([key, value]) => typeof value === 'object' && key !== 'cards');
  expect(columns.filter(([key, value]) => twin[key as keyof Things] === value)).toEqual([]);
  addThing(twin, 'd', 'discard');
  expect(things.cards).toEqual(['a', 'b', 'c']);
  twin.piles['deck']!.pop();
  twin.last[0]![0] = 99;
  expect(things.piles['deck']).toEqual([0, 2]);
  expect(things.last[0]![0]).toBe(-1);
});

describe('at the table', () => {
  const zones = {
    deck: { sees: 'none' },
    hand: { per: 'seat', sees: 'owner' },
    board: { sees: 'all' },
  } as const;
  const play = (run: Parameters<typeof act>[0]): ReturnType<typeof sit> =>
    sit({ zones, content: { a: {}, b: {}, c: {} }, procs: { game: { do: act(run), wait: pause() } } });
  const seen = (sitting: ReturnType<typeof sit>): number[] => sitting.world.things.seen;

  test('face up, those see it who see the zone; face down, nobody', () => {
    const sitting = play((t) => {
      for (const pile of ['deck', 'hand/0', 'hand/1', 'board', 'hand/0']) t.add('a', pile);
      [0, 1, 2, 3].forEach((thing) => t.turn(thing, 'up'));
      t.move(4, 'board', 'top', 'down');
    });
    expect(seen(sitting)).toEqual([0, 1, 2, 7, 0]);
    expect(sitting.world.things.face).toEqual([1, 1, 1, 1, 0]);
  });
  test('moves by hand, on top unless said otherwise', () => {
    const sitting = play((t) => {
      for (const card of ['a', 'b', 'c']) t.add(card, 'deck');
      expect(t.pile('deck')).toEqual([0, 1, 2]);
      t.move(2, 'hand/1');
      t.move(1, 'hand/1', 'bottom', 'down');
      t.turn(2, 'down');
      expect([t.pile('hand', 1), t.cardOf(2), t.contentOf(2).id, t.controller(2), t.controller(0)]).toEqual([
        [2, 1],
        'c',
        'c',
        1,
        null,
      ]);
      expect([t.knows(1, 2), t.knows(0, 2), t.knows(null, 2), t.knows(1, 1)]).toEqual([true, false, false, false]);
      t.show(1, 0);
      t.show(0, null);
    });
    expect(seen(sitting)).toEqual([7, 1, 2]);
  });
  test('under a thing, face down unless said otherwise', () => {
    const sitting = play((t) => {
      for (const card of ['a', 'b', 'c']) t.add(card, 'board');
      t.putUnder(1, 0);
      t.putUnder(2, 0, 'up');
      expect(t.under(0)).toEqual([1, 2]);
    });
    expect([seen(sitting), sitting.world.things.face]).toEqual([
      [0, 0, 7],
      [0, 0, 1],
    ]);
  });
  test('what lies on a thing is counted, and taken off where it does not count', () => {
    const sitting = sit({
      zones: { ...zones, play: { sees: 'all', live: true } },
      counters: ['wounds', 'gold'],
      content: { a: {} },
      procs: {
        game: {
          do: act((t) => {
            t.move(t.add('a', 'deck'), 'play');
            t.setCounters(0, 'wounds', 2);
            t.setCounters(0, 'gold', 5);
            t.move(0, 'play', 'bottom');
            t.emit('in play', { wounds: t.counters(0, 'wounds') });
            t.move(0, 'board');
            t.emit('out of play', { wounds: t.counters(0, 'wounds'), gold: t.counters(0, 'gold') });
          }),
          wait: pause(),
        },
      },
    });
    expect(sitting.events.map((event) => event.with)).toEqual([{ wounds: 2 }, { wounds: 0, gold: 0 }]);
  });
  test('a seat lays things back in an order that it alone knows', () => {
    const sitting = play((t) => {
      for (const card of ['a', 'b', 'c']) t.show(t.add(card, 'deck'), null);
      t.layBack([0, 1], [1, 0], 1);
    });
    expect(seen(sitting)).toEqual([2, 2, 7]);
    expect(names(sitting.world.things, 'deck')).toBe('bac');
    expect(sitting.view(0).zones['deck']!.map(({ card }) => card)).toEqual([null, null, 'c']);
  });
  test('a number by chance, and dice', () => {
    const sitting = play((t) => t.emit('luck', { n: t.random(1), dice: t.roll(6, 3), one: t.roll(1) }));
    expect(sitting.events[0]!.with).toMatchObject({ n: 0, one: [1] });
    expect(sitting.events[0]!.with['dice']).toHaveLength(3);
  });
  test('only what is in the box can be added', () => {
    expect(() => play((t) => void t.add('x', 'deck'))).toThrow('There is no content x');
    expect(() => play((t) => void t.add('a', 'attic'))).toThrow('No pile attic');
    expect(() => play((t) => void t.pile('hand'))).toThrow('No pile hand; there are deck, hand/0, hand/1, board');
  });
});
