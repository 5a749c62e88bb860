/** The board as it is drawn, for whoever shows it, without the rules of the game. */

export { drawnBoard } from '../rules/board/board-drawing.ts';
export { ALDERMARK } from '../content/aldermark.ts';
export { SMALL_BOARD } from '../content/small-board.ts';
export { BURNT } from './burnt.ts';
export { drawLand, STYLES, type StyledSketch, type Styles } from './style.ts';
