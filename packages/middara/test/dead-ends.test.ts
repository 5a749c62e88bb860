/** Positions in which a soak once came to a dead end. */

import { expect, test } from 'vitest';
import { OPEN } from './rules/duel.ts';
import { at, field } from './rules/field.ts';

test('who is to push itself stays where it is', () => {
  const table = field({
    map: OPEN,
    figures: { rook: 'b2', animate: 'e5' },
    play: ['push', { figure: 'rook', by: 'rook', spaces: 2, kind: 'push' }],
  });
  expect(table.offers(0)).toEqual(['spaces:0', 'spaces:1', 'spaces:2']);
  table.answer(0, 'spaces:2');
  expect([at(table, 'rook'), table.where().endsWith('action phase')]).toEqual(['b2', true]);
});
