import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MutantProgress, outcomeKey, readMutantProgress } from '../mutate-progress.ts';
import { type MutantTest, tryMutants } from '../mutate-trying.ts';
import { untilTried } from '../mutate-watching.ts';
import { watch } from '../watched-run.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  file = path.join(folder, 'progress.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = (progress: MutantProgress): void => appendFileSync(file, `${JSON.stringify(progress)}\n`);

/** Tests that come by the places named with them, and are red when `red` says so. */
function stage(places: Readonly<Record<string, readonly number[]>>, red: (test: string, mutant: number) => boolean) {
  const played: string[] = [];
  const reached: number[] = [];
  let used: number | null = null;
  const one = (key: string): MutantTest => ({
    key,
    name: `test ${key}`,
    ids: [],
    isGreen: async () => {
      reached.push(...places[key]!);
      played.push(`${key} ${used ?? '-'}`);
      return used === null || !red(key, used);
    },
  });
  const play = (mutants: number): Promise<boolean> =>
    tryMutants({
      mutants: Array.from({ length: mutants }, () => ({ ids: [] })),
      tests: Object.keys(places).map(one),
      earlier: readMutantProgress(file),
      note,
      use: (mutant) => {
        used = mutant;
      },
      reached: () => reached.splice(0),
    });
  return { play, played };
}

test('only tests that come by a mutant meet it, until one is red', async () => {
  const { play, played } = stage({ a: [0], b: [0, 1], c: [] }, (_, mutant) => mutant === 0);
  expect(await play(3)).toBe(true);
  const { tried, done } = readMutantProgress(file);
  expect(done).toBe(true);
  expect(tried.get(0)).toMatchObject({ reached: 2 });
  expect(tried.get(0)!.noticedBy).toMatch(/^test [ab]$/);
  expect(tried.get(1)).toMatchObject({ noticedBy: null, reached: 1 });
  expect(tried.get(2)).toMatchObject({ noticedBy: null, reached: 0 });
  expect(played.filter((one) => !one.endsWith('-'))).toHaveLength(2);
});

test('there is a line before and after every test, so that a long work is not a silent one', async () => {
  await stage({ a: [0], b: [0] }, () => false).play(1);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  const keys = lines.map((line) => Object.keys(line)[0]);
  expect(keys).toEqual(['keys', 'begin', 'key', 'begin', 'key', 'begin', 'mutant', 'begin', 'mutant', 'tried', 'done']);
});

test('a run that was stopped goes on where it was, and a test that has changed meets every mutant anew', async () => {
  await stage({ a: [0, 1], b: [0, 1] }, () => false).play(2);
  const lines = readFileSync(file, 'utf8').split('\n');
  // Stopped in the middle of a line, when one test had met the first mutant.
  const stopped = lines.findIndex((line) => line.startsWith('{"mutant"'));
  const met = (JSON.parse(lines[stopped]!) as { key: string }).key;
  writeFileSync(file, `${lines.slice(0, stopped + 1).join('\n')}\n${lines[stopped + 1]!.slice(0, 9)}`);
  const again = stage({ a: [0, 1], b: [0, 1] }, () => false);
  appendFileSync(file, '\n');
  expect(await again.play(2)).toBe(true);
  expect(again.played.toSorted()).toEqual([met === 'a' ? 'b 0' : 'a 0', 'a 1', 'b 1'].toSorted());

  const changed = stage({ a: [0, 1], 'b, changed': [0, 1] }, (_, mutant) => mutant === 1);
  expect(await changed.play(2)).toBe(true);
  expect(changed.played).toEqual(['b, changed -', 'b, changed 0', 'b, changed 1', 'b, changed -']);
  expect(readMutantProgress(file).tried.get(1)!.noticedBy).toBe('test b, changed');
});

test('a mutant that leaves something behind spoils the run, which is started again with it first', async () => {
  let left = false;
  const keeps = (): MutantTest[] => {
    left = false;
    return [{ key: 'a', name: 'a', ids: [], isGreen: async () => !(left ||= used === 0) }];
  };
  let used: number | null = null;
  const play = (): Promise<boolean> =>
    tryMutants({
      mutants: [{ ids: [] }, { ids: [] }],
      tests: keeps(),
      earlier: readMutantProgress(file),
      note,
      use: (mutant) => {
        used = mutant;
      },
      reached: () => [0, 1],
    });
  const runs: boolean[] = [];
  await untilTried(file, async () => {
    runs.push(await play());
    return { silent: false, output: '' };
  });
  expect(runs).toEqual([false, false, true]);
  const { tried } = readMutantProgress(file);
  expect(tried.get(0)!.noticedBy).toBe('a');
  expect(tried.get(1)!.noticedBy).toBeNull();
});

/** A run that does as `lines` say: waits so many milliseconds, then writes the line. */
const script = (lines: readonly (readonly [number, MutantProgress | 'for ever'])[]): readonly string[] => [
  '-e',
  `const { appendFileSync } = require('node:fs');
   (async () => {
     for (const [wait, line] of ${JSON.stringify(lines)}) {
       await new Promise((go) => setTimeout(go, wait));
       if (line === 'for ever') for (;;);
       appendFileSync(process.env.PROGRESS, JSON.stringify(line) + '\\n');
     }
   })();`,
];
const watching = (args: readonly string[], patience: () => number, longest: number): ReturnType<typeof watch> =>
  watch(args, { progress: file, env: { PROGRESS: file }, report: () => '', patience }, longest);

test('a mutant whose tests take longer together than a silence may last is not noticed by that', async () => {
  const tests = Array.from({ length: 12 }, (_, i) => `${i}`);
  const lines = tests.flatMap((key): [number, MutantProgress][] => [
    [0, { begin: key, mutant: 0 }],
    [250, { mutant: 0, key, outcome: 'green' }],
  ]);
  await untilTried(file, (patience) =>
    watching(script([...lines, [0, { tried: 0, noticedBy: null, reached: 12 }], [0, { done: true }]]), patience, 1500),
  );
  expect(readMutantProgress(file).tried.get(0)).toMatchObject({ noticedBy: null });
  expect([...readMutantProgress(file).outcomes.values()]).toEqual(tests.map(() => 'green'));
});

test('a single test that takes long anyway is given ten times as long; one that never ends is noticed, by its name', async () => {
  note({ key: 'slow', test: 'a slow test', reaches: [0, 1], green: true, took: 400 });
  note({ key: 'quick', test: 'a quick test', reaches: [0, 1], green: true, took: 1 });
  const runs = [
    script([
      [0, { begin: 'slow', mutant: 0 }],
      [2000, { mutant: 0, key: 'slow', outcome: 'green' }],
      [0, { begin: 'quick', mutant: 1 }],
      [0, 'for ever'],
    ]),
    script([[0, { done: true }]]),
  ];
  await untilTried(file, (patience) => watching(runs.shift()!, patience, 1000));
  expect(runs).toEqual([]);
  const { outcomes } = readMutantProgress(file);
  expect(outcomes.get(outcomeKey(0, 'slow'))).toBe('green');
  expect(outcomes.get(outcomeKey(1, 'quick'))).toBe('endless');
});

test('a run that ends without having found anything new is not started for ever, though one before was done', async () => {
  note({ done: true });
  await expect(untilTried(file, async () => ({ silent: false, output: 'Cannot find module' }))).rejects.toThrow(
    'The run did not finish:\nCannot find module',
  );
});
