/** Combatants that leave Materials behind. The book names them; their numbers and AI Steps are ours. */

import type { FigureCard } from '../cards.ts';

export const BEASTS: Record<string, FigureCard> = {
  gevaudan: {
    kind: 'combatant',
    dr: 3,
    hp: 16,
    defense: 9,
    armor: 1,
    movement: 7,
    dice: ['teal', 'white'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { burst: 1 }, physical: 2 }],
    tags: ['INTELLIGENT', 'RELENTLESS'],
    ai: [
      {
        if: { opponent: 'adjacent' },
        do: [
          { ATK: 'melee', prefer: [{ least: 'HP' }], as: 'target' },
          { MOVE: 'farther', number: 3, from: 'target', quiet: true },
        ],
      },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: 'adjacent' }, { ATK: 'melee', prefer: [{ least: 'HP' }] }],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
  'water-loa': {
    kind: 'combatant',
    dr: 3,
    hp: 14,
    defense: 10,
    armor: 0,
    movement: 5,
    dice: ['white', 'purple'],
    attack: { type: 'ranged', range: 4 },
    symbols: [{ cost: { shield: 2 }, physical: 1 }],
    tags: ['GILDED', 'INTELLIGENT', 'PROTECTION'],
    conviction: ['white', 'purple'],
    immunity: ['poison'],
    abilities: [
      { timing: 'follow up', name: 'loa push', must: true, if: { 'own attack': true }, effects: [{ PUSH: 2 }] },
    ],
    ai: [
      {
        if: { 'can move and attack': { ATK: 'ranged', range: 4 } },
        do: [
          { MOVE: 'up to Range', number: 4 },
          { ATK: 'ranged', range: 4, prefer: ['nearest'] },
        ],
      },
      { if: { always: true }, do: [{ MOVE: 'within', number: 4 }] },
    ],
  },
};
