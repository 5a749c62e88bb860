/** Positions in which a soak once came to a dead end. */

import { expect, test } from 'vitest';
import type { GearCard } from '../src/cards.ts';
import { OPEN } from './rules/duel.ts';
import { damage, events, field } from './rules/field.ts';

test('an Ability that does more than attack counts where nobody can be attacked', () => {
  const toil: GearCard = {
    kind: 'item',
    tags: [],
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [{ damage: 1, type: 'irreducible', to: 'self' }, { 'Melee/Ranged ATK': true }],
      },
    ],
  };
  const table = field({
    map: OPEN,
    figures: { rook: { at: 'a1', gear: ['mallet', 'parrying-knife', 'toil'] }, animate: 'e5' },
    cards: { toil },
  });
  table.answer(0, `use:${table.thing('toil')}:between actions:EXHAUST`);
  expect([damage(table, 'rook'), events(table, 'attacks').length]).toEqual([1, 0]);
  expect(table.where()).toMatch(/action phase$/);
});
