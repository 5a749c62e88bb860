import { expect, test } from '@playwright/test';
import { bring, wonGame } from './files.ts';
import { barriers } from './page.ts';

test('a bot is chosen by its strength and its style, and plays', async ({ page }) => {
  await page.goto('/new?packs=');
  await page.getByLabel('Short Quest').check();
  await page.getByRole('button', { name: 'Take the last seat away' }).click();
  await page.getByLabel('Seat 2').selectOption('A bot: legend');
  await page.getByLabel('How bot 2 plays').selectOption('boldly');
  await expect(page.getByLabel('Seat 2')).toHaveValue('bot:legend');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByText('Bot (legend), bold').first()).toBeVisible();
});

test('the end of a game tells its turning points, each with its moment', async ({ page }) => {
  const id = await bring(page, wonGame());
  await page.goto(`/t/${id}`);
  const turning = page.getByRole('region', { name: 'Turning points' });
  await expect(turning.getByRole('listitem').first()).toContainText(/chance to win went from \d+ % to \d+ %/);
  expect(await barriers(page)).toEqual([]);
  await turning.getByRole('link', { name: 'See it' }).first().click();
  await expect(page).toHaveURL(/\/replay\?at=\d+/);
});
