/** What people do at a table, for tests. */

import { expect, type Locator, type Page } from '@playwright/test';

export const dock = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' });
export const prompt = (page: Page): Locator => dock(page).getByRole('heading', { level: 2 });

/** A new guest starts a short quest against two bots. */
export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await isMyTurn(page);
}

export async function isMyTurn(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^● Your turn/, { timeout: 30_000 });
  await expect(dock(page).getByRole('listitem').first()).toBeVisible();
}

/** The number of the decision cannot be seen; the question, its options and the log together change with every answer. */
async function position(page: Page): Promise<string> {
  const log = await page.locator('[aria-live="polite"]').first().innerText();
  return `${await dock(page).innerText()}\n${log}`;
}

/** Answers with a key, and waits until the game has gone on to the next question for this player. */
export async function answerWith(page: Page, ...keys: readonly string[]): Promise<void> {
  const before = await position(page);
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => position(page), { timeout: 30_000 }).not.toBe(before);
  await isMyTurn(page);
}
