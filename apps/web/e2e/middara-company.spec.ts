/** Several at an Encounter: around one screen, looking on, by a link to a moment, and with a bot for whoever leaves. */

import { expect, test, type Page } from '@playwright/test';
import { complaints } from './page.ts';
import { dock, goesOn, hurry, isMyTurn, menu, onward, prompt } from './table.ts';

const table = (page: Page) => page.url().replace('/t/', '/api/tables/');
const asked = async (page: Page): Promise<string> => (await prompt(page).innerText()).split(':')[0]!;

test('two around one screen need no curtain; others look on, open a moment by a link, and a bot plays for a friend', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await hurry(page);
  const heard = complaints(page);
  await page.goto('/new?game=middara');
  await page.getByRole('button', { name: 'Pull up a chair' }).click();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me');
  await page.getByLabel(/Everybody may watch/).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/t\//);
  await isMyTurn(page);

  // Each is asked by a name of their own, and it stands on the sheets of those that they lead.
  const names = new Set<string>();
  for (let answers = 0; answers < 30 && names.size < 2; answers++) {
    names.add(await asked(page));
    const end = dock(page).getByRole('button', { name: /End (the|\S+) turn/ });
    await goesOn(page, async () => ((await end.first().isVisible()) ? end.first().click() : onward(page)));
    await expect(page.getByRole('region', { name: 'Hand over the screen' })).toHaveCount(0);
    await isMyTurn(page);
  }
  expect([...names].map((name) => /\(seat (\d)\)$/.exec(name)?.[1]).toSorted()).toEqual(['1', '2']);
  await expect(page.getByText(/^led by .*\(seat 1\)$/)).toHaveCount(2);

  // Whoever looks on sees the same and can do nothing about it.
  const watcher = await (await browser.newContext()).newPage();
  await hurry(watcher);
  await watcher.goto(page.url());
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await expect(dock(watcher).getByRole('listitem')).toHaveCount(0);
  await expect(watcher.getByRole('button', { name: 'Close' })).toHaveCount(0);

  // A moment of it by a link.
  const { seq } = (await (await page.request.get(table(page))).json()) as { seq: number };
  await watcher.goto(`${page.url()}/replay?at=${seq - 1}&seat=none`);
  await expect(watcher.getByRole('grid', { name: 'The board' })).toBeVisible();
  await expect(watcher.getByRole('gridcell', { name: /, Rook, ally/ })).toHaveCount(1);
  await watcher.context().close();

  // For one of them a bot plays on, and gives the seat back.
  const bots = async () =>
    ((await (await page.request.get(table(page))).json()) as { seats: { kind: string }[] }).seats;
  const isBots = async () => (await bots()).filter(({ kind }) => kind === 'bot').length;
  await menu(page).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect.poll(isBots).toBe(1);
  await menu(page).click();
  await page.getByRole('button', { name: /^Play .* myself again$/ }).click();
  await expect.poll(isBots).toBe(0);
  await isMyTurn(page);
  expect(heard).toEqual([]);
});
