/** `npm run shots -- targets`: each picture of what a screen should look like beside the running product, by day and by night. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expects, type Browser, type Page } from '@playwright/test';
import { bring, wonGame } from '../apps/web/e2e/files.ts';
import { openAlone } from '../apps/web/e2e/late.ts';
import { dock, goesOn, hurry, onward, prompt } from '../apps/web/e2e/table.ts';
import { MIDDARA_TARGETS } from './targets-middara.ts';

export interface Target {
  wide?: number;
  high?: number;
  phone?: true;
  /** Of whoever looks. */
  settings?: object;
  /** Where its picture is, when not under its own name. */
  picture?: string;
  reach(page: Page): Promise<void>;
}

/** A slow machine is no failure. */
const expect = expects.configure({ timeout: 30_000 });

const option = (page: Page, words: string) => dock(page).getByRole('button', { name: new RegExp(`^\\d+ ${words}`) });

async function until(page: Page, isThere: () => Promise<boolean>, answers = 40): Promise<void> {
  for (; answers > 0; answers--) {
    if (await isThere()) return;
    await goesOn(page, () => onward(page));
  }
  expect(await isThere()).toBe(true);
}

/** Dice lie ready, and a place that costs three of them is looked at. */
async function table(page: Page): Promise<void> {
  await openAlone(page, 'setting out');
  await until(page, async () => (await prompt(page).innerText()).includes('Where do you go'));
  await page.locator('[data-space="i09"]').press('Enter');
}

async function fight(page: Page): Promise<void> {
  await openAlone(page, 'fight');
  const stand = option(page, 'Stand and fight');
  await until(page, () => stand.isVisible());
  await goesOn(page, () => stand.click());
  await until(page, async () => /melee/i.test(await prompt(page).innerText()), 3).catch(() => {});
}

async function knockout(page: Page): Promise<void> {
  await openAlone(page, 'sure loss');
  const fallen = page.getByRole('heading', { name: 'You are knocked out' });
  await expect(async () => {
    const isAsked = (await page.title()).startsWith('●');
    if (isAsked && !(await fallen.isVisible())) await onward(page);
    await expect(fallen).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 40_000, intervals: [50] });
}

async function victory(page: Page): Promise<void> {
  await page.goto(`/t/${await bring(page, wonGame())}`);
  await expect(page.getByRole('region', { name: 'The end of the game' })).toBeVisible();
}

async function guide(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Play your first quest/ }).click();
  const coach = page.getByRole('dialog', { name: /./ });
  await expect(coach).toContainText('One Dragon Rune wins');
  const title = () => coach.getByRole('heading', { level: 2 }).textContent();
  for (let steps = 0; steps < 16 && !(await prompt(page).innerText()).includes('Where do you go'); steps++) {
    const before = await title();
    await coach.getByRole('button', { name: 'Show me' }).press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(title).not.toBe(before);
  }
}

const TARGETS: Readonly<Record<string, Target>> = {
  '01-table': { reach: table },
  '01-table-1024': { wide: 1024, high: 768, reach: table },
  '02-fight': { reach: fight },
  '03-card': {
    reach: async (page) => {
      await openAlone(page, 'encounter');
      await until(page, () => page.getByRole('region', { name: /card/i }).first().isVisible(), 2).catch(() => {});
    },
  },
  '04-level': { reach: (page) => openAlone(page, 'experience') },
  '05-market': { reach: (page) => openAlone(page, 'market') },
  '06-knockout': { reach: knockout },
  '06-victory': { reach: victory },
  '07-shelf': { reach: async (page) => void (await page.goto('/new')) },
  '07-setup': { reach: async (page) => void (await page.goto('/new?game=runebound')) },
  '08-front': { reach: async (page) => void (await page.goto('/')) },
  '09-phone-map': { wide: 390, high: 844, phone: true, reach: table },
  '09-phone-fight': { wide: 390, high: 844, phone: true, reach: fight },
  '11-guide': { reach: guide },
  ...MIDDARA_TARGETS,
};
/** Where there is a picture of the night, it is beside the product by night. */
const BY_NIGHT: Readonly<Record<string, string>> = { '01-table': '10-table-night' };

const picture = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Two pictures of one size, side by side. */
async function beside(page: Page, left: Buffer, right: Buffer, { wide = 1440, high = 900 }: Target): Promise<Buffer> {
  await page.setViewportSize({ width: 2 * wide + 8, height: high });
  await page.setContent(
    `<body style="display:flex;gap:8px;margin:0;background:#fff">${[left, right]
      .map((png) => `<img width="${wide}" height="${high}" src="${picture(png)}">`)
      .join('')}`,
  );
  await page.waitForFunction(() => [...document.images].every((one) => one.complete));
  return page.screenshot();
}

/** Writes `<target>-<day or night>.png` into the folder, a pair each, and the product alone beside it. */
export async function takeTargets(
  browser: Browser,
  address: string,
  { from, into, only }: { from: string; into: string; only: readonly string[] },
): Promise<void> {
  if (!existsSync(from)) throw new Error(`No pictures to compare with in ${from}: name their folder with MOCKUPS=…`);
  const names = only.length > 0 ? only : Object.keys(TARGETS);
  const unknown = names.filter((name) => !Object.hasOwn(TARGETS, name));
  if (unknown.length > 0)
    throw new Error(`No such target: ${unknown.join(', ')}; there are ${Object.keys(TARGETS).join(', ')}`);
  mkdirSync(into, { recursive: true });
  const joiner = await browser.newPage({ deviceScaleFactor: 1 });
  for (const name of names) {
    const target = TARGETS[name]!;
    const { wide = 1440, high = 900, phone = false } = target;
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: wide, height: high },
      deviceScaleFactor: phone ? 2 : 1,
      isMobile: phone,
      hasTouch: phone,
      colorScheme: 'light',
    });
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (it) => it');
    await hurry(page, target.settings);
    await target.reach(page);
    for (const time of ['day', 'night'] as const) {
      await page.emulateMedia({ colorScheme: time === 'day' ? 'light' : 'dark' });
      // Pictures are drawn and figures have walked.
      await page.waitForTimeout(2500);
      const product = await page.screenshot();
      const wanted = readFileSync(
        path.join(from, `${(time === 'night' && BY_NIGHT[name]) || (target.picture ?? name)}.png`),
      );
      writeFileSync(path.join(into, `product-${name}-${time}.png`), product);
      writeFileSync(path.join(into, `${name}-${time}.png`), await beside(joiner, wanted, product, target));
    }
    console.log(path.join(into, `${name}-day.png, -night.png`));
    await context.close();
  }
  await joiner.close();
}
