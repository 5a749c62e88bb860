import type { GameEntry } from '@questwright/messages';
import lanternsBoardWords from './lanterns/board.en.json' with { type: 'json' };
import { board as lanternsBoard } from './lanterns/board.ts';
import { lanterns } from './lanterns/index.ts';
import lanternsMessages from './lanterns/messages.en.json' with { type: 'json' };
import skirmishBoardWords from './skirmish/board.en.json' with { type: 'json' };
import { board as skirmishBoard } from './skirmish/board.ts';
import { skirmish } from './skirmish/index.ts';
import skirmishMessages from './skirmish/messages.en.json' with { type: 'json' };
import { board as ticTacToeBoard } from './tic-tac-toe/board.ts';
import ticTacToeMessages from './tic-tac-toe/messages.en.json' with { type: 'json' };
import { ticTacToe } from './tic-tac-toe/rules.ts';

/** The practice games as apps know them. */
export const ENTRIES: readonly GameEntry[] = [
  { definition: ticTacToe, messages: ticTacToeMessages, title: 'game.title', board: ticTacToeBoard },
  {
    definition: lanterns,
    messages: { ...lanternsMessages, ...lanternsBoardWords },
    title: 'game.title',
    board: lanternsBoard,
  },
  {
    definition: skirmish,
    messages: { ...skirmishMessages, ...skirmishBoardWords },
    title: 'game.title',
    board: skirmishBoard,
  },
];
