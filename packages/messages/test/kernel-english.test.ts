import { readdirSync, readFileSync } from 'node:fs';
import { KERNEL_ENGLISH, words } from '@questwright/messages';
import { expect, test } from 'vitest';

const KERNEL = new URL('../../kernel/src/', import.meta.url);
const source = readdirSync(KERNEL, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, KERNEL), 'utf8'))
  .join('\n');

test('everything the kernel says has words', () => {
  const keys = [...source.matchAll(/'((?:kernel|verb)\.[a-z-]+)'/g)].map((match) => match[1]!);
  const events = [...source.matchAll(/\bemit\('([^']+)'/g)].map((match) => `event.${match[1]!}`);
  expect(keys.length).toBeGreaterThan(20);
  expect(events.length).toBeGreaterThan(3);
  expect(words({}).missing([...keys, ...events])).toEqual([]);
});

test('every message of the kernel can be said', () => {
  const say = words({});
  const params = { number: 1, times: 2, min: 1, max: 2, seats: 3, seat: 0, no: 1, now: 2, thing: 1, pick: ['x'] };
  const texts = {
    card: 'c',
    ability: 'a',
    timing: 't',
    choice: 'o',
    step: 's',
    proc: 'r',
    id: 'i',
    per: 'p',
    terms: [],
    amount: 1,
    count: 1,
    what: 'w',
    has: ['h'],
  };
  const effects = { element: 'e', under: 'u', counter: 'n', of: ['a'], steps: ['b'], special: 's' };
  for (const key of Object.keys(KERNEL_ENGLISH)) {
    expect(say.problem({ key, with: { ...params, ...texts, ...effects } })).toBeNull();
  }
});
