import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { barriers, complaints, PHONE } from './page.ts';
import { answerWith, dock, isMyTurn, playNow, prompt, show } from './table.ts';

test('a new guest presses Play now and plays fifteen decisions with the keyboard', async ({ page }) => {
  test.setTimeout(180_000);
  const heard = complaints(page);
  await playNow(page);
  await expect(prompt(page)).toContainText('Choose an experience counter');
  const asked = new Set<string>();
  const heights = new Set<number>();
  for (let decision = 0; decision < 15; decision++) {
    heights.add(Math.round((await dock(page).boundingBox())!.height));
    asked.add((await prompt(page).innerText()).replace(/You have .*/s, ''));
    // Places are numbered after everything else; some place is gone to where that is the question.
    const places = dock(page)
      .getByRole('group')
      .filter({ hasText: /places? to go/ });
    const goes = (await prompt(page).innerText()).includes('Where do you go') && (await places.count()) > 0;
    if (goes) await places.locator('summary').press('Enter');
    await answerWith(page, goes ? (await places.locator('kbd').first().textContent())! : '1');
  }
  expect(asked.size).toBeGreaterThan(2);
  expect([...heights]).toEqual([152]);
  expect(heard).toEqual([]);
});

test('a finger that rests on an option asks for its rule, and does not answer', PHONE, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'needs fingers');
  await playNow(page);
  const question = await prompt(page).innerText();
  const option = dock(page)
    .getByRole('button', { name: /\+2 Body/ })
    .first();
  const { x, y, width, height } = (await option.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('dialog').getByRole('link', { name: 'QST-SET-01' })).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(question);
});

test('every option tells its rule, and a number what makes it so', PHONE, async ({ page }) => {
  await playNow(page);
  // By the keyboard, which leads there on every screen; a finger presses the option for long.
  await dock(page).getByRole('button', { name: 'Why? +2 Body' }).press('Enter');
  const why = page.getByRole('dialog');
  await expect(why.getByRole('link', { name: 'QST-SET-01' })).toBeVisible();
  await expect(why).toContainText(/experience counter/i);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await show(page, 'Heroes');
  await page.getByTitle('Body: what makes it so').first().click();
  await expect(why.getByRole('row')).not.toHaveCount(1);
  await expect(why).toContainText(/It is \d+\./);
  await why.getByRole('button', { name: 'Close' }).click();
  await expect(why).toHaveCount(0);
});

test('an answer can be taken back and given again', async ({ page }) => {
  await playNow(page);
  const first = await prompt(page).innerText();
  const undo = dock(page).getByRole('button', { name: /undo/i });
  // Before the first answer the button says why it does nothing.
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAccessibleDescription(/nothing yet/);
  await page.keyboard.press('Control+z');
  await expect(dock(page).getByRole('status')).toContainText('nothing yet');
  await answerWith(page, '1');
  await answerWith(page, '1');
  await expect(prompt(page)).not.toHaveText(first);
  await expect(undo).toBeEnabled();
  const second = await prompt(page).innerText();
  await page.keyboard.press('Control+z');
  await expect(prompt(page)).not.toHaveText(second);
  await expect(dock(page).getByRole('button', { name: 'Redo' })).toBeEnabled();
  await page.keyboard.press('Control+y');
  await expect(prompt(page)).toHaveText(second);
  // Pressed with the mouse, the button does not keep the keys: Space would take back once more.
  await undo.click();
  await expect(prompt(page)).not.toHaveText(second);
  await expect(undo).not.toBeFocused();
  // Pressed by the keyboard, it keeps the focus.
  await dock(page).getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(dock(page).getByRole('button', { name: 'Redo' })).toBeFocused();
});

async function openTableForTwo(page: Page): Promise<string> {
  await page.goto('/new?packs=');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('friend');
  await page.getByRole('button', { name: 'Take the last seat away' }).click();
  await page.getByLabel('Short Quest').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  return page.getByLabel('Send this link to your friends').inputValue();
}

