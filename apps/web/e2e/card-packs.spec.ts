import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, complaints } from './page.ts';
import { dock, goesOn, hurry, onward, prompt } from './table.ts';

const option = (page: Page, words: string): Locator =>
  dock(page).getByRole('button', { name: new RegExp(`^\\d+ ${words}`) });
const panel = (page: Page, name: string): Locator =>
  page.locator('section section').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a die covers the last symbol of a Ritual, and the table shows what is ready and what is used as what', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const heard = complaints(page);
  await hurry(page);
  await openAlone(page, 'card packs');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const rituals = panel(page, 'Rituals');
  await expect(rituals).toContainText('4 of 5 symbols covered');
  await expect(rituals.getByRole('img', { name: 'plains (open)' })).toHaveCount(1);
  const legends = panel(page, 'Legends in play');
  await expect(legends).toContainText('used as an Item');
  await expect(legends).toContainText('used as an Ally');
  await expect(legends.getByRole('img', { name: '2 marks' })).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  for (let answers = 0; answers < 4 && !(await prompt(page).innerText()).includes('Where do you go'); answers++)
    await goesOn(page, () => onward(page));
  await goesOn(page, () => option(page, 'Use .* for Inner Fire: plains').first().click());
  await expect(rituals).not.toContainText('symbols covered');
  await expect(rituals.getByRole('img', { name: 'plains (covered)' })).toHaveCount(3);
  expect(heard).toEqual([]);
});
