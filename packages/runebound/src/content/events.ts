/** Events: what goes on in the land while the Heroes travel, from the first rumors to the shadow over Tamalir. What lasts is
 *  in `modifies` and `abilities`. */

import type { EventCard } from '../cards.ts';

const GREEN = { kind: 'event', color: 'green', back: 'green' } as const;
const YELLOW = { kind: 'event', color: 'yellow', back: 'yellow' } as const;
const BLUE = { kind: 'event', color: 'blue', back: 'blue' } as const;
const RED = { kind: 'event', color: 'red', back: 'red' } as const;

export const EVENTS: Record<string, EventCard> = {
  // ---- green: rumors ----
  'the-long-rains': { ...GREEN, number: 1, modifies: [{ value: 'movement dice', add: -1 }] },
  'a-fat-harvest': {
    ...GREEN,
    number: 1,
    arrives: [{ 'each hero': [{ gold: 1 }] }],
    modifies: [
      { value: 'price', add: -1 },
      { value: 'price', greatest: 1 },
    ],
  },
  'the-regents-bounty': {
    ...GREEN,
    number: 1,
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'bounty',
        if: { 'enemy is': 'challenge' },
        must: true,
        effects: [{ gold: 1 }],
      },
    ],
  },
  'the-sallow-freezes': {
    ...GREEN,
    number: 1,
    modifies: [{ value: 'symbols that enter', if: { 'about a space of': 'river' }, set: ['river', 'road', 'plains'] }],
  },
  'mother-quill-opens-the-stacks': {
    ...GREEN,
    number: 1,
    arrives: [{ 'each hero': [{ test: 'mind', skill: 'appraise', number: 13, success: [{ gold: 2 }] }] }],
    modifies: [{ value: 'skill bonus', if: { skill: 'lore' }, add: 3 }],
  },
  'lights-in-the-barrowlands': {
    ...GREEN,
    number: 1,
    arrives: [{ 'each hero': [{ test: 'spirit', skill: 'willpower', number: 12, failure: [{ exhaustion: 2 }] }] }],
    modifies: [{ value: 'spirit', if: { 'about a challenge of': ['green'] }, add: 1 }],
  },

  // ---- yellow: the dead take service ----
  'the-wild-hunt-rides': {
    ...YELLOW,
    number: 2,
    modifies: [{ value: 'body', if: { 'about a challenge of': ['green', 'yellow'] }, add: 2 }],
  },
  'the-necromancers-due': {
    ...YELLOW,
    number: 1,
    arrives: [{ 'each hero': [{ gold: -1 }] }],
    modifies: [{ value: 'price of healing', add: 1 }],
  },
  'sergeant-pike-doubles-the-toll': {
    ...YELLOW,
    number: 1,
    abilities: [
      {
        timing: 'after moving',
        name: 'toll',
        if: { 'you stand in': 'road', not: { 'you stand in': 'town' } },
        must: true,
        effects: [{ gold: -1 }],
      },
    ],
  },
  'greyhaven-is-arming': {
    ...YELLOW,
    number: 2,
    arrives: [{ 'each hero': [{ choose: 'one', of: [{ gold: 1 }, { rest: 2 }] }] }],
    modifies: [
      { value: 'price', add: 1 },
      { value: 'sale price', add: 1 },
    ],
  },
  // He holds every door, sends his own physicians, and writes ahead that you are coming.
  'lord-corvane-is-received': {
    ...YELLOW,
    number: 2,
    arrives: [{ 'each hero': [{ heal: 1 }] }],
    modifies: [
      { value: 'escape roll', add: 3 },
      { value: 'mind', if: { 'about a challenge of': ['yellow', 'blue'] }, add: 1 },
    ],
  },

  // ---- blue: the graves, and what was taken from them ----
  'the-barrows-open': {
    ...BLUE,
    number: 2,
    modifies: [{ value: 'magic damage', if: { 'about a challenge of': ['green', 'yellow', 'blue', 'red'] }, add: 1 }],
  },
  'the-hour-that-was-not-struck': {
    ...BLUE,
    number: 2,
    modifies: [{ value: 'reading of a die', if: { 'about a die showing': 10 }, set: 5 }],
  },
  'the-mirkwend-rises': {
    ...BLUE,
    number: 3,
    abilities: [
      {
        timing: 'after moving',
        name: 'the flood',
        if: { 'you stand in': ['river', 'swamp'], not: { 'you stand in': 'town' } },
        must: true,
        effects: [{ test: 'body', skill: 'swim', number: 14, failure: [{ wounds: 1 }] }],
      },
    ],
  },
  'nine-red-nights': {
    ...BLUE,
    number: 3,
    arrives: [{ 'each hero': [{ exhaustion: 1 }] }],
    modifies: [{ value: 'price of experience', add: -1 }],
  },

  // ---- red: the shadow ----
  'wings-over-tamalir': {
    ...RED,
    number: 3,
    arrives: [{ 'each hero': [{ exhaustion: 2 }] }],
    modifies: [{ value: 'escape roll', add: -2 }],
  },
};
