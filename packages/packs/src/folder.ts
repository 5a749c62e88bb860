/** Reads the files of a pack from the disk. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackFile } from './pack.ts';

/** All YAML and JSON below a folder, in the order of their names. Other files (a README, pictures) are left alone. */
export function readPackFolder(folder: string): PackFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(ya?ml|json)$/.test(name) && !name.split('/').some((part) => part.startsWith('.')))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}
