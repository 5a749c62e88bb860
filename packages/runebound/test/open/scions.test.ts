import { arrange } from '@questwright/harness';
import '@questwright/harness/vitest';
import { load } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { withTrialCards, type Adventures } from '../adventures.ts';
import { fall, hit } from '../rules/endgame/last-stand.ts';
import { SCIONS, STORMLORDS } from './scions.ts';

const definition = { ...withTrialCards, packs: [...withTrialCards.packs, SCIONS] };

/** The Endgame begins for two Heroes, the second of the higher level; the Stormlords come in these orders. */
const begun = (...orders: string[][]): Adventures =>
  arrange(definition, {
    seats: 2,
    packs: ['trial-cards', 'scions'],
    rest: 'heroes',
    at: 'game/endgame',
    piles: { 'hero/0': ['hero-one'], 'hero/1': ['hero-two'], [STORMLORDS]: orders[0]! },
    orders: orders.map((cards) => ({ zone: STORMLORDS, cards })),
    set: {
      'heroes.0.space': 'tamalir',
      'heroes.1.space': 'tamalir',
      'heroes.0.gold': 5,
      'heroes.1.experience.mind': 2,
    },
  });

test('each faces all of them, the highest level first; whoever has defeated most wins', () => {
  const table = begun(['red-rat', 'red-wall'], ['red-wall', 'red-rat']);
  expect(table.event('order of the endgame')).toEqual({ seats: [{ seat: 1 }, { seat: 0 }] });
  expect(table).toRefuse(1, 'escape', 'SS-END-09');
  hit(table, 1);
  expect(table.pile('adventure')).toEqual(['red-wall']);
  fall(table, 1);
  expect(table.event('eliminated')).toEqual({ seat: 1 });
  expect([table.pile('adventure'), table.pile(STORMLORDS)]).toEqual([['red-wall'], ['red-rat']]);
  fall(table, 0);
  expect(table.game).toMatchObject({ over: true, result: { winner: 1 } });
  expect(table.event('won')).toMatchObject({ how: 'comparison' });
  expect(table.world.heroes[0]!.gold).toBe(5);
});

test('of equals the one whose last opponent bore more wounds', () => {
  const table = begun(['red-wall'], ['red-wall']);
  fall(table, 1);
  table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('red-wall')] = 1));
  fall(table, 0);
  expect(table.game).toMatchObject({ over: true, result: { winner: 0 } });
});

test('two Endgames cannot be played at once', () => {
  expect(() => load(definition, { packs: ['doom-track', 'scions'] })).toThrow(/procedure endgame/);
});
