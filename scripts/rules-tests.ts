import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RanTest } from '@questwright/rulebook';
import { CACHE, ROOT } from './rules-sources.ts';

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

/** Runs all tests once and keeps the result until a source changes. */
export function runTests(hash: string): TestRun {
  const kept = path.join(CACHE, 'rules-tests.json');
  const report = path.join(CACHE, 'rules-vitest.json');
  if (existsSync(kept)) {
    const { hash: then, run } = JSON.parse(readFileSync(kept, 'utf8')) as { hash: string; run: TestRun };
    if (then === hash) return run;
  }
  mkdirSync(CACHE, { recursive: true });
  rmSync(report, { force: true });
  console.error('Running the tests…');
  const args = [vitestCommand(), 'run', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  const ran = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!existsSync(report)) throw new Error(`vitest made no report (exit ${ran.status}):\n${ran.stderr.slice(-2000)}`);
  const run = readVitestReport(readFileSync(report, 'utf8'));
  writeFileSync(kept, JSON.stringify({ hash, run }));
  return run;
}
