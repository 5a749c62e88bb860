import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RanTest } from './rules-citations.ts';
import { CACHE, type Dependencies, ROOT } from './rules-sources.ts';

export interface TestRun {
  readonly tests: readonly RanTest[];
  /** Files that could not be loaded: their tests are not counted. */
  readonly broken: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

export function readVitestReport(text: string): TestRun {
  const report = JSON.parse(text) as Partial<VitestReport>;
  if (!Array.isArray(report.testResults)) throw new Error('it is not a JSON report of vitest');
  const tests: RanTest[] = [];
  const broken: string[] = [];
  for (const { name, status, assertionResults } of report.testResults as VitestReport['testResults']) {
    const file = path.relative(ROOT, name).split(path.sep).join('/');
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) broken.push(file);
    for (const test of assertionResults) tests.push({ name: test.title, file, passed: test.status === 'passed' });
  }
  return { tests, broken };
}

export const vitestCommand = (): string => path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** What a test file gave, and from which sources. */
interface Kept extends TestRun {
  readonly key: string;
  readonly at: number;
}
const KEPT = path.join(CACHE, 'rules-tests.json');

/** The results of the last run that are still those of these sources, by file. */
export function readResultsOf(files: readonly string[], sources: Dependencies): Map<string, Kept> {
  const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Kept>) : {};
  return new Map(files.flatMap((file) => (kept[file]?.key === sources.ofTest(file) ? [[file, kept[file]]] : [])));
}

/** Runs the rule tests whose sources have changed since they were run. */
export function runTests(sources: Dependencies): TestRun {
  const kept = readResultsOf(sources.testFiles, sources);
  const changed = sources.testFiles.filter((file) => !kept.has(file));
  const oldest = Math.min(...[...kept.values()].map(({ at }) => at));
  if (kept.size > 0) console.error(`${kept.size} files of rule tests have not changed; run ${ago(oldest)} or later.`);
  if (changed.length > 0) {
    console.error(`Running ${changed.length} files of rule tests…`);
    for (const [file, run] of runFiles(changed)) {
      kept.set(file, { ...run, key: sources.ofTest(file), at: Date.now() });
    }
    writeFileSync(KEPT, JSON.stringify(Object.fromEntries(kept)));
  }
  const all = [...kept.values()];
  return { tests: all.flatMap(({ tests }) => tests), broken: all.flatMap(({ broken }) => broken) };
}

function runFiles(files: readonly string[]): ReadonlyMap<string, TestRun> {
  const report = path.join(CACHE, 'rules-vitest.json');
  mkdirSync(CACHE, { recursive: true });
  rmSync(report, { force: true });
  const args = [vitestCommand(), 'run', ...files, '--reporter=json', `--outputFile=${report}`];
  const ran = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!existsSync(report)) throw new Error(`vitest made no report (exit ${ran.status}):\n${ran.stderr.slice(-2000)}`);
  const { tests, broken } = readVitestReport(readFileSync(report, 'utf8'));
  const of = (file: string): TestRun => ({
    tests: tests.filter((test) => test.file === file),
    broken: broken.filter((one) => one === file),
  });
  return new Map(files.map((file) => [file, of(file)]));
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in words. */
export function ago(then: number, now: number = Date.now()): string {
  const seconds = (now - then) / 1000;
  for (const [unit, length] of UNITS) {
    const count = Math.floor(seconds / length);
    if (count > 0) return `${count} ${unit}${count > 1 ? 's' : ''} ago`;
  }
  return 'just now';
}
