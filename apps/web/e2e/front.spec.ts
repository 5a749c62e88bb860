import { expect, test } from '@playwright/test';
import { barriers, complaints, PHONE } from './page.ts';

test('the front page offers a game at once, and the browser has nothing to complain about', PHONE, async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/');
  // The first sentence is what one plays for.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three runes. One dragon lord.');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/fight/, /wins/, /minutes/]);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New game the shelf' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Old Hesper' })).toBeAttached();
  expect(heard).toEqual([]);
});

test('the full game has the Doom Track chosen, and a link can ask for the game without it', async ({ page }) => {
  const doom = page.getByRole('checkbox', { name: 'The Doom Track' });
  await page.goto('/');
  await page.getByRole('link', { name: 'New game the shelf' }).click();
  await expect(page.getByRole('radio', { name: 'Runebound' })).toBeChecked();
  await expect(doom).toBeChecked();
  await page.getByRole('link', { name: 'Open the box' }).click();
  await expect(doom).toBeChecked();
  await expect(doom).toHaveAccessibleDescription(/rounds/);
  await page.goto('/new?packs=');
  await expect(doom).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
});

test('a box is taken from the shelf by keyboard, and says what it is and for how many', async ({ page }) => {
  await page.goto('/new');
  const note = page.getByRole('region', { name: 'Runebound' });
  await expect(note).toContainText('1 to 6');
  await page.getByRole('radio', { name: 'Runebound' }).focus();
  await page.keyboard.press('ArrowRight');
  const other = page.getByRole('region', { name: 'Middara' });
  await expect(other).toContainText('1 to 4');
  await expect(other.getByRole('link', { name: 'Open the box' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('checkbox', { name: 'Short Quest' }).check();
  await note.getByRole('link', { name: 'Open the box' }).click();
  await expect(page.getByRole('checkbox', { name: 'Short Quest' })).toBeChecked();
});

test('whoever picks a face plays that hero, two clicks after the page has come', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Old Hesper' }).check({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'Arrive in towns rested' })).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText('Hesper').first()).toBeVisible();
});

test('the scene lives, and stands still for whoever wants no motion', async ({ page }) => {
  const moving = (): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.goto('/');
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});

test('all faces of the front page are there', async ({ page }) => {
  await page.goto('/');
  const faces = page
    .getByRole('radiogroup')
    .or(page.getByRole('group', { name: 'Who will you be?' }))
    .locator('img');
  await expect(faces).toHaveCount(12);
  const broken = await faces.evaluateAll(async (images) => {
    await Promise.all(images.map((image) => (image as HTMLImageElement).decode().catch(() => {})));
    return images.filter((image) => (image as HTMLImageElement).naturalWidth !== 256).map((image) => image.outerHTML);
  });
  expect(broken).toEqual([]);
});

test('the fonts are our own and arrive', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Alegreya Variable', 'Cinzel Variable']));
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a command can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/about');
  for (const game of ['tictactoe', 'lanterns', 'skirmish']) {
    await expect(page.getByText(`npx questwright play ${game}`, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Copy: npx questwright play lanterns' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied: npx questwright play lanterns' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx questwright play lanterns');
});

test('an unknown address leads to a page that leads back', async ({ page }) => {
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the front page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three runes. One dragon lord.');
});

test('the page is sent with a strict content security policy, and the icon is there', async ({ page, request }) => {
  const response = await page.goto('/');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const icon = await request.get('/favicon.svg');
  expect(icon.headers()['content-type']).toContain('image/svg+xml');
});
