import { rule } from '@questwright/harness/vitest';
import { Hidden, readAsViewer } from '@questwright/kernel';
import { expect } from 'vitest';
import type { Supposed } from '../../../src/rules/equipment/supposing.ts';
import type { Field } from '../field.ts';
import { gear, shop } from '../market.ts';
import { nameOf, who } from '../stage.ts';

const AHEAD = { combatants: [{ card: 'animate', at: 'c3' }] } as const;
const lying = (table: Field, card: string): number =>
  table.game.world.things.card.findIndex((_, one) => nameOf(table, one) === card);
const asked = (table: Field, figure: string, things: readonly number[]): Supposed | null =>
  readAsViewer(table.loaded, table.game, 0, (t) =>
    t.value('supposed with', who(table, figure).thing, things.join(' ')),
  );
const supposed = (table: Field, figure: string, cards: readonly string[]): Supposed | null => {
  const { gear: own } = who(table, figure);
  const thing = (card: string): number => own.find((one) => nameOf(table, one) === card) ?? lying(table, card);
  return asked(table, figure, cards.map(thing));
};

rule('MD-EQUP-12', 'what is supposed is what it is once it is equipped', () => {
  const table = shop({ store: { items: ['mundane', 'common'] }, again: AHEAD, has: { remi: ['walking-blade'] } });
  const before = JSON.stringify(table.game);
  const then = supposed(table, 'remi', ['walking-blade', 'oiled-leather', 'runners-sandals'])!;
  // Nothing has happened.
  expect(JSON.stringify(table.game)).toBe(before);
  const now = supposed(table, 'remi', ['walking-blade'])!;
  for (const card of ['oiled-leather', 'runners-sandals']) table.answer(0, `buy:${lying(table, card)}`);
  const { thing } = who(table, 'remi');
  expect(gear(table, 'remi')).toEqual(['walking-blade', 'oiled-leather', 'runners-sandals']);
  expect([then.armor, then.movement]).toEqual([table.value('armor', thing), table.value('movement value', thing)]);
  expect([then.armor - now.armor, then.movement - now.movement]).toEqual([1, 1]);
  expect(then.wrong).toBeNull();
});

rule('MD-EQUP-12', 'other Weapons change the dice, the chance to hit and what is dealt', () => {
  const table = shop({ again: AHEAD, has: { rook: ['mallet', 'parrying-knife'] } });
  const now = supposed(table, 'rook', ['mallet', 'parrying-knife'])!;
  const then = supposed(table, 'rook', ['great-hammer'])!;
  expect(now.dice).toEqual(['orange', 'white']);
  expect(then.dice).toEqual(['white', 'white', 'black']);
  expect(then.blows.map(({ opponent }) => opponent)).toEqual(['animate']);
  expect(then.blows[0]!.hits).not.toBe(now.blows[0]!.hits);
  expect(now.blows[0]!.hits).toBeGreaterThan(0);
  expect(now.blows[0]!.damage).toBeGreaterThan(0);
});

rule('MD-EQUP-02', 'what nobody can have equipped together is supposed with its reason', () => {
  const table = shop({ again: AHEAD, has: { rook: ['mallet', 'parrying-knife'] } });
  const { wrong } = supposed(table, 'rook', ['mallet', 'parrying-knife', 'great-hammer'])!;
  expect(wrong?.rule).toBe('MD-EQUP-02');
  // A figure is nothing that anybody equips, and what lies hidden is told to nobody.
  expect(supposed(table, 'rook', ['remi'])).toBeNull();
  const [hidden] = table.game.world.things.piles['hidden cards']!;
  expect(() => asked(table, 'rook', [hidden!])).toThrow(Hidden);
});
