import type { GameEntry } from '@questwright/messages';
import boardWords from './board.en.json' with { type: 'json' };
import { board } from './board.ts';
import { EXTENSIONS, goal } from './goal.ts';
import { lanterns } from './index.ts';
import messages from './messages.en.json' with { type: 'json' };
import names from './names.en.json' with { type: 'json' };

const entry: GameEntry = {
  definition: lanterns,
  messages: { ...messages, ...names, ...boardWords },
  title: 'game.title',
  board,
  goal,
  extensions: EXTENSIONS,
  asks: {
    light: { of: 'seat' },
    steadiness: { of: 'seat' },
    fog: { of: 'card' },
    brightness: { of: 'card' },
    'hand limit': { of: 'game' },
    'light to win': { of: 'game' },
    nights: { of: 'game' },
  },
};

export const game = { entry };
