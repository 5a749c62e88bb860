import { LoadError } from '@questwright/kernel';
import { arrange, loadForTest } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { lanterns } from '../../../src/lanterns/index.ts';

const failure = (packs: readonly string[]): Error | null => {
  try {
    loadForTest(lanterns, packs);
    return null;
  } catch (error) {
    return error as Error;
  }
};
const counted = (packs: readonly string[]): string[] => [...arrange(lanterns, { packs }).world.things.cards];

rule('LAN-VAR-01', 'four more light and four more nights', () => {
  const table = arrange(lanterns, { packs: ['long-night'] });
  expect([table.value('light to win'), table.value('nights')]).toEqual([12, 16]);
});

rule('LAN-VAR-02', 'as long as another has as much, the night goes on', () => {
  const quay = ['bishops-chandelier', 'bishops-chandelier'];
  const begin = (card: string) =>
    arrange(lanterns, {
      packs: ['long-night'],
      piles: { 'hand/0': [card], 'hand/1': [], 'quay/0': quay, 'quay/1': [...quay, 'jam-jar-lamp'] },
      dice: [6, 6],
    }).answer(0, 'light:{hand/0}');
  const level = begin('jam-jar-lamp');
  expect(level.game.over).toBe(false);
  expect([0, 1].map((seat) => level.value('light', seat))).toEqual([12, 12]);
  expect(begin('storm-lantern').game.result).toEqual({ winners: [0], by: 'light' });
});

rule('LAN-VAR-03', 'more oil to begin with, for a rest and in the dark', () => {
  const table = arrange(lanterns, { packs: ['long-night'], piles: { 'quay/1': ['rush-light'] } });
  expect(table.world.oil).toEqual([3, 3]);
  table.answer(0, 'rest');
  expect(table.world.oil).toEqual([8, 3]);
  table.answer(1, 'draw');
  expect(table.world.oil).toEqual([8, 4]);
});

rule(['LAN-VAR-01', 'LAN-VAR-04'], 'two variants change one number, in their order', () => {
  expect(arrange(lanterns, { packs: ['grand-illumination'] }).value('light to win')).toBe(12);
  const both = arrange(lanterns, { packs: ['grand-illumination', 'long-night'] });
  expect(both.explain('light to win')).toMatchObject({
    value: 18,
    parts: [
      { layer: 'base', rule: 'LAN-WIN-01', from: null, amount: 8, now: 8 },
      { layer: 'rule', rule: 'LAN-VAR-01', from: null, amount: 12, now: 12 },
      { layer: 'rule', rule: 'LAN-VAR-04', from: null, amount: 18, now: 18 },
    ],
  });
});

rule('LAN-VAR-05', 'the light is counted after the bidding', () => {
  const table = arrange(lanterns, {
    packs: ['grand-illumination'],
    piles: {
      'hand/0': ['jam-jar-lamp'],
      'hand/1': [],
      'quay/0': ['bishops-chandelier', 'bishops-chandelier', 'rush-light'],
    },
    dice: [6, 6],
  });
  table.answer(0, 'light:{hand/0}');
  expect(table.asked()).toEqual([1]);
  expect(table.value('light', 0)).toBe(13);
  table.answer(1, 'rest').answer(0, 'bid', '0').answer(1, 'bid', '0');
  expect(table.game).toMatchObject({ over: true, result: { winners: [0], by: 'light' } });
});

rule('LAN-VAR-06', 'no wind blows, and the chimneys stay in the box', () => {
  const table = arrange(lanterns, {
    packs: ['still-air'],
    piles: { 'hand/0': ['jam-jar-lamp'], 'quay/0': ['rush-light'] },
    dice: [1, 4],
  });
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('quay/0')).toEqual(['rush-light']);
  expect(table.event('still air')).toEqual({ seat: 0 });
  const cards = counted(['still-air']);
  expect([cards.length, cards.includes('glass-chimney')]).toEqual([27, false]);
});

rule('LAN-VAR-07', 'the gust goes round the table', () => {
  const table = arrange(lanterns, {
    seats: 3,
    packs: ['squall'],
    piles: {
      'hand/1': ['storm-lantern'],
      'quay/0': ['rush-light'],
      'quay/1': ['jam-jar-lamp', 'rush-light'],
      'quay/2': ['rush-light'],
    },
  });
  table.answer(0, 'rest').dice(1, 4).answer(1, 'light:{hand/1}');
  const out = table.lastEvents.filter((event) => event.tag === 'went out').map((event) => event.with['seat']);
  expect(out).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((seat) => table.pile(`quay/${seat}`))).toEqual([[], ['rush-light'], []]);
});

rule('LAN-VAR-08', 'five chimneys, and two drops for the last light', () => {
  expect(counted(['squall']).filter((card) => card === 'glass-chimney')).toHaveLength(5);
  const table = arrange(lanterns, {
    packs: ['squall'],
    piles: { 'hand/0': ['storm-lantern'], 'hand/1': [], 'quay/0': ['rush-light'] },
    dice: [1, 4],
  });
  table.answer(0, 'light:{hand/0}');
  expect(table.pile('hand/0')).toEqual([]);
  expect(table.world.oil).toEqual([2 + 2 + 1, 2]);
});

rule(['LAN-VAR-06', 'LAN-VAR-07'], 'still air and squall replace the same step: refused with both rules', () => {
  const error = failure(['still-air', 'squall']);
  expect(error?.message).toBe(
    'LAN-VAR-07 and LAN-VAR-06 both replace step lighting a lantern/gust; one must override the other',
  );
});

rule('LAN-VAR-09', 'six nights, five cards, no oil, a smaller chandelier', () => {
  const table = arrange(lanterns, { packs: ['short-candle'], piles: { 'quay/1': ['bishops-chandelier'] } });
  expect([0, 1].map((seat) => table.pile(`hand/${seat}`).length)).toEqual([5, 5]);
  expect(table.world.oil).toEqual([0, 0]);
  const chandelier = table.thing('quay/1');
  expect([table.value('nights'), table.value('fog', chandelier), table.value('brightness', chandelier)]).toEqual([
    6, 8, 3,
  ]);
});

rule('LAN-VAR-10', 'a short candle and a long night cannot be chosen together', () => {
  const error = failure(['long-night', 'short-candle']);
  expect(error).toBeInstanceOf(LoadError);
  expect(error!.message).toBe('short-candle cannot be played with long-night (LAN-VAR-10)');
});

rule('LAN-VAR-11', 'no trade', () => {
  const table = arrange(lanterns, { packs: ['short-candle'], piles: { 'hand/0': ['rush-light'] } });
  expect(table).toOffer(0, ['draw', 'light:{hand/0}', 'rest']);
});

rule('LAN-VAR-12', 'no hand limit', () => {
  const table = arrange(lanterns, { packs: ['short-candle'] }).answer(0, 'draw');
  expect(table.pile('hand/0')).toHaveLength(6);
  expect(table.asked()).toEqual([1]);
});

rule('LAN-VAR-13', 'a rest is a drop and a card', () => {
  const table = arrange(lanterns, { packs: ['short-candle'], piles: { 'hand/0': [], deck: ['fog-bell'] } }).answer(
    0,
    'rest',
  );
  expect(table.world.oil).toEqual([2, 0]);
  expect(table.pile('hand/0')).toEqual(['fog-bell']);
});
