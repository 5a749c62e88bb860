import { answerBy } from '@questwright/bots';
import { arrange } from '@questwright/harness';
import { expect, test } from 'vitest';
import { greedyBot } from '../../src/bot/index.ts';
import { middara } from '../whole.ts';
import { START } from '../../src/content/stores.ts';
import type { Field } from '../rules/field.ts';
import { gear } from '../rules/market.ts';
import { learned, training, xp } from '../rules/training.ts';
import { answer } from './answer.ts';

/** The bot spends what an Adventurer has. */
const taught = (card: string, has: number): Field => {
  const table = training({ card, xp: has });
  const bot = greedyBot(table.loaded);
  for (;;) {
    const [pick] = answerBy(table.loaded, table.game, bot, 0);
    if (pick === 'done') return table;
    table.answer(0, pick!);
  }
};

test('it learns as long as it can pay, and what its Adventurer can use', () => {
  const rook = taught('rook', 40);
  expect(learned(rook, 'rook').length).toBeGreaterThan(3);
  expect(xp(rook, 'rook')).toBeLessThan(8);
  expect(learned(rook, 'rook')).not.toContain('nirvanas-mark');
  expect(learned(taught('nightingale', 40), 'nightingale')).not.toContain('blade-works');
  expect(learned(taught('remi', 2))).toEqual([]);
});

test('it heals whom it helps most, and nobody who is well', () => {
  const gear = ['mallet', 'mend'];
  const hurt = {
    rook: { at: 'a1', stamina: 1, gear },
    remi: { at: 'a2', damage: 6 },
    zeke: { at: 'b1', damage: 1 },
    animate: 'e5',
  };
  const [use] = answer({ figures: hurt });
  expect(use).toMatch(/^use:\d+:between actions:EXHAUST\+SP$/);
  expect(answer({ figures: hurt }, use!)).toEqual(['at:1']);
  const well = { ...hurt, remi: { at: 'a2' }, zeke: { at: 'b1' } };
  expect(answer({ figures: well })[0]).not.toMatch(/^use/);
});

test('it casts on an opponent who is too far away to be hit', () => {
  const figures = { rook: { at: 'a1', stamina: 1, gear: ['mallet', 'gore-shot'] }, animate: 'd1' };
  const [use] = answer({ figures });
  expect(use).toMatch(/^use:\d+:between actions:SP$/);
  expect(answer({ figures }, use!)).toEqual(['at:1']);
});

test('it keeps Damage away, and does not pay with its last blood', () => {
  const figures = { rook: { at: 'b2', stamina: 0, damage: 13, gear: ['mallet', 'to-faust'] }, 'cave-sickle': 'e5' };
  expect(answer({ figures })).toEqual(['end turn']);
  expect(answer({ figures: { ...figures, rook: { ...figures.rook, damage: 0 } } })[0]).toMatch(/^use/);
});

test('in a Shop and Train it sees to every Adventurer, then it is ready', () => {
  const table: Field = arrange(middara, { seats: 1 });
  const bot = greedyBot(table.loaded);
  table.answer(0, 'shop first');
  while (table.where().includes('shop and train')) table.answer(0, ...answerBy(table.loaded, table.game, bot, 0));
  const known = ['remi', 'zeke', 'rook', 'nightingale'].map((card) => learned(table, card).length);
  expect(known.every((count) => count >= 1)).toBe(true);
});
test.each(Object.entries(START.outfits))(
  'the outfit "%s" can be had as it is: gear, Disciplines, Gold',
  (name, outfit) => {
    const table: Field = arrange(middara, { seats: 1 });
    table.answer(0, name === 'steady' ? 'ready outfit' : `ready outfit:${name}`);
    for (const [card, wanted] of Object.entries(outfit.disciplines)) {
      expect([card, learned(table, card)]).toEqual([card, wanted]);
    }
    for (const [card, wanted] of Object.entries(outfit.gear)) {
      expect(gear(table, card), card).toEqual(expect.arrayContaining([...wanted]));
    }
    expect(table.world.gold).toBeGreaterThanOrEqual(0);
    expect(table.world.gold).toBeLessThan(15);
  },
);
