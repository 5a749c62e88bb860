import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { openAlone, openForTwo } from './late.ts';
import { barriers, complaints, PHONE } from './page.ts';
import { dock, goesOn, hurry, isMyTurn, onward, prompt, reachable, show } from './table.ts';

const fight = (page: Page): Locator => page.getByRole('region', { name: 'The fight' });
const talks = (page: Page): Locator => page.getByRole('region', { name: 'The negotiation' });
const market = (page: Page): Locator => page.getByRole('region', { name: 'The market' });
/** By the words after its number. */
const option = (page: Page, words: string): Locator =>
  dock(page).getByRole('button', { name: new RegExp(`^\\d+ ${words}`) });

/** Takes what is obvious until something certain is asked. */
async function until(page: Page, question: string): Promise<void> {
  for (let answers = 0; answers < 5 && !(await prompt(page).innerText()).includes(question); answers++) {
    await goesOn(page, () => onward(page));
  }
  await expect(prompt(page)).toContainText(question);
}
/** Answers what comes; never flees. */
async function fightOn(page: Page): Promise<void> {
  // While dice are shown there is nothing to choose.
  if (!(await isAsked(page))) return page.keyboard.press('Space');
  const stands = option(page, 'Stand and fight');
  if (await stands.isVisible()) await page.keyboard.press('2');
  else await onward(page);
}
/** Presses a key as often as something is still shown, until the reader is asked. */
async function showEnd(page: Page, button: Locator, key: string): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await page.keyboard.press(key);
    expect(await isAsked(page)).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
}
const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');

test('two browsers: an offer, another one against it, and the deal', PHONE, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const other = await openForTwo(page, browser, 'meeting');
  await goesOn(page, () => option(page, 'Negotiate with').click());
  const mine = talks(page).getByRole('group', { name: 'You give' });
  await mine.getByRole('checkbox', { name: 'White Blade' }).check();
  const theirs = talks(page).getByRole('group', { name: 'Hesper gives' });
  await theirs.getByLabel(/^Gold/).fill('3');
  await talks(page).getByRole('button', { name: 'Make this offer' }).click();

  const proposed = talks(other).getByText('Varikas offers').locator('..');
  await expect(proposed).toContainText('White Blade');
  await expect(proposed).toContainText('3 gold');
  await expect(prompt(other)).toContainText('proposes');
  const gives = talks(other).getByRole('group', { name: 'You give' });
  await gives.getByRole('button', { name: 'One gold less' }).click();
  await talks(other).getByRole('button', { name: 'Offer this instead' }).click();

  await expect(prompt(page)).toContainText('Hesper proposes');
  await expect(talks(page).getByText('2 gold')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await option(page, 'Agree').click();
  for (const one of [page, other]) {
    await expect(talks(one)).toHaveCount(0);
    await show(one, 'Log');
    await expect(one.getByText(/have a deal/).first()).toBeVisible();
  }
  // On a phone the log lies over everything.
  await show(page, 'Map');
  await show(page, 'Heroes');
  await expect(page.getByTitle(/^8 gold/).first()).toBeVisible();
  await other.context().close();
});

for (const loser of ['attacker', 'defender'] as const) {
  test(`two browsers: one hero attacks the other, the ${loser} falls, and both get on`, async ({ page, browser }) => {
    test.setTimeout(120_000);
    await hurry(page);
    const other = await openForTwo(page, browser, `${loser} falls`);
    const both = [page, other];
    const [fallen, winner] = loser === 'attacker' ? [page, other] : [other, page];
    await goesOn(page, () => option(page, 'Attack Hesper').click());
    for (const one of both) await expect(fight(one)).toBeVisible();
    if (loser === 'attacker') {
      await fight(page).getByText('All chances').click();
      await expect(fight(page).getByRole('row', { name: /To be reached/ })).toContainText('2 dice + ');
      // Space would press the fold again.
      await prompt(page).click();
      expect(await barriers(page)).toEqual([]);
    }
    const told = moment(fallen).getByRole('heading', { name: 'You are knocked out' });
    await expect(async () => {
      for (const one of both) {
        // In this order: what is asked while nothing is told is a question.
        if (!(await isAsked(one)) || (await told.isVisible())) continue;
        expect(await reachable(one)).toBeGreaterThan(0);
        if (await fight(one).isVisible()) await fightOn(one);
      }
      await expect(told).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 60_000, intervals: [50] });
    await expect(moment(fallen)).toContainText('Awake in');
    expect(await barriers(fallen)).toEqual([]);
    // Nothing is asked while it lies there: the dock has one button, and it has a key.
    expect(await reachable(fallen)).toBeGreaterThan(0);
    if (loser === 'attacker') await fallen.keyboard.press('Space');
    else await dock(fallen).getByRole('button', { name: 'Go on' }).click();
    await expect(moment(fallen)).toHaveCount(0);
    for (const one of both) {
      await expect(fight(one)).toHaveCount(0);
      await show(one, 'Log');
      await expect(one.getByText(/defeats/).first()).toBeVisible();
    }
    // Somebody is asked, and can answer.
    await expect.poll(async () => (await isAsked(fallen)) !== (await isAsked(winner))).toBe(true);
    const asked = (await isAsked(fallen)) ? fallen : winner;
    await expect.poll(() => reachable(asked)).toBeGreaterThan(0);
    await other.context().close();
  });
}

