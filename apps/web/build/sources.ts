import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Manifest = { exports?: Record<string, { development?: string }> };

const PACKAGES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../packages');

/**
 * Takes our own packages from their sources. The condition `development` for the whole build would do that too, but
 * would also take the development builds of libraries.
 */
export function sources(): Plugin {
  return {
    name: 'sources',
    enforce: 'pre',
    resolveId: (id) => {
      const [, name, inner = ''] = /^@questwright\/([^/]+)(\/.*)?$/.exec(id) ?? [];
      if (name === undefined) return null;
      const manifest = JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8')) as Manifest;
      const target = manifest.exports?.[`.${inner}`]?.development;
      return target === undefined ? null : path.join(PACKAGES, name, target);
    },
  };
}
