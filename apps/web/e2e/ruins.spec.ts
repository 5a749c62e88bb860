/** The Cataclysm: dice in two rows before the roll, the fates of the towns, quests, and a curse that is faced. */

import { expect, test } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { dock, hurry, show } from './table.ts';

test.beforeEach(({ page }) => hurry(page));

test('the table shows every town, its curse, the points and the quests', PHONE, async ({ page }) => {
  const complained = complaints(page);
  await openAlone(page, 'ruins-road');
  await show(page, 'Table');
  await expect(page.getByText('destroyed: nobody may enter').first()).toBeVisible();
  await expect(page.getByText('under the Ashen Flock; counts as plains')).toBeVisible();
  await expect(page.getByText('freed of the Winter Lord; its market is open')).toBeVisible();
  await expect(page.getByText(/1 of 12, no town freed/)).toBeVisible();
  await expect(page.getByText(/4 of 12, one town freed/)).toBeVisible();
  await expect(page.getByText(/1 of 2/).first()).toBeVisible();
  await page.getByRole('button', { name: 'The Dragon Destroyer' }).first().click();
  // On a phone the card lies over everything.
  const card = page.getByRole('dialog', { name: 'The Dragon Destroyer' });
  await expect(
    page
      .getByText(/Life 5/)
      .or(card)
      .first(),
  ).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(complained).toEqual([]);
});

test('dice are divided with a slider before they are rolled, and lie in two rows', PHONE, async ({ page }) => {
  await openAlone(page, 'ruins-road');
  await dock(page)
    .getByRole('button', { name: /Roll 4 dice/ })
    .first()
    .click();
  const divide = page.getByRole('region', { name: 'Divide your dice' });
  await expect(divide).toBeVisible();
  await divide.getByRole('slider', { name: 'Trading dice' }).fill('3');
  await divide.getByRole('button', { name: '1 travel, 3 trade' }).click();
  const rows = page.getByRole('region', { name: 'Two pools of dice' });
  await expect(rows.getByText('Travel')).toBeVisible();
  await expect(rows.getByText('Trade', { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('a cursed town offers its source to who has a card of it', async ({ page }) => {
  await openAlone(page, 'ruins-town');
  const face = dock(page)
    .getByRole('button', { name: /Face The Shepherd of Ash/ })
    .first();
  await expect(face).toBeVisible();
  await expect(
    dock(page)
      .getByRole('button', { name: /Leave the curse alone/ })
      .first(),
  ).toBeVisible();
  await face.click();
  await expect(page.getByText('The Shepherd of Ash').first()).toBeVisible();
});
