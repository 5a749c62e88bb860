/** The Stormlords. Each answers a habit. */

import type { Stormlord } from '../cards.ts';

/** The more stand against one, the easier it is to hit. */
const TOGETHER = {
  value: 'target number',
  if: { of: 'this card' },
  add: { 'fewer by heroes against it': 1 },
} as const;
const LORD = { kind: 'challenge', color: 'silver', back: 'silver' } as const;

export const STORMLORD_CARDS: Record<string, Stormlord> = {
  // Its first hit is the worst of all.
  'the-first-thunder': {
    ...LORD,
    art: { subject: 'drum', group: 'giant', place: 'pass', light: 'storm', palette: 'night' },
    mind: 19,
    body: 17,
    spirit: 18,
    damage: { ranged: 2, melee: 2, magic: 2 },
    life: 4,
    modifies: [TOGETHER],
    beforeCombat: [{ strike: 'ranged', number: 20, wounds: 2 }],
  },
  'mother-of-hail': {
    ...LORD,
    art: {
      person: ['woman', 'pale', 'crown', 'long', 'white', 'gown', 'azure', 'bright eyes'],
      with: 'ice-golem',
      place: 'scarp',
      light: 'snow',
      palette: 'frost',
    },
    mind: 16,
    body: 20,
    spirit: 19,
    damage: { ranged: 3, melee: 1, magic: 2 },
    life: 4,
    modifies: [TOGETHER],
  },
  // Nothing is done in haste before it.
  'the-still-eye': {
    ...LORD,
    art: {
      subject: 'death-skull',
      material: 'glass',
      group: 'floating',
      place: 'mere',
      light: 'aurora',
      palette: 'violet',
    },
    mind: 18,
    body: 19,
    spirit: 16,
    damage: { ranged: 2, melee: 2, magic: 2 },
    life: 4,
    modifies: [TOGETHER, { value: 'activations', add: -1 }],
  },
  'the-grey-admiral': {
    ...LORD,
    art: {
      person: ['skull', 'feathered hat', 'coat', 'slate', 'bright eyes'],
      with: 'qaitbay-citadel',
      place: 'harbour',
      light: 'storm',
      palette: 'sea',
    },
    mind: 17,
    body: 18,
    spirit: 19,
    damage: { ranged: 3, melee: 2, magic: 2 },
    life: 4,
    modifies: [TOGETHER],
    beforeCombat: [
      {
        check: { 'has an ally': true },
        then: [{ wounds: 1, who: 'your allies' }, { exhaustion: 1 }],
      },
    ],
  },
  // Hardly there, and hardly to be hit.
  'dry-lightning': {
    ...LORD,
    art: {
      subject: 'spark-spirit',
      material: 'fire',
      group: 'towering',
      place: 'ashfields',
      light: 'storm',
      palette: 'gold',
    },
    mind: 21,
    body: 22,
    spirit: 20,
    damage: { ranged: 2, melee: 2, magic: 3 },
    life: 2,
    modifies: [TOGETHER],
  },
  // Every wound that it bears it knows by number.
  'who-counts-between': {
    ...LORD,
    art: {
      person: ['ghost', 'ashen', 'hood', 'robe', 'coal', 'bright eyes'],
      with: 'sands-of-time',
      place: 'ruins',
      light: 'storm',
      palette: 'steel',
    },
    mind: 18,
    body: 16,
    spirit: 17,
    damage: { ranged: 2, melee: 2, magic: 2 },
    life: 4,
    modifies: [TOGETHER, { value: 'target number', if: { of: 'this card' }, add: { 'wounds on': 'this card' } }],
  },
};
