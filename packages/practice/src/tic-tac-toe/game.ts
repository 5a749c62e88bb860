import type { GameEntry } from '@questwright/messages';
import { board, DESCRIPTION } from './board.ts';
import messages from './messages.en.json' with { type: 'json' };
import { ticTacToe } from './rules.ts';

const entry: GameEntry = {
  definition: ticTacToe,
  messages,
  title: 'game.title',
  board,
  describe: DESCRIPTION,
  goal: () => ({
    wins: [{ id: 'line', text: { key: 'goal.line', with: {} }, rule: 'TIC-WIN-01' }],
    loses: [],
    milestones: [],
  }),
};

export const game = { entry };
