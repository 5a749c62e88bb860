/** The Frozen Wastes: the weather on tile and land, the cold on sheets, Legends and what they lack, clues, gear at its moment. */

import { expect, test } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { dock, hurry, show } from './table.ts';

test.beforeEach(({ page }) => hurry(page));

test(
  'the table tells the weather, who is cold, what Legends lack and where the Princess may be',
  PHONE,
  async ({ page }) => {
    const complained = complaints(page);
    await openAlone(page, 'isheim-road');
    await show(page, 'Table');
    const weather = page.getByRole('region', { name: 'Weather' });
    await expect(weather.getByText('mountains: 3 frost')).toBeAttached();
    await expect(weather.getByText('fjords: no frost')).toBeAttached();
    const snow = weather.getByRole('checkbox', { name: 'Falling snow' });
    await snow.uncheck();
    await expect(snow).not.toBeChecked();
    const legends = page.getByRole('region', { name: 'Legends' });
    await expect(legends.getByText('4 rumors on a blue jewel')).toBeVisible();
    await expect(legends.getByText(/You lack|Your rumors fit/)).toHaveCount(6);
    const hands = page.getByRole('region', { name: 'Rumors and clues' });
    await expect(hands.getByText(/: 3 rumors, 6 clues/)).toBeVisible();
    await expect(hands.getByText(/: 2 rumors, no clues|: 2 rumors, 0 clues/)).toBeVisible();
    await expect(hands.getByText(/\d of 7; more of|all seven match/).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(complained).toEqual([]);
  },
);

test('spaces say their frost and towns their kind; gear waits for its moment', async ({ page }) => {
  await openAlone(page, 'isheim-road');
  await expect(page.locator('[data-space="e12"]')).toHaveAttribute('aria-label', /2 frost/);
  await expect(page.locator('[data-space="noolu"]')).toHaveAttribute('aria-label', /Onoit village/);
  await expect(page.locator('[data-space="e13"]')).toHaveAttribute('aria-label', /Flare of/);
  const gear = page.getByRole('region', { name: 'Survival gear' });
  const snowshoe = gear.getByRole('button', { name: /Snowshoes: 2/ });
  await expect(snowshoe).toBeDisabled();
  await expect(gear.getByRole('button', { name: /Luckstones: 1. when a test fails/ })).toBeDisabled();
  await dock(page)
    .getByRole('button', { name: /Roll \d dice/ })
    .first()
    .click();
  await expect(snowshoe).toBeEnabled();
  await snowshoe.click();
  await expect(snowshoe).toHaveAttribute('aria-expanded', 'true');
  await gear.getByRole('listitem').getByRole('button').first().click();
  await expect(gear.getByRole('button', { name: /Snowshoes: 1/ })).toBeVisible();
});
