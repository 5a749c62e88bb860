import { expect, test } from 'vitest';
import * as instead from '../collected-vitest.ts';

test('tests are collected at once, those inside of others too, by file, name and row', async () => {
  const played: string[] = [];
  instead.collectFor('a.test.ts');
  instead.describe('Knockouts', { timeout: 1 }, () => {
    instead.test('one falls', async () => void played.push('one falls'));
    instead.describe.each(['melee', 'magic'])('%s', (phase) => {
      instead.test.each([
        [1, 2],
        [3, 4],
      ])('%s and %s', (one, other) => void played.push([phase, one, other].join(' ')));
    });
  });
  instead.test.runIf(false)('only elsewhere', () => {});
  instead.collectFor('b.test.ts');
  instead.test('another file', () => {});
  expect(instead.collected.map(({ file, name }) => `${file}: ${name}`)).toEqual([
    'a.test.ts: Knockouts > one falls',
    'a.test.ts: Knockouts > %s 0 > %s and %s 0',
    'a.test.ts: Knockouts > %s 0 > %s and %s 1',
    'a.test.ts: Knockouts > %s 1 > %s and %s 0',
    'a.test.ts: Knockouts > %s 1 > %s and %s 1',
    'b.test.ts: another file',
  ]);
  for (const one of instead.collected) await one.fn();
  expect(played).toEqual(['one falls', 'melee 1 2', 'melee 3 4', 'magic 1 2', 'magic 3 4']);
});
