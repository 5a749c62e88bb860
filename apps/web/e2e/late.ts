/** Tables in the middle of a game, from the positions of position.ts. */

import { expect, type Browser, type Page } from '@playwright/test';
import { positionFile } from './files.ts';
import { dock, hurry } from './table.ts';

interface Opened {
  id: string;
  seats: readonly unknown[];
}

/** Makes a table of a position; whoever opens it holds every seat. */
async function brought(page: Page, name: string): Promise<Opened> {
  expect((await page.request.post('/api/guest', { data: { name: 'Anna' } })).ok()).toBe(true);
  const made = await page.request.post('/api/files', { data: JSON.parse(positionFile(name)) as object });
  expect(made.status()).toBe(201);
  return (await made.json()) as Opened;
}

/** At one screen, where all seats are held by whoever opens it. */
export async function openAtOneScreen(page: Page, name: string): Promise<void> {
  const { id } = await brought(page, name);
  await page.goto(`/t/${id}`);
  await expect(page.locator('#question')).toBeVisible();
}

/** At a table where bots hold all other seats. */
export async function openAlone(page: Page, name: string): Promise<void> {
  const { id, seats } = await brought(page, name);
  for (let seat = 1; seat < seats.length; seat++) {
    expect((await page.request.post(`/api/tables/${id}/replace`, { data: { seat } })).ok()).toBe(true);
  }
  await page.goto(`/t/${id}`);
  // In whatever language it is named.
  await expect(page.locator('#question')).toBeVisible();
}

/** Two people at a table, each in a browser of their own; the second holds seat 1. */
export async function openForTwo(page: Page, browser: Browser, name: string): Promise<Page> {
  const { id } = await brought(page, name);
  expect((await page.request.post(`/api/tables/${id}/leave`, { data: { seat: 1 } })).ok()).toBe(true);
  const { invite } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { invite: string };
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await hurry(other);
  expect((await other.request.post('/api/guest', { data: { name: 'Berta' } })).ok()).toBe(true);
  expect((await other.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invite } })).ok()).toBe(true);
  for (const one of [page, other]) {
    await one.goto(`/t/${id}`);
    await expect(dock(one)).toBeVisible();
  }
  return other;
}
