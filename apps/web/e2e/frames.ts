/** Everything that could be read or heard by a screen reader on a page, moment by moment, beside what the server has told it. */

import type { Page } from '@playwright/test';

interface Snapshot {
  /** All that is written, one piece after another; faces of dice are not among it. */
  text: string[];
  /** Dice that are shown, and how far the showing of them has come. */
  rolls: Readonly<Record<string, string>>;
}
/** In the order in which it happened: what the page showed, and what it was told. */
export type Entry =
  | { shown: Snapshot }
  | { told: { seq: number; events: { tag: string; with: Record<string, unknown> }[] } };

interface Recorder {
  entries: Entry[];
}
declare global {
  var recorded: Recorder;
}

/** From before the page is opened. */
export const record = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const entries: Entry[] = [];
    globalThis.recorded = { entries };
    const Socket = globalThis.WebSocket;
    globalThis.WebSocket = class extends Socket {
      constructor(...to: ConstructorParameters<typeof Socket>) {
        super(...to);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as { type: string; log?: { seq: number; events: [] } };
          if (message.type === 'change' && message.log) entries.push({ told: message.log });
        });
      }
    };
    const readable = (): string[] => {
      const found: string[] = [];
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
        (node) => {
          const element = node as Element;
          if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
          const isAway =
            element.matches('script, style, [data-roll]') || !element.checkVisibility({ visibilityProperty: true });
          return isAway ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
        },
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const texts =
          node instanceof Element
            ? ['aria-label', 'title', 'aria-valuetext'].map((name) => (node as Element).getAttribute(name) ?? '')
            : [node.textContent ?? ''];
        found.push(...texts.map((text) => text.trim()).filter((text) => text !== ''));
      }
      return found;
    };
    let last = '';
    const look = (): void => {
      if (!document.body) return;
      const dice = [...document.querySelectorAll<HTMLElement>('[data-roll]')];
      const rolls = Object.fromEntries(dice.map(({ dataset }) => [dataset['roll']!, dataset['step']!]));
      const shown = { text: readable(), rolls };
      const key = JSON.stringify(shown);
      if (key !== last) entries.push({ shown });
      last = key;
    };
    const frame = (): void => {
      look();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    // Also what is there between two frames, for whoever reads the page without seeing it.
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

export const recordedOn = (page: Page): Promise<Entry[]> => page.evaluate(() => globalThis.recorded.entries);

/** What is written now and was not before; a piece that is there twice counts twice. */
export function newIn(now: readonly string[], before: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of before) left.set(text, (left.get(text) ?? 0) + 1);
  return now.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
