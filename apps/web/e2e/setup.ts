/** What tests share, made once before them: game files of all positions, and the pages that are no part of the build. */

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, preview } from 'vite';
import { POSITIONS, ROOT } from './files.ts';

const WEB = path.join(ROOT, 'apps/web');
const STORY = path.join(ROOT, '.cache/story');

export default async function setUp(): Promise<() => Promise<void>> {
  rmSync(POSITIONS, { recursive: true, force: true });
  const script = path.join(WEB, 'e2e/position.ts');
  execFileSync(process.execPath, ['--import', 'tsx', '--conditions=development', script, POSITIONS], { cwd: ROOT });
  const shared = { root: WEB, configFile: path.join(WEB, 'vite.config.ts'), mode: 'story', logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir: STORY, emptyOutDir: true } });
  const server = await preview({
    ...shared,
    build: { outDir: STORY },
    // Any free port.
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  process.env['E2E_STORY'] = server.resolvedUrls!.local[0]!;
  return () => server.close();
}
