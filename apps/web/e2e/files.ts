/** Game files that tests bring along. */

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const POSITIONS = path.join(ROOT, '.cache/positions');

/** Makes game files of all positions of position.ts. */
export function writePositions(): void {
  rmSync(POSITIONS, { recursive: true, force: true });
  const script = path.join(import.meta.dirname, 'position.ts');
  execFileSync(process.execPath, ['--import', 'tsx', '--conditions=development', script, POSITIONS], { cwd: ROOT });
}
/** A position of position.ts as a game file. */
export const positionFile = (name: string): string => readFileSync(path.join(POSITIONS, `${name}.json`), 'utf8');
/** A game that was recorded to its end. */
const ending = (name: string): string =>
  readFileSync(path.join(ROOT, `fixtures/runebound/endings/${name}.json`), 'utf8');
/** A short quest that one hero has won. */
export const wonQuest = (): string => ending('short-quest-rune');
/** A game that one of several heroes has won. */
export const wonGame = (): string => ending('margath-killed');

/** Makes a table of a game file, all seats of it the guest's own, and gives its number. */
export async function bring(page: Page, file: string): Promise<string> {
  await page.request.post('/api/guest', { data: {} });
  const made = await page.request.post('/api/files', { data: JSON.parse(file) as object });
  return ((await made.json()) as { id: string }).id;
}
