import { expect, test, type Page } from '@playwright/test';
import { barriers, complaints, PHONE } from './page.ts';

const PAGES = {
  '/': 'Three runes. One dragon lord.',
  '/new': 'Which box comes to the table?',
  '/new?game=runebound': 'Who sits at the table?',
  '/lobby': 'Tables',
  '/lab': 'The lab',
  '/about': 'About Questwright',
  '/board': 'The Aldermark',
};
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const;

for (const [address, title] of Object.entries(PAGES)) {
  test(`${address} fits every window, keeps nobody out, and the browser has nothing to complain about`, async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.waitForLoadState('networkidle');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    }
    expect(await barriers(page)).toEqual([]);
    expect(heard).toEqual([]);
  });
}

const settings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
};
const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('settings hold at once, on the next page, and in another tab', PHONE, async ({ page, context }) => {
  await page.goto('/new');
  const dialog = await settings(page);
  await dialog.getByRole('radio', { name: 'Light' }).check({ force: true });
  const light = await ground(page);
  await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true });
  expect(await ground(page)).not.toBe(light);
  await dialog.getByRole('slider', { name: 'A bot’s turn' }).fill('7.5');
  await expect(dialog.getByText('7.5 s')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Dice' }).check();
  expect(await barriers(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto('/lobby');
  const there = await settings(other);
  await expect(there.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(there.getByRole('checkbox', { name: 'Dice' })).toBeChecked();
  await expect(there.getByRole('checkbox', { name: 'Coins' })).not.toBeChecked();
  await there.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect.poll(() => ground(page)).toBe(light);
  await there.getByRole('button', { name: 'Everything as it was at first' }).click();
  await expect(there.getByRole('radio', { name: 'System', exact: true })).toBeChecked();
});

test('a page is light or dark from the start, as the system says', async ({ page, browser }) => {
  await page.goto('/new');
  const context = await browser.newContext({ colorScheme: 'light' });
  const byDay = await context.newPage();
  await byDay.goto('/new');
  expect(await ground(byDay)).not.toBe(await ground(page));
  await context.close();
});

test('who wants no motion gets none', async ({ page }) => {
  await page.goto('/new');
  const dialog = await settings(page);
  await dialog.getByRole('radio', { name: 'None' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
});

test('somebody sits down two taps after a link, and has seen who is there', PHONE, async ({ page, browser }) => {
  const table = `Thursday ${Date.now()}`;
  await page.goto('/new?with=friend');
  await page.getByRole('button', { name: 'Take the last seat away' }).click();
  await page.getByLabel('Name of the table').fill(table);
  await page.getByLabel(/Everybody may watch/).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Send this link to your friends').inputValue();
  await page.getByRole('button', { name: /plays: Whoever comes/ }).click();
  await page.getByRole('button', { name: /^Old Hesper/ }).click();
  await expect(page.getByRole('button', { name: /plays: Old Hesper/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByText('Old Hesper')).toBeVisible();
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.getByText('you', { exact: true })).toBeVisible();
  // Whom the host plays nobody else can.
  await friend.getByRole('button', { name: /plays: Whoever comes/ }).click();
  await expect(friend.getByRole('button', { name: /^Old Hesper/ })).toBeDisabled();
  await friend.getByRole('button', { name: /^Rurik Stonebrow/ }).click();
  await expect(page.getByText('Rurik Stonebrow')).toBeVisible();

  // A stranger finds the table among those with people to watch.
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/lobby');
  const row = stranger.getByRole('link', { name: table });
  await expect(row).toContainText('Watch');
  await row.click();
  await expect(stranger.getByText('You are watching.')).toBeVisible();
  // The host finds it among their own, with whose turn it is.
  await page.goto('/lobby');
  await expect(page.getByRole('link', { name: table })).toContainText(/Your turn|Waiting for/);
  await friend.context().close();
  await stranger.context().close();
});

test('a page that breaks says so, and has something to send', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Something that no server of ours would say.
  await page.route('**/api/games', (route) => route.fulfill({ json: [{ id: 'odd', title: 'Odd', packs: 'none' }] }));
  await page.goto('/new?game=odd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table has cracked');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy report' }).click();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Questwright /new');
  expect(report).toContain('TypeError');
  await page.unroute('**/api/games');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which box comes to the table?');
});

test('others show a picture of a link to us', async ({ page, request }) => {
  await page.goto('/');
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content'))!;
  expect(picture).toBe(new URL('/social.jpg', page.url()).href);
  const reply = await request.get(picture);
  expect(reply.headers()['content-type']).toBe('image/jpeg');
  expect((await reply.body()).length).toBeLessThan(200_000);
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture);
  expect(size).toEqual([1200, 630]);
});
