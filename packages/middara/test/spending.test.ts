/** What Symbols are best spent for, and that pages and rules work out the same chances. */

import { answerBy } from '@questwright/bots';
import { contextOf, telling, words, type Scene } from '@questwright/messages';
import { look, view, type Json } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../src/bot/index.ts';
import { harmOf, harmSeen } from '../src/text/odds.ts';
import { bestSpending, spentOn, waysToSpend, type Unspent } from '../src/text/spending.ts';
import { attacked, OPEN, rook } from './rules/duel.ts';
import { field, thing, type Field } from './rules/field.ts';
import { faces } from './rules/enemies.ts';
import { ENGLISH, middaraEntry } from './whole.ts';

const BOOK_ROLL = { cost: { book: 1 }, roll: 1 };
const SHIELD_DAMAGE = { cost: { shield: 2 }, physical: 2 };
const BURST_DAMAGE = { cost: { burst: 1 }, physical: 3 };
const unspent = (given: Partial<Unspent> = {}): Unspent => ({
  roll: 8,
  defense: 9,
  more: 0,
  armor: 0,
  symbols: { book: 2, shield: 4, burst: 0 },
  abilities: [BOOK_ROLL, SHIELD_DAMAGE, BURST_DAMAGE],
  ...given,
});

describe('the best for the Symbols that lie there', () => {
  test('on the roll until it hits and beyond, then on Damage', () => {
    expect(bestSpending(unspent())).toEqual({ roll: [0, 0], physical: [1, 1], hits: true, dealt: 5 });
  });
  test('nothing where it cannot hit', () => {
    expect(bestSpending(unspent({ roll: 5 }))).toEqual({ roll: [], physical: [], hits: false, dealt: 0 });
  });
  test('no more than Armor leaves, but a hit before a miss', () => {
    const armored = unspent({ armor: 20, symbols: { book: 1, shield: 2, burst: 0 } });
    expect(bestSpending(armored)).toEqual({ roll: [0], physical: [], hits: true, dealt: 0 });
  });
  test('after the hit on Damage alone', () => {
    const hit = unspent({ roll: null, more: 3, armor: 2 });
    expect(bestSpending(hit)).toEqual({ roll: [], physical: [1, 1], hits: true, dealt: 5 });
  });
  test('better than every other way to spend them', () => {
    const shared = unspent({
      abilities: [BOOK_ROLL, { cost: { book: 1, shield: 1 }, physical: 3 }, SHIELD_DAMAGE],
      symbols: { book: 3, shield: 3, burst: 0 },
    });
    const rolls = waysToSpend(shared.abilities, 'roll', shared.symbols);
    const best = bestSpending(shared);
    expect(rolls.length).toBe(4);
    for (const roll of rolls) {
      const symbols = { ...shared.symbols, book: shared.symbols.book - roll.length };
      for (const physical of waysToSpend(shared.abilities, 'physical', symbols)) {
        expect(spentOn(shared, roll, physical).dealt).toBeLessThanOrEqual(best.dealt);
      }
    }
  });
});

test('the bot spends what is best', () => {
  const table = field({
    map: OPEN,
    figures: { remi: { at: 'b2', stamina: 2, gear: ['walking-blade'] }, 'cave-sickle': 'c2' },
    dice: faces(['white', 5], ['purple', 5]),
  });
  table.answer(0, `attack:${thing(table, 'cave-sickle')}`);
  if (table.game.pending?.step === 'empower') table.answer(0, 'plain');
  const bot = greedyBot(table.loaded);
  const picks: string[] = [];
  while (table.game.pending?.step === 'adding to the roll') {
    const pick = answerBy(table.loaded, table.game, bot, 0);
    picks.push(pick.join(' '));
    table.answer(0, ...pick);
  }
  // Both books raise the roll, although it hits without them.
  expect(picks.filter((pick) => pick === 'spend:0')).toHaveLength(2);
});

const sceneOf = (table: Field): Scene => {
  const seen = view(table.loaded, table.game, 0);
  const content = new Map([...table.loaded.content].map(([id, { content: card }]) => [id, card]));
  const value = (name: string, ...about: readonly Json[]): Json =>
    look(table.loaded, table.game, (t) => t.read(name, ...about) as Json);
  return { view: seen, say: telling(words(ENGLISH), contextOf(middaraEntry, seen)), content, value };
};
test('a page works out the chances that the rules tell', () => {
  for (const table of [rook(), attacked()]) {
    const [one, other] = [thing(table, 'rook'), thing(table, 'animate')];
    for (const [attacker, target] of [
      [one, other],
      [other, one],
    ] as const) {
      const told = look(table.loaded, table.game, (t) => harmOf(t, attacker, target, t.value('combat dice', attacker)));
      const dice = sceneOf(table).value('combat dice', attacker) as never;
      const seen = harmSeen(sceneOf(table), attacker, target, dice)!;
      expect(seen.hits).toBeCloseTo(told.hits, 10);
      expect([...seen.damage]).toEqual([...told.damage]);
    }
  }
});
