import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TERMINAL_GAMES } from '@questwright/games';
import { runScenario } from '@questwright/harness';
import { beginProving, type CollectedTest } from '@questwright/rulebook';
import { expect, test } from 'vitest';
import { type Mutant, type MutantProgress, readMutantProgress } from './mutate-progress.ts';
import { filesUnder, ROOT, ruleTestFiles } from './rules-sources.ts';
import { runOnce } from './rules-verdicts.ts';

declare global {
  /** Asked wherever a mutant lies: whether it is the one that is tried now. */
  var __mutant: (number: number) => boolean;
}

const listFile = process.env['QUESTWRIGHT_MUTANTS'] ?? '';
const progressFile = process.env['QUESTWRIGHT_MUTANTS_PROGRESS'] ?? '';
const mutants = listFile === '' ? [] : (JSON.parse(readFileSync(listFile, 'utf8')) as readonly Mutant[]);
const games = new Set(mutants.map(({ file }) => file.split('/')[1]!));

const reached = new Set<number>();
globalThis.__mutant = (number) => {
  reached.add(number);
  return false;
};

const state = beginProving();
for (const file of ruleTestFiles(ROOT).filter((one) => games.has(one.split('/')[1]!))) {
  state.file = file;
  await import(/* @vite-ignore */ path.join(ROOT, file));
}
/** Scenario files are tests, too. */
const scenarios = [...games]
  .flatMap((game) => filesUnder(ROOT, `scenarios/${game}`))
  .filter((file) => file.endsWith('.yaml'))
  .map((file): CollectedTest => ({
    ids: [],
    name: file,
    kind: 'rule',
    file,
    fn: () => {
      const { problems } = runScenario(readFileSync(path.join(ROOT, file), 'utf8'), file, TERMINAL_GAMES);
      expect(problems).toEqual([]);
    },
  }));
const tests = new Map(
  [...state.collect, ...scenarios].map((one) => [`${one.file} | ${one.ids.join(',')} ${one.name}`, one]),
);

const note = (progress: MutantProgress): void => appendFileSync(progressFile, `${JSON.stringify(progress)}\n`);
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('try the mutants', async () => {
  const earlier = readMutantProgress(progressFile);
  const known = new Map(earlier.tests);
  for (const [name, one] of tests) {
    if (known.has(name)) continue;
    reached.clear();
    const begun = performance.now();
    const green = (await runOnce(one)) === 'green';
    const result = { reaches: [...reached], green, took: Math.round(performance.now() - begun) };
    known.set(name, result);
    note({ test: name, ...result });
    await breathe();
  }
  for (const [number, mutant] of mutants.entries()) {
    if (earlier.tried.has(number)) continue;
    note({ begin: number });
    const cites = (name: string): boolean => tests.get(name)?.ids.some((id) => mutant.ids.includes(id)) ?? false;
    const reaching = [...known]
      .filter(([name, { reaches, green }]) => green && reaches.includes(number) && tests.has(name))
      .toSorted(([one, a], [other, b]) => Number(cites(other)) - Number(cites(one)) || a.took - b.took);
    globalThis.__mutant = (asked) => asked === number;
    let noticedBy: string | null = null;
    for (const [name] of reaching) {
      // Gives way to the event loop: a worker that never does is taken for dead.
      await breathe();
      if ((await runOnce(tests.get(name)!)) === 'green') continue;
      noticedBy = name;
      break;
    }
    note({ tried: number, noticedBy, reached: reaching.length });
  }
  note({ done: true });
  expect(known.size).toBeGreaterThan(0);
});
