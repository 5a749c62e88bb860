/** All built-in content, by id: the cards, and the spaces of the boards that are drawn. */

import { drawnBoard } from './rules/board/board-drawing.ts';
import type { Card, Space } from './cards.ts';
import { ALDERMARK } from './content/aldermark.ts';
import { SMALL_BOARD } from './content/small-board.ts';
import { CARDS } from './content/index.ts';

/** The towns of the Aldermark, in the order of their market stacks. */
export const TOWNS: readonly string[] = Object.values(ALDERMARK.towns).map(({ town }) => town);
export const BOARD: Record<string, Space> = drawnBoard(ALDERMARK);
/** Laid out instead by a variant: its towns have the same ids. */
export const SMALL: Record<string, Space> = drawnBoard(SMALL_BOARD);
export const CONTENT: Record<string, Card> = { ...BOARD, ...CARDS };
