/** What is won or lost against an opponent of Abraxis Battle Dice. */

import type { AbraxisCard } from '../../cards.ts';

export const REWARDS: Record<string, Pick<AbraxisCard, 'secret'>> = {
  'pirate-wench': {
    secret: {
      rewards: {
        0: [],
        1: [{ gold: 10 }],
        2: [{ gold: 20 }],
        3: [{ gold: 30 }],
        4: [{ gold: 40 }, { xp: 1 }],
      },
    },
  },
  'toll-clerk': {
    secret: {
      rewards: { 0: [], 1: [{ gold: 5 }], 2: [{ gold: 10 }], 3: [{ gold: 15 }], 4: [{ gold: 25 }] },
    },
  },
  'old-lamplighter': {
    secret: {
      rewards: { 0: [], 1: [{ gold: 5 }], 2: [{ gold: 10 }], 3: [{ gold: 20 }], 4: [{ gold: 20 }, { xp: 1 }] },
    },
  },
  'ferry-gambler': {
    secret: {
      rewards: {
        0: [{ 'continue to': 'the-kennels' }],
        1: [{ gold: 5 }, { 'continue to': 'the-kennels' }],
        2: [{ gold: 10 }, { 'continue to': 'the-kennels' }],
        3: [{ gold: 20 }, { 'continue to': 'the-sluice' }],
        4: [{ gold: 30 }, { xp: 1 }, { 'continue to': 'the-sluice' }],
      },
    },
  },
  'generous-smuggler': {
    secret: {
      rewards: { 0: [], 1: [], 2: [{ gold: 15 }], 3: [{ gold: 25 }], 4: [{ gold: 45 }] },
    },
  },
};
