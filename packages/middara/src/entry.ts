import type { GameEntry } from '@questwright/messages';
import { passFor } from './text/asking.ts';
import { cardSheets } from './text/cards.ts';
import { middara } from './definition.ts';
import { ENGLISH } from './messages/index.ts';
import { goal } from './text/goal.ts';
import { brief, figure, joined, nameOf, seatName } from './text/telling.ts';
import { DESCRIPTION, textBoard } from './text/board.ts';

/** The game as apps know it. */
export const middaraEntry: GameEntry = {
  definition: middara,
  messages: ENGLISH,
  title: 'game.title',
  board: textBoard,
  cards: cardSheets,
  describe: DESCRIPTION,
  goal,
  thingName: nameOf,
  seatName,
  figure,
  joined,
  brief,
  starts: { option: 'encounter', kinds: ['encounter', 'abraxis'] },
  passes: (game, seat) => passFor(game, seat),
  asks: {
    'maximum HP': { of: 'card' },
    defense: { of: 'card' },
    armor: { of: 'card' },
    'movement value': { of: 'card' },
    'combat dice': { of: 'card' },
    reach: { of: 'card' },
    'attack range': { of: 'card' },
    'conviction value': { of: 'card' },
    terrain: { of: 'place' },
    elevation: { of: 'place' },
  },
};
