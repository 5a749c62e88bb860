import { expect, test } from '@playwright/test';
import { barriers, PHONE } from './page.ts';
import { answerWith, goesOn, isMyTurn, onward, openSettings, playNow } from './table.ts';

test('whoever comes back is told in a few lines what others did, once', PHONE, async ({ page }) => {
  test.setTimeout(120_000);
  await playNow(page);
  const table = new URL(page.url()).pathname.split('/')[2]!;
  const others = async (): Promise<boolean> => {
    const log = await page.request.get(`/api/tables/${table}/log?seat=0`);
    const lines = (await log.json()) as { seat: number | null; events: { tag: string }[] }[];
    return lines.some(({ seat, events }) => seat !== 0 && events.some(({ tag }) => tag === 'experience gained'));
  };
  for (let answers = 0; answers < 30 && !(await others()); answers++) {
    await goesOn(page, () => onward(page));
    await isMyTurn(page);
  }
  const since = page.getByRole('region', { name: 'Since you left' });
  await expect(since).toHaveCount(0);
  // As if the reader had gone right after the beginning.
  const key = `questwright.seen.${table}`;
  expect(Number(await page.evaluate((name) => localStorage.getItem(name), key))).toBeGreaterThan(0);
  await page.goto('/about');
  await page.evaluate((name) => localStorage.setItem(name, '0'), key);
  await page.goBack();
  await expect(since.getByRole('listitem').filter({ hasText: 'gains an experience counter' }).first()).toBeVisible();
  expect(await since.getByRole('listitem').count()).toBeLessThanOrEqual(8);
  expect(await barriers(page)).toEqual([]);
  await since.getByRole('button', { name: 'Got it' }).click();
  await expect(since).toHaveCount(0);
  await page.reload();
  await isMyTurn(page);
  await expect(since).toHaveCount(0);
});

test('when the server has a newer page, the reader is told and can take it', async ({ page }) => {
  let build = 'older';
  let cut = (): void => {};
  await page.routeWebSocket('**/api/socket', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => line.send(String(message).replace(/"build":"[^"]*"/, `"build":"${build}"`)));
    cut = () => void line.close({ code: 1001 });
  });
  await playNow(page);
  const banner = page.getByRole('status').filter({ hasText: 'newer version' });
  await expect(banner).toHaveCount(0);
  build = 'newer';
  cut();
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await banner.getByRole('button', { name: 'Reload' }).click();
  await isMyTurn(page);
  await expect(banner).toHaveCount(0);
});

test('whoever plays without keys is not answered for by one', async ({ page }) => {
  await playNow(page);
  const decision = () => page.locator('[data-decision]').getAttribute('data-decision');
  const before = await decision();
  await openSettings(page);
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Keys answer questions' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.waitForTimeout(500);
  expect(await decision()).toBe(before);
  // What the keys would be is still told.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('what is switched on is heard, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(globalThis, { started });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...from) {
      if (this.context instanceof AudioContext) started.push(this.buffer?.duration ?? 0);
      return start.apply(this, from);
    };
  });
  const heard = (): Promise<number[]> => page.evaluate(() => (globalThis as unknown as { started: number[] }).started);
  await playNow(page);
  await answerWith(page, '1');
  expect(await heard()).toEqual([]);
  await openSettings(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hear: A miss' }).click();
  await expect.poll(heard).toEqual([expect.closeTo(0.34, 2)]);
  await dialog.getByRole('checkbox', { name: 'A new level' }).check();
  await page.keyboard.press('Escape');
  // The second experience counter of the short quest: a new level; nothing else is switched on.
  await answerWith(page, '1');
  await expect.poll(heard).toEqual([expect.closeTo(0.34, 2), expect.closeTo(0.85, 2)]);
});
