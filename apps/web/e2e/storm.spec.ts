/** The Seven Scions: the storm on the table, and a group that rolls as one. */

import { expect, test } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { dock, hurry, onward, show } from './table.ts';

test.beforeEach(({ page }) => hurry(page));

test('the table shows where the storm stands, who holds a counter, and every Stormlord', PHONE, async ({ page }) => {
  const complained = complaints(page);
  await openAlone(page, 'storm-near');
  await show(page, 'Table');
  await expect(page.getByText('The storm counter stands on space 6 of 8.')).toBeAttached();
  await expect(page.getByText('Nerekhal — the storm counter is here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'The Archer' }).first()).toBeVisible();
  await expect(page.getByText('asleep, its counter on it').first()).toBeVisible();
  await page.getByRole('button', { name: 'The Still Eye' }).first().click();
  await expect(page.getByText(/Life 4/).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(complained).toEqual([]);
});

test('a Storm Event offers its courses, a Storm Challenge is fought by all', async ({ page }) => {
  await openAlone(page, 'storm-event');
  await expect(page.getByRole('heading', { name: 'The Weathercock' })).toBeVisible();
  await openAlone(page, 'storm-fight');
  await expect(page.getByRole('region', { name: 'The fight' })).toContainText('Hail-Geese');
});

test('the group sees its lowest values before it rolls', PHONE, async ({ page }) => {
  await openAlone(page, 'storm-together');
  const table = page.getByRole('table', { name: 'Ranged phase: one roll for all' });
  for (let answers = 0; answers < 6 && !(await table.isVisible()); answers++) await onward(page);
  await expect(table).toBeVisible();
  await expect(table.getByText(/lowest/).first()).toBeVisible();
  await expect(dock(page)).toBeVisible();
});
