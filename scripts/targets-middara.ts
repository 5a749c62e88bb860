/** The screens of Middara that there are target pictures of. */

import { expect, type Page } from '@playwright/test';
import { openAlone } from '../apps/web/e2e/late.ts';
import { dock, goesOn, isMyTurn } from '../apps/web/e2e/table.ts';
import type { Target } from './targets.ts';

/** Nightingale could go past the Sickle, and is struck on the way. */
async function planned(page: Page): Promise<void> {
  await openAlone(page, 'sluice');
  await page.getByRole('gridcell', { name: /^d6, .*6 of 6 points/ }).press('Enter');
  await expect(dock(page).getByRole('button', { name: /Go there/ })).toContainText('Break Attack');
}
/** At whom an opponent is going to strike. */
async function told(page: Page): Promise<void> {
  await openAlone(page, 'before an opponent');
  await dock(page)
    .getByRole('button', { name: /End the turn|End Nightingale/ })
    .first()
    .click();
  const story = page.getByRole('region', { name: /^The turn of/ });
  await expect(story).toBeVisible({ timeout: 30_000 });
  for (const part of ['goes from', 'attacks']) {
    await page.keyboard.press('Space');
    await expect(story).toContainText(part);
  }
}
async function shopping(page: Page): Promise<void> {
  await openAlone(page, 'an outfit');
  await goesOn(page, () => page.keyboard.press('1'));
  await isMyTurn(page);
}
async function store(page: Page): Promise<void> {
  await shopping(page);
  await goesOn(page, () => page.getByRole('button', { name: 'Shop for Rook' }).click());
  await page
    .getByRole('button', { name: /^Great Hammer/ })
    .first()
    .click();
}
async function trees(page: Page): Promise<void> {
  await shopping(page);
  await goesOn(page, () =>
    dock(page)
      .getByRole('button', { name: /Disciplines/ })
      .first()
      .click(),
  );
  await page.getByRole('button', { name: /^Onslaught/ }).click();
}
async function setup(page: Page): Promise<void> {
  await page.goto('/new?game=middara');
  await page.locator('label').filter({ hasText: 'The Sluice' }).first().click();
}

const PHONE = { wide: 390, high: 844, phone: true } as const;
const STEPS = { stepMode: true, botTurnSeconds: 3, animationSpeed: 1 };
const SCREENS: Readonly<Record<string, Omit<Target, 'picture'>>> = {
  '01-activation': { reach: planned },
  '02-enemy-turn': { reach: told, settings: STEPS },
  '03-attack': { reach: (page) => openAlone(page, 'symbols to spend') },
  '04-store': { reach: store },
  '05-disciplines': { reach: trees },
  '08-phone-board': { ...PHONE, reach: (page) => openAlone(page, 'sluice') },
  '08-phone-dock': { ...PHONE, reach: planned },
  '08-phone-storyboard': { ...PHONE, reach: told, settings: STEPS },
  '09-setup': { reach: setup },
  '10-activation-1024': { wide: 1024, high: 768, reach: planned },
};
export const MIDDARA_TARGETS: Readonly<Record<string, Target>> = Object.fromEntries(
  Object.entries(SCREENS).map(([name, screen]) => [`middara-${name}`, { ...screen, picture: `../middara/${name}` }]),
);
