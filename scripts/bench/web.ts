/**
 * `npm run bench:web`: the finished build in a headless Chromium that draws in software, with a server on the same machine.
 * What the front page loads, how smoothly the board is dragged with all its art, and how long an answer takes until the next
 * question is painted; in Middara how smoothly thirty figures are dragged under all overlays, and how soon it is painted where six
 * opponents could strike.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { freePort, ServerProcess } from '../../apps/server/bench/server-process.ts';
import { positionFile, writePositions } from '../../apps/web/e2e/files.ts';
import { findBrowser } from '../browser.mjs';
import { DRAG_SECONDS, panned, threatened, underOverlays } from './web-boards.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const WINDOW = { width: 1440, height: 900 };
const ANSWERS = 60;
const LIMITS = {
  front_page_js_kb: 150,
  pan_fps_median: 55,
  pan_fps_p5: 30,
  answer_to_paint_ms_p95: 100,
  middara_pan_fps_median: 55,
  middara_threat_ms_p95: 50,
};

const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  if (sorted.length === 0) throw new Error('Nothing was measured');
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
};

async function frontPage(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: WINDOW });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  if (all.length === 0) throw new Error('The front page loaded no script');
  await page.close();
  return all.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Opens tables of one's own, without anybody to wait for and without pauses: of Runebound with packs, or of a position. */
async function atTable(
  browser: Browser,
  address: string,
  what: readonly string[] | { position: string },
): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW });
  // Programs that tsx has read name their functions with this.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(() =>
    localStorage.setItem('questwright.settings', JSON.stringify({ botTurnSeconds: 0, animationSpeed: 4 })),
  );
  await page.goto(`${address}/about`);
  const made = 'position' in what ? { file: JSON.parse(positionFile(what.position)) as object } : { packs: what };
  const table = await page.evaluate(async (chosen) => {
    const post = async (url: string, body: object): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<{
        id: string;
      }>;
    };
    await post('/api/guest', {});
    if (chosen.file) return (await post('/api/files', chosen.file)).id;
    const seats = [{ kind: 'me' }];
    const { id } = await post('/api/tables', { game: 'runebound', packs: chosen.packs, seats });
    await post(`/api/tables/${id}/start`, {});
    return id;
  }, made);
  await page.goto(`${address}/t/${table}`);
  await page.locator('[data-decision]').waitFor();
  await page.locator('[data-space], [data-square]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Milliseconds from the click on an option until the frame with the next question has been painted. */
async function answered(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const measured: number[] = [];
    Object.assign(globalThis, { measured });
    let pressed: number | null = null;
    addEventListener('click', () => (pressed = performance.now()), { capture: true });
    const decision = (): string => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '';
    let before = decision();
    new MutationObserver(() => {
      const now = decision();
      if (now === before || now === '') return;
      before = now;
      const from = pressed;
      pressed = null;
      if (from === null) return;
      requestAnimationFrame(() => {
        // A task of its own runs after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => measured.push(performance.now() - from));
        port1.start();
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-decision'] });
  });
  const count = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { measured: number[] }).measured.length);
  const dock = page.getByRole('region', { name: 'What to do now' });
  for (let tries = 0; tries < ANSWERS * 4 && (await count()) < ANSWERS; tries++) {
    const before = await count();
    const fold = dock.locator('details:not([open]) > summary').first();
    const option = dock.locator('li button:not([aria-label^="Why"]):not(:disabled):visible');
    if ((await option.count()) === 0 && (await fold.count()) > 0) await fold.click();
    const buttons = await option.count();
    if (buttons === 0) {
      await page.keyboard.press('Space');
      await page.waitForTimeout(200);
      continue;
    }
    await option.nth(tries % buttons).click();
    for (let wait = 0; wait < 40 && (await count()) === before; wait++) await page.waitForTimeout(25);
  }
  return page.evaluate(() => [...(globalThis as unknown as { measured: number[] }).measured]);
}

/** Seconds of CPU time that pages have used: a busy machine changes them less than the clock. */
async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0);
}

const found = await findBrowser(root);
if (!found.path) throw new Error(`No browser: ${found.tried?.join('; ')}`);
const data = mkdtempSync(path.join(tmpdir(), 'questwright-bench-'));
writePositions();
const server = new ServerProcess(await freePort(), data, { QUESTWRIGHT_POSITIONS: 'on' });
await server.start();
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const size = await frontPage(browser, server.address);
  console.log(`front page: ${size.toFixed(1)} kB of scripts, compressed`);
  const board = await atTable(browser, server.address, []);
  const fps = await panned(board);
  await board.close();
  console.log(`dragging the board: ${fps.length} frames in ${DRAG_SECONDS} s`);
  const table = await atTable(browser, server.address, ['short-quest']);
  const before = await cpuOf(browser);
  const times = await answered(table);
  const cpu = ((await cpuOf(browser)) - before) * (1000 / times.length);
  await table.close();
  console.log(
    `answers: ${times.length}, half of them within ${quantile(times, 0.5).toFixed(0)} ms; ${cpu.toFixed(0)} ms of CPU for each`,
  );
  const crowd = await atTable(browser, server.address, { position: 'thirty figures' });
  await underOverlays(crowd);
  const crowded = await panned(crowd);
  await crowd.close();
  const ten = await atTable(browser, server.address, { position: 'ten figures' });
  const soon = await threatened(ten);
  await ten.close();
  console.log(
    `Middara: ${crowded.length} frames, threats half of the time within ${quantile(soon, 0.5).toFixed(0)} ms`,
  );
  const figures = {
    front_page_js_kb: Number(size.toFixed(1)),
    pan_fps_median: Number(quantile(fps, 0.5).toFixed(1)),
    pan_fps_p5: Number(quantile(fps, 0.05).toFixed(1)),
    answer_to_paint_ms_p95: Number(quantile(times, 0.95).toFixed(1)),
    middara_pan_fps_median: Number(quantile(crowded, 0.5).toFixed(1)),
    middara_threat_ms_p95: Number(quantile(soon, 0.95).toFixed(1)),
    answers: times.length,
    frames: fps.length,
  };
  const kept =
    figures.front_page_js_kb <= LIMITS.front_page_js_kb &&
    figures.pan_fps_median >= LIMITS.pan_fps_median &&
    figures.pan_fps_p5 >= LIMITS.pan_fps_p5 &&
    figures.answer_to_paint_ms_p95 <= LIMITS.answer_to_paint_ms_p95 &&
    figures.middara_pan_fps_median >= LIMITS.middara_pan_fps_median &&
    figures.middara_threat_ms_p95 <= LIMITS.middara_threat_ms_p95 &&
    times.length >= ANSWERS;
  console.log(JSON.stringify({ ...figures, kept }));
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
