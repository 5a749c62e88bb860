import { readdirSync, readFileSync } from 'node:fs';
import { runScenario, type ScenarioResult } from '@questwright/harness';
import { describeProblem } from '@questwright/packs';
import { readBook } from '@questwright/rulebook/files';
import { describe, expect, test } from 'vitest';
import { WHOLE_ENTRIES as ENTRIES } from '@questwright/practice/secrets';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const play = (file: string, text: string): ScenarioResult => runScenario(text, file, ENTRIES);
const said = ({ file, problems }: ScenarioResult): string[] => problems.map((one) => describeProblem(file, one));

/** Those of the practice games; other games have tests of their own. */
const folders = ENTRIES.map(({ definition }) => definition.id);

describe.each(folders)('scenarios/%s', (folder) => {
  const files = readdirSync(new URL(`scenarios/${folder}`, ROOT)).filter((file) => file.endsWith('.yaml'));

  test.each(files)('%s', (file) => {
    const path = `scenarios/${folder}/${file}`;
    const result = play(path, read(path));
    expect(said(result)).toEqual([]);
    expect(result.ok).toBe(true);
    expect(result.title).not.toBe('');
    expect(result.foreseen.length > 0).toBe(file.startsWith('wrong-'));
  });

  test('ten files, two of them wrong on purpose', () => {
    expect(files).toHaveLength(10);
    expect(files.filter((file) => file.startsWith('wrong-'))).toHaveLength(2);
  });
});

describe('the examples of docs/scenarios.md', () => {
  const examples = [...read('docs/scenarios.md').matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text]) => text!);

  test('there are some', () => {
    expect(examples.length).toBeGreaterThan(10);
  });
  test.each(examples.map((text, i) => [/^title: (.*)$/m.exec(text)?.[1] ?? `example ${i + 1}`, text]))(
    '%s',
    (name, text) => {
      expect(said(play(`docs/scenarios.md (${name})`, text))).toEqual([]);
    },
  );
});

test('moments of the setup are not kept', () => {
  const text =
    'title: t\ngame: lanterns\nplay:\n  - expect: { meanwhile: [{ at: night fell, values: { night: 1 } }] }\n';
  expect(said(play('f', text))).toEqual(['f:4:33: night fell happened while the game was being set up']);
});

test('scenarios cite only rules that the catalogue has', () => {
  const known = new Set<string>(readBook('small-games').entries.map(({ id }) => id));
  const texts = folders.flatMap((folder) =>
    readdirSync(new URL(`scenarios/${folder}`, ROOT)).map((file) => read(`scenarios/${folder}/${file}`)),
  );
  const cited = new Set(texts.join('\n').match(/\b(TIC|LAN|SKM)-[A-Z]+-\d\d\b/g));
  expect(cited.size).toBeGreaterThan(60);
  expect([...cited].filter((id) => !known.has(id))).toEqual([]);
});
