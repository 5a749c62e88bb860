import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  globalSetup: './apps/web/e2e/setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // The small Chromium that comes from npm crashes now and then when it starts.
  retries: 2,
  // A slow machine is no failure.
  expect: { timeout: 15_000 },
  use: {
    // The server asks the system for a free port; the line it prints fills E2E_PORT.
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'dark', use: { ...devices['Desktop Chrome'], colorScheme: 'dark' } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: 'node --import tsx --conditions=development apps/server/src/main.ts --port 0 --data .cache/e2e-data',
    // All pages come from one address here.
    env: { QUESTWRIGHT_LIMITS: 'off', QUESTWRIGHT_POSITIONS: 'on' },
    wait: { stdout: /Questwright is at http:\/\/127\.0\.0\.1:(?<e2e_port>\d+)/ },
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
