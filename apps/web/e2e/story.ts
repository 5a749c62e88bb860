/** Pages and modules that are no part of the build, from a server for those who make them. */

import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs while the tests of a file do; gives its address. */
export function story(): () => string {
  let server: ViteDevServer;
  let address = '';
  // Projects run side by side and must not share what is prepared.
  const cacheDir = path.join(ROOT, `../../.cache/story-${process.pid}`);
  test.beforeAll(async () => {
    server = await createServer({
      root: ROOT,
      configFile: path.join(ROOT, 'vite.config.ts'),
      cacheDir,
      server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
      logLevel: 'error',
    });
    await server.listen();
    address = server.resolvedUrls?.local[0] ?? '';
  });
  test.afterAll(async () => {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });
  return () => address;
}
