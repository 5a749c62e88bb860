import { expect, test, type Page } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { dock, hurry, prompt } from './table.ts';

const board = (page: Page) => page.getByRole('grid', { name: 'The board' });
const square = (page: Page, name: string) => board(page).getByRole('gridcell', { name: new RegExp(`^${name},`) });
const planned = (page: Page) => dock(page).getByRole('button', { name: /Go there/ });
const layer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openSluice(page: Page): Promise<string[]> {
  await hurry(page);
  const heard = complaints(page);
  await openAlone(page, 'sluice');
  await expect(prompt(page)).toContainText('What does Nightingale');
  await expect(square(page, 'd6')).toHaveAccessibleName(/6 of 6 points, Break Attack by Cave Sickle/);
  return heard;
}

test('a way is planned with the mouse, with its strikes, looks and odds, and gone with one more click', async ({
  page,
}) => {
  const heard = await openSluice(page);
  await square(page, 'd6').click();
  await expect(planned(page)).toContainText('6 of 6 points');
  await expect(planned(page)).toContainText('Break Attack by Cave Sickle');
  // From there no Wisp is in reach, and its card says so.
  const attack = dock(page).getByRole('button', { name: /^\d+ Lantern Wisp 1/ });
  await expect(attack).toContainText('Not from d6: Lantern Wisp 1 is 8 spaces away');
  await expect(page.getByRole('status').filter({ hasText: 'd6' })).toContainText('not in sight');
  expect(await barriers(page)).toEqual([]);
  // Nothing on the board has committed.
  await expect(square(page, 'h4')).toHaveAccessibleName(/Nightingale/);
  await square(page, 'j5').click();
  await expect(attack).toContainText('Range 2');
  // Of several good ways another one is picked, and gone.
  const way = page.getByRole('button', { name: /^Way 1 of \d: another/ });
  const first = await planned(page).innerText();
  await way.click();
  await expect(planned(page)).not.toHaveText(first);
  await expect(page.getByRole('button', { name: /^Way 2 of/ })).toBeVisible();
  await planned(page).click();
  await expect(square(page, 'j5')).toHaveAccessibleName(/Nightingale/);
  await expect(prompt(page)).toContainText('3 SP are left');
  expect(heard).toEqual([]);
});

test('by keys alone: squares are walked and told, Enter plans, Enter again goes', async ({ page }) => {
  await openSluice(page);
  await square(page, 'h4').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^h2, stone, .*from .*; 2 of 6 points/);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName(/Nightingale/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(planned(page)).toContainText('h3, 1 of 6 points');
  await page.keyboard.press('Enter');
  await expect(square(page, 'h3')).toHaveAccessibleName(/Nightingale/);
});

test('the threat of an opponent shows when it is looked at, and that of all with a key', async ({ page }) => {
  await openSluice(page);
  const told = page.getByRole('list', { name: 'What opponents are after' });
  await expect(told).toHaveCount(0);
  await square(page, 'f5').focus();
  await expect(told.getByRole('listitem')).toHaveText(['Cave Sickle: AI Step 1, at Rook']);
  await square(page, 'j5').focus();
  await expect(told).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(layer(page, 'Threat')).toHaveAttribute('aria-pressed', 'true');
  await expect(told.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('t');
  await expect(layer(page, 'All threats')).toHaveAttribute('aria-pressed', 'true');
  await expect(told.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('m');
  await expect(layer(page, 'Reach')).toHaveAttribute('aria-pressed', 'false');
  expect(await barriers(page)).toEqual([]);
});

test('on a phone a tap plans, and the dock carries it out', PHONE, async ({ page }) => {
  await openSluice(page);
  await square(page, 'h3').click();
  await expect(planned(page)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await planned(page).click();
  await expect(square(page, 'h3')).toHaveAccessibleName(/Nightingale/);
  await expect(prompt(page)).toContainText('3 SP are left');
});
