import { expect, test, type Page } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, complaints } from './page.ts';
import { dock, goesOn, hurry, onward, prompt } from './table.ts';

const left = (page: Page) => dock(page).getByRole('group', { name: 'Left to the table' });

/** Before the first roll of a fight. */
async function untilItCanBeLeft(page: Page, position: string): Promise<void> {
  await openAlone(page, position);
  const fightOn = left(page).getByRole('button', { name: /Fight on/ });
  for (let answers = 0; answers < 4 && !(await fightOn.isVisible()); answers++) await goesOn(page, () => onward(page));
  await expect(fightOn).toBeVisible();
}

test('a fight that cannot be lost is fought to its end with one key', async ({ page }) => {
  const heard = complaints(page);
  await hurry(page);
  await untilItCanBeLeft(page, 'sure win');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('f');
  await expect(prompt(page)).not.toContainText(/Attack|phase/i, { timeout: 30_000 });
  await expect(left(page).getByRole('button', { name: /Fight on|Stop/ })).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('it asks where its owner wants to be asked, and says why; the limits are kept', async ({ page }) => {
  await hurry(page);
  await untilItCanBeLeft(page, 'fight');
  await left(page).getByRole('button', { name: 'Set' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider', { name: /knockout/ }).fill('0');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(left(page)).toContainText('a knockout is over 0 in 100');
  const asked = await prompt(page).innerText();
  await left(page)
    .getByRole('button', { name: /Fight on/ })
    .click();
  await expect(left(page).getByRole('status')).toContainText('it is for you to choose');
  expect(await prompt(page).innerText()).toBe(asked);
  const kept = await page.evaluate(() => localStorage.getItem('questwright.settings'));
  expect(JSON.parse(kept!)).toMatchObject({ standing: { 'fight-on': { knockout: 0, points: 5 } } });
});

test('all the wounds of a hero are healed with one press', async ({ page }) => {
  await hurry(page);
  await openAlone(page, 'market');
  const all = page.getByRole('button', { name: 'Heal all 3 wounds of your party for 3 gold' });
  await goesOn(page, () => all.click());
  await expect(all).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^\d* ?Heal/ })).toHaveCount(0);
});
