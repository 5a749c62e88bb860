import { sheetOf, type Drawn } from '@questwright/art/land';
import { ALDERMARK, drawLand, SMALL_BOARD, type StyledSketch } from '@questwright/runebound/picture';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardProps } from './props.ts';
import styles from './board.module.css';
import { t } from './words.ts';

const SKETCHES: Readonly<Record<string, StyledSketch>> = {
  [ALDERMARK.board]: ALDERMARK,
  [SMALL_BOARD.board]: SMALL_BOARD,
};
const FONTS = { display: "'Cinzel Variable', 'Times New Roman', serif", body: "'Alegreya Variable', Georgia, serif" };

/** What is printed on the board. It is drawn once: nothing in it changes during a game. */
export const useDrawn = ({ spaces, board, land, name, region, theme }: BoardProps): Drawn =>
  useMemo(
    () =>
      drawLand(
        spaces,
        { space: name, region, letter: (color) => t(`letter.${color}`), north: t('north') },
        { ...(land?.sketch ?? SKETCHES[board]), ...(land && { style: board }) },
        { theme, fonts: FONTS, ...(land && { styles: { [board]: land.style } }) },
      ),
    // The words of a map stay the same as long as the map does.
    // oxlint-disable-next-line react/exhaustive-deps
    [spaces, board, land, theme],
  );

const STYLE = 'svg { display: block; width: 100%; height: 100% } .fine { display: var(--fine) }';

function enclosed(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Thousands of shapes in a tree of their own: whatever looks for something on the page need not pass them all. */
export const Land = memo(function Land({ spaces, picture }: Pick<BoardProps, 'spaces'> & { picture: string }) {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<ShadowRoot>(null);
  useLayoutEffect(() => {
    const { x, y, width, height } = sheetOf(spaces);
    root.current ??= enclosed(host.current!);
    root.current.innerHTML = `<svg viewBox="${x} ${y} ${width} ${height}">${picture}</svg>`;
  }, [spaces, picture]);
  return <div ref={host} className={styles.land} aria-hidden="true" />;
});

export const Names = memo(function Names({ picture }: { picture: string }) {
  return <g className={styles.names} aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />;
});
