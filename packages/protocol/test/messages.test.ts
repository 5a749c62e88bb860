import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage, isAnswer } from '../src/index.ts';

const answer = { type: 'answer', id: 'a1', table: 'abc-DEF_1', seat: 0, no: 7, pick: ['light:12'] };

test('what is taken for an answer at first sight is what the schema takes for one', () => {
  const odd = fc.constantFrom<unknown>(
    '',
    'x'.repeat(40),
    'x'.repeat(41),
    'ä',
    'a b',
    'a\n',
    0,
    15,
    16,
    -1,
    0.5,
    2 ** 53,
    NaN,
    null,
    undefined,
    true,
    [],
    ['a'],
    [''],
    ['x'.repeat(200)],
    ['x'.repeat(201)],
    Array(64).fill('a'),
    Array(65).fill('a'),
    [1],
    'answer',
    'ping',
    {},
  );
  const fields = ['type', 'id', 'table', 'seat', 'no', 'pick', 'more', '__proto__'] as const;
  const change = fc.record({ field: fc.constantFrom(...fields), value: odd, away: fc.boolean() });
  let taken = 0;
  fc.assert(
    fc.property(fc.array(change, { maxLength: 2 }), (changes) => {
      const said: Record<string, unknown> = { ...answer };
      for (const { field, value, away } of changes) {
        if (away) delete said[field];
        else Object.defineProperty(said, field, { value, enumerable: true, configurable: true, writable: true });
      }
      const judged = clientMessage.safeParse(said);
      const isOne = judged.success && judged.data.type === 'answer';
      taken += Number(isOne);
      expect([isAnswer(said), said]).toEqual([isOne, said]);
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(300);
});

test.each([null, 1, 'answer', [], [answer]])('%j is no answer', (said) => expect(isAnswer(said)).toBe(false));
