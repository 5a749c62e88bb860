import type { GameEntry } from '@questwright/messages';
import boardWords from './board.en.json' with { type: 'json' };
import { board, DESCRIPTION } from './board.ts';
import { goal } from './goal.ts';
import { skirmish } from './index.ts';
import messages from './messages.en.json' with { type: 'json' };
import names from './names.en.json' with { type: 'json' };

const entry: GameEntry = {
  definition: skirmish,
  messages: { ...messages, ...names, ...boardWords },
  title: 'game.title',
  board,
  describe: DESCRIPTION,
  goal,
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
};

export const game = { entry };
