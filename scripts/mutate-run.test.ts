import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAMES } from '@questwright/games';
import { runScenario } from '@questwright/harness';
import { beginProving, type CollectedTest } from '@questwright/rulebook';
import { expect, test } from 'vitest';
import { collected, collectFor } from './collected-vitest.ts';
import { type Mutant, readMutantProgress } from './mutate-progress.ts';
import { type MutantTest, tryMutants } from './mutate-trying.ts';
import { Dependencies, filesUnder, ROOT, ruleTestFiles } from './rules-sources.ts';
import { runOnce } from './rules-verdicts.ts';

declare global {
  /** Asked wherever a mutant lies: whether it is the one that is tried now. */
  var __mutant: (number: number) => boolean;
}

const listFile = process.env['QUESTWRIGHT_MUTANTS'] ?? '';
const progressFile = process.env['QUESTWRIGHT_MUTANTS_PROGRESS'] ?? '';
const wanted = process.env['QUESTWRIGHT_MUTANTS_TESTS'] ?? '';
const mutants = listFile === '' ? [] : (JSON.parse(readFileSync(listFile, 'utf8')) as readonly Mutant[]);
const games = new Set(mutants.map(({ file }) => file.split('/')[1]!));

const sources = new Dependencies(ROOT);
const found = new Set<number>();
let used: number | null = null;
globalThis.__mutant = (number) => {
  found.add(number);
  return number === used;
};

const hashes = new Map<string, string>();
const testsOf = (files: readonly string[]): readonly string[] => files.filter((file) => file.includes(wanted));
const state = beginProving();
for (const file of testsOf(ruleTestFiles(ROOT)).filter((one) => games.has(one.split('/')[1]!))) {
  hashes.set(file, sources.ofTest(file));
  state.file = file;
  await import(/* @vite-ignore */ path.join(ROOT, file));
}
/** What cards and packs do in play, and what is said of it. Left out: whole games, soaks, labs and odds, which would take
 *  hours, and what looks at data only. */
const OTHER_TESTS = new RegExp(
  `^packages/[^/]+/test/(${[
    'content/(abilities|adventures-in-play|card-play)',
    'open/(?!goods|beacons)[a-z-]+',
    '(asking|card-play|combat-preview|dead-ends|disciplines|empty-rewards|fighting|movement-dice|packs|reading|secrets)',
    '(telling|tests-ahead|vocabulary|water)',
  ].join('|')})[.]test[.]ts$`,
);
for (const game of games) {
  for (const file of testsOf(filesUnder(ROOT, `packages/${game}/test`)).filter((one) => OTHER_TESTS.test(one))) {
    hashes.set(file, sources.ofTest(file));
    state.file = file;
    collectFor(file);
    await import(/* @vite-ignore */ path.join(ROOT, file));
  }
}
/** Scenario files are tests, too. */
const scenarios = [...games].flatMap((game) =>
  testsOf(filesUnder(ROOT, `scenarios/${game}`))
    .filter((file) => file.endsWith('.yaml'))
    .map((file): CollectedTest => {
      hashes.set(file, sources.ofScenario(file, game));
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const fn = (): void => expect(runScenario(text, file, GAMES).problems).toEqual([]);
      return { ids: [], name: file, kind: 'rule', file, fn };
    }),
);

const tests = [...state.collect, ...collected, ...scenarios].map((one): MutantTest => {
  const name = `${one.file} | ${one.ids.join(',')} ${one.name}`;
  const key = createHash('sha256')
    .update(`${hashes.get(one.file!)} ${name}`)
    .digest('hex')
    .slice(0, 16);
  return { key, name, ids: one.ids, isGreen: async () => (await runOnce(one)) === 'green' };
});

test('try the mutants', async () => {
  await tryMutants({
    mutants,
    tests,
    earlier: readMutantProgress(progressFile),
    note: (progress) => appendFileSync(progressFile, `${JSON.stringify(progress)}\n`),
    use: (number) => {
      used = number;
    },
    reached: () => {
      const numbers = [...found];
      found.clear();
      return numbers;
    },
  });
  expect(tests.length).toBeGreaterThan(0);
});
