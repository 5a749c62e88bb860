/** The drawing of the board, for whoever shows it: plain SVG as text, without the rules of the game. */

export { drawnBoard } from '../rules/board/board-drawing.ts';
export { ALDERMARK } from '../content/aldermark.ts';
export { SMALL_BOARD } from '../content/small-board.ts';
export { jewel } from './jewels.ts';
export { drawLand, JEWEL_DOWN, type Drawn } from './land.ts';
export { rings } from './outlines.ts';
export { hexagon, middleOf, sheetOf, SIZE, type Sketch, type Spaces } from './survey.ts';
export type { Box } from './names.ts';
export { STYLES, type LandStyle, type Styles } from './style.ts';
