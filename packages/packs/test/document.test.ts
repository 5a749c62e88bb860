/** docs/packs.md names what there is: no field, verb, condition, amount, value, timing or way more or less. */

import { readFileSync } from 'node:fs';
import { load } from '@questwright/kernel';
import { readPack } from '@questwright/packs';
import { runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';
import { said } from './said.ts';

const text = readFileSync(new URL('../../../docs/packs.md', import.meta.url), 'utf8');
const schema = runeboundEntry.content!;
const { rules } = load(runeboundEntry.definition);

/** What stands in the columns of the table under a heading. */
function table(heading: string): { names: { name: string; optional: boolean }[]; cells: string[] }[] {
  const part = text.split(/^#{2,3} /m).find((one) => one.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`There is no heading ${heading}`);
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    return { names: namesIn(cells[1]!), cells };
  });
}
const namesIn = (cell: string): { name: string; optional: boolean }[] =>
  [...cell.matchAll(/`([^`]+)`(\?)?/g)].map(([, name, mark]) => ({ name: name!, optional: mark !== undefined }));
const namesUnder = (heading: string): string[] =>
  table(heading)
    .flatMap(({ names }) => names.map((one) => one.name))
    .sort();

test.each(Object.values(schema.kinds).map(({ section, fields }) => [section, fields] as const))(
  'fields of %s',
  (section, fields) => {
    const { cites: _, art: _art, ...own } = fields;
    const wanted = Object.entries(own).map(([name, shape]) => ({ name, optional: shape.optional === true }));
    const told = table(section).flatMap(({ names }) => names);
    expect(told.toSorted(byName)).toEqual(wanted.toSorted(byName));
  },
);
const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

test('fields of boards', () => {
  const { fields } = schema.drawings!['boards']!;
  const wanted = Object.entries(fields).map(([name, shape]) => ({ name, optional: shape.optional === true }));
  expect(
    table('boards')
      .flatMap(({ names }) => names)
      .toSorted(byName),
  ).toEqual(wanted.toSorted(byName));
});

test('verbs, each with its fields', () => {
  // `special` plays a procedure of the rules and is not for files.
  const there = Object.keys(rules.verbs).filter((name) => name !== 'special');
  expect(namesUnder('Verbs')).toEqual(there.sort());
  for (const { names, cells } of table('Verbs')) {
    const verb = schema.verbs[names[0]!.name];
    if (!verb) continue;
    const wanted = Object.entries(verb.fields ?? {}).map(([name, shape]) => ({ name, optional: !!shape.optional }));
    expect([names[0]!.name, namesIn(cells[2]!)]).toEqual([names[0]!.name, wanted]);
  }
});

test('conditions, and what they are about', () => {
  expect(namesUnder('Conditions')).toEqual(Object.keys(rules.conditions).sort());
  for (const { names, cells } of table('Conditions')) {
    for (const { name } of names) {
      const { about, also } = schema.conditions[name]!;
      expect([name, cells[3]]).toEqual([name, about ?? (also === undefined ? '' : `also ${also}`)]);
    }
  }
});

test('amounts, timings and ways', () => {
  expect(namesUnder('Amounts')).toEqual(Object.keys(rules.amounts).sort());
  expect(namesUnder('Timings')).toEqual(Object.keys(rules.timings).sort());
  expect(namesUnder('Ways')).toEqual(Object.keys(rules.ways).sort());
});

test('values, and what they are about', () => {
  expect(namesUnder('Modifiers')).toEqual(Object.keys(schema.values).sort());
  for (const { names, cells } of table('Modifiers')) {
    for (const { name } of names) {
      const { about, also } = schema.values[name]!;
      expect([name, cells[2]]).toEqual([name, [about, also].filter((one) => one !== undefined).join(', ')]);
    }
  }
});

test('the examples are right', () => {
  const examples = [...text.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map((found) => found[1]!);
  expect(examples).toHaveLength(2);
  const names = ['a1', 'a2', 'a3', 'b1', 'tamalir', 'b3'].map((id) => `  content.space-strand-${id}: ${id}\n`).join('');
  const files = [
    { name: 'pack.yaml', text: 'id: trial\ngame: runebound\ntitle: A trial\n' },
    { name: 'items.yaml', text: examples[0]! },
    { name: 'board.yaml', text: `${examples[1]}messages:\n${names}` },
  ];
  expect(said(readPack(files, [runeboundEntry]))).toEqual([]);
});

test('the fields and words of pictures', () => {
  const art = schema.kinds['item']!.fields['art']!;
  if (art.is !== 'record') throw new Error('art is no record');
  expect(namesUnder('Pictures').filter((name) => name !== 'art')).toEqual(
    [...Object.keys(art.fields), 'place', 'light', 'palette', 'group', 'material'].sort(),
  );
  const part = text.split(/^## /m).find((one) => one.startsWith('Pictures\n'))!;
  const told = new Set(part.split(/[|,.:\n]/).map((word) => word.trim()));
  for (const [name, shape] of Object.entries(art.fields)) {
    const words = shape.is === 'word' ? shape.of : shape.is === 'list' && shape.of.is === 'word' ? shape.of.of : [];
    expect([name, words.length > 0, words.filter((word) => !told.has(word))]).toEqual([name, true, []]);
  }
});
