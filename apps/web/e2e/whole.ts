/** Whole Encounters of Middara, played by what the page shows: towards the nearest opponent, and at it; with the mouse, by taps, or
 *  with keys alone. */

import { expect, type Locator, type Page } from '@playwright/test';
import { dock } from './table.ts';

/** How somebody does it. */
export interface Hand {
  /** Presses a button. */
  take(page: Page, button: Locator): Promise<void>;
  /** Plans, or chooses, a square of the board. */
  press(page: Page, square: string): Promise<void>;
}

const cell = (page: Page, square: string): Locator => page.getByRole('gridcell', { name: new RegExp(`^${square},`) });

/** Else it is not there any more, and one looks anew. */
const SOON = { timeout: 3000 };

export const MOUSE: Hand = {
  take: (_, button) => button.click(SOON),
  press: (page, square) => cell(page, square).click(SOON),
};

const column = (square: string): number => square.codePointAt(0)!;
const row = (square: string): number => Number(square.slice(1));
const far = (one: string, other: string): number =>
  Math.max(Math.abs(column(one) - column(other)), Math.abs(row(one) - row(other)));

export const KEYS: Hand = {
  take: async (page, button) => {
    const number = /^\d+/.exec((await button.innerText(SOON)).trim())?.[0];
    if (number === undefined) {
      await button.focus(SOON);
      return page.keyboard.press('Enter');
    }
    for (const key of number) await page.keyboard.press(key);
  },
  /** From the square that the board is entered at. */
  press: async (page, square) => {
    const entry = page.getByRole('grid', { name: 'The board' }).locator('[role="gridcell"][tabindex="0"]');
    await entry.focus(SOON);
    const from = /^\w+/.exec((await entry.getAttribute('aria-label', SOON))!)![0];
    const walk = async (steps: number, [on, back]: [string, string]): Promise<void> => {
      for (let left = Math.abs(steps); left > 0; left--) await page.keyboard.press(steps > 0 ? on : back);
    };
    await walk(column(square) - column(from), ['ArrowRight', 'ArrowLeft']);
    await walk(row(square) - row(from), ['ArrowDown', 'ArrowUp']);
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${square},`));
    await page.keyboard.press('Enter');
  },
};

interface Seen {
  /** Changes with whatever is asked or planned. */
  state: string;
  over: boolean;
  mine: boolean;
  question: string;
  buttons: string[];
  squares: string[];
}
const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const textsOf = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.innerText.replaceAll(/\s+/g, ' ').trim());
    const asked = '[data-decision]';
    const answers = 'li button:not(:disabled):not([aria-label^="Why"])';
    const stage = textsOf('section[aria-label="The Attack"] button:not(:disabled)');
    const buttons = [...stage.filter((text) => text.startsWith('Spend best')), ...textsOf(`${asked} ${answers}`)];
    const no = document.querySelector(asked)?.getAttribute('data-decision') ?? '';
    return {
      state: [no, ...buttons.filter((one) => /Not there/.test(one))].join(),
      over: document.querySelector('section[aria-label="The end of the game"]') !== null,
      // Not while a gesture is carried out.
      mine: document.title.startsWith('● Your turn') && document.querySelector(`${asked} [inert]`) === null,
      question: textsOf('#question').join(' '),
      buttons,
      squares: [...document.querySelectorAll('[role="gridcell"]')].flatMap(
        (one) => one.getAttribute('aria-label') ?? [],
      ),
    };
  });

/** What is pressed wherever it is on offer, in this order. */
const FIRST: readonly RegExp[] = [
  /^Spend best/,
  /as it is/,
  /% hits/,
  /^(\d+ )?On [a-z]\d/,
  /Go there/,
  /End (the|\S+) turn/,
  /\bPass\b|Stand|Only this far/,
];
const WALKS = FIRST.findIndex((one) => one.test('Go there'));

/** Where one can go that is nearer to an opponent than one is; else null. */
function goal({ question, squares }: Seen): string | null {
  const who = /What does (.+) do\?/.exec(question)?.[1];
  const from = squares.find((label) => who !== undefined && label.includes(`, ${who}, ally`));
  if (from === undefined) return null;
  const opponents = squares.filter((label) => label.includes(', opponent,')).map(nameOf);
  const away = (square: string): number => Math.min(...opponents.map((one) => far(one, square)));
  const [best] = squares
    .flatMap((label) => {
      const points = /; (\d+) of \d+ points/.exec(label)?.[1];
      return points === undefined ? [] : [{ square: nameOf(label), points: Number(points) }];
    })
    .toSorted((one, other) => away(one.square) - away(other.square) || one.points - other.points);
  return best !== undefined && away(best.square) < away(nameOf(from)) ? best.square : null;
}
const nameOf = (label: string): string => /^\w+/.exec(label)![0];

/** By its number, else by how it begins: what it says besides may still be counted. */
function buttonOf(page: Page, text: string): Locator {
  const number = /^\d+/.exec(text)?.[0];
  const begins = number ?? text.split(' ').slice(0, 2).join('\\s*');
  const hasText = new RegExp(`^\\s*${begins}`);
  return (number === undefined ? page : dock(page).getByRole('listitem'))
    .getByRole('button')
    .filter({ visible: true, hasText })
    .first();
}

/** Answers, or makes a plan; whether the game goes on. */
export async function act(page: Page, hand: Hand, starts: readonly string[]): Promise<void> {
  const seen = await seenOn(page);
  const at = FIRST.findIndex((one) => seen.buttons.some((text) => one.test(text)));
  const isFree = (square: string): boolean =>
    seen.squares.some((label) => nameOf(label) === square && !label.includes(', ally'));
  const place = /begin\?/.test(seen.question) ? starts.find((square) => isFree(square)) : goal(seen);
  const text = at < 0 ? seen.buttons[0] : seen.buttons.find((one) => FIRST[at]!.test(one));
  if (place && (at < 0 || at > WALKS)) await hand.press(page, place).catch(isGone);
  else if (text !== undefined) await hand.take(page, buttonOf(page, text)).catch(isGone);
  // A press that hit a board which was still moving is done once more by whoever calls.
  for (let wait = 0; wait < PATIENCE && (await seenOn(page)).state === seen.state; wait++)
    await page.waitForTimeout(50);
}
const PATIENCE = 100;
function isGone(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
}

const LOOKS = 40;

/** Until one of these pages waits for an answer: which; null when the Encounter is over. */
export async function myTurn(...pages: readonly Page[]): Promise<number | null> {
  let found: number | null = null;
  let looks = 0;
  const look = async (): Promise<boolean> => {
    looks += 1;
    for (const [at, page] of pages.entries()) {
      const { over, mine, question, buttons, squares } = await seenOn(page);
      found = null;
      if (over) return true;
      // How far one can go is counted when it is asked; who cannot go anywhere is not waited for.
      const isCounted =
        looks > LOOKS ||
        !buttons.some((one) => /Up to \d+ points/.test(one)) ||
        squares.some((one) => / points/.test(one));
      found = at;
      if (mine && isCounted && (buttons.length > 0 || /begin\?/.test(question))) return true;
    }
    return false;
  };
  await expect.poll(look, { timeout: 60_000, intervals: [50, 100] }).toBe(true);
  return found;
}
