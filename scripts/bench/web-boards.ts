/** How smoothly a board is dragged, and in Middara under all that can lie over it; how soon the threats of six are painted. */

import type { Locator, Page } from '@playwright/test';

export const DRAG_SECONDS = 6;
const THREATS = 40;
const OPPONENTS = 6;

/** Frames per second while the board is dragged to and fro, one figure for each frame. */
export async function panned(page: Page, seconds = DRAG_SECONDS): Promise<number[]> {
  await page.getByRole('button', { name: /^Go to my (hero|figure)$/ }).click();
  await page.waitForTimeout(1500);
  const { width, height } = page.viewportSize()!;
  const [x, y] = [width / 2, height * 0.42];
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const frame = (now: number): void => {
      times.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  const begun = performance.now();
  await page.evaluate(() => (globalThis as unknown as { times: number[] }).times.splice(0));
  for (let turn = 0; performance.now() - begun < seconds * 1000; turn += 0.06) {
    await page.mouse.move(x + Math.sin(turn) * width * 0.3, y + Math.sin(turn * 0.7) * height * 0.3);
  }
  const times = await page.evaluate(() => [...(globalThis as unknown as { times: number[] }).times]);
  await page.mouse.up();
  return times.slice(1).map((time, i) => 1000 / (time - times[i]!));
}

const layer = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const threats = (page: Page): Locator =>
  page.getByRole('list', { name: 'What opponents are after' }).getByRole('listitem');

/** Reach, sight, the Sphere of Influence, and where everybody could strike. */
export async function underOverlays(page: Page): Promise<void> {
  await layer(page, 'SOI').click();
  for (let times = 0; times < 2; times++) await page.keyboard.press('t');
  await layer(page, 'All threats').waitFor();
  await threats(page).first().waitFor();
}

/** Milliseconds from the key that shows all threats until they are painted: each time of another position. */
export async function threatened(page: Page, times = THREATS): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < times; n++) {
    const asked = (): Promise<string | null> => page.locator('#question').getAttribute('data-decision');
    const before = await asked();
    // There, and back by undo.
    if (n % 2 === 0) {
      await page.locator('[role="gridcell"][data-open="true"]').first().press('Enter');
      await page.keyboard.press('Space');
    } else await page.keyboard.press('Control+z');
    while ((await asked()) === before) await page.waitForTimeout(20);
    await page.waitForTimeout(400);
    const list = 'ul[aria-label="What opponents are after"]';
    const time = await page.evaluate(
      async ([shown, most]) => {
        const press = (): boolean => dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
        press();
        const from = performance.now();
        press();
        const next = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
        while (document.querySelectorAll(`${shown} > li`).length < most) await next();
        const { port1, port2 } = new MessageChannel();
        await next();
        await new Promise<void>((done) => {
          port1.addEventListener('message', () => done());
          port1.start();
          port2.postMessage(null);
        });
        const took = performance.now() - from;
        press();
        return took;
      },
      [list, OPPONENTS] as const,
    );
    found.push(time);
  }
  return found;
}
