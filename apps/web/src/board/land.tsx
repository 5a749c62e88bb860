import {
  ALDERMARK,
  drawLand,
  PALETTES,
  sheetOf,
  SMALL_BOARD,
  type Drawn,
  type Sketch,
} from '@questwright/runebound/picture';
import { memo, useMemo } from 'react';
import type { BoardProps } from './props.ts';
import styles from './board.module.css';
import { t } from './words.ts';

const SKETCHES: Readonly<Record<string, Sketch>> = { [ALDERMARK.board]: ALDERMARK, [SMALL_BOARD.board]: SMALL_BOARD };
const FONTS = { display: "'Cinzel Variable', 'Times New Roman', serif", body: "'Alegreya Variable', Georgia, serif" };

/** What is printed on the board. It is drawn once: nothing in it changes during a game. */
export const useDrawn = ({ spaces, board, name, region, theme }: BoardProps): Drawn =>
  useMemo(
    () =>
      drawLand(
        spaces,
        { space: name, region, letter: (color) => t(`letter.${color}`), north: t('north') },
        SKETCHES[board] ?? {},
        { palette: PALETTES[theme], fonts: FONTS },
      ),
    // The words of a map stay the same as long as the map does.
    // oxlint-disable-next-line react/exhaustive-deps
    [spaces, board, theme],
  );

export const Land = memo(function Land({ spaces, picture }: Pick<BoardProps, 'spaces'> & { picture: string }) {
  const { x, y, width, height } = sheetOf(spaces);
  return (
    <svg
      className={styles.land}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
});

export const Names = memo(function Names({ picture }: { picture: string }) {
  return <g className={styles.names} aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />;
});
