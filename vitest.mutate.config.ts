import { defineConfig, mergeConfig } from 'vitest/config';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withMutants } from './scripts/mutants.mjs';
import type { Mutant } from './scripts/mutate-progress.ts';
import base from './vitest.config.ts';

const ROOT = import.meta.dirname;
const file = process.env['QUESTWRIGHT_MUTANTS'];
const mutants = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as readonly Mutant[]);

/** Each mutant can be switched on while the rules are played: no module is loaded twice. */
const MUTANTS = {
  name: 'mutants',
  enforce: 'pre' as const,
  /** Tests are collected, and not run by vitest: what is inside `describe`, too, which vitest would look at too late. */
  resolveId(source: string, importer: string | undefined): string | null {
    const from = path
      .relative(ROOT, importer ?? '')
      .split(path.sep)
      .join('/');
    const collects = source === 'vitest' && /^packages\/[^/]+\/test\/.*\.test\.ts$/.test(from);
    return collects ? path.join(ROOT, 'scripts/collected-vitest.ts') : null;
  },
  transform(text: string, id: string): string | null {
    const name = path.relative(ROOT, id).split(path.sep).join('/');
    const here = mutants.flatMap((one, number) => (one.file === name ? [{ ...one, number }] : []));
    return here.length > 0 ? withMutants(text, here) : null;
  },
};

export default mergeConfig(
  { ...base, test: {} },
  defineConfig({
    plugins: [MUTANTS],
    test: {
      include: ['scripts/mutate-run.test.ts'],
      testNamePattern: /^try the mutants$/,
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: 0,
      hookTimeout: 0,
      passWithNoTests: true,
    },
  }),
);
