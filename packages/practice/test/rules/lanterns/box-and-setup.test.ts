import { begin, StartError } from '@questwright/kernel';
import { arrange, loadForTest } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { CONTENT } from '../../../src/lanterns/content.ts';
import { wholeLanterns as lanterns } from '../../../src/secrets.ts';

rule('LAN-CMP-01', 'the deck and the hands hold thirty cards of eight kinds, all with one back', () => {
  const table = arrange(lanterns);
  const { things } = table.world;
  const counts: Record<string, number> = {};
  for (const card of things.cards) counts[card] = (counts[card] ?? 0) + 1;
  expect(counts).toEqual({
    'rush-light': 7,
    'jam-jar-lamp': 6,
    'storm-lantern': 4,
    'bishops-chandelier': 2,
    'fog-bell': 3,
    'spare-flint': 3,
    'glass-chimney': 3,
    'borrowed-wick': 2,
  });
  expect(table.view(null).zones['deck']!.every((thing) => thing.back === 'river')).toBe(true);
});

data('LAN-CMP-02', 'fog and light of the four lanterns', () => {
  const printed = Object.entries(CONTENT).flatMap(([id, card]) => ('fog' in card ? [[id, card.fog, card.light]] : []));
  expect(printed).toEqual([
    ['rush-light', 5, 1],
    ['jam-jar-lamp', 7, 2],
    ['storm-lantern', 9, 3],
    ['bishops-chandelier', 11, 5],
  ]);
});

rule('LAN-CMP-02', 'the fog of a lantern is what is printed on it', () => {
  const table = arrange(lanterns, { piles: { 'hand/0': ['jam-jar-lamp'] } });
  expect(table.value('fog', table.thing('hand/0'))).toBe(7);
});

rule('LAN-CMP-03', 'two, three or four keepers, not one and not five', () => {
  for (const seats of [2, 3, 4]) expect(arrange(lanterns, { seats }).world.seats).toBe(seats);
  for (const seats of [1, 5]) expect(() => begin(loadForTest(lanterns), { seats, seed: 'x' })).toThrow(StartError);
});

rule('LAN-SET-01', 'the deck is shuffled before the deal', () => {
  const game = begin(loadForTest(lanterns), {
    seats: 2,
    seed: 'x',
    script: { orders: [{ zone: 'deck', cards: ['storm-lantern', 'fog-bell', 'rush-light'] }] },
  });
  const { things } = game.world;
  const hand = (seat: number): string[] =>
    things.piles[`hand/${seat}`]!.map((thing) => things.cards[things.card[thing]!]!);
  expect(hand(0).slice(0, 2)).toEqual(['storm-lantern', 'rush-light']);
  expect(hand(1)[0]).toBe('fog-bell');
  expect(things.piles['deck']!.every((thing) => things.seen[thing] === 0)).toBe(true);
});

rule('LAN-SET-02', 'three cards each, seen by nobody else', () => {
  const table = arrange(lanterns, { seats: 3 });
  const { zones } = table.view(0);
  expect([0, 1, 2].map((seat) => zones[`hand/${seat}`]!.length)).toEqual([3, 3, 3]);
  expect(zones['hand/0']!.every((thing) => thing.card !== null)).toBe(true);
  expect([...zones['hand/1']!, ...zones['hand/2']!].every((thing) => thing.card === null)).toBe(true);
});

rule('LAN-SET-03', 'two drops of oil each', () => {
  expect(arrange(lanterns, { seats: 4 }).world.oil).toEqual([2, 2, 2, 2]);
});

const counted = (pack: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  const { things } = arrange(lanterns, { packs: [pack] }).world;
  for (const card of things.cards) if (!(card in CONTENT)) counts[card] = (counts[card] ?? 0) + 1;
  return { all: things.cards.length, ...counts };
};

data('LAN-MKT-11', 'the fourteen cards of the Night Market', () => {
  expect(counted('night-market')).toEqual({
    all: 44,
    'quick-fingers': 2,
    spyglass: 2,
    'shared-barrel': 2,
    'banked-ember': 2,
    'lee-of-the-island': 2,
    'low-moon': 2,
    'pocket-mirror': 2,
  });
});

data('LAN-WTR-10', 'the four cards of High Water', () => {
  expect(counted('high-water')).toEqual({ all: 34, 'eel-trap': 2, 'cork-collar': 2 });
});

data('LAN-BTL-07', 'the five letters of Bottle Post are not in the deck', () => {
  const letters = ['letter-of-credit', 'final-notice', 'aunts-recipe', 'pressed-firefly', 'harbour-order'];
  expect(counted('bottle-post')).toEqual({ all: 35, ...Object.fromEntries(letters.map((letter) => [letter, 1])) });
  const deck = arrange(lanterns, { packs: ['bottle-post'] }).pile('deck');
  expect(deck.filter((card) => letters.includes(card))).toEqual([]);
});
