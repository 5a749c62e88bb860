/** Events: what goes on in the land while the Heroes travel, from the first rumors to the shadow over Tamalir. What lasts is
 *  in `modifies` and `abilities`. */

import type { EventCard } from '../cards.ts';

const GREEN = { kind: 'event', color: 'green', back: 'green' } as const;
const YELLOW = { kind: 'event', color: 'yellow', back: 'yellow' } as const;
const BLUE = { kind: 'event', color: 'blue', back: 'blue' } as const;
const RED = { kind: 'event', color: 'red', back: 'red' } as const;

export const EVENTS: Record<string, EventCard> = {
  // ---- green: rumors ----
  'the-long-rains': {
    ...GREEN,
    art: { subject: 'raft', place: 'river', light: 'rain', palette: 'steel' },
    number: 1,
    modifies: [{ value: 'movement dice', add: -1 }],
  },
  'a-fat-harvest': {
    ...GREEN,
    art: { subject: 'cornucopia', place: 'fields', light: 'noon', palette: 'gold' },
    number: 1,
    arrives: [{ 'each hero': [{ gold: 1 }] }],
    modifies: [
      { value: 'price', add: -1 },
      { value: 'price', greatest: 1 },
    ],
  },
  'the-regents-bounty': {
    ...GREEN,
    art: {
      person: ['man', 'old', 'fair', 'short', 'grey', 'full beard', 'circlet', 'cloak', 'azure'],
      with: 'tied-scroll',
      place: 'city',
      light: 'noon',
      palette: 'parchment',
    },
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
    art: { subject: 'old-wagon', place: 'mere', light: 'snow', palette: 'frost' },
    number: 1,
    modifies: [{ value: 'symbols that enter', if: { 'about a space of': 'river' }, set: ['river', 'road', 'plains'] }],
  },
  'mother-quill-opens-the-stacks': {
    ...GREEN,
    art: {
      person: ['woman', 'old', 'dark', 'bun', 'white', 'spectacles', 'robe', 'azure'],
      with: 'quill',
      place: 'library',
      light: 'dawn',
      palette: 'gold',
    },
    number: 1,
    arrives: [{ 'each hero': [{ test: 'mind', skill: 'appraise', number: 13, success: [{ gold: 2 }] }] }],
    modifies: [{ value: 'skill bonus', if: { skill: 'lore' }, add: 3 }],
  },
  'lights-in-the-barrowlands': {
    ...GREEN,
    art: { subject: 'candles', place: 'barrows', light: 'night', palette: 'moss' },
    number: 1,
    arrives: [{ 'each hero': [{ test: 'spirit', skill: 'willpower', number: 12, failure: [{ exhaustion: 2 }] }] }],
    modifies: [{ value: 'spirit', if: { 'about a challenge of': ['green'] }, add: 1 }],
  },

  // ---- yellow: the dead take service ----
  // Stand your ground, or be swept along.
  'the-wild-hunt-rides': {
    ...YELLOW,
    art: {
      person: ['skull', 'antlers', 'cloak', 'forest'],
      with: 'horse-head',
      group: 'pack',
      place: 'moor',
      light: 'storm',
      palette: 'night',
    },
    number: 2,
    abilities: [
      {
        timing: 'after moving',
        name: 'the chase',
        if: { not: { 'you stand in': 'town' } },
        must: true,
        effects: [{ choose: 'one', of: [{ exhaustion: 1 }, { step: 'any' }] }],
      },
    ],
  },
  'the-necromancers-due': {
    ...YELLOW,
    art: { subject: 'skeletal-hand', with: 'two-coins', place: 'village', light: 'dusk', palette: 'violet' },
    number: 1,
    arrives: [{ 'each hero': [{ gold: -1 }] }],
    modifies: [{ value: 'price of healing', add: 1 }],
  },
  'sergeant-pike-doubles-the-toll': {
    ...YELLOW,
    art: {
      person: ['man', 'tan', 'kettle hat', 'grey', 'moustache', 'mail', 'ochre'],
      with: 'two-coins',
      place: 'bridge',
      light: 'storm',
      palette: 'gold',
    },
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
    art: { subject: 'caravel', group: 'pack', place: 'harbour', light: 'dusk', palette: 'ember' },
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
    art: {
      person: ['man', 'ashen', 'feathered hat', 'white', 'goatee', 'doublet', 'plum', 'bright eyes'],
      with: 'horse-head',
      place: 'city',
      light: 'night',
      palette: 'violet',
    },
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
    art: { subject: 'raise-skeleton', group: 'pack', place: 'barrows', light: 'storm', palette: 'violet' },
    number: 2,
    modifies: [{ value: 'magic damage', if: { 'about a challenge of': ['green', 'yellow', 'blue', 'red'] }, add: 1 }],
  },
  'the-hour-that-was-not-struck': {
    ...BLUE,
    art: { subject: 'carillon', group: 'giant', place: 'chapel', light: 'night', palette: 'night' },
    number: 2,
    modifies: [{ value: 'reading of a die', if: { 'about a die showing': 10 }, set: 5 }],
  },
  'the-mirkwend-rises': {
    ...BLUE,
    art: { subject: 'wave-crest', group: 'towering', place: 'village', light: 'storm', palette: 'sea' },
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
    art: {
      person: ['girl', 'pale', 'long', 'raven', 'gown', 'linen', 'bright eyes'],
      place: 'village',
      light: 'night',
      palette: 'blood',
    },
    number: 3,
    arrives: [{ 'each hero': [{ exhaustion: 1 }] }],
    modifies: [{ value: 'price of experience', add: -1 }],
  },

  // ---- red: the shadow ----
  'wings-over-tamalir': {
    ...RED,
    art: { subject: 'wyvern', material: 'shadow', group: 'giant', place: 'city', light: 'fire', palette: 'blood' },
    number: 3,
    arrives: [{ 'each hero': [{ exhaustion: 2 }] }],
    modifies: [{ value: 'escape roll', add: -2 }],
  },
};
