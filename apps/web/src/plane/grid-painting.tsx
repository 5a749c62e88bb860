/** The painted ground of a board. It is drawn once, in a tree of its own: whatever looks for something on the page need not pass
 *  thousands of shapes. */

import { memo, useLayoutEffect, useRef } from 'react';
import { UNIT, type GroundPlan } from './grid-board.ts';
import styles from './grid.module.css';

/** Light is laid on by classes: a page takes no styles out of a picture. */
const STYLE =
  'svg { display: block; width: 100%; height: 100% } .soft { mix-blend-mode: soft-light } .glow { mix-blend-mode: screen }' +
  ' @media (prefers-reduced-transparency: reduce) { .soft, .glow { display: none } }';

function enclosed(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** How much of the board's own coordinates it covers. */
export function boxOf({ width, height, painting }: GroundPlan): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const { top = 0, side = 0, bottom = 0 } = painting ?? {};
  return { x: -side, y: -top, width: width * UNIT + 2 * side, height: height * UNIT + top + bottom };
}

type Painted = Pick<GroundPlan, 'width' | 'height'> & { painting: NonNullable<GroundPlan['painting']> };
export const GridPainting = memo(function GridPainting({ width, height, painting }: Painted) {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<ShadowRoot>(null);
  const { picture, top, side, bottom } = painting;
  useLayoutEffect(() => {
    const box = [-side, -top, width * UNIT + 2 * side, height * UNIT + top + bottom].join(' ');
    root.current ??= enclosed(host.current!);
    root.current.innerHTML = `<svg viewBox="${box}">${picture}</svg>`;
  }, [picture, width, height, top, side, bottom]);
  const share = (of: number, all: number): string => `${(-100 * of) / (all * UNIT)}%`;
  const inset = `${share(top, height)} ${share(side, width)} ${share(bottom, height)}`;
  return <div ref={host} className={styles.painting} style={{ inset }} aria-hidden="true" />;
});
