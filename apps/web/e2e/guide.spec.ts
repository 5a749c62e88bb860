import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriers, complaints } from './page.ts';
import { answerWith, dock, hurry, isMyTurn, playNow } from './table.ts';

const STEPS = 16;

/** Middara's lesson from its box on the shelf; opponents' turns are shown. */
async function learnMiddara(page: Page): Promise<Locator> {
  await hurry(page, { botTurnSeconds: 1 });
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Middara' }).check({ force: true });
  await page.getByRole('button', { name: 'First game, guided' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  return page.getByRole('dialog', { name: /./ });
}
const numberOf = async (page: Page, verb: string): Promise<string> =>
  (await dock(page).getByRole('button', { name: verb }).locator('kbd').first().textContent()) ?? '';
const titleOf = (coach: Locator): Promise<string | null> =>
  coach
    .getByRole('heading', { level: 2 })
    .textContent({ timeout: 200 })
    .catch(() => null);
/** Reads on, or does what the note waits for; the next title. */
async function follow(coach: Locator, press: (button: Locator) => Promise<void>): Promise<string> {
  const before = await titleOf(coach);
  const next = coach.getByRole('button', { name: 'Next', exact: true });
  if (await next.isVisible()) await press(next);
  else {
    await press(coach.getByRole('button', { name: 'Show me' }));
    // The focus is where the guide points.
    const pointed = coach.page().locator('button:focus').filter({ hasNotText: 'Show me' });
    await expect(pointed).toHaveCount(1);
    await press(pointed);
  }
  await expect.poll(async () => [before, null].includes(await titleOf(coach)), { timeout: 30_000 }).toBe(false);
  return (await titleOf(coach))!;
}

test('a lesson is played by keyboard, refuses with a reason, is found again, and ends in a game', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heard = complaints(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play your first quest/ }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  const coach = page.getByRole('dialog', { name: /./ });
  await expect(coach).toContainText('One Dragon Rune wins');
  expect(await barriers(page)).toEqual([]);
  // Legal, but not what is taught now.
  const other = page.getByRole('button', { name: /Mind/ }).and(page.locator(':has(kbd)')).first();
  await other.click();
  await expect(page.getByRole('alert')).toContainText('the guide waits for something else');
  const title = () => coach.getByRole('heading', { level: 2 }).textContent();
  for (let step = 0; step < STEPS; step++) {
    const before = await title();
    await coach.getByRole('button', { name: 'Show me' }).press('Enter');
    // The focus is where the guide points.
    await expect(page.locator('button:focus')).not.toHaveText('Show me');
    await page.keyboard.press('Enter');
    await expect.poll(title, { timeout: 20_000 }).not.toBe(before);
    if (step === 6) {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Your games' }).getByRole('link').first().click();
      await expect(coach).toContainText('A wound, and now your turn');
    }
  }
  await expect(coach).toContainText('Now the land is yours');
  await coach.getByRole('button', { name: 'Play on' }).press('Enter');
  await expect(coach).toHaveCount(0);
  await isMyTurn(page);
  expect(heard.filter((text) => !text.includes('409'))).toEqual([]);
});

test('Middara’s lesson is played by keyboard, points at dice and at an opponent’s turn, and is found again', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heard = complaints(page);
  const coach = await learnMiddara(page);
  await expect(coach).toContainText('Defeat all three');
  expect(await barriers(page)).toEqual([]);
  const told: string[] = [];
  for (let at = ''; at !== 'Now it is yours'; told.push(at)) {
    at = await follow(coach, (button) => button.press('Enter'));
    if (at === 'Shoot') {
      // Legal, but not what is taught now.
      await page.getByRole('button', { name: /^\d* ?Guardian Angel/ }).press('Enter');
      await expect(page.getByRole('alert')).toContainText('the guide waits for something else');
    }
    if (at === 'It acts by its card') await expect(page.locator('[data-part="story"]')).toBeVisible();
    if (at === 'Dodge') {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Your games' }).getByRole('link').first().click();
      await expect(coach).toContainText('A Dodge costs 1 Stamina Point');
      expect(await barriers(page)).toEqual([]);
    }
  }
  expect(told).toEqual(
    expect.arrayContaining(['Clear the line', '14 against Defense 8', 'Symbols buy more', 'A Spell']),
  );
  expect(told).toHaveLength(24);
  await coach.getByRole('button', { name: 'Play on' }).press('Enter');
  await expect(coach).toHaveCount(0);
  await isMyTurn(page);
  await answerWith(page, await numberOf(page, 'End the turn'));
  expect(heard.filter((text) => !text.includes('409'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Middara’s lesson is played by touch: squares, cards and words to read', async ({ page }) => {
    test.setTimeout(180_000);
    const coach = await learnMiddara(page);
    await expect(coach).toContainText('Defeat all three');
    expect(await barriers(page)).toEqual([]);
    const tap = (button: Locator): Promise<void> => button.tap();
    let at = await follow(coach, tap);
    expect(at).toBe('Remi goes in front');
    // By the square itself: the first touch plans, the second does it.
    const square = page.locator('[data-square="c3"]');
    await square.tap();
    await square.tap();
    await expect.poll(() => titleOf(coach), { timeout: 30_000 }).toBe('Zeke stays behind her');
    for (let i = 0; i < 9; i++) {
      at = await follow(coach, tap);
      // What is to be pressed lies in the window.
      expect(await coach.evaluate((own) => own.getBoundingClientRect().right <= innerWidth)).toBe(true);
    }
    expect(at).toBe('It acts by its card');
    // Left in the middle, it is a game.
    await coach.getByRole('button', { name: 'Skip the guide' }).tap();
    await expect(coach).toHaveCount(0);
    await expect(dock(page)).toContainText('Does Remi dodge?', { timeout: 30_000 });
  });
});

test('what a moment is about is said once in a first game, and never again for whoever wants that', async ({
  page,
}) => {
  await page.goto('/new?game=runebound&packs=');
  // Alone: nobody else comes first.
  for (const _ of [3, 2]) await page.getByRole('button', { name: 'Take the last seat away' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const mark = page.getByRole('region', { name: 'First you move' });
  await expect(mark).toContainText('one step');
  await mark.getByRole('button', { name: 'No more of these' }).click();
  await expect(mark).toHaveCount(0);
  await page.reload();
  await isMyTurn(page);
  await expect(mark).toHaveCount(0);
});

test('whoever asks is told what a good player would do, why, and where', async ({ page }) => {
  await playNow(page);
  await page.getByRole('button', { name: 'What would a good player do?' }).click();
  const advice = page.getByRole('dialog', { name: 'What would a good player do?' });
  await expect(advice.getByRole('listitem').first()).toBeVisible({ timeout: 20_000 });
  expect(await barriers(page)).toEqual([]);
  await advice.getByRole('button', { name: 'Show me' }).click();
  await expect(advice).toHaveCount(0);
  await expect(page.locator('button:focus').filter({ has: page.locator('kbd') })).toHaveCount(1);
});
