import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['development', 'module', 'node', 'default'] },
  ssr: { resolve: { conditions: ['development', 'module', 'node', 'default'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    // Left to itself it leaves one core free, which is half of two.
    maxWorkers: '100%',
    // A slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    coverage: {
      provider: 'v8',
      include: ['packages/kernel/src/**/*.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: { lines: 95, branches: 95 },
    },
  },
});