test('a line that breaks in the middle of a fight mends itself, and the dice fall', async ({ page }) => {
  let cut = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/socket', (line) => {
    lines.push(line);
    if (cut) void line.close();
    else line.connectToServer();
  });
  await hurry(page);
  await openAlone(page, 'fight');
  await until(page, 'do you try to get away');
  await goesOn(page, () => option(page, 'Stand and fight').click());
  const question = await prompt(page).innerText();
  await expect(
    fight(page)
      .getByRole('listitem')
      .filter({ hasText: /^Ranged$/ }),
  ).toHaveAttribute('aria-current', 'step');
  cut = true;
  await lines.at(-1)!.close({ code: 1001 });
  const lost = page.getByRole('alert').filter({ hasText: /connection/i });
  await expect(lost).toBeVisible();
  await expect(prompt(page)).toHaveText(question);
  await expect(fight(page)).toBeVisible();
  cut = false;
  await expect(lost).toHaveCount(0, { timeout: 30_000 });
  await goesOn(page, () => option(page, 'Attack').click());
  await expect(page.getByText(/Hit!|Missed/).first()).toBeVisible();
});

test('the fight shows the chances beside the options, and has no barrier', PHONE, async ({ page }) => {
  const heard = complaints(page);
  await hurry(page);
  await openAlone(page, 'fight');
  await until(page, 'do you try to get away');
  await expect(option(page, 'Try to escape')).toContainText(/\d+%/);
  await goesOn(page, () => option(page, 'Stand and fight').click());
  // Whoever listens stays at the question, which is told with what it needs.
  await expect(page.locator('#question')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(
    /Life 4 of 4\. Ranged: you need \d+ or more, \d+ percent\./,
  );
  await expect(option(page, 'Attack').first()).toContainText(/\d+% for \d/);
  await expect(option(page, 'Defend')).toContainText(/\d+%, else \d wounds/);
  await expect(fight(page)).toContainText(/Whoever stands and fights to the end wins (about )?\d+ in 100 times/);
  expect(await barriers(page)).toEqual([]);
  await fight(page).locator('[title$=": what makes it so"]:visible').first().click();
  await expect(page.getByRole('dialog')).toContainText(/\d/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Look at the map' }).click();
  await expect(fight(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to what is asked' }).click();
  await expect(fight(page)).toBeVisible();
  expect(heard).toEqual([]);
});

const stepByStep = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem(
      'questwright.settings',
      JSON.stringify({ botTurnSeconds: 3, stepMode: true, animationSpeed: 4 }),
    );
  });
const drawn = (page: Page): Locator => page.getByRole('region', { name: 'The card that was drawn' });
const moment = (page: Page): Locator => page.getByRole('region', { name: 'What came of it' });

test('an Encounter lies over the map, with each way to meet it once, and its chance', PHONE, async ({ page }) => {
  await hurry(page);
  await openAlone(page, 'encounter');
  await goesOn(page, () => option(page, 'Attempt the green adventure').click());
  const ways = drawn(page).getByRole('button', { name: /^\d / });
  await expect(ways).toHaveCount(3);
  await expect(ways.first()).toContainText(/Name it.*Two dice and 1: 28%/);
  await expect(page.getByText('Carry its sacks')).toHaveCount(1);
  await expect(dock(page).locator('kbd').filter({ hasText: 'Space' })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await goesOn(page, () => ways.nth(1).click());
  await expect(fight(page)).toBeVisible();
  await expect(fight(page)).not.toContainText('Name it');
});

test(
  'an Event is shown before the fight after it, with the test of each hero, and leaves no dice behind',
  PHONE,
  async ({ page }) => {
    // All dice of it fall one after the other.
    test.setTimeout(120_000);
    await stepByStep(page);
    await openAlone(page, 'event');
    await option(page, 'Attempt the green adventure').click();
    await expect(moment(page)).toContainText('Lights in the Barrowlands');
    await expect(page).not.toHaveTitle(/^●/);
    expect(await barriers(page)).toEqual([]);
    for (const hero of ['Varikas', 'Hesper', 'Torvald']) {
      await page.keyboard.press('Space');
      await expect(moment(page)).toContainText(new RegExp(`${hero}.* is tested`));
      // Dice flow by themselves; what came of them waits.
      await expect(moment(page).locator('[data-step="price"]')).toBeVisible();
      await expect(moment(page)).toContainText(/Success|Failure/);
    }
    await page.keyboard.press('Escape');
    await isMyTurn(page);
    await expect(fight(page)).toBeVisible();
    await expect(fight(page)).not.toContainText(/Hesper|Torvald/);
  },
);

/** Fights on, step by step, until that is told. */
const fightUntil = (page: Page, told: Locator): Promise<void> =>
  expect(async () => {
    if (!(await told.isVisible())) await fightOn(page);
    await expect(told).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 40_000, intervals: [50] });
const victory = (page: Page): Locator => moment(page).getByRole('heading', { name: 'Defeated: Barrow Rats' });

test('how a fight ended is said with what it brought', async ({ page }) => {
  await stepByStep(page);
  await openAlone(page, 'sure win');
  await fightUntil(page, victory(page));
  await expect(moment(page)).toContainText('gains 3 gold');
  await expect(moment(page)).toContainText('Hit!');
  // Whoever opens the table later is not shown an old victory over the map.
  await page.reload();
  await expect(dock(page)).toBeVisible();
  await show(page, 'Log');
  await expect(page.getByText('gains 3 gold').first()).toBeAttached();
  await expect(moment(page)).toHaveCount(0);
});

test(
  'a knockout is said with what it costs, stays until it is read, and can be taken back',
  PHONE,
  async ({ page }) => {
    await stepByStep(page);
    await openAlone(page, 'sure loss');
    const told = moment(page).getByRole('heading', { name: 'You are knocked out' });
    await fightUntil(page, told);
    await expect(moment(page)).toContainText('6 gold');
    // Bots wait until it is read.
    await expect(dock(page).getByRole('button', { name: 'Go on' })).toBeVisible();
    expect(await reachable(page)).toBe(1);
    await page.keyboard.press('Control+z');
    await expect(moment(page)).toHaveCount(0);
    await expect.poll(() => isAsked(page)).toBe(true);
    expect(await reachable(page)).toBeGreaterThan(0);
  },
);

test('what a fight brought is told before the cards that one learns from', async ({ page }) => {
  await stepByStep(page);
  await openAlone(page, 'a win to grow by');
  await fightUntil(page, victory(page));
  await page.keyboard.press('Space');
  const cards = page.getByRole('region', { name: 'What you learn' }).getByRole('button');
  await expect(cards).toHaveCount(5);
  await expect(moment(page)).toHaveCount(0);
  expect(await reachable(page)).toBeGreaterThan(5);
});

test(
  'the market: what one can afford, what it changes, why not, and what is left of the purse',
  PHONE,
  async ({ page }) => {
    await hurry(page);
    await openAlone(page, 'market');
    const stall = market(page);
    await expect(stall.getByText('9 gold', { exact: true })).toBeVisible();
    await expect(stall.getByText('Weapons')).toContainText('2 of 2');
    const sling = stall.getByRole('listitem').filter({ hasText: 'Shepherd’s Sling' });
    await expect(sling).toContainText('Instead of Boar Spear:');
    await expect(sling).toContainText('Ranged rolls +1');
    await sling.getByRole('button', { name: /why/ }).click();
    await expect(page.getByRole('dialog')).toContainText('RB-ITM-10');
    await page.keyboard.press('Escape');
    const plate = stall.getByRole('listitem').filter({ hasText: 'Rimewall Plate' });
    await expect(plate.getByRole('button', { name: /Too dear/ })).toBeVisible();
    await expect(plate).toContainText(/\d+ gold short/);
    await expect(sling).not.toContainText('gold short');
    expect(await barriers(page)).toEqual([]);
    await goesOn(page, () => stall.getByRole('button', { name: /Buy for 2 \(leaves 7\)/ }).click());
    await expect(stall.getByText('7 gold', { exact: true })).toBeVisible();
    await goesOn(page, () => stall.getByRole('button', { name: /Heal one wound of Varikas/ }).click());
    await expect(stall.getByText('6 gold', { exact: true })).toBeVisible();
    await goesOn(page, () => stall.getByRole('button', { name: /Sell Boar Spear/ }).click());
    await expect(stall.getByText('Weapons')).toContainText('1 of 2');
    // What is folded away has a number, but no key before it is opened: nobody throws a card away by a slip.
    const fold = page.locator('details').filter({ has: page.getByText(/more things? you may do/) });
    await fold.locator('summary').click();
    const weapon = fold.getByRole('button', { name: /Discard/ }).first();
    const number = (await weapon.locator('kbd').first().textContent())!;
    await fold.locator('summary').click();
    await expect(weapon).toBeHidden();
    const log = page.getByText(/Varikas discards/);
    const before = await log.count();
    for (const digit of number) await page.keyboard.press(digit);
    await page.waitForTimeout(900);
    expect(await log.count()).toBe(before);
    await fold.locator('summary').click();
    await expect(weapon).toBeVisible();
    for (const digit of number) await page.keyboard.press(digit);
    await expect.poll(() => log.count()).toBeGreaterThan(before);
  },
);

test('what is learned is shown with before and after, and with what it gives up', PHONE, async ({ page }) => {
  await hurry(page);
  await openAlone(page, 'experience');
  const cards = page.getByRole('region', { name: 'What you learn' }).getByRole('button');
  await expect(cards).toHaveCount(5);
  const body = cards.filter({ hasText: 'Body' });
  await expect(body).toContainText(/8 →\s*10/);
  await expect(body).toContainText(/Melee, \w+\s*\d+ → \d+%/);
  await expect(cards.filter({ hasText: 'Life' })).toContainText('no more green cards');
  expect(await barriers(page)).toEqual([]);
  await goesOn(page, () => body.click());
  const learned = page.getByText(/gains an experience counter: \+2 Body/);
  // Which counters pay for it may be asked.
  if ((await learned.count()) === 0) await goesOn(page, () => onward(page));
  await show(page, 'Log');
  await expect(learned.first()).toBeAttached();
});

declare global {
  var said: string[];
}
/** All that a screen reader is told from the beginning, one announcement after the other. */
const gatherWhatIsSaid = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.said = [];
    new MutationObserver(() => {
      const text = document.querySelector('[aria-live="polite"]')?.textContent ?? '';
      if (text !== '' && text !== globalThis.said.at(-1)) globalThis.said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const said = (page: Page): Promise<string> => page.evaluate(() => globalThis.said.join('\n'));

/** What bots do is shown, and told once. */
test('the turn of a bot is shown at a pace, can be skipped, and ends in one line', async ({ page }) => {
  await gatherWhatIsSaid(page);
  await openAlone(page, 'market');
  await goesOn(page, () => onward(page));
  const skip = dock(page).getByRole('button', { name: /^Skip/ });
  await expect(skip).toBeVisible({ timeout: 30_000 });
  await expect(prompt(page)).toContainText(/(Hesper|Torvald) plays/);
  await expect(page).not.toHaveTitle(/^●/);
  await showEnd(page, skip, 'Space');
  const told = dock(page).getByRole('list', { name: 'What the others did' }).getByRole('listitem');
  await expect(told).toHaveCount(2);
  for (const text of await told.allInnerTexts()) {
    await expect.poll(async () => (await said(page)).split(text).length - 1).toBe(1);
  }
});

test('step by step, a bot waits for the reader, and its turn is told when it is over', async ({ page }) => {
  await stepByStep(page);
  await gatherWhatIsSaid(page);
  await openAlone(page, 'market');
  await goesOn(page, () => onward(page));
  const next = dock(page).getByRole('button', { name: /^Next/ });
  await expect(next).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await page.keyboard.press('Space');
    expect(await said(page)).toMatch(/Old Hesper|Hesper/);
  }).toPass({ intervals: [50] });
  // The other one still plays.
  expect(await isAsked(page)).toBe(false);
  await dock(page)
    .getByRole('button', { name: /^Show the end/ })
    .click();
  await showEnd(page, next, 'Escape');
});
