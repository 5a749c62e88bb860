import { expect, test } from '@playwright/test';
import { barriers, complaints } from './page.ts';

const SHORT = '/lab?players=2&variants=small-board,short-quest&games=4&seed=e2e';

test('bots play in the browser, it can be stopped and goes on, and the report keeps nobody out @phone', async ({
  page,
}) => {
  const heard = complaints(page);
  const status = page.locator('form').getByRole('status');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Lab' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lab');
  await expect(page.getByLabel('Players')).toHaveValue('4');
  await page.goto(SHORT);
  await expect(page.getByLabel('Players')).toHaveValue('2');
  await page.getByLabel('Games', { exact: true }).fill('2000');
  await page.getByRole('checkbox', { name: 'Old Hesper' }).check();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page).toHaveURL(/games=2000/);
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('value', '0');
  await expect(page.getByText(/left$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(status).toHaveText('Stopped. What was played is below.');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();

  // Other games are another lab: it begins anew.
  await page.getByLabel('Games', { exact: true }).fill('4');
  await page.getByRole('checkbox', { name: 'Old Hesper' }).uncheck();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(status).toHaveText('All games are played.');
  const order = page.getByRole('table', { name: 'Wins by turn order' });
  await expect(order.getByRole('row')).toHaveCount(3);
  await expect(order.getByRole('row').last()).toContainText('4');
  await page.getByText('Table: Rounds of a game').press('Enter');
  await expect(page.getByRole('region', { name: 'Rounds of a game' }).getByRole('table')).toBeVisible();
  await expect(page.getByText('npx questwright lab runebound --players 2')).toContainText('--games 4 --seed e2e');
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  expect(heard).toEqual([]);
});
