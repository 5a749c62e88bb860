import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

// The worker is a thread, so that ending the process also ends a test that never returns.
export default mergeConfig(
  { ...base, test: {} },
  defineConfig({
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
