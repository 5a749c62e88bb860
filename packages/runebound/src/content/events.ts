/** Events: what goes on in the land while the Heroes travel. What lasts is in `modifies` and `abilities`. */

import type { EventCard } from '../cards.ts';

export const EVENTS: Record<string, EventCard> = {
  /** Every ford is a river and every road a ford: one movement die fewer for all. */
  'the-long-rains': {
    kind: 'event',
    color: 'green',
    back: 'green',
    number: 1,
    modifies: [{ value: 'movement dice', add: -1 }],
  },
  /** The barns are full, and for once the towns are generous: everybody is treated, and markets ask one gold less. */
  'a-fat-harvest': {
    kind: 'event',
    color: 'green',
    back: 'green',
    number: 1,
    arrives: [{ 'each hero': [{ gold: 1 }] }],
    modifies: [
      { value: 'price', add: -1 },
      { value: 'price', greatest: 1 },
    ],
  },
  /** Somebody has told the beasts that there is a war: green and yellow Challenges are harder to hit in melee. */
  'the-wild-hunt-rides': {
    kind: 'event',
    color: 'yellow',
    back: 'yellow',
    number: 2,
    modifies: [{ value: 'body', if: { 'about a challenge of': ['green', 'yellow'] }, add: 2 }],
  },
  /** Vorakesh calls in old debts. Nobody rests well: healing in town costs one gold more. */
  'the-necromancers-due': {
    kind: 'event',
    color: 'yellow',
    back: 'yellow',
    number: 1,
    arrives: [{ 'each hero': [{ gold: -1 }] }],
    modifies: [{ value: 'price of healing', add: 1 }],
  },
  /** The graves along the roads stand open: the magic of all Challenges bites deeper. */
  'the-barrows-open': {
    kind: 'event',
    color: 'blue',
    back: 'blue',
    number: 2,
    modifies: [{ value: 'magic damage', if: { 'about a challenge of': ['green', 'yellow', 'blue', 'red'] }, add: 1 }],
  },
  /** For nine nights the moon is red, and who bleeds under it learns fast: experience costs one point less. */
  'nine-red-nights': {
    kind: 'event',
    color: 'blue',
    back: 'blue',
    number: 3,
    arrives: [{ 'each hero': [{ exhaustion: 1 }] }],
    modifies: [{ value: 'price of experience', add: -1 }],
  },
  /** High Lord Margath is not risen yet, but his shadow is: nobody turns his back on it unseen. */
  'wings-over-tamalir': {
    kind: 'event',
    color: 'red',
    back: 'red',
    number: 3,
    arrives: [{ 'each hero': [{ exhaustion: 2 }] }],
    modifies: [{ value: 'escape roll', add: -2 }],
  },
};
