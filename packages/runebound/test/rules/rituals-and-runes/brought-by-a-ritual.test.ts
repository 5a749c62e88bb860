/** What a Ritual brings. */

import { arrange, type Position } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { withBattleCards } from '../../battles.ts';

const READY = {
  'road marker': 1,
  'swamp marker': 1,
  'plains marker': 1,
  'forest marker': 1,
  'hill marker': 1,
};
/** Seat 0 begins its Adventure step with the Widow's Hour made ready. */
const withTheHour = (set: Position['set'] = {}, waiting: { card: string; space: string } | null = null) =>
  arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'rituals-and-runes'],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': [{ card: 'the-widows-hour', counters: READY }],
      'area/1': [],
      'undefeated challenge track': waiting === null ? [] : [waiting.card],
    },
    late: ({ world }) => {
      const [thing] = world.things.piles['undefeated challenge track']!;
      const counter = thing === undefined ? {} : { 'undefeated.0': { thing, space: waiting!.space, age: 1 } };
      const places = { 'heroes.0.space': 'd6', 'heroes.1.space': 'tamalir', adventures: ['d6'] };
      return { set: { turn: 0, first: 0, ...places, ...counter, ...set } };
    },
  });
const isOffered = (table: ReturnType<typeof withTheHour>): boolean =>
  table.offers(0).some((one) => one.startsWith('use:'));

rule('RB-UND-08', 'where a Challenge waits no other adventure is to be had, by a card neither', () => {
  const waits = (space: string) => withTheHour({}, { card: 'brittle', space });
  expect(isOffered(waits('d6'))).toBe(false);
  expect(isOffered(waits('c2'))).toBe(true);
});

rule('RB-EXP-15', 'a color that is given up is not drawn by a card either', () => {
  const table = withTheHour({ 'heroes.0.experience.life': 2 });
  table.answer(
    0,
    table.offers(0).find((one) => one.startsWith('use:'))!,
  );
  expect(table.event('adventure card drawn')).toMatchObject({ color: 'blue' });
  expect(isOffered(withTheHour({ 'heroes.0.experience.life': 3 }))).toBe(false);
});

rule('RB-DEF-06', 'a Challenge that a card has brought wins the counter of the space, of its color', () => {
  const table = arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'rituals-and-runes'],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    dice: [10, 10],
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': [
        {
          card: 'the-widows-hour',
          counters: {
            'road marker': 1,
            'swamp marker': 1,
            'plains marker': 1,
            'forest marker': 1,
            'hill marker': 1,
          },
        },
      ],
      'area/1': [],
      'blue deck': ['brittle'],
    },
    set: { turn: 0, first: 0, 'heroes.0.space': 'd6', 'heroes.1.space': 'tamalir', adventures: ['d6'] },
  });
  table.answer(0, 'use:{the-widows-hour}:stop the clock:discard').answer(0, 'choose:blue').answer(0, 'fight');
  table.answer(0, 'attack:{fighter}');
  expect([table.world.adventures, table.event('adventure counter won')]).toMatchObject([[], { color: 'yellow' }]);
});
