/** Three Encounters of the road, each with ways to meet it. */

import type { Encounter } from '../../cards.ts';

export const BANDITS: Readonly<Record<string, Encounter>> = {
  // One of them is. They take turns.
  'three-honest-men': {
    kind: 'encounter',
    color: 'green',
    back: 'green',
    art: {
      person: ['man', 'fair', 'broad hat', 'chestnut', 'moustache', 'coat', 'ochre'],
      group: 'pack',
      place: 'tavern',
      light: 'fire',
      palette: 'harvest',
    },
    mind: 15,
    body: 12,
    spirit: 15,
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 2,
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'ask-the-second-one',
            name: 'ask',
            do: [{ test: 'mind', skill: 'appraise', number: 14, success: [{ gold: 5 }], failure: [{ gold: -1 }] }],
          },
          { course: 'share-their-supper', name: 'share', do: [{ heal: 2 }, { rest: 2 }] },
          { course: 'search-them', name: 'fight', do: [{ fight: 'this card', won: [{ gold: 5 }] }] },
        ],
      },
    ],
  },
  'hangmans-holiday': {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
    art: {
      person: ['man', 'old', 'tan', 'hood', 'robe', 'rust'],
      with: 'knot',
      place: 'gallows',
      light: 'noon',
      palette: 'gold',
    },
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'buy-him-a-drink',
            name: 'drink',
            if: { 'gold at least': 2 },
            do: [{ gold: -2 }, { 'market card': 'gain' }],
          },
          {
            course: 'let-him-talk-shop',
            name: 'talk',
            do: [{ rest: 'all' }, { heal: 1 }],
          },
          { course: 'help-him-with-the-rope', name: 'help', do: [{ exhaustion: 2 }, { gold: 4 }] },
        ],
      },
    ],
  },
  // It was somebody’s. It has the name scratched off.
  'the-fence': {
    kind: 'encounter',
    color: 'blue',
    back: 'blue',
    art: {
      person: ['dwarf', 'fair', 'cap', 'ginger', 'full beard', 'spectacles', 'coat', 'forest'],
      with: 'swap-bag',
      place: 'cellar',
      light: 'night',
      palette: 'verdigris',
    },
    mind: 17,
    body: 15,
    spirit: 18,
    damage: { ranged: 2, melee: 2, magic: 0 },
    life: 3,
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'buy-from-the-back-room',
            name: 'buy',
            if: { 'gold at least': 5 },
            do: [{ gold: -5 }, { look: 'market deck', cards: 5, then: 'take one' }],
          },
          { course: 'turn-him-in', name: 'fight', do: [{ fight: 'this card', won: [{ gold: 9 }] }] },
          { course: 'keep-quiet-for-a-share', name: 'share', do: [{ gold: 3 }] },
        ],
      },
    ],
  },
};
