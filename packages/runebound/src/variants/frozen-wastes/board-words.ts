/** What the board of Isheim is called, space by space. */

import { drawnBoard } from '../../rules/board/board-drawing.ts';
import { namesOfSpaces } from '../../messages/space-names.ts';
import WORDS from './board.en.json' with { type: 'json' };
import { ISHEIM } from './content/board.ts';

export const BOARD_WORDS: Readonly<Record<string, string>> = { ...namesOfSpaces(WORDS, drawnBoard(ISHEIM)), ...WORDS };
