/** The drawing of the board, for whoever shows it: plain SVG as text, without the rules of the game. */

export { drawnBoard } from '../board-drawing.ts';
export { ALDERMARK } from '../content/aldermark.ts';
export { SMALL_BOARD } from '../content/small-board.ts';
export { JEWEL_SHAPES, jewel } from './jewels.ts';
export { drawLand, JEWEL_DOWN, type Words } from './land.ts';
export { landOf, middleOf, sheetOf, SIZE, type Sketch, type Spaces } from './survey.ts';
export type { Box, Fonts } from './names.ts';
export { JEWELS, PALETTES, type Palette } from './palette.ts';
