/** The Sluice from where everybody begins to its end: on a phone as it is, and against weaker opponents by mouse, by keys alone, and
 *  by two people. */

import { expect, test, type Page } from '@playwright/test';
import { openAlone, openForTwo } from './late.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { hurry } from './table.ts';
import { act, KEYS, MOUSE, myTurn, type Hand } from './whole.ts';

const STARTS = ['a5', 'b5', 'a6', 'b6'];
/** Nobody plays longer than this. */
const MOST = 150;
const end = (page: Page) => page.getByRole('region', { name: 'The end of the game' });

/** Until the Encounter is over; how often somebody was asked. */
async function play(page: Page, hand: Hand): Promise<number> {
  for (let asked = 0; asked < MOST; asked++) {
    if ((await myTurn(page)) === null) return asked;
    await act(page, hand, STARTS);
  }
  throw new Error('The Encounter does not end');
}
async function ends(page: Page): Promise<void> {
  await expect(end(page).getByRole('heading', { name: /^You have (won|lost) in round \d+: / })).toBeVisible();
  await expect(end(page).getByRole('table')).toContainText(/Remi|Zeke|Rook|Nightingale/);
  expect(await barriers(page)).toEqual([]);
}

test.describe.configure({ timeout: 120_000 });

test('a whole Encounter by mouse', async ({ page }) => {
  await hurry(page);
  const heard = complaints(page);
  await openAlone(page, 'a short beginning');
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  expect(await play(page, MOUSE)).toBeGreaterThan(6);
  await ends(page);
  expect(heard).toEqual([]);
});

test('a whole Encounter by keys alone', async ({ page }) => {
  await hurry(page);
  await openAlone(page, 'a short beginning');
  expect(await play(page, KEYS)).toBeGreaterThan(6);
  await ends(page);
});

test('a whole Encounter on a phone', PHONE, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'by taps');
  await hurry(page);
  await openAlone(page, 'a beginning');
  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  expect(await play(page, MOUSE)).toBeGreaterThan(6);
  await ends(page);
});

test('a whole Encounter by two people, each in a browser of their own', async ({ page, browser }) => {
  await hurry(page);
  const other = await openForTwo(page, browser, 'a short beginning');
  const pages = [page, other];
  // Else a square in reach may lie under the goal.
  for (const one of pages) await one.getByRole('button', { name: 'Show the whole board' }).click();
  const asked = [0, 0];
  for (let at = await myTurn(...pages); at !== null; at = await myTurn(...pages)) {
    await act(pages[at]!, MOUSE, STARTS);
    asked[at]! += 1;
  }
  expect(Math.min(...asked)).toBeGreaterThan(2);
  for (const one of pages) await ends(one);
});
