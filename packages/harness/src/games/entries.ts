import type { GameEntry } from '@questwright/messages';
import lanternsBoardWords from './lanterns/board.en.json' with { type: 'json' };
import { board as lanternsBoard } from './lanterns/board.ts';
import { lanterns } from './lanterns/index.ts';
import lanternsMessages from './lanterns/messages.en.json' with { type: 'json' };
import skirmishBoardWords from './skirmish/board.en.json' with { type: 'json' };
import { board as skirmishBoard, DESCRIPTION as skirmishDescription } from './skirmish/board.ts';
import { skirmish } from './skirmish/index.ts';
import skirmishMessages from './skirmish/messages.en.json' with { type: 'json' };
import { board as ticTacToeBoard, DESCRIPTION as ticTacToeDescription } from './tic-tac-toe/board.ts';
import ticTacToeMessages from './tic-tac-toe/messages.en.json' with { type: 'json' };
import { ticTacToe } from './tic-tac-toe/rules.ts';

/** The practice games as apps know them. */
export const ENTRIES: readonly GameEntry[] = [
  {
    definition: ticTacToe,
    messages: ticTacToeMessages,
    title: 'game.title',
    board: ticTacToeBoard,
    describe: ticTacToeDescription,
  },
  {
    definition: lanterns,
    messages: { ...lanternsMessages, ...lanternsBoardWords },
    title: 'game.title',
    board: lanternsBoard,
    asks: {
      light: { of: 'seat' },
      steadiness: { of: 'seat' },
      fog: { of: 'card' },
      brightness: { of: 'card' },
      'hand limit': { of: 'game' },
      'light to win': { of: 'game' },
      nights: { of: 'game' },
    },
  },
  {
    definition: skirmish,
    messages: { ...skirmishMessages, ...skirmishBoardWords },
    title: 'game.title',
    board: skirmishBoard,
    describe: skirmishDescription,
    asks: {
      health: { of: 'card' },
      defense: { of: 'card' },
      movement: { of: 'card' },
      range: { of: 'card' },
      dice: { of: 'card' },
      damage: { of: 'card' },
      'most stamina': { of: 'card' },
      blinded: { of: 'card' },
      'cost of a counter': { of: 'card' },
      terrain: { of: 'place' },
      'step cost': { of: 'place' },
      'last round': { of: 'game' },
    },
  },
];
