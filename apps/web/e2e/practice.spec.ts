import { expect, test, type Page } from '@playwright/test';
import { barriers, complaints } from './page.ts';
import { dock, goesOn, hurry, openTable, show } from './table.ts';

const ending = (page: Page) => page.getByRole('region', { name: 'The end of the game' });
const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');
const isOver = async (page: Page): Promise<boolean> => (await dock(page).count()) === 0;

/** Answers as long as the game asks. */
async function playOut(page: Page, answer: () => Promise<void>, most: number): Promise<void> {
  for (let answers = 0; answers < most; answers++) {
    await expect.poll(async () => (await isAsked(page)) || (await isOver(page)), { timeout: 20_000 }).toBe(true);
    if (await isOver(page)) return;
    await goesOn(page, answer);
  }
}

test('tic-tac-toe is played to its end with the keyboard alone', async ({ page }) => {
  await hurry(page);
  const heard = complaints(page);
  await openTable(page, 'tictactoe', { bots: 1 });
  const board = page.getByRole('grid', { name: 'The board' });
  await expect(board.getByRole('gridcell')).toHaveCount(9);
  expect(await barriers(page)).toEqual([]);
  const answer = async (): Promise<void> => {
    await board.locator('[tabindex="0"]').focus();
    // One stop of Tab; arrows walk row by row to the first square that is empty.
    await page.keyboard.press('Home');
    for (let up = 0; up < 2; up++) await page.keyboard.press('ArrowUp');
    for (let square = 0; square < 9; square++) {
      if ((await page.locator(':focus').getAttribute('aria-label'))?.endsWith(', empty')) break;
      if (square % 3 === 2) {
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowDown');
      } else await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  };
  await playOut(page, answer, 9);
  await expect(ending(page)).toBeVisible();
  expect(heard).toEqual([]);
});

test('a hand of lanterns is played to the last night with the mouse', async ({ page }) => {
  test.setTimeout(90_000);
  await hurry(page);
  const heard = complaints(page);
  await openTable(page, 'lanterns', { bots: 1, packs: ['short-candle'] });
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand.getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('list', { name: 'The quays' }).getByRole('heading', { level: 3 })).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  const act = hand.getByRole('button', { name: /^(Light|Rig|Tuck|Drop)/ });
  await playOut(
    page,
    async () => {
      if ((await act.count()) > 0) await act.first().click();
      else await page.keyboard.press('1');
    },
    120,
  );
  await expect(ending(page)).toBeVisible();
  expect(heard).toEqual([]);
});

test('a skirmish is planned and fought on the grid, and the enemies say what they thought', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  const heard = complaints(page);
  await openTable(page, 'skirmish', { bots: 1 });
  const board = page.getByRole('grid', { name: 'The mill' });
  const named = (what: RegExp) => board.getByRole('gridcell', { name: what });
  await expect(board.getByRole('gridcell')).toHaveCount(49);
  await expect(named(/^d4, .*Ogre, opponent, health 8 of 8/)).toHaveCount(1);
  let planned = false;
  const answer = async (): Promise<void> => {
    const target = named(/may be attacked$/).first();
    const near = named(/points? away$/).first();
    if ((await target.count()) > 0) {
      await target.click();
      await target.click();
    } else if ((await near.count()) > 0 && !planned) {
      // A first press makes a plan, which nothing on the board carries out.
      planned = true;
      await near.click();
      await expect(page.getByRole('button', { name: 'Go there' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Go there' }).click();
    } else {
      const end = dock(page).getByRole('button', { name: /^\d* ?End the turn/ });
      if ((await end.count()) > 0) await end.click();
      else await page.keyboard.press('1');
    }
  };
  await playOut(page, answer, 8);
  await show(page, 'Table');
  const thoughts = page.getByRole('region', { name: 'What the enemies thought' });
  await expect(thoughts.getByRole('listitem').first()).toBeVisible();
  await expect(thoughts).toContainText('follows');
  await playOut(page, answer, 150);
  await expect(ending(page)).toBeVisible();
  expect(planned).toBe(true);
  expect(heard).toEqual([]);
});
