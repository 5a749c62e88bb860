import { expect, test } from 'vitest';
import { byWorth, type Choice } from '../src/table/dock/choices.ts';

const choice = (option: string): Choice => ({
  begun: [option],
  whole: true,
  label: option,
  rule: 'X-1',
  place: null,
  quiet: false,
  aside: false,
});

test('what promises most comes first, and everything else stays where it is', () => {
  const worth: Readonly<Record<string, number>> = { 'attack:1': 2, 'attack:2': 9, 'attack:3': 4 };
  const all = ['move', 'attack:1', 'attack:2', 're-equip', 'attack:3', 'attack:4'].map(choice);
  const found = byWorth(all, (option) => worth[option] ?? null).map(({ begun }) => begun[0]);
  expect(found).toEqual(['move', 'attack:2', 'attack:3', 're-equip', 'attack:1', 'attack:4']);
  expect(byWorth(all, () => null)).toEqual(all);
  expect(byWorth(all, () => 1)).toEqual(all);
});
