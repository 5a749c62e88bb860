/** Opponents of Abraxis Battle Dice: the one that the book prints, and four of our own. */

import type { AbraxisCard, Sealed } from '../cards.ts';

export const ABRAXIS_CARDS: Record<string, Sealed<AbraxisCard>> = {
  'pirate-wench': {
    kind: 'abraxis',
    symbols: { book: 2, shield: 2 },
    eachRound: [{ 'add symbols of a Weapon': 'rare' }],
    secret: null,
  },
  'toll-clerk': {
    kind: 'abraxis',
    symbols: { book: 4, shield: 2 },
    eachRound: [{ 'add symbols of a Weapon': 'common' }],
    secret: null,
  },
  'old-lamplighter': {
    kind: 'abraxis',
    symbols: { book: 3, shield: 3 },
    eachRound: [{ 'add symbols': { burst: 1 }, every: 2 }],
    secret: null,
  },
  /** She plays for the passage: who loses is put ashore where the beasts are kept. */
  'ferry-gambler': {
    kind: 'abraxis',
    symbols: { book: 3, shield: 2 },
    eachRound: [{ 'add symbols': { shield: 1 }, every: 2 }],
    secret: null,
  },
  'generous-smuggler': {
    kind: 'abraxis',
    symbols: { book: 2, shield: 4, burst: 1 },
    eachRound: [{ fate: 1 }],
    secret: null,
  },
};
