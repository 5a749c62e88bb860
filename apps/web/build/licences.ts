import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Licence {
  name: string;
  packages: readonly string[];
}

const NOTICE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../NOTICE.md');

/** The packages of NOTICE.md by licence: the page and the file cannot differ. */
export function licencesIn(text: string): readonly Licence[] {
  return [...text.matchAll(/^\*\*(?<name>[^*]+)\*\*: (?<packages>.+)\.$/gm)].map(({ groups }) => ({
    name: groups!['name']!,
    packages: groups!['packages']!.split(', '),
  }));
}

export const LICENCES: readonly Licence[] = licencesIn(readFileSync(NOTICE, 'utf8'));
