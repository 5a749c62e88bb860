/** `npm run shots`: the pictures of the README, taken of the finished build; `npm run shots -- targets`: the product beside what it
 *  should look like. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, expect, type Browser, type Locator, type Page } from '@playwright/test';
import { freePort, ServerProcess } from '../apps/server/bench/server-process.ts';
import { bring, wonQuest, writePositions } from '../apps/web/e2e/files.ts';
import { openAlone } from '../apps/web/e2e/late.ts';
import { dock, goesOn, hurry, onward, playNow, prompt } from '../apps/web/e2e/table.ts';
import { findBrowser } from './browser.mjs';
import { takeTargets } from './targets.ts';
import { asWebp } from './webp.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = path.join(root, 'docs/shots');
const QUALITY = 0.82;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const option = (page: Page, words: string) => dock(page).getByRole('button', { name: new RegExp(`^\\d+ ${words}`) });
/** Pictures are drawn and figures have walked. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(2500);

async function visitor(browser: Browser, baseURL: string, { theme = 'dark', phone = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: phone ? PHONE : DESK,
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: theme as 'dark' | 'light',
  });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (it) => it');
  await hurry(page);
  return page;
}

type Shot = (browser: Browser, address: string, keep: (name: string, page: Page) => Promise<void>) => Promise<void>;

const front: Shot = async (browser, address, keep) => {
  for (const theme of ['dark', 'light']) {
    const page = await visitor(browser, address, { theme });
    await page.goto('/');
    await page.getByRole('radio', { name: 'Old Hesper' }).check({ force: true });
    await settled(page);
    await keep(theme === 'dark' ? 'front' : 'front-light', page);
    await page.context().close();
  }
};

/** Takes what is obvious until something certain is to be seen. */
async function until(page: Page, seen: Locator): Promise<void> {
  for (let answers = 0; answers < 40 && !(await seen.isVisible()); answers++) {
    await goesOn(page, () => onward(page));
  }
  await expect(seen).toBeVisible();
}

const board: Shot = async (browser, address, keep) => {
  const page = await visitor(browser, address, { theme: 'light' });
  await playNow(page);
  await until(page, prompt(page).filter({ hasText: 'Where do you go' }));
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await settled(page);
  await keep('board-far', page);
  await page.getByRole('button', { name: 'Go to my hero' }).click();
  await settled(page);
  await keep('board-middle', page);
  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await settled(page);
  await keep('board-near', page);
  await page.context().close();
};

const combat: Shot = async (browser, address, keep) => {
  const page = await visitor(browser, address);
  await openAlone(page, 'fight');
  const stand = option(page, 'Stand and fight');
  await until(page, stand);
  await goesOn(page, () => stand.click());
  await settled(page);
  await keep('combat', page);
  await page.context().close();
};

const market: Shot = async (browser, address, keep) => {
  for (const phone of [false, true]) {
    const page = await visitor(browser, address, { theme: phone ? 'dark' : 'light', phone });
    await openAlone(page, 'market');
    await until(page, page.getByRole('region', { name: 'The market' }));
    await settled(page);
    await keep(phone ? 'phone-market' : 'market', page);
    if (phone) {
      await page
        .getByRole('button', { name: 'Look at the map' })
        .click({ timeout: 3000 })
        .catch(() => {});
      await settled(page);
      await keep('phone', page);
    }
    await page.context().close();
  }
};

const hero: Shot = async (browser, address, keep) => {
  const page = await visitor(browser, address);
  await page.goto('/new?game=runebound');
  await page.getByRole('button', { name: /^Player 1 plays/ }).click();
  await settled(page);
  await keep('heroes', page);
  await page.context().close();
};

const card: Shot = async (browser, address, keep) => {
  const page = await visitor(browser, address);
  await openAlone(page, 'fight');
  await page
    .getByRole('button', { name: /White Blade/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  await keep('card', page);
  await page.context().close();
};

const end: Shot = async (browser, address, keep) => {
  const page = await visitor(browser, address);
  const table = await bring(page, wonQuest());
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('heading', { name: /^What .* did$/ })).toBeVisible();
  await settled(page);
  await keep('end', page);
  await page.context().close();
};

const SHOTS: Readonly<Record<string, Shot>> = { front, board, combat, market, hero, card, end };
const [first, ...more] = process.argv.slice(2);
const compares = first === 'targets';
const wanted = compares || first === undefined ? [] : [first, ...more];
const unknown = wanted.filter((name) => !Object.hasOwn(SHOTS, name));
if (unknown.length > 0)
  throw new Error(`No such shot: ${unknown.join(', ')}; there are targets, ${Object.keys(SHOTS).join(', ')}`);

const found = await findBrowser(root);
if (!found.path) throw new Error(`No browser: ${found.tried?.join('; ')}`);
const data = mkdtempSync(path.join(tmpdir(), 'questwright-shots-'));
writePositions();
const server = new ServerProcess(await freePort(), data, { QUESTWRIGHT_POSITIONS: 'on' });
await server.start();
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
const painter = await browser.newPage();
await painter.addInitScript('globalThis.__name = (it) => it');
await painter.goto('about:blank');
mkdirSync(FOLDER, { recursive: true });
try {
  if (compares) {
    const from = process.env['MOCKUPS'] ?? path.join(root, '../shared/design/mockups/runebound');
    await takeTargets(browser, server.address, { from, into: path.join(root, '.cache/targets'), only: more });
  }
  for (const [name, shot] of compares ? [] : Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await shot(browser, server.address, async (file, page) => {
      const picture = await asWebp(painter, await page.screenshot(), QUALITY);
      writeFileSync(path.join(FOLDER, `${file}.webp`), picture);
      console.log(`docs/shots/${file}.webp: ${Math.round(picture.length / 1024)} kB`);
    });
  }
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
