import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestDetails } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MAP = '[role="application"]';
const COLORS = ['color-contrast', 'link-in-text-block'];

/** A test whose subject is different on a phone, or reached in another way, is also run there. */
export const PHONE: TestDetails = { tag: '@phone' };

/** What the browser complains about from now on. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** What keeps people out, by WCAG 2.2 AA as far as a program can tell: by night, and what colours can do by day. The map has
 *  thousands of parts and is the same in all positions: only who asks for it has it looked at, too. */
export async function barriers(page: Page, { map = false } = {}): Promise<string[]> {
  const axe = (): AxeBuilder => (map ? new AxeBuilder({ page }) : new AxeBuilder({ page }).exclude(MAP));
  const found = await axe().withTags(STANDARD).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await axe().withRules(COLORS).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found.violations, ...byDay.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
