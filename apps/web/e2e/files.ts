/** Game files that tests bring along. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const POSITIONS = path.join(ROOT, '.cache/positions');

/** A position of position.ts as a game file. */
export const positionFile = (name: string): string => readFileSync(path.join(POSITIONS, `${name}.json`), 'utf8');
/** A short quest that one hero has won. */
export const wonQuest = (): string =>
  readFileSync(path.join(ROOT, 'fixtures/runebound/endings/short-quest-rune.json'), 'utf8');

/** Makes a table of a game file, all seats of it the guest's own, and gives its number. */
export async function bring(page: Page, file: string): Promise<string> {
  await page.request.post('/api/guest', { data: {} });
  const made = await page.request.post('/api/files', { data: JSON.parse(file) as object });
  return ((await made.json()) as { id: string }).id;
}
