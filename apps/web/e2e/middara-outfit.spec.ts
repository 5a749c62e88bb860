import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriers, complaints, PHONE } from './page.ts';
import { dock, goesOn, hurry, isMyTurn, prompt } from './table.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const store = (page: Page): Locator => region(page, 'The Store');
const counter = (page: Page): Locator => region(page, 'Whoever shops');
const trees = (page: Page): Locator => region(page, 'The Trees of Disciplines');

/** A table of one who leads all four, by what was chosen at setup. */
async function openAlone(page: Page, options: Readonly<Record<string, string>>): Promise<string> {
  await hurry(page);
  expect((await page.request.post('/api/guest', { data: { name: 'Anna' } })).ok()).toBe(true);
  const made = await page.request.post('/api/tables', { data: { game: 'middara', seats: [{ kind: 'me' }], options } });
  const { id } = (await made.json()) as { id: string };
  expect((await page.request.post(`/api/tables/${id}/start`)).ok()).toBe(true);
  await page.goto(`/t/${id}`);
  await isMyTurn(page);
  return id;
}
/** Goes to a control by Tab, and presses it with Enter. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

test('from the shelf to the first activation in four clicks', PHONE, async ({ page }) => {
  const heard = complaints(page);
  await hurry(page);
  await page.goto('/new');
  const click = async (control: Locator): Promise<void> => {
    clicks++;
    await control.click();
  };
  let clicks = 0;
  await click(page.locator('label').filter({ has: page.getByRole('radio', { name: 'Middara' }) }));
  await click(page.getByRole('link', { name: 'Open the box' }));
  const setup = region(page, 'What is played');
  const encounter = setup.getByRole('radio', { name: 'Bombing the Sickles' });
  await click(setup.locator('label').filter({ hasText: 'Bombing the Sickles' }));
  await expect(encounter).toBeChecked();
  await expect(setup.getByRole('img', { name: /The board of Bombing the Sickles: 6 × Cave Sickle/ })).toBeVisible();
  await expect(setup.getByText('The Bug Bomb is lost.')).toBeVisible();
  await expect(setup.getByRole('radio', { name: /^Steady/ })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await click(page.getByRole('button', { name: 'Begin' }));
  await page.waitForURL(/\/t\/[\w-]+$/);
  await isMyTurn(page);
  expect(clicks).toBe(4);
  // Everybody stands where the party begins, and somebody acts.
  await expect(prompt(page)).toContainText(/What does (Remi|Zeke|Rook|Nightingale) do\?|is attacked|dodge/i);
  expect(heard).toEqual([]);
});

test('what the page of a new game has settled can be taken back', async ({ page }) => {
  await hurry(page);
  await page.goto('/new?game=middara');
  await page.getByRole('radio', { name: /^Shop and Train first/ }).check();
  await page.getByRole('button', { name: 'Easy', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Easy Mode: Reconnaissance' })).toBeChecked();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await isMyTurn(page);
  await expect(store(page)).toBeVisible();
  // What was answered for the reader may come to the page after the question.
  await expect(dock(page).getByRole('button', { name: /undo/i })).toBeEnabled();
  await goesOn(page, () => page.keyboard.press('Control+z'));
  await expect(region(page, 'What the party sets out with')).toBeVisible();
  await expect(page.getByRole('button', { name: /Set out with this/ })).toHaveCount(3);
});

test('the Store by keys alone: compared, bought, refused, sold, taken back', PHONE, async ({ page }) => {
  test.setTimeout(120_000);
  const heard = complaints(page);
  await openAlone(page, { encounter: 'the-sluice', outfit: 'asked' });
  await goesOn(page, () => page.keyboard.press('1'));
  await expect(store(page)).toBeVisible();
  await goesOn(page, () => press(page, counter(page).getByRole('button', { name: 'Shop for Rook' })));
  await expect(prompt(page)).toContainText('What does Rook buy?');

  await press(page, store(page).getByRole('button', { name: /^Great Hammer/ }));
  const buy = counter(page).getByRole('button', { name: /Buy for 30 Gold \(50 left\)/ });
  // Whoever chooses with keys is led to the counter.
  await expect(counter(page).locator(':focus')).toHaveCount(1);
  const row = counter(page).getByRole('row', { name: /hits Animate/ });
  await expect(row).toContainText('64');
  await expect(row).toContainText('49');
  await expect(counter(page).getByText('has to go')).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  await goesOn(page, () => press(page, buy));
  await expect(store(page).getByText('50 Gold', { exact: true })).toBeVisible();

  // What cannot be paid says so, with its rule.
  await goesOn(page, () => press(page, counter(page).getByRole('button', { name: 'Shop for Remi' })));
  await press(page, store(page).getByRole('button', { name: /^War Axe/ }));
  await goesOn(page, () => press(page, counter(page).getByRole('button', { name: /Buy for 35 Gold/ })));
  await press(page, store(page).getByRole('button', { name: /^Magic Staff/ }));
  await expect(counter(page).getByText(/Magic Staff costs 25 Gold, and the party has 15/)).toBeVisible();
  await counter(page)
    .getByRole('button', { name: /Buy Magic Staff/ })
    .press('Enter');
  await expect(page.getByRole('dialog')).toContainText('MD-STOR-07');
  await page.keyboard.press('Escape');

  await goesOn(page, () => page.keyboard.press('Control+z'));
  await expect(store(page).getByText('50 Gold', { exact: true })).toBeVisible();
  expect(heard).toEqual([]);
});

test('the Trees by keys alone: rungs, XP, what is closed and why', PHONE, async ({ page }) => {
  test.setTimeout(120_000);
  const heard = complaints(page);
  await openAlone(page, { encounter: 'the-sluice', outfit: 'asked' });
  await goesOn(page, () => page.keyboard.press('1'));
  await goesOn(page, () =>
    press(
      page,
      dock(page)
        .getByRole('button', { name: /Disciplines/ })
        .first(),
    ),
  );
  await expect(trees(page).getByRole('heading', { name: /^LVL 1/ })).toContainText('open');
  await expect(trees(page).getByRole('heading', { name: /^LVL 2/ })).toContainText('closed');
  await press(page, trees(page).getByRole('button', { name: /^Onslaught/ }));
  await expect(
    trees(page)
      .getByText(/Onslaught.*LVL 1|LVL 1.*Onslaught/)
      .last(),
  ).toBeVisible();

  await press(page, trees(page).getByRole('button', { name: /^Hammer Helm/ }));
  const detail = region(page, 'Hammer Helm');
  expect(await barriers(page)).toEqual([]);
  await goesOn(page, () => press(page, detail.getByRole('button', { name: /Learn for 3 XP \(4 left\)/ })));
  await expect(trees(page).getByText('4 XP to spend')).toBeVisible();
  await expect(trees(page).getByRole('heading', { name: /^LVL 2/ })).toContainText('open');
  // The next of its LVL costs one more.
  await press(page, trees(page).getByRole('button', { name: /^Critical Defense/ }));
  await expect(
    region(page, 'Critical Defense').getByRole('button', { name: /Learn for 4 XP \(0 left\)/ }),
  ).toBeVisible();
  await press(page, trees(page).getByRole('button', { name: /^Onslaught/ }));
  await expect(region(page, 'Onslaught').getByRole('status')).toContainText('it costs 7');
  await press(page, trees(page).getByRole('button', { name: /^Sanctus/i }));
  await expect(trees(page).getByRole('button', { name: /^Mend/ })).toBeVisible();
  expect(heard).toEqual([]);
});

test('Abraxis: a die with its chances, several for Fate, and what others rolled', PHONE, async ({ page }) => {
  const heard = complaints(page);
  await openAlone(page, { encounter: 'pirate-wench' });
  const table = region(page, 'Abraxis Battle Dice');
  await expect(table.getByText('10 Points · 5 Fate tokens')).toHaveCount(4);
  const roll = table.getByRole('group', { name: 'The dice that were rolled' });
  await expect(roll.getByRole('button')).toHaveCount(4);
  await expect(roll.getByRole('button').first()).toHaveAccessibleName(/loses \d+\.\d on average, matches \d+ %/);
  expect(await barriers(page)).toEqual([]);
  await press(page, roll.getByRole('button').nth(0));
  await press(page, roll.getByRole('button').nth(1));
  await goesOn(page, () => press(page, table.getByRole('button', { name: 'Lock In these 2 dice for 1 Fate token' })));
  await expect(table.getByText('10 Points · 4 Fate tokens')).toHaveCount(1);
  await expect(prompt(page)).toContainText('Zeke');
  expect(heard).toEqual([]);
});
