/** What people do at a table, for tests. */

import { expect, type Locator, type Page } from '@playwright/test';

export const dock = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' });
export const prompt = (page: Page): Locator => dock(page).getByRole('heading', { level: 2 });

/** The turns of bots are shown at once, nothing takes long to move, and nobody is told what a first game is about. */
export async function hurry(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      localStorage.setItem('questwright.settings', JSON.stringify(settings));
      localStorage.setItem('questwright.marks', JSON.stringify(['none']));
    },
    { botTurnSeconds: 0, animationSpeed: 4, ...more },
  );
}

/** A new guest starts a short quest against two bots. */
export async function playNow(page: Page): Promise<void> {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await isMyTurn(page);
}

export async function isMyTurn(page: Page): Promise<void> {
  // Whoever was knocked out reads what it cost, and goes on.
  const read = dock(page).getByRole('button', { name: 'Go on' });
  await expect(async () => {
    if (await read.isVisible()) await page.keyboard.press('Space');
    await expect(read).toHaveCount(0, { timeout: 200 });
    await expect(page).toHaveTitle(/^● Your turn/, { timeout: 400 });
  }).toPass({ timeout: 30_000, intervals: [20] });
  // Answers have numbers, also where these are not shown; they may lie on a card over the map, or be folded away.
  const numbers = page.locator('kbd').filter({ hasText: /^\d+$/ });
  await expect(numbers.or(dock(page).getByRole('group')).first()).toBeAttached({ timeout: 30_000 });
}

/** How many answers can be pressed here: what lies under something else, or is folded away, does not count. Whoever is asked must
 *  have one, or a way to them. */
export const reachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOnTop = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return width > 0 && top !== null && (one.contains(top) || top.contains(one));
    };
    const dock = document.getElementById('question')!;
    if (!isOnTop(dock.querySelector('h2')!)) return 0;
    const answers = dock.querySelectorAll('ol > li > button, ol > li summary');
    const staged = [...document.querySelectorAll('main kbd')].flatMap((key) => key.closest('button') ?? []);
    return [...answers, ...staged].filter((one) => !(one as HTMLButtonElement).disabled && isOnTop(one)).length;
  });

/** The number of the decision that the page shows; empty where it shows none. */
const decision = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '');

/** Does something that answers, and waits until the page has gone on to another decision, or to none. */
export async function goesOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await decision(page);
  await act();
  await expect.poll(() => decision(page), { timeout: 30_000 }).not.toBe(before);
}

/** Takes what goes without saying where the page marks it, else the first option. */
export async function onward(page: Page): Promise<void> {
  const marked = dock(page).locator('kbd').filter({ hasText: 'Space' });
  await page.keyboard.press((await marked.count()) > 0 ? 'Space' : '1');
}

/** Answers with keys, and waits for the next question to this player. */
export async function answerWith(page: Page, keys: string): Promise<void> {
  await goesOn(page, async () => {
    for (const key of keys) await page.keyboard.press(key);
  });
  await isMyTurn(page);
}

/** A table of one person, who holds so many seats, and bots that play by chance. */
export async function openTable(
  page: Page,
  game: string,
  { mine = 1, bots = 0, packs = [] }: { mine?: number; bots?: number; packs?: readonly string[] },
): Promise<void> {
  expect((await page.request.post('/api/guest', { data: { name: 'Anna' } })).ok()).toBe(true);
  const seats = [
    ...Array.from({ length: mine }, () => ({ kind: 'me' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' })),
  ];
  const made = await page.request.post('/api/tables', { data: { game, seats, packs } });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect((await page.request.post(`/api/tables/${id}/start`)).ok()).toBe(true);
  await page.goto(`/t/${id}`);
  await expect(dock(page)).toBeVisible();
}

/** Takes a part of the table out, where it does not lie there already: it stays until it is put away. */
export async function show(page: Page, panel: 'Map' | 'Heroes' | 'Table' | 'Log' | 'Chat'): Promise<void> {
  if (panel === 'Map') return page.keyboard.press('Escape');
  const open = page.getByRole('main').getByRole('region', { name: panel, exact: true });
  const named = { name: new RegExp(`^${panel}\\b`) };
  // On a phone the chip of one's hero and the latest event open what tells more.
  const places = [
    page.getByRole('group', { name: 'What is shown' }),
    page.getByRole('banner'),
    page.getByRole('main'),
    dock(page),
  ];
  // A button may go away with what was asked just before; a board that lies there needs none.
  await expect(async () => {
    if (await open.isVisible()) return;
    let pressed = false;
    for (const place of places) {
      const button = place.getByRole('button', named).first();
      if (pressed || !(await button.isVisible())) continue;
      await button.click({ timeout: 2000 });
      pressed = true;
    }
    if (pressed) await expect(open).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** What one seldom needs at a table. */
export const menu = (page: Page): Locator => page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' });

export async function openSettings(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: 'Settings' }).click();
}
