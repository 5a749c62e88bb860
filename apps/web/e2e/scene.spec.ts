import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { dock, goesOn, hurry, isMyTurn, onward, playNow, prompt } from './table.ts';

const cards = (page: Page): Locator => dock(page).getByRole('list').last().getByRole('button');
const space = (page: Page, id: string): Locator => page.locator(`[data-space="${id}"]`);

/** A hero rolls, and is asked where to go. */
async function setOut(page: Page): Promise<void> {
  await hurry(page);
  await openAlone(page, 'setting out');
  for (let answers = 0; answers < 4 && !(await prompt(page).innerText()).includes('Where do you go'); answers++) {
    await goesOn(page, () => onward(page));
  }
  await expect(prompt(page)).toContainText('Where do you go');
}

/** Where the dock and all in it are. */
const places = (page: Page): Promise<string> =>
  dock(page).evaluate((one) =>
    [one, ...one.querySelectorAll('button, summary')]
      .map((each) => each.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
      .join('; '),
  );

test('the dock keeps its height, and nothing moves while a choice is looked at', async ({ page }) => {
  const heard = complaints(page);
  await playNow(page);
  const heights = new Set<number>();
  for (let decision = 0; decision < 6; decision++) {
    heights.add(Math.round((await dock(page).boundingBox())!.height));
    const before = await places(page);
    for (const card of (await cards(page).all()).slice(0, 3)) {
      await card.focus();
      await card.hover();
    }
    expect(await places(page)).toBe(before);
    await page.mouse.move(700, 300);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await goesOn(page, () => onward(page));
    await isMyTurn(page);
  }
  expect([...heights]).toEqual([152]);
  expect(heard).toEqual([]);
});

test('a place that is picked moves no other card, and says on its card which dice are lost', async ({ page }) => {
  await setOut(page);
  const others = cards(page).filter({ hasText: /step by step|Stop here/ });
  const boxes = async () => (await others.all()).map((one) => one.boundingBox());
  const before = await Promise.all(await boxes());
  expect(before.length).toBe(2);
  await space(page, 'i09').press('Enter');
  const walk = dock(page).getByRole('button', { name: /Walk to/ });
  await expect(walk).toContainText('1 die');
  await expect(walk).toContainText(/\d dice stay unused and are lost/);
  expect(await Promise.all(await boxes())).toEqual(before);
  await expect(dock(page).getByRole('button', { name: /^\d+ Stop here/ })).toContainText(/dice are left, and lost/);
  expect(await barriers(page)).toEqual([]);
});

test('a place in reach where nothing can be done has a lock, and says why with its rule', PHONE, async ({ page }) => {
  await setOut(page);
  const closed = page.locator('[data-closed="g09"]');
  await expect(closed).toHaveCount(1);
  await expect(page.locator('[data-dice="g09"]')).toHaveCount(0);
  await expect(space(page, 'g09')).toHaveAccessibleName(/Nothing for you there: .*closed to you/);
  await space(page, 'g09').press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText(/closed to you/).first()).toBeVisible();
  await main.getByRole('button', { name: /^Why\? .*closed to you/ }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'RB-EXP-15' })).toBeVisible();
});

test('what wins the game stands on the ribbon, with everybody on the way to it', PHONE, async ({ page }) => {
  await setOut(page);
  const ribbon = page.getByRole('region', { name: 'What wins this game' });
  await expect(ribbon.getByRole('heading')).toContainText(/Dragon Rune/i);
  await expect(ribbon.getByRole('listitem').filter({ hasText: /Dragon Runes?, 0 of 3/ })).toHaveCount(3);
});

test('the keys lead at once to the question, the map and the log, and back', async ({ page }) => {
  await setOut(page);
  const skip = page.getByRole('navigation', { name: 'Skip to' });
  await page.keyboard.press('Tab');
  await expect(skip.getByRole('link', { name: 'the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dock(page)).toBeFocused();
  await skip.getByRole('link', { name: 'the map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-space]:focus')).toHaveCount(1);
  const log = skip.getByRole('button', { name: 'the log' });
  await log.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('region', { name: 'Log', exact: true });
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(log).toBeFocused();
});

for (const [about, width, height] of [
  ['a phone lying down', 844, 390],
  ['200 %', 720, 450],
  ['400 %', 360, 225],
] as const) {
  test(`the map keeps at least half of the window: ${about}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setOut(page);
    const { height: seen, width: wide } = (await page.getByRole('main').boundingBox())!;
    expect(seen).toBeGreaterThanOrEqual(Math.floor(height / 2));
    expect(wide).toBeGreaterThanOrEqual(Math.floor(width / 2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // The question and every choice can still be come to.
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page).last()).toBeInViewport();
  });
}

test('without colors of our own the reach has an edge, and what is lost is told from what is left', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await setOut(page);
  const board = page.getByRole('region', { name: /your hero$/ });
  const life = board.getByRole('img', { name: /left$/ }).first();
  const fills = await life.locator('svg > path').evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(fills).size).toBe(2);
  const edges = await page
    .locator('[data-reach]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).strokeWidth));
  expect(edges.length).toBeGreaterThan(1);
});
