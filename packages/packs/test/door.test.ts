/** Built-in content goes through the same door as a folder: written as files, it is read back without a complaint. */

import { load, type Content } from '@questwright/kernel';
import { readPack, withPacks, type PackFile } from '@questwright/packs';
import { runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';
import { said } from './said.ts';

const schema = runeboundEntry.content!;
const { definition } = runeboundEntry;
const built = definition.rules.content as Record<string, Content>;
/** The game without a single card. */
const bare = {
  ...runeboundEntry,
  definition: { ...definition, packs: [], rules: { ...definition.rules, content: {} } },
};

function asFiles(): PackFile[] {
  const manifest = { id: 'the-box', game: 'runebound', title: 'The box' };
  const files: PackFile[] = [{ name: 'pack.json', text: JSON.stringify(manifest) }];
  for (const [kind, { section }] of Object.entries(schema.kinds)) {
    const cards = Object.entries(built).filter(([, card]) => card['kind'] === kind);
    if (cards.length > 0)
      files.push({ name: `${section}.json`, text: JSON.stringify({ [section]: Object.fromEntries(cards) }, null, 2) });
  }
  return files;
}

test('every built-in card passes, and comes out as it went in', () => {
  const files = asFiles();
  expect(files.length).toBeGreaterThan(8);
  const read = readPack(files, [bare]);
  expect(said(read)).toEqual([]);
  const { content } = load(withPacks(bare, [read.pack!]).definition, { packs: ['the-box'] });
  expect(content.size).toBe(Object.keys(built).length);
  for (const [id, card] of content) expect(card.content).toEqual(JSON.parse(JSON.stringify(built[id])));
});

test('what follows from the kind may be left out', () => {
  const files = asFiles().map(({ name, text }) => ({
    name,
    text: text.replaceAll(/^ {6}"(kind|back)": "[a-z]+",?\n/gm, ''),
  }));
  expect(files.some(({ text }) => text.includes('"back"'))).toBe(false);
  const read = readPack(files, [bare]);
  expect(said(read)).toEqual([]);
  expect(read.pack!.hash).toBe(readPack(asFiles(), [bare]).pack!.hash);
});

test('the schema speaks of the rules that there are, and of all of them', () => {
  const { rules } = load(definition);
  const kernel = ['choose', 'steps', 'check', 'special', 'lasting'];
  expect([...Object.keys(schema.verbs), ...kernel].sort()).toEqual(Object.keys(rules.verbs).sort());
  expect(Object.keys(schema.conditions).sort()).toEqual(Object.keys(rules.conditions).sort());
  expect(Object.keys(schema.timings).sort()).toEqual(Object.keys(rules.timings).sort());
  expect(
    Object.values(schema.timings)
      .flat()
      .filter((name) => !(name in rules.procs)),
  ).toEqual([]);
  expect(Object.keys(schema.amounts).sort()).toEqual(Object.keys(rules.amounts).sort());
  expect(Object.keys(schema.values).filter((name) => !(name in rules.values))).toEqual([]);
});
