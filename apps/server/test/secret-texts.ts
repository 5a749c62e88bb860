/** Texts that no client may have before they are revealed to it. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '@questwright/kernel';
import type { Secrets } from '@questwright/messages';

export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
/** As `scripts/layers.mjs` has it. */
const SECRET_FILE = /(^|\/)secrets(\/|\.[^/]*$)/;
const SHORTEST = 4;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test', 'e2e'].includes(entry.name)) continue;
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}
const sources = ['packages', 'apps/web'].flatMap((folder) => [...filesBelow(path.join(ROOT, folder))]);

/** All words in files that are called secrets, by key. */
export function secretWords(): Record<string, string> {
  const files = sources.filter((file) => SECRET_FILE.test(file) && file.endsWith('.json'));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as never;
}

let open: string | null = null;
/** Whether a text stands in what everybody may read. */
function isPublic(text: string): boolean {
  open ??= sources
    .filter((file) => !SECRET_FILE.test(file) && /\/src\/.*\.(ts|tsx|json)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return open.includes(text);
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [key, ...textsIn(inside)]);
}

/** What stands in secret cards, and nowhere else. */
export function secretNames({ content }: Secrets): string[] {
  const all = Object.entries(content).flatMap(([id, card]) => [id, ...textsIn(card as Json)]);
  return [...new Set(all)].filter((text) => text.length >= SHORTEST && !isPublic(text));
}
