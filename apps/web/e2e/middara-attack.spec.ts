import { expect, test, type Page } from '@playwright/test';
import { newIn, record, recordedOn, type Entry } from './frames.ts';
import { openAlone } from './late.ts';
import { barriers, PHONE } from './page.ts';
import { dock, show } from './table.ts';

/** How a roll can come out; and any number may be a sum, Damage or what is left of HP. */
const OUTCOME = /\d|hits|miss|short|over|reach|damage|defeat|harm/i;
const attack = (page: Page) => page.getByRole('region', { name: 'The Attack' });
const option = (page: Page, words: string) => dock(page).getByRole('button', { name: new RegExp(`^\\d+ ${words}`) });

interface Checked {
  rolls: string[];
  /** What could be read too early, and of which roll. */
  early: string[];
  /** Rolls of which the sum was written after they had come to rest. */
  summed: string[];
}
/** Holds what was readable against what the dice had shown by then. */
function check(entries: readonly Entry[]): Checked {
  const found: Checked = { rolls: [], early: [], summed: [] };
  entries.forEach((entry, at) => {
    if (!('told' in entry)) return;
    const { seq, events } = entry.told;
    const before = entries.slice(0, at).findLast((one) => 'shown' in one)!.shown;
    const after = entries.slice(at).flatMap((one) => ('shown' in one ? [one.shown] : []));
    const first = events.findIndex(({ tag }) => tag === 'rolled');
    const key = `${seq}.${first}`;
    const until = after.findLastIndex(({ rolls }) => rolls[key] === 'throw' || rolls[key] === 'rest');
    if (first < 0 || until < 0) return;
    found.rolls.push(key);
    for (const { text } of after.slice(0, until + 1)) {
      found.early.push(...newIn(text, before.text).filter((one) => OUTCOME.test(one)));
    }
    if (after.slice(until + 1).some(({ text }) => text.includes('the roll') && text.includes('against'))) {
      found.summed.push(key);
    }
  });
  return found;
}

for (const motion of ['system', 'none'] as const) {
  test(`an attack by mouse tells nothing before its dice lie still: motion ${motion}`, async ({ page }) => {
    test.setTimeout(120_000);
    await record(page);
    await page.addInitScript((wish) => {
      const settings = { botTurnSeconds: 0, animationSpeed: 1, motion: wish };
      localStorage.setItem('questwright.settings', JSON.stringify(settings));
    }, motion);
    await openAlone(page, 'an attack');
    await expect(attack(page)).toBeVisible();
    await expect(attack(page).getByText('Empowered, with the black die')).toBeVisible();
    // Numbers that were asked for are there before anything is thrown.
    await page.waitForTimeout(1000);
    await option(page, 'Attack as it is').click();
    const best = attack(page).getByRole('button', { name: /^Spend best/ });
    const enough = option(page, 'Only this far');
    await expect(best.or(enough).first()).toBeVisible({ timeout: 20_000 });
    await expect(attack(page).getByText('the roll', { exact: true })).toBeVisible();
    await ((await best.isVisible()) ? best : enough).click();
    await expect(attack(page).getByRole('button', { name: /^Spend best/ })).toHaveCount(0, { timeout: 20_000 });
    const { rolls, early, summed } = check(await recordedOn(page));
    expect(rolls).toHaveLength(1);
    expect(early).toEqual([]);
    expect(summed).toEqual(rolls);
  });
}

test('Symbols are spent as pieces, and the sum ends in the HP that are left', PHONE, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('questwright.settings', JSON.stringify({ botTurnSeconds: 0, animationSpeed: 4 }));
  });
  await openAlone(page, 'symbols to spend');
  const use = attack(page).getByRole('button', { name: /\+1 to the roll/ });
  await expect(use).toContainText(/\d+ against \d+: \d+ Damage/);
  /** HP before and after. */
  const sum = async (): Promise<number[]> => {
    const text = /(\d+) → (\d+) of \d+ HP/.exec(await attack(page).innerText());
    return text === null ? [] : [Number(text[1]), Number(text[2])];
  };
  const [before, after] = (await sum()) as [number, number];
  const best = attack(page).getByRole('button', { name: /^Spend best and strike: \d+/ });
  const most = Number(/\d+/.exec(await best.innerText())![0]);
  expect(most).toBeGreaterThan(before - after);
  expect(await barriers(page)).toEqual([]);
  await use.click();
  await expect.poll(sum).toEqual([before, after - 1]);
  await best.click();
  await expect(attack(page)).toContainText(`${before} → ${Math.max(0, before - most)} of`, { timeout: 20_000 });
  // After its Follow Up Abilities the board is seen again.
  const pass = option(page, 'Pass');
  await expect(pass.or(option(page, 'End the turn'))).toBeVisible({ timeout: 20_000 });
  if (await pass.isVisible()) await pass.click();
  await expect(attack(page)).toHaveCount(0, { timeout: 20_000 });
});

test('the turn of an opponent is a storyboard: step by step, and once more, by keys', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const settings = { botTurnSeconds: 3, animationSpeed: 1, stepMode: true };
    localStorage.setItem('questwright.settings', JSON.stringify(settings));
  });
  await openAlone(page, 'before an opponent');
  const end = option(page, 'End the turn');
  await end.focus();
  await page.keyboard.press('Enter');
  const story = page.getByRole('region', { name: /^The turn of / });
  await expect(story).toContainText(/AI Step \d is the first that is true for .+\./);
  // What was compared is told with its numbers.
  await expect(story).toContainText(/\d ≤ \d/);
  // Nothing of what comes is known yet.
  await expect(story.getByRole('table')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(story).toContainText(/goes from [a-z]\d+ to [a-z]\d+, \d points?\./);
  await page.keyboard.press('Space');
  await expect(story).toContainText(/ attacks (Remi|Zeke|Rook|Nightingale)\./);
  await expect(story.getByRole('row', { name: /, [a-z]\d+ \d+ \d+ yes/ }).first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(attack(page)).toContainText('If nobody dodges');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the map' }).click();
  await show(page, 'Table');
  const again = page.getByRole('button', { name: 'Show it again, step by step' }).first();
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(story).toBeFocused();
  const step = story.getByRole('button', { name: 'Step', exact: true });
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(story).toContainText(/2 of \d/);
  while (await step.isEnabled()) await page.keyboard.press('Enter');
  await expect(story).toContainText(/(\d) of \1/);
  await story.getByRole('button', { name: 'Close' }).click();
  await expect(story).toHaveCount(0);
});
