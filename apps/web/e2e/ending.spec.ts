import { expect, test } from '@playwright/test';
import { barriers, PHONE } from './page.ts';
import { dock, goesOn, onward } from './table.ts';

test('a whole game against a bot ends with its result, and the same again begins another', PHONE, async ({ page }) => {
  await page.goto('/new');
  await page.getByText('Builder’s drawer').click();
  await page.getByRole('link', { name: 'Tic-tac-toe' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/t\//);
  const end = page.getByRole('region', { name: 'The end of the game' });
  for (let answers = 0; answers < 5; answers++) {
    const option = dock(page).getByRole('listitem').first();
    await expect(option.or(end)).toBeVisible();
    if (await end.isVisible()) break;
    await goesOn(page, () => onward(page));
  }
  await expect(end).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const address = page.url();
  await end.getByRole('button', { name: 'The same again' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
