import { expect, test, type Browser, type Page } from '@playwright/test';
import { openAlone, openForTwo } from './late.ts';
import { barriers, PHONE } from './page.ts';
import { answerWith, dock, goesOn, isMyTurn, menu, playNow, prompt, show } from './table.ts';

async function choose(page: Page, seats: readonly string[], { open = false } = {}): Promise<void> {
  await page.goto('/new?packs=');
  await page.getByLabel('Short Quest').check();
  await page.getByRole('button', { name: 'Take the last seat away' }).click();
  for (const [i, seat] of seats.entries()) await page.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(seat);
  if (open) await page.getByLabel(/Everybody may watch/).check();
  await page.getByRole('button', { name: /^(Begin|Open the table)$/ }).click();
  await page.waitForURL(/\/t\//);
}
async function friend(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

test('a spectator sees the game and can do nothing about it', async ({ page, browser }) => {
  await choose(page, ['me', 'bot:greedy'], { open: true });
  await isMyTurn(page);
  const watcher = await friend(browser, page.url());
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await expect(watcher.getByRole('heading', { name: /^Waiting for/ })).toBeVisible();
  await expect(dock(watcher).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('1 spectator')).toBeVisible();
  await answerWith(page, '2');
  await show(watcher, 'Log');
  await expect(watcher.getByText(/Body/).first()).toBeVisible();
  await watcher.context().close();
});

test('taking back past a roll is asked of the others', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await choose(page, ['me', 'friend']);
  const other = await friend(browser, await page.getByLabel('Send this link to your friends').inputValue());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(dock(page)).toBeVisible();
  await expect(dock(other)).toBeVisible();
  const isAsked = async (one: Page): Promise<boolean> => (await one.title()).startsWith('●');
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(other))).toBe(true);
  const [asker, asked] = (await isAsked(page)) ? [page, other] : [other, page];
  // Two counters to start with, then the roll.
  for (let answers = 0; answers < 3; answers++) await answerWith(asker, '1');
  // Some Heroes may roll again first.
  await expect(prompt(asker)).toContainText(/Where do you go|movement dice have been rolled/);
  await asker.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(asked.getByRole('alert')).toContainText('asks to take back');
  await goesOn(asker, () => asked.getByRole('button', { name: 'Agree' }).click());
  await expect(prompt(asker)).toContainText('How do you move');
  await expect(asked.getByRole('alert')).toHaveCount(0);
  await other.context().close();
});

test('whoever gets up leaves a seat: a bot plays on, and the one who left comes back', async ({ page, browser }) => {
  const other = await openForTwo(page, browser, 'meeting');
  const hero = 'Hesper';
  await menu(other).click();
  await other.getByRole('button', { name: /^Get up/ }).click();
  for (const one of [page, other]) await expect(one.getByText(`Nobody plays ${hero} now.`)).toBeVisible();
  // A third person may sit down on it, and get up again.
  const guest = await (await browser.newContext()).newPage();
  const { invite } = (await (await page.request.get(page.url().replace('/t/', '/api/tables/'))).json()) as {
    invite: string;
  };
  await guest.goto(`${page.url()}?invite=${invite}`);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText(`Nobody plays ${hero} now.`)).toHaveCount(0);
  await expect(guest.getByText('You are watching.')).toHaveCount(0);
  await menu(guest).click();
  await guest.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(guest.getByText(`A bot plays ${hero} for you.`)).toBeVisible();
  expect(await barriers(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(guest.getByText('You are watching.')).toHaveCount(0);
  await guest.context().close();
  await other.context().close();
});

test('a bot that plays for somebody who plays alone does not run away with the game: the seat comes back', async ({
  page,
}) => {
  await openAlone(page, 'meeting');
  await menu(page).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'A bot plays Varikas for you.' });
  const back = banner.getByRole('button', { name: 'Take the seat back' });
  const { seq: before } = (await (await page.request.get(page.url().replace('/t/', '/api/tables/'))).json()) as {
    seq: number;
  };
  await expect(back).toBeVisible();
  // It plays, and no faster than it is shown.
  const now = async () =>
    (await (await page.request.get(page.url().replace('/t/', '/api/tables/'))).json()) as {
      seq: number;
      status: string;
    };
  await expect.poll(async () => (await now()).seq).toBeGreaterThan(before);
  await page.waitForTimeout(2500);
  expect(await now()).toMatchObject({ status: 'playing' });
  await back.click();
  await expect(page.getByText('You are watching.')).toHaveCount(0);
  await expect(page.getByText(/A bot plays .* for you/)).toHaveCount(0);
});

test('the host keeps the seat of a bot for a friend, who comes by a link into the running game', async ({
  page,
  browser,
}) => {
  await openAlone(page, 'meeting');
  await menu(page).click();
  await page.getByRole('button', { name: 'Keep the seat of Hesper for a friend' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'Nobody plays Hesper now.' });
  const guest = await friend(browser, await banner.getByRole('textbox').inputValue());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(banner).toHaveCount(0);
  await expect(guest.getByText('You are watching.')).toHaveCount(0);
  await guest.context().close();
});

test('the menu saves, leads to the tables and gives up; Escape closes it', PHONE, async ({ page }) => {
  await playNow(page);
  const open = menu(page);
  const resign = page.getByRole('button', { name: 'Give up' });
  await open.click();
  await expect(resign).toBeVisible();
  await expect(page.getByRole('link', { name: /^To the tables/ })).toHaveAttribute('href', '/lobby');
  await page.keyboard.press('Escape');
  await expect(resign).toBeHidden();
  await open.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^runebound-.*\.json$/);
  await page.keyboard.press('Escape');
  await open.click();
  await resign.click();
  await expect(page.getByRole('dialog')).toContainText('cannot be taken back');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.waitForURL(/\/lobby$/);
  await expect(page.getByText('You have no game under way.')).toBeVisible();
});
