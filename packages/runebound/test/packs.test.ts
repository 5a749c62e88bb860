import { combinations, load } from '@questwright/kernel';
import { entryFor, missingWords, words } from '@questwright/messages';
import { runebound, runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';

test('every set of variants that may be played together loads', { timeout: 60_000 }, () => {
  const sets = combinations(runebound);
  // Nine switches; Shorter and Longer exclude each other.
  expect(sets).toHaveLength(2 ** 9 - 2 ** 7);
  for (const packs of sets) expect(load(runebound, { packs }).packs).toHaveLength(packs.length);
});

test('everything that can be asked, offered or named has words', { timeout: 60_000 }, () => {
  expect(missingWords(runeboundEntry)).toEqual([]);
});

test('every message can be said', () => {
  const { messages } = entryFor(
    runeboundEntry,
    runebound.packs.map(({ id }) => id),
  );
  const say = words(messages);
  // What is not given can be given; a text that is no message at all cannot be said.
  const broken = Object.keys(messages).filter((key) => say({ key, with: {} }) === `<${key}>`);
  expect(broken).toEqual([]);
});
