/** All built-in content, by id: the cards, and the spaces of the boards that are drawn. */

import { drawnBoard } from './board-drawing.ts';
import type { Card, Space } from './cards.ts';
import { SMALL_BOARD } from './content/board.ts';
import { CARDS } from './content/index.ts';

export const BOARD: Record<string, Space> = drawnBoard(SMALL_BOARD);
export const CONTENT: Record<string, Card> = { ...BOARD, ...CARDS };
