import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriers, PHONE } from './page.ts';
import { openAtOneScreen } from './late.ts';
import { dock, goesOn, hurry, isMyTurn, onward, openSettings, prompt, reachable } from './table.ts';

const curtain = (page: Page): Locator => page.getByRole('region', { name: 'Hand over the screen' });
const take = (page: Page): Locator => curtain(page).getByRole('button', { name: /^I am / });
const asked = async (page: Page): Promise<string> => (await prompt(page).innerText()).split(':')[0]!;

async function twoAtOneScreen(page: Page): Promise<void> {
  await page.goto('/new?packs=');
  await page.getByLabel('Short Quest').check();
  await page.getByRole('button', { name: 'Take the last seat away' }).click();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/t\//);
  await expect(take(page).or(dock(page).getByRole('listitem').first()).first()).toBeVisible();
}
/** One player's turn, until the other one is asked or some other question comes. */
async function playOn(page: Page, until: () => Promise<boolean>): Promise<void> {
  const stay = dock(page).getByRole('button', { name: /Stay$/ }).first();
  for (let answers = 0; answers < 14 && !(await until()); answers++) {
    await goesOn(page, async () => ((await stay.isVisible()) ? stay.click() : onward(page)));
  }
}

test(
  'between two people at one screen the table is covered, and shows each their own side',
  PHONE,
  async ({ page }) => {
    await twoAtOneScreen(page);
    if (await take(page).isVisible()) await take(page).click();
    await isMyTurn(page);
    const first = await asked(page);
    await playOn(page, () => curtain(page).isVisible());
    await expect(curtain(page)).toBeVisible();
    // Nothing of the table can be reached, read or seen behind it.
    await expect(page.locator('[inert]').filter({ has: page.locator('[aria-label="What to do now"]') })).toHaveCount(1);
    const uncovered = await page.evaluate(() => {
      const cover = document.querySelector('[aria-label="Hand over the screen"]')!;
      const points = [0.02, 0.25, 0.5, 0.75, 0.98];
      return points.flatMap((x) =>
        points.filter((y) => !cover.contains(document.elementFromPoint(x * innerWidth, y * innerHeight))),
      );
    });
    expect(uncovered).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await expect(take(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(curtain(page)).toHaveCount(0);
    await isMyTurn(page);
    expect(await asked(page)).not.toBe(first);
  },
);

test('those who play with open cards need no curtain', async ({ page }) => {
  await twoAtOneScreen(page);
  if (await take(page).isVisible()) await take(page).click();
  await isMyTurn(page);
  const first = await asked(page);
  await playOn(page, () => curtain(page).isVisible());
  await curtain(page)
    .getByRole('button', { name: /no curtain/ })
    .click();
  await expect(curtain(page)).toHaveCount(0);
  await isMyTurn(page);
  const second = await asked(page);
  expect(second).not.toBe(first);
  await playOn(page, async () => (await prompt(page).isVisible()) && (await asked(page)) === first);
  await expect(curtain(page)).toHaveCount(0);
  expect(await asked(page)).toBe(first);
  // It is kept, and can be put back.
  await openSettings(page);
  const cover = page.getByRole('dialog').getByLabel('Cover the table between players at one screen');
  await expect(cover).not.toBeChecked();
  await cover.check();
  await page.keyboard.press('Escape');
});

test('a fight of two heroes at one screen comes to the next turn by keys alone, and its end can be taken back', async ({
  page,
}) => {
  await hurry(page);
  await openAtOneScreen(page, 'attacker falls');
  const fight = page.getByRole('region', { name: 'The fight' });
  const told = page.getByRole('heading', { name: 'Varikas is knocked out' });
  const isAsked = async (): Promise<boolean> => (await page.title()).startsWith('●');
  /** Whatever is asked of whoever sits there, until it comes to that. */
  const playUntil = (reached: Locator): Promise<void> =>
    expect(async () => {
      if (await take(page).isVisible()) await page.keyboard.press('Enter');
      else if ((await isAsked()) && !(await reached.isVisible())) {
        expect(await reachable(page)).toBeGreaterThan(0);
        await onward(page);
      }
      await expect(reached).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 40_000, intervals: [50] });
  await goesOn(page, () =>
    dock(page)
      .getByRole('button', { name: /Attack Hesper/ })
      .first()
      .click(),
  );
  await playUntil(told);
  await page.keyboard.press('Control+z');
  await expect(told).toHaveCount(0);
  await playUntil(told);
  await page.keyboard.press('Space');
  await playUntil(prompt(page).filter({ hasText: 'Hesper' }));
  await expect(fight).toHaveCount(0);
  await expect.poll(() => reachable(page)).toBeGreaterThan(0);
});
