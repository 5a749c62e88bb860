import type { GameEntry } from '@questwright/messages';
import { runebound } from './definition.ts';
import { ENGLISH } from './messages/index.ts';
import { textBoard } from './text-board.ts';

/** The game as apps know it. */
export const runeboundEntry: GameEntry = {
  definition: runebound,
  messages: ENGLISH,
  title: 'game.title',
  board: textBoard,
};
