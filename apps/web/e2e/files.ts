/** Game files that tests bring along. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../..');

/** A position of position.ts as a game file. */
export const positionFile = (name: string): string =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=development', path.join(HERE, 'position.ts'), name],
    { cwd: ROOT, encoding: 'utf8' },
  );
/** A short quest that one hero has won. */
export const wonQuest = (): string =>
  readFileSync(path.join(ROOT, 'fixtures/runebound/endings/short-quest-rune.json'), 'utf8');

/** Makes a table of a game file, all seats of it the guest's own, and gives its number. */
export async function bring(page: Page, file: string): Promise<string> {
  await page.goto('/about');
  return page.evaluate(async (body) => {
    const send = (url: string, text: string): Promise<Response> =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
    await send('/api/guest', '{}');
    const told = (await (await send('/api/files', body)).json()) as { id: string };
    return told.id;
  }, file);
}
