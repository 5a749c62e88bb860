import { rule } from '@questwright/harness/vitest';
import { load } from '@questwright/kernel';
import { expect } from 'vitest';
import type { FigureCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { attack, at, field, on, type Field } from '../field.ts';
import { activates, does, faces, said } from '../enemies.ts';

const abilities: FigureCard['abilities'] = [
  {
    timing: 'follow up',
    must: true,
    if: { 'own attack': true },
    effects: [{ 'inflict one of': ['poison', 'darkness'] }],
  },
];
/** An Animate hits Zeke, who has this already. */
const hit = (effects: Record<string, number>, packs: readonly string[] = []): Field =>
  field({
    map: ['...'],
    figures: { animate: 'a1', zeke: { at: 'b1', stamina: 0, on: effects } },
    cards: { animate: { abilities } },
    play: attack('animate', 'zeke'),
    dice: faces(['teal', 6], ['orange', 4]),
    packs,
  });
const effects = (table: Field): number[] => [on(table, 'zeke', 'poison'), on(table, 'zeke', 'darkness')];

rule('MD-GOLD-02', 'an Effect that the target does not have yet, else the first', () => {
  expect(effects(hit({ darkness: 1 }))).toEqual([1, 1]);
  expect(effects(hit({ poison: 1 }))).toEqual([1, 1]);
  expect(effects(hit({}))).toEqual([1, 0]);
  expect(said(hit({}), 'effect-chosen')).toHaveLength(1);
});

rule('MD-VAR-08', 'in the Easy Mode what hurts least', () => {
  expect(effects(hit({ darkness: 1 }, ['favorable-conditions']))).toEqual([0, 1]);
  expect(effects(hit({ poison: 1 }, ['favorable-conditions']))).toEqual([1, 0]);
  const farther = (...packs: string[]): string =>
    at(
      activates({
        figures: { animate: 'e5', rook: 'd4', zeke: 'g5' },
        cards: does({ MOVE: 'farther', number: 1, quiet: true }),
        packs,
      }),
      'animate',
    );
  expect([farther(), farther('favorable-conditions')]).toEqual(['f5', 'e6']);
  expect(() => load(middara, { packs: ['favorable-conditions', 'active-combatants'] })).toThrow(/favorable/);
});
