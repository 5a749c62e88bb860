import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTHWHILE = 1024;

/** Writes a compressed twin beside every text of the build; the server sends that to browsers that take it. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: ({ dir }) => {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const text = readFileSync(path.join(dir, name));
        if (text.length < WORTHWHILE) continue;
        const parameters = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(text, { params: parameters }));
      }
    },
  };
}
