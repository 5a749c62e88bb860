import { combinations, load } from '@questwright/kernel';
import { missingWords } from '@questwright/messages';
import { runebound, runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';

test('every set of variants that may be played together loads', { timeout: 60_000 }, () => {
  const sets = combinations(runebound);
  // Eight switches; Shorter and Longer exclude each other.
  expect(sets).toHaveLength(2 ** 8 - 2 ** 6);
  for (const packs of sets) expect(load(runebound, { packs }).packs).toHaveLength(packs.length);
});

test('everything that can be asked, offered or named has words', { timeout: 60_000 }, () => {
  expect(missingWords(runeboundEntry)).toEqual([]);
});
