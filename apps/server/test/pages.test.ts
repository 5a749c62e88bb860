/** What a browser can load has no secret of any game in it. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES } from '@questwright/games';
import { expect, test } from 'vitest';
import { ensureWebBuild } from '../src/web-build.ts';
import { ROOT, secretNames, secretWords } from './secret-texts.ts';

const WORDS = Object.values(secretWords());
const NAMES = GAMES.flatMap(({ secrets }) => (secrets ? secretNames(secrets) : []));
const inAscii = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Secret texts in a piece of a page, as they are or with letters spelled as numbers. */
const secretsIn = (text: string): string[] =>
  [...WORDS, ...NAMES].filter((one) => text.includes(one) || text.includes(inAscii(one)));

/** Files that are the same in another coat are left out. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|png|webp|woff2)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
const secretsBelow = (folder: string): string[] =>
  filesBelow(folder).flatMap((file) =>
    secretsIn(readFileSync(file, 'utf8')).map((text) => `${path.relative(folder, file)}: ${text}`),
  );

type Output = { output: { code?: string; source?: unknown }[] };
type Vite = { build(options: object): Promise<Output | Output[]> };

/** Everything that a page gets which imports this. */
async function bundled(source: string): Promise<string> {
  const web = createRequire(path.join(ROOT, 'apps/web/package.json'));
  const { build } = (await import(pathToFileURL(web.resolve('vite')).href)) as Vite;
  const entry = path.join(ROOT, 'apps/server/test', `page-${process.pid}.ts`);
  writeFileSync(entry, source);
  try {
    const made = await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      resolve: { conditions: ['development'] },
      build: { write: false, lib: { entry, formats: ['es'] } },
    });
    const outputs = Array.isArray(made) ? made : [made];
    return outputs.flatMap(({ output }) => output.map(({ code, source: asset }) => code ?? String(asset))).join('\n');
  } finally {
    rmSync(entry);
  }
}

test('there is something to hide', () => {
  expect(WORDS.length).toBeGreaterThan(50);
  expect(WORDS).toContain('something in it still glows');
  expect(NAMES).toContain('sluice-warden');
  expect(NAMES).not.toContain('cave-sickle');
});

test('the pages as the server has them', { timeout: 300_000 }, async () => {
  const folder = await ensureWebBuild(ROOT, () => {});
  expect(filesBelow(folder).length).toBeGreaterThan(20);
  const pages = filesBelow(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // What everybody may know of the same cards is there.
  expect(pages).toContain('Letter of Credit');
  expect(pages).toContain('bombing-the-sickles');
  expect(secretsBelow(folder)).toEqual([]);
});

test('a secret that was planted is found', { timeout: 120_000 }, async () => {
  const whole = await bundled("export { GAMES } from '@questwright/games';");
  expect(secretsIn(whole).toSorted()).toEqual([...WORDS, ...NAMES].toSorted());
  const folder = mkdtempSync(path.join(tmpdir(), 'questwright-pages-'));
  writeFileSync(path.join(folder, 'table.js'), `const a=${inAscii('"Keeper’s Key"')}`);
  writeFileSync(path.join(folder, 'table.css'), '.a::after { content: "something in it still glows"; }');
  expect(secretsBelow(folder).toSorted()).toEqual(['table.css: something in it still glows', 'table.js: Keeper’s Key']);
  rmSync(folder, { recursive: true });
});
