import { samplesOf, load } from '@questwright/kernel';
import { entryFor, missingWords, words } from '@questwright/messages';
import { runebound, runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';

test('variants load alone, in pairs and all together', { timeout: 60_000 }, () => {
  const sets = samplesOf(runebound);
  // None, nine switches, their pairs but Shorter with Longer, and all but one of these two.
  expect(sets).toHaveLength(1 + 9 + (36 - 1) + 2);
  expect(sets.slice(-2).map((set) => set.length)).toEqual([8, 8]);
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
