/** What a note speaks of, on the page: found by the numbers that options bear everywhere, and by places of the board. */

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Whether something else lies over its middle. */
export function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top === null || (!element.contains(top) && !top.contains(element));
}

/** A thing of this size can be told from others, and hit with a finger. */
const LEAST = 24;
/** Whether somebody who looks at the page sees it, by the window and what lies over it. */
export function isInSight(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInWindow && Math.min(width, height) >= LEAST && !isCovered(element);
}

/** Where a note may lie: in its corner, at the other side, at the other edge, or both. */
const SPOTS = ['', 'left', 'across', 'left across'];
const covered = (note: Element, things: readonly Element[]): number => {
  const own = note.getBoundingClientRect();
  return things.reduce((sum, thing) => {
    const { left, right, top, bottom } = holeOf(thing);
    const across = Math.min(own.right, right) - Math.max(own.left, left);
    const down = Math.min(own.bottom, bottom) - Math.max(own.top, top);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);
};
const holeOf = (element: Element): DOMRect => {
  const { x, y, width, height } = holeAround(element);
  return new DOMRect(x, y, width, height);
};
/** Puts a note where it covers least of these; it stays where it lies as long as it covers nothing. */
export function makeRoom(note: HTMLElement, things: readonly Element[]): void {
  const now = note.dataset['spot'] ?? '';
  if (covered(note, things) === 0) return;
  const found = SPOTS.map((spot) => {
    note.dataset['spot'] = spot;
    return { spot, covers: covered(note, things) };
  });
  const least = Math.min(...found.map(({ covers }) => covers));
  note.dataset['spot'] = found.find(({ covers }) => covers === least)?.spot ?? now;
}

/** The button of an option; where it is folded away, what unfolds it. */
export function buttonOf(number: number | null): HTMLElement | null {
  if (number === null) return null;
  for (const sign of document.querySelectorAll('kbd')) {
    if (sign.textContent !== String(number)) continue;
    const button = sign.closest<HTMLElement>('button');
    if (button && isSeen(button)) return button;
    const fold = sign.closest('details:not([open])')?.querySelector<HTMLElement>('summary') ?? null;
    if (fold && isSeen(fold)) return fold;
  }
  return null;
}

/** A place of the board: a space of a map, or a square. */
export const spaceOf = (place: string): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement | SVGElement>(
    `[data-space="${CSS.escape(place)}"], [data-square="${CSS.escape(place)}"]`,
  );
/** What carries out a way that is planned on the board. */
export const planned = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-planned] button');

/** A part of the page by its name; several may make it up. */
export const partsOf = (part: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)].filter(isSeen);
const PRESSED = 'button:enabled';
/** What can be pressed in these, the first of them. */
export const buttonIn = (parts: readonly HTMLElement[]): HTMLElement | null =>
  parts.flatMap((one) => (one.matches(PRESSED) ? one : (one.querySelector<HTMLElement>(PRESSED) ?? [])))[0] ?? null;

export interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 8;
export function holeAround(element: Element): Hole {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** The whole window but for these, as a path that is filled by even and odd. */
export function shadeAround(holes: readonly Hole[], width: number, height: number): string {
  const cut = holes.map((hole) => {
    const round = Math.min(14, hole.width / 2, hole.height / 2);
    const [across, down] = [hole.width - 2 * round, hole.height - 2 * round];
    return `M${hole.x + round} ${hole.y}h${across}a${round} ${round} 0 0 1 ${round} ${round}v${down}a${round} ${round} 0 0 1 ${-round} ${round}h${-across}a${round} ${round} 0 0 1 ${-round} ${-round}v${-down}a${round} ${round} 0 0 1 ${round} ${-round}z`;
  });
  return `M0 0H${width}V${height}H0z${cut.join('')}`;
}
