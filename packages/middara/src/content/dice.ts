/** The nine dice: each face has a number and symbols, from the lowest number to the highest. */

import type { DieCard } from '../cards.ts';

export const DICE: Record<string, DieCard> = {
  'die-white': {
    kind: 'die',
    faces: [
      { number: 2 },
      { number: 3 },
      { number: 4, shield: 1 },
      { number: 5, book: 1, shield: 1 },
      { number: 6, book: 1, shield: 2 },
      { number: 7, book: 1, shield: 2, burst: 1 },
    ],
  },
  'die-teal': {
    kind: 'die',
    faces: [
      { number: 3 },
      { number: 4 },
      { number: 5, shield: 1 },
      { number: 6, book: 1, shield: 1 },
      { number: 7, book: 1, shield: 2 },
      { number: 8, book: 1, shield: 2, burst: 1 },
    ],
  },
  'die-green': {
    kind: 'die',
    faces: [
      { number: 4 },
      { number: 5 },
      { number: 6, shield: 1 },
      { number: 7, book: 1, shield: 1 },
      { number: 8, book: 1, shield: 2 },
      { number: 9, book: 1, shield: 2, burst: 1 },
    ],
  },
  'die-blue': {
    kind: 'die',
    faces: [
      { number: 5 },
      { number: 6 },
      { number: 7, shield: 1 },
      { number: 8, book: 1, shield: 1 },
      { number: 9, book: 1, shield: 2 },
      { number: 10, book: 1, shield: 2, burst: 1 },
    ],
  },
  'die-purple': {
    kind: 'die',
    faces: [
      { number: 1 },
      { number: 2 },
      { number: 3, book: 1 },
      { number: 5, book: 1, shield: 1 },
      { number: 6, book: 2, shield: 1 },
      { number: 7, book: 2, shield: 1, burst: 1 },
    ],
  },
  'die-orange': {
    kind: 'die',
    faces: [
      { number: 2 },
      { number: 3 },
      { number: 4, book: 1 },
      { number: 6, book: 1, shield: 1 },
      { number: 7, book: 2, shield: 1 },
      { number: 8, book: 2, shield: 1, burst: 1 },
    ],
  },
  'die-red': {
    kind: 'die',
    faces: [
      { number: 3 },
      { number: 4 },
      { number: 5, book: 1 },
      { number: 7, book: 1, shield: 1 },
      { number: 8, book: 2, shield: 1 },
      { number: 9, book: 2, shield: 1, burst: 1 },
    ],
  },
  'die-grey': {
    kind: 'die',
    faces: [
      { number: 4 },
      { number: 5 },
      { number: 6, book: 1 },
      { number: 8, book: 1, shield: 1 },
      { number: 9, book: 2, shield: 1 },
      { number: 10, book: 2, shield: 1, burst: 1 },
    ],
  },
  'die-black': {
    kind: 'die',
    faces: [
      { book: 4 },
      { book: 3, shield: 1 },
      { book: 2, shield: 2 },
      { book: 1, shield: 3 },
      { shield: 4 },
      { skull: true },
    ],
  },
};
