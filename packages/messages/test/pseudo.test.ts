import { isPlain, pseudo, telling, words } from '@questwright/messages';
import { expect, test } from 'vitest';

test('letters have accents, texts are longer, and what is filled in stays', () => {
  const say = telling(
    words({
      key: pseudo(
        '{seat} draws {number, plural, one {# card} other {# cards}} of {who, select, none {nobody} other {{who}}}.',
      ),
    }),
    {},
  );
  const said = say('key', { seat: 'Ö', number: 2, who: 'É' });
  expect(said).toMatch(/^Ö đŕàŵš 2 çàŕđš öƒ É\.·+$/);
  expect(isPlain(said)).toBe(false);
  expect(isPlain(say('key', { seat: 'Bob', number: 1, who: null }))).toBe(true);
});
