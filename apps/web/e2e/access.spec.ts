/** What a decision is for whoever hears the page: the tree of its parts as a file that can be read aloud, and no barrier there. */

import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAlone } from './late.ts';
import { barriers, PHONE } from './page.ts';
import { dock, goesOn, hurry, openTable } from './table.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
const option = (page: Page, name: RegExp): Locator => dock(page).getByRole('button', { name }).first();

interface Decision {
  open(page: Page): Promise<void>;
  /** What is read besides the dock. */
  also?(page: Page): Locator;
}
const at =
  (position: string): Decision['open'] =>
  (page) =>
    openAlone(page, position);

/** Kinds of decisions, by the name of their file. */
const DECISIONS: Readonly<Record<string, Decision>> = {
  'nine-squares': {
    open: (page) => openTable(page, 'tictactoe', { bots: 1 }),
    also: (page) => page.getByRole('grid', { name: 'The board' }),
  },
  'turn-on-a-grid': {
    open: (page) => openTable(page, 'skirmish', { mine: 2 }),
    also: (page) => page.getByRole('grid', { name: 'The mill' }),
  },
  'plan-on-a-grid': {
    open: async (page) => {
      await openTable(page, 'skirmish', { mine: 2 });
      await page.getByRole('gridcell', { name: /^c7, .* points? away/ }).click();
    },
    also: (page) => page.getByRole('region', { name: /^c7, / }),
  },
  'a-meeting': { open: at('meeting') },
  'an-adventure': { open: at('encounter') },
  'a-card': {
    open: async (page) => {
      await openAlone(page, 'encounter');
      await goesOn(page, () => option(page, /Attempt the green adventure/).click());
    },
    also: (page) => region(page, 'The card that was drawn'),
  },
  'a-challenge': { open: at('fight') },
  'a-market': { open: at('market') },
  'the-last-fight': { open: at('last fight') },
  'a-weak-enemy': { open: at('sure win') },
  'a-turn-of-an-adventurer': {
    open: at('sluice'),
    also: (page) => page.getByRole('group', { name: 'What lies over the board' }),
  },
  'a-ready-outfit': { open: at('an outfit'), also: (page) => region(page, 'What the party sets out with') },
  'dice-of-abraxis': { open: at('Abraxis'), also: (page) => region(page, 'Abraxis Battle Dice') },
  'a-way-with-a-strike': {
    open: async (page) => {
      await openAlone(page, 'sluice');
      await page.getByRole('gridcell', { name: /^d6, .*Break Attack by Cave Sickle/ }).click();
      await expect(option(page, /Go there/)).toContainText('Break Attack by Cave Sickle');
    },
    also: (page) => page.getByRole('status').filter({ hasText: 'd6' }),
  },
  'where-to-begin': { open: at('a beginning') },
  'an-attack-to-empower': { open: at('an attack'), also: (page) => region(page, 'The Attack') },
  'symbols-to-spend': { open: at('symbols to spend'), also: (page) => region(page, 'The Attack') },
  'an-attack-to-dodge': { open: at('attacked'), also: (page) => region(page, 'The Attack') },
};

for (const [name, { open, also }] of Object.entries(DECISIONS)) {
  test(`${name.replaceAll('-', ' ')} can be read aloud, and keeps nobody out`, async ({ page }) => {
    await hurry(page, { curtain: false });
    await open(page);
    await expect(dock(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    if (also) await expect(also(page)).toMatchAriaSnapshot({ name: `${name}-shown.aria.yml` });
    expect(await barriers(page)).toEqual([]);
  });
}

test('with forced colors a grid keeps its figures, walls and reach apart, and keeps nobody out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await hurry(page, { curtain: false });
  await openTable(page, 'skirmish', { mine: 2 });
  const paint = (part: string, property: 'fill' | 'stroke'): Promise<string> =>
    page
      .locator(`svg [class*="${part}"]`)
      .first()
      .evaluate((one, of) => getComputedStyle(one)[of], property);
  expect(await paint('block', 'fill')).not.toBe(await paint('floor', 'fill'));
  expect(await paint('_body', 'fill')).not.toBe(await paint('_body', 'stroke'));
  expect(await paint('ring_', 'stroke')).not.toBe(await paint('ringEmpty', 'stroke'));
  expect(await paint('reach', 'fill')).toBe('none');
});

test('what is told of a place does not lie over it', PHONE, async ({ page }) => {
  await hurry(page);
  await openAlone(page, 'meeting');
  const box = page.locator('[class*="looked"]');
  // The places nearest to the edges of what is in sight.
  const near = await page.evaluate(() => {
    const map = document.querySelector('[class*="_map"]')!.getBoundingClientRect();
    const all = [...document.querySelectorAll<SVGElement>('[data-space]')].map((one) => ({
      id: one.dataset['space']!,
      box: one.getBoundingClientRect(),
    }));
    const inside = all.filter(
      ({ box: { left, right, top, bottom } }) =>
        left > map.left && right < map.right && top > map.top && bottom < map.bottom,
    );
    const sorted = inside.toSorted((one, other) => one.box.top - other.box.top);
    return [sorted[0]!.id, sorted.at(-1)!.id];
  });
  for (const id of near) {
    const place = page.locator(`[data-space="${id}"]`);
    await place.focus();
    await expect(box).toBeVisible();
    await expect
      .poll(async () => {
        const [own, told] = [(await place.boundingBox())!, (await box.boundingBox())!];
        return (
          own.x < told.x + told.width &&
          own.x + own.width > told.x &&
          own.y < told.y + told.height &&
          own.y + own.height > told.y
        );
      })
      .toBe(false);
  }
});
