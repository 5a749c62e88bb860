/** The boards that can be drawn by name, those of packs too, each with the styles that its drawing may name. */

import { ALDERMARK } from '../content/aldermark.ts';
import { SMALL_BOARD } from '../content/small-board.ts';
import { ISHEIM } from '../variants/frozen-wastes/content/board.ts';
import { ISHEIM_STYLE } from './isheim.ts';
import { STYLES, type StyledSketch, type Styles } from './style.ts';

export const LANDS: Readonly<Record<string, { sketch: StyledSketch; styles: Styles }>> = {
  [ALDERMARK.board]: { sketch: ALDERMARK, styles: STYLES },
  [SMALL_BOARD.board]: { sketch: SMALL_BOARD, styles: STYLES },
  [ISHEIM.board]: { sketch: ISHEIM, styles: { [ISHEIM.style!]: ISHEIM_STYLE } },
};
