import type { Form, Message, Offer } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { pickInWords, type Asked } from '../src/table/dock/choices.ts';

const label = (key: string): Message & { rule: string } => ({ key, with: {}, rule: 'X' });
const forms = [
  {
    choice: 'divide',
    kind: 'distribute',
    of: {
      over: [
        { id: '7', max: 3 },
        { id: '9', max: 3 },
      ],
      min: 0,
      max: 3,
    },
  },
  { choice: 'keep', kind: 'some', of: { of: ['a', 'b'], min: 0, max: 2 } },
] as unknown as Form[];
const asked: Asked = {
  mine: { options: ['pass'], asides: [], forms } as unknown as Offer,
  offer: {
    prompt: label('ask'),
    options: { pass: label('Pass') },
    forms: [
      { choice: 'divide', label: label('Divide the wounds'), elements: {} },
      { choice: 'keep', label: label('Keep some'), elements: { a: label('the axe'), b: label('the bow') } },
    ],
  } as unknown as Asked['offer'],
  say: ({ key, with: params }) => (key === 'place.divide' ? `for ${params['place'] as string}:` : key),
  words: { has: () => true } as unknown as Asked['words'],
  placeOf: () => null,
  quiet: new Set(),
};

test('advice tells a whole answer: an option, or a form with all that is put into it', () => {
  expect(pickInWords(['pass'], asked)).toEqual(['Pass']);
  expect(pickInWords(['keep', 'b', 'a'], asked)).toEqual(['Keep some', 'the bow', 'the axe']);
  expect(pickInWords(['divide', '1', '2'], asked)).toEqual(['Divide the wounds', 'for 7: 1', 'for 9: 2']);
  expect(pickInWords(['fly'], asked)).toEqual([]);
});
