import { expect, test, type Page } from '@playwright/test';
import { openAlone } from './late.ts';
import { hurry } from './table.ts';

/** What a reader sees or is read, and nobody has put into the words of a language: texts and names of things on the page but for
 *  what is marked as English or as not to be translated, keys, ids of rules, commands, and what a
 *  player is called. */
const plainWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const exempt = 'body [lang="en"], [translate="no"], kbd, code, script, style, noscript, input[type="text"]';
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
    const found = new Set<string>();
    const look = (text: string | null): void => {
      const left = (text ?? '').replaceAll(/\b[A-Z]{2,4}(-[A-Z0-9]+)+\b|npx questwright[a-z ]*|Anna/g, '');
      if (/[A-Za-z]{2}/.test(left)) found.add((text ?? '').trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest(exempt)) continue;
      if (node instanceof Element) for (const name of named) look(node.getAttribute(name));
      else look(node.nodeValue);
    }
    return [...found];
  });

async function inPseudo(page: Page): Promise<void> {
  await hurry(page);
  await page.addInitScript(() => localStorage.setItem('questwright.locale', 'en-x-pseudo'));
}

for (const address of ['/', '/new', '/rules', '/lobby', '/about', '/board', '/lab', '/nowhere']) {
  test(`no plain English is left on ${address}`, async ({ page }) => {
    await inPseudo(page);
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await plainWords(page)).toEqual([]);
  });
}

for (const position of ['fight', 'market', 'setting out', 'experience', 'encounter', 'event']) {
  test(`no plain English is left at a table: ${position}`, async ({ page }) => {
    await inPseudo(page);
    await openAlone(page, position);
    await expect(page.locator('#question')).toBeVisible();
    // What is worked out from numbers of the rules comes after them.
    await page.waitForLoadState('networkidle');
    expect(await plainWords(page)).toEqual([]);
  });
}
