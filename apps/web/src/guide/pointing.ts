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

export const spaceOf = (place: string): SVGElement | null =>
  document.querySelector<SVGElement>(`[data-space="${CSS.escape(place)}"]`);

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
