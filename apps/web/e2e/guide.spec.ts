import { expect, test } from '@playwright/test';
import { barriers, complaints } from './page.ts';
import { hurry, isMyTurn, playNow } from './table.ts';

const STEPS = 16;

test('a lesson is played by keyboard, refuses with a reason, is found again, and ends in a game', async ({ page }) => {
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
