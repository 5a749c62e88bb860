/** What tests share, made once before them: game files of all positions, and the pages that are no part of the build. */

import path from 'node:path';
import { build, preview } from 'vite';
import { ROOT, writePositions } from './files.ts';

const WEB = path.join(ROOT, 'apps/web');
const STORY = path.join(ROOT, '.cache/story');

export default async function setUp(): Promise<() => Promise<void>> {
  writePositions();
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
