import { expect, test } from 'vitest';
import { alsoRevealed, revealedIn, type Revealed } from '../src/index.ts';

const one: Revealed = { words: { a: 'A' }, content: {} };
const other: Revealed = { words: {}, content: { card: { hp: 1 } } };

test.each([
  ['a change and its line of the log', { type: 'change', revealed: one, log: { events: [], revealed: other } }],
  ['a position and what was missed', { type: 'position', revealed: one, missed: [{}, { revealed: other }] }],
  ['a passage', { position: { revealed: one }, steps: [{ log: { revealed: other } }] }],
  [
    'steps of a passage',
    {
      position: {},
      steps: [
        { revealed: one, log: {} },
        { revealed: other, log: {} },
      ],
    },
  ],
  ['a page of the log', [{ revealed: one }, {}, { revealed: other }]],
  ['a file', { format: 'questwright-view', position: { revealed: one }, log: [{ revealed: other }] }],
  ['a refusal', { type: 'refused', error: { code: 'x', revealed: one }, revealed: other }],
])('%s', (_, told) => {
  const found = revealedIn(told);
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([one, other]));
});
test('nothing in what reveals nothing', () => {
  for (const told of [null, 'revealed', 7, [], {}, { log: null }]) expect(revealedIn(told)).toEqual([]);
});
test('what is known stays, and is the same when there is no news', () => {
  const both = alsoRevealed(one, [other]);
  expect(both).toEqual({ words: { a: 'A' }, content: { card: { hp: 1 } } });
  expect(alsoRevealed(both, [one, other])).toBe(both);
  expect(alsoRevealed(both, [])).toBe(both);
});
