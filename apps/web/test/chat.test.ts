import type { ChatLine } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { SILENCE, withEarlier, withLine } from '../src/net/chat.ts';

const line = (n: number, guest: string): ChatLine => ({ n, guest, name: guest, text: `${n}`, at: n });

test('what others said and was not read is counted; one\u2019s own words are not', () => {
  const talk = withEarlier(SILENCE, [line(1, 'me'), line(2, 'ben'), line(3, 'cara'), line(4, 'me')], 2, 'me');
  expect(talk).toMatchObject({ unread: 1, said: null });
  expect(withEarlier(talk, [line(1, 'me')], 2, 'me').chat.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

test('what is said now is shown to whoever did not say it, once', () => {
  const own = withLine(SILENCE, line(1, 'me'), 0, 'me');
  expect(own).toMatchObject({ unread: 0, said: null });
  const heard = withLine(own, line(2, 'ben'), 0, 'me');
  expect(heard).toMatchObject({ unread: 1, said: { text: '2' } });
  expect(withLine(heard, line(2, 'ben'), 0, 'me')).toBe(heard);
});