test('two browsers at one table by link: one answers, the other sees it; they talk', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const address = await openTableForTwo(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Your name').fill('Berta');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Berta')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(dock(page)).toBeVisible();
  await expect(dock(other)).toBeVisible();

  const mine = (one: Page) => one.title().then((title) => title.startsWith('●'));
  await expect.poll(async () => (await mine(page)) !== (await mine(other))).toBe(true);
  const [asked, waiting] = (await mine(page)) ? [page, other] : [other, page];
  await expect(waiting.getByRole('heading', { name: /^Waiting for/ })).toBeVisible();
  await asked.keyboard.press('2');
  await show(waiting, 'Log');
  await expect(waiting.getByText(/Body/).first()).toBeVisible();

  await show(page, 'Chat');
  await page.getByLabel('Say something to the table').fill('Good luck');
  await page.getByRole('button', { name: 'Say it' }).click();
  // Whoever does not have the talk before their eyes is told, and the talk counts what was not read.
  const told = other.getByRole('status').filter({ hasText: 'Good luck' });
  await expect(told).toBeVisible();
  await expect(other.getByRole('button', { name: 'Chat (1)' })).toBeVisible();
  await told.getByRole('button', { name: 'Answer' }).click();
  await expect(told).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  await expect(other.getByText('Good luck')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Good luck' })).toHaveCount(0);
  await context.close();
});

test('a line that breaks in the middle of a question mends itself', async ({ page }) => {
  let cut = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/socket', (line) => {
    lines.push(line);
    if (cut) void line.close();
    else line.connectToServer();
  });
  await playNow(page);
  const question = await prompt(page).innerText();
  cut = true;
  await lines.at(-1)!.close({ code: 1001 });
  const lost = page.getByRole('alert').filter({ hasText: 'The connection is lost' });
  await expect(lost).toBeVisible();
  await expect(prompt(page)).toHaveText(question);
  // An answer given meanwhile is not lost: it is sent when there is somebody to hear it.
  await page.keyboard.press('3');
  cut = false;
  await expect(lost).toHaveCount(0, { timeout: 30_000 });
  await isMyTurn(page);
  const news = page.locator('[aria-live="polite"]').first();
  await expect(news).toContainText(/Spirit/);
});

test('variants that contradict each other are refused, with the reason', async ({ page }) => {
  await page.goto('/new?game=runebound');
  await page.getByLabel('Shorter Runebound').check();
  await page.getByLabel('Longer Runebound').check();
  await expect(page.getByRole('status')).toContainText('contradict each other');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  await page.getByLabel('Longer Runebound').uncheck();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
});

test('a game that goes on is found again on the front page', async ({ page }) => {
  await playNow(page);
  const address = page.url();
  await page.goto('/');
  const games = page.getByRole('navigation', { name: 'Your games' });
  await expect(games.getByText('Your turn')).toBeVisible();
  await games.getByRole('link').first().click();
  await expect(page).toHaveURL(address);
  await isMyTurn(page);
});

test('whoever has no invitation is told so, and finds the way back', async ({ page, browser }) => {
  await playNow(page);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText('This table is private.')).toBeVisible();
  await stranger.goto('/t/no-such-table');
  await expect(stranger.getByText('There is no such table.')).toBeVisible();
  await context.close();
});

test('the new-game page and the table have no barrier of WCAG 2.2 AA', PHONE, async ({ page }) => {
  await page.goto('/new?game=runebound');
  await expect(page.getByLabel('Short Quest')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await playNow(page);
  expect(await barriers(page, { map: true })).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('nothing is wider than the window', PHONE, async ({ page }) => {
  await playNow(page);
  const width = page.viewportSize()?.width ?? 390;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.goto('/new?game=runebound');
  await expect(page.getByLabel('Short Quest')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
