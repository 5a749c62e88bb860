/** Opponents of Abraxis Battle Dice: the one that the book prints, and four of our own. */

import type { AbraxisCard } from '../cards.ts';

export const ABRAXIS_CARDS: Record<string, AbraxisCard> = {
  'pirate-wench': {
    kind: 'abraxis',
    symbols: { book: 2, shield: 2 },
    eachRound: [{ 'add symbols of a Weapon': 'rare' }],
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
    kind: 'abraxis',
    symbols: { book: 4, shield: 2 },
    eachRound: [{ 'add symbols of a Weapon': 'common' }],
    secret: {
      rewards: { 0: [], 1: [{ gold: 5 }], 2: [{ gold: 10 }], 3: [{ gold: 15 }], 4: [{ gold: 25 }] },
    },
  },
  'old-lamplighter': {
    kind: 'abraxis',
    symbols: { book: 3, shield: 3 },
    eachRound: [{ 'add symbols': { burst: 1 }, every: 2 }],
    secret: {
      rewards: { 0: [], 1: [{ gold: 5 }], 2: [{ gold: 10 }], 3: [{ gold: 20 }], 4: [{ gold: 20 }, { xp: 1 }] },
    },
  },
  /** She plays for the passage: who loses is put ashore where the beasts are kept. */
  'ferry-gambler': {
    kind: 'abraxis',
    symbols: { book: 3, shield: 2 },
    eachRound: [{ 'add symbols': { shield: 1 }, every: 2 }],
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
    kind: 'abraxis',
    symbols: { book: 2, shield: 4, burst: 1 },
    eachRound: [{ fate: 1 }],
    secret: {
      rewards: { 0: [], 1: [], 2: [{ gold: 15 }], 3: [{ gold: 25 }], 4: [{ gold: 45 }] },
    },
  },
};
