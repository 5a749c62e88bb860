import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { ROOT } from './files.ts';
import type { Given } from './short-game.ts';
import { dock, hurry } from './table.ts';

/** A short quest that is won in few answers, and what these are. */
function shortGame(): { file: object; answers: readonly Given[] } {
  const script = path.join(import.meta.dirname, 'short-game.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--conditions=development', script], {
    cwd: ROOT,
  });
  return JSON.parse(printed.toString()) as ReturnType<typeof shortGame>;
}

const isFocused = (one: Locator): Promise<boolean> => one.evaluate((element) => element === document.activeElement);

/** Goes there with Tab alone. */
async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let keys = 0; keys < most; keys++) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}
async function press(page: Page, wanted: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** The number that an option bears; it may be folded away, behind one of the cards of the dock. */
async function numberOf(page: Page, option: string): Promise<string> {
  const number = page.locator(`[data-option="${option}"] kbd`).filter({ hasText: /^\d+$/ }).first();
  const folds = dock(page).locator('summary');
  for (let fold = -1; fold < (await folds.count()); fold++) {
    if (fold >= 0) {
      await press(page, folds.nth(fold), 'Enter');
      await expect(folds.nth(fold).locator('..').getByRole('listitem').first()).toBeVisible();
    }
    if ((await number.count()) > 0) return number.innerText();
    if (fold >= 0) await page.keyboard.press('Escape');
  }
  throw new Error(`${option} bears no number`);
}

/** A question is shown, and may be answered. */
const asked = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const open = document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '-1';
    return document.title.startsWith('●') ? Number(open) : -1;
  });

test('a whole game is played by keys alone, from the front page to its end', async ({ page }) => {
  test.setTimeout(120_000);
  const { file, answers } = shortGame();
  await hurry(page, { motion: 'none' });
  // The table that is set up is made with a secret of which it is known how it can be won.
  await page.route('**/api/tables', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({
      game: 'runebound',
      packs: ['short-quest'],
      seats: [{ kind: 'me' }],
    });
    const made = await page.request.post('/api/files', { data: file });
    return route.fulfill({ status: 201, json: (await made.json()) as object });
  });
  await page.route('**/api/tables/*/start', (route) => route.fulfill({ json: {} }));

  await page.goto('/');
  await press(page, page.getByRole('link', { name: /New game/ }).last(), 'Enter');
  await page.waitForURL(/\/new/);
  for (const pack of ['The Doom Track', 'Short Quest']) {
    await press(page, page.getByRole('checkbox', { name: pack }), 'Space');
  }
  await press(page, page.getByRole('link', { name: 'Open the box' }), 'Enter');
  for (const _ of [3, 2]) await press(page, page.getByRole('button', { name: 'Take the last seat away' }), 'Enter');
  await press(page, page.getByRole('button', { name: 'Begin' }), 'Enter');
  await page.waitForURL(/\/t\/[\w-]+$/);

  for (const { no, pick } of answers) {
    await expect.poll(() => asked(page), { timeout: 20_000, intervals: [20, 40, 80] }).toBe(no);
    for (let words = 1; words <= pick.length; words++) {
      await page.keyboard.type(await numberOf(page, pick.slice(0, words).join(' ')));
    }
  }
  const end = page.getByRole('region', { name: 'The end of the game' });
  await expect(end.getByRole('heading', { level: 2 })).toBeFocused({ timeout: 20_000 });
  await expect(end).toContainText(/wins the game/);
});
