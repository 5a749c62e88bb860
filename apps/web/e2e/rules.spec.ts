import { expect, test } from '@playwright/test';
import { barriers, complaints, PHONE } from './page.ts';

test('rules are found by their words, and the book narrows them down', PHONE, async ({ page }) => {
  const heard = complaints(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Read the [\d,]+ rules/ }).click();
  await expect(page.getByRole('status')).toHaveText(/^[\d,]{5,} rules$/);
  await page.getByLabel('Words or an id').fill('exhaustion');
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 }).first()).toContainText(/exhaustion/i);
  const everywhere = await page.getByRole('listitem').count();
  await page.getByLabel('Book').selectOption('Midnight');
  await expect(page.getByRole('listitem').first()).toContainText(/^MN-/);
  expect(await page.getByRole('listitem').count()).toBeLessThan(everywhere);
  await page.reload();
  await expect(page.getByLabel('Words or an id')).toHaveValue('exhaustion');
  await expect(page.getByLabel('Book')).toHaveValue('midnight');
  await page.getByLabel('Words or an id').fill('no such words anywhere');
  await expect(page.getByText('No rule has all of these words')).toBeVisible();
  expect(heard).toEqual([]);
});

test('the rules open on how to play, for each game, and what small packs change', PHONE, async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('button', { name: 'Runebound', exact: true }).click();
  const how = page.getByRole('region', { name: 'How to play Runebound' });
  await expect(how.getByRole('heading', { level: 3 }).first()).toHaveText('What wins');
  await how.getByText('What small packs change').click();
  await expect(how.getByRole('link', { name: 'RB-DOOM-01' })).toBeVisible();
  await expect(how.getByText(/^RITUALS are Artifacts that do nothing/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await how.getByRole('button', { name: 'Tic-tac-toe' }).click();
  await expect(page.getByRole('region', { name: 'How to play Tic-tac-toe' })).toContainText('Three marks');
  await page.getByLabel('Words or an id').fill('river');
  await expect(page.getByRole('region', { name: /How to play/ })).toHaveCount(0);
});

test('a link to a rule shows that rule, and leads on to the rules it changes', async ({ page }) => {
  await page.goto('/rules#MN-GEN-02');
  await expect(page.getByRole('status')).toHaveText('One rule');
  const rule = page.getByRole('listitem').first();
  await expect(rule).toContainText('MN-GEN-02');
  const changed = rule
    .getByText(/^Changes/)
    .getByRole('link')
    .first();
  const id = await changed.innerText();
  await changed.click();
  await expect(page.getByRole('listitem').first()).toContainText(id);
  await expect(
    page
      .getByRole('listitem')
      .first()
      .getByText(/^Changed by/),
  ).toContainText('MN-GEN-02');
  await page.goBack();
  await expect(page.getByRole('listitem').first()).toContainText('MN-GEN-02');
});

test('whoever came from a table finds the way back to it, and to no other site', async ({ page }) => {
  await page.goto('/rules?from=%2Ft%2Fabc#RB-MOV-01');
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveAttribute('href', '/t/abc');
  await page.getByLabel('Words or an id').fill('river');
  await expect(page).toHaveURL(/from=/);
  for (const other of ['https://example.org', '//example.org', '/t/abc/../../x', 'javascript:alert(1)']) {
    await page.goto(`/rules?from=${encodeURIComponent(other)}#RB-MOV-01`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
  }
});

test('the rules have no barrier of WCAG 2.2 AA, also with a ruling in sight', PHONE, async ({ page }) => {
  await page.goto('/rules#MN-GEN-01');
  await expect(page.getByText('How we read the book.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('the catalogue travels compressed and is kept', async ({ page }) => {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.url().includes('catalogue')),
    page.goto('/rules'),
  ]);
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['cache-control']).toContain('immutable');
});
