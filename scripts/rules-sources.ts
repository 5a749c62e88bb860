import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringLiterals } from './rules-literals.ts';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const CACHE = path.join(ROOT, '.cache');

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/** Paths relative to the root, with forward slashes, in an order that does not depend on the machine. */
export function filesUnder(root: string, folder: string): readonly string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  const found: string[] = [];
  const entries = readdirSync(start, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) found.push(...filesUnder(root, name));
    else if (entry.isFile()) found.push(name);
  }
  return found;
}

const IS_SOURCE = /^packages\/[^/]+\/src\/.*(?<!\.test|\.d)\.ts$/;
const IS_RULE_TEST = /^packages\/[^/]+\/test\/rules\/.*\.test\.ts$/;

/** Sources whose citations count as enforcement: not the catalogue itself and not the test helpers. */
function enforces(file: string): boolean {
  return IS_SOURCE.test(file) && !/^packages\/(rulebook|harness)\//.test(file);
}

export const ruleTestFiles = (root: string): readonly string[] =>
  filesUnder(root, 'packages').filter((file) => IS_RULE_TEST.test(file));

/** Where each known id stands as a string literal in the sources, as `file:line`. */
export function findEnforced(root: string, isKnown: (id: string) => boolean): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const file of filesUnder(root, 'packages').filter(enforces)) {
    for (const { text, line } of stringLiterals(file, readFileSync(path.join(root, file), 'utf8'))) {
      if (!isKnown(text)) continue;
      const known = places.get(text) ?? [];
      known.push(`${file}:${line}`);
      places.set(text, known);
    }
  }
  return places;
}

/** Changes whenever a file changes that a rule test can depend on. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const settings = ['package-lock.json', 'vitest.config.ts', 'vitest.prove.config.ts'];
  const scripts = filesUnder(root, 'scripts').filter((file) => file.startsWith('scripts/rules'));
  const files = [...settings, ...scripts, ...filesUnder(root, 'packages'), ...filesUnder(root, 'fixtures')];
  for (const file of files) {
    if (!existsSync(path.join(root, file))) continue;
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
