import { expect, test, type Page } from '@playwright/test';
import { newIn, record, recordedOn, type Entry } from './frames.ts';
import { openAlone } from './late.ts';
import { dock, goesOn, isMyTurn, onward } from './table.ts';

const DECIDES: ReadonlySet<unknown> = new Set(['attack', 'defense', 'escape', 'test']);
/** How a roll, or a fight, can come out; and any number may be a sum, a wound or what is left of a life. */
const OUTCOME = /\d|hit|miss|held|struck|away|success|fail|wound|defeat|beat|knock|escape[sd]|lost|killed|gains?\b/i;

interface Checked {
  /** Rolls that were thrown before everybody’s eyes. */
  rolls: string[];
  /** What could be read too early, and of which roll. */
  early: string[];
  /** Rolls of which the sum was written after they had come to rest. */
  summed: number;
}

/** Holds what was readable against what the dice had shown by then. */
function check(entries: readonly Entry[]): Checked {
  const found: Checked = { rolls: [], early: [], summed: 0 };
  entries.forEach((entry, at) => {
    if (!('told' in entry)) return;
    const { seq, events } = entry.told;
    const before = entries.slice(0, at).findLast((one) => 'shown' in one)!;
    const after = entries
      .slice(at)
      .filter((one) => 'shown' in one)
      .map(({ shown }) => shown);
    let baseline = before.shown.text;
    events.forEach(({ tag, with: told }, i) => {
      if (tag !== 'rolled' || !DECIDES.has(told['for'])) return;
      const key = `${seq}.${i}`;
      const isFresh = ({ rolls }: (typeof after)[number]): boolean => rolls[key] === 'throw' || rolls[key] === 'rest';
      const until = after.findLastIndex(isFresh);
      if (until < 0) return;
      const from = after.findIndex(isFresh);
      found.rolls.push(key);
      // Until this roll lies still, there is nothing new to read but that something is shown; what an earlier one of the
      // same answer has decided is known by then.
      for (const { text } of after.slice(found.rolls.length > 1 && i > 0 ? from : 0, until + 1)) {
        found.early.push(
          ...newIn(text, baseline)
            .filter((one) => OUTCOME.test(one))
            .map((one) => `${key}: ${one}`),
        );
      }
      const rest = after.slice(until + 1);
      const total = events.slice(i).find((one) => typeof one.with['total'] === 'number')?.with['total'];
      if (rest.some(({ text }) => text.some((one) => one.endsWith(`= ${total as number}`)))) found.summed += 1;
      const next = rest.findIndex(({ rolls }) => Object.values(rolls).includes('throw') || !(key in rolls));
      baseline = (rest[next < 0 ? rest.length - 1 : Math.max(0, next - 1)] ?? after[until]!).text;
    });
  });
  return found;
}

/** Fights to the end of it, and never flees. */
async function fightToTheEnd(page: Page): Promise<void> {
  const fight = page.getByRole('region', { name: 'The fight' });
  const stands = dock(page)
    .getByRole('button', { name: /Stand and fight/ })
    .first();
  for (let answers = 0; answers < 40 && (answers < 2 || (await fight.isVisible())); answers += 1) {
    // Numbers that were asked for are there before anything is thrown.
    await page.waitForTimeout(250);
    await goesOn(page, async () => ((await stands.isVisible()) ? stands.click() : onward(page)));
    await isMyTurn(page);
  }
  await expect(fight).toHaveCount(0);
}

for (const motion of ['system', 'none'] as const) {
  test(`nothing is told before its dice lie still: motion ${motion}`, async ({ page }) => {
    test.setTimeout(120_000);
    await record(page);
    await page.addInitScript((wish) => {
      localStorage.setItem(
        'questwright.settings',
        JSON.stringify({ botTurnSeconds: 0, animationSpeed: 4, motion: wish, allChances: true }),
      );
    }, motion);
    await openAlone(page, 'slow loss');
    await fightToTheEnd(page);
    const { rolls, early, summed } = check(await recordedOn(page));
    expect(early).toEqual([]);
    expect(rolls.length).toBeGreaterThan(3);
    expect(summed).toBe(rolls.length);
  });
}
