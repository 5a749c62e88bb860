import { defineConfig, mergeConfig } from 'vitest/config';
import path from 'node:path';
import { mayHaveMarks, withSwitches } from './scripts/marks.mjs';
import base from './vitest.config.ts';

const ROOT = import.meta.dirname;

/** Every mark and refusal can be switched off while the rules are played: no module is loaded twice. */
const SWITCHES = {
  name: 'switches',
  enforce: 'pre' as const,
  transform(text: string, id: string): string | null {
    const file = path.relative(ROOT, id).split(path.sep).join('/');
    return mayHaveMarks(file) ? withSwitches(file, text) : null;
  },
};

// The worker is a thread, so that ending the process also ends a test that never returns.
export default mergeConfig(
  { ...base, test: {} },
  defineConfig({
    plugins: [SWITCHES],
    test: {
      include: ['scripts/rules-prove.test.ts'],
      testNamePattern: /^prove the rules$/,
      pool: 'threads',
      testTimeout: 0,
      hookTimeout: 0,
      passWithNoTests: true,
    },
  }),
);
