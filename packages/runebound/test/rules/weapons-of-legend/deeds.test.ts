/** Deeds lay marks on cards; what they add grows with them. No rule of the book speaks of them: they are words of our cards. */

import { arrange, type Placed, type TestTable } from '@questwright/harness';
import type { Pack } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { expect, test } from 'vitest';
import { withBattleCards } from '../../battles.ts';

type Legends = TestTable<RuneboundWorld>;
const fight = (area: readonly (string | Placed)[], deck: string, dice: readonly number[]): Legends =>
  arrange(withBattleCards, {
    seats: 2,
    packs: ['battle-cards', 'weapons-of-legend'],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    dice,
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': [], 'yellow deck': [deck] },
    set: {
      turn: 0,
      first: 0,
      'heroes.0.space': 'd6',
      'heroes.1.space': 'tamalir',
      adventures: ['d6'],
      'heroes.0.gold': 0,
    },
  }).answer(0, 'attempt');
const marks = (table: Legends, card: string): number => table.world.things.counters['mark']![table.thing(card)]!;
const melee = (table: Legends): number => table.value('combat roll', table.thing('fighter'), 'melee attack') as number;

test('Nine Notches cuts one for a yellow victory, and is one better in melee for each', () => {
  const table = fight(['nine-notches'], 'brittle', [10, 10]);
  const before = melee(table);
  table.answer(0, 'fight').answer(0, 'attack:{fighter}');
  expect([marks(table, 'nine-notches'), melee(table) - before]).toEqual([1, 1]);
});
test('Oathbreaker learns nothing from yellow', () => {
  const table = fight(['oathbreaker'], 'brittle', [10, 10]).answer(0, 'fight').answer(0, 'attack:{fighter}');
  expect(marks(table, 'oathbreaker')).toBe(0);
});
test('the Patient Arrow rolls again for a mark, and not without one', () => {
  const asked = (counters: Record<string, number>): boolean => {
    const table = fight([{ card: 'the-patient-arrow', counters }], 'target', [1, 1, 10, 10]).answer(0, 'fight');
    table.answer(0, 'attack:{fighter}');
    return table.offers(0).includes(table.resolve('use:{the-patient-arrow}:now'));
  };
  expect([asked({ mark: 2 }), asked({})]).toEqual([true, false]);
  const table = fight([{ card: 'the-patient-arrow', counters: { mark: 2 } }], 'brittle', [1, 1, 10, 10]);
  table.answer(0, 'fight').answer(0, 'attack:{fighter}').answer(0, 'use:{the-patient-arrow}:now');
  expect([marks(table, 'the-patient-arrow'), table.event('defeated') !== null]).toEqual([1, true]);
});
test('the last mark can be given like any other, and none can be given where none lies', () => {
  const tally: Pack<RuneboundWorld> = {
    id: 'tally',
    kind: 'pack',
    rule: 'RB-OBJ-02',
    edits: [
      {
        rule: 'RB-OBJ-02',
        content: 'tally-stick',
        add: {
          kind: 'item',
          back: 'market',
          cost: 1,
          class: 'artifact',
          type: 'stick',
          use: 'activate',
          abilities: [
            {
              timing: 'market',
              name: 'count',
              ways: ['activate'],
              effects: [{ choose: 'one', of: [{ gold: 1 }, { gold: 2, name: 'more' }, { mark: -1 }] }],
            },
          ],
        },
      },
    ],
  };
  const counting = (mark: number): Legends =>
    arrange(
      { ...withBattleCards, packs: [...withBattleCards.packs, tally] },
      {
        seats: 1,
        packs: ['battle-cards', 'weapons-of-legend', 'tally'],
        rest: 'heroes',
        set: { 'heroes.0.space': 'riverwatch' },
        piles: { 'hero/0': ['fighter'], 'area/0': [{ card: 'tally-stick', counters: { mark } }] },
        play: { proc: 'market step', with: { seat: 0 } },
      },
    ).answer(0, 'use:{tally-stick}:count:activate');
  expect([0, 1, 2].map((mark) => counting(mark).offers(0).includes('choose:mark'))).toEqual([false, true, true]);
  expect(marks(counting(1).answer(0, 'choose:mark'), 'tally-stick')).toBe(0);
});
test('a Grudge is settled with the victory', () => {
  const table = fight([{ card: 'grudge', counters: { mark: 1 } }], 'brittle', [10, 10]);
  table.answer(0, 'fight').answer(0, 'attack:{fighter}');
  expect(marks(table, 'grudge')).toBe(0);
});
test('marks go with a card that is sold', () => {
  const table = arrange(withBattleCards, {
    seats: 1,
    packs: ['battle-cards', 'weapons-of-legend'],
    rest: 'heroes',
    set: { 'heroes.0.space': 'riverwatch', 'heroes.0.gold': 9 },
    piles: {
      'hero/0': ['fighter'],
      'area/0': [{ card: 'promise', counters: { mark: 1 } }],
      'market deck': ['tallow-torch'],
    },
    play: { proc: 'market step', with: { seat: 0 } },
  });
  table.answer(0, 'use:{promise}:swear again:activate');
  expect([marks(table, 'promise'), table.world.heroes[0]!.gold]).toEqual([2, 5]);
  table.answer(0, 'sell:{promise}');
  expect(marks(table, 'promise')).toBe(0);
});
