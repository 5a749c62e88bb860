/** The Curse of the Demon Horde: the cellars have landlords. */

import type { CurseCard } from '../cards.ts';

const HORDE = { curse: 'demon-horde' } as const;
const LORE = { test: 'mind', skill: 'lore', success: [{ claim: true }], failure: [{ exhaustion: 1 }] } as const;

export const DEMON_HORDE: Readonly<Record<string, CurseCard>> = {
  'doorstep-imp': {
    ...HORDE,
    kind: 'challenge',
    color: 'curse',
    back: 'demon horde I',
    level: 1,
    art: { subject: 'goblin-head', material: 'burning', place: 'village', light: 'night', palette: 'blood' },
    mind: 16,
    body: 14,
    spirit: 13,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 3,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    claimed: {
      abilities: [
        {
          timing: 'about to be defeated',
          name: 'back rent',
          if: { 'enemy is': 'challenge' },
          must: true,
          limit: { per: 'combat', times: 1 },
          effects: [{ gold: 1 }],
        },
      ],
    },
  },
  'the-small-print': {
    ...HORDE,
    kind: 'curse',
    back: 'demon horde I',
    level: 1,
    art: { subject: 'tied-scroll', with: 'quill-ink', place: 'desk', light: 'fire', palette: 'blood' },
    attempt: [
      {
        choose: 'one',
        of: [
          { course: 'read-it-to-the-end', name: 'read', do: [{ ...LORE, number: 17 }] },
          {
            course: 'pay-the-clerk-first',
            name: 'clerk',
            if: { 'gold at least': 2 },
            do: [{ gold: -2 }, { ...LORE, number: 14 }],
          },
          { course: 'sign-in-red', name: 'red', do: [{ wounds: 1 }, { ...LORE, number: 14 }] },
        ],
      },
    ],
    claimed: {
      abilities: [
        {
          timing: 'about to be wounded',
          name: 'clause nine',
          if: { 'about to be hurt': 'your hero', 'in combat': true },
          limit: { per: 'combat', times: 1 },
          replaces: true,
          effects: [{ cancel: 1 }],
        },
      ],
    },
  },
  'pit-in-the-market': {
    ...HORDE,
    kind: 'curse',
    back: 'demon horde I',
    level: 1,
    art: { subject: 'evil-eyes', place: 'market', light: 'night', palette: 'ember' },
    attempt: [{ test: 'mind', skill: 'appraise', number: 15, success: [{ claim: true }], failure: [{ wounds: 1 }] }],
    claimed: {
      abilities: [
        {
          timing: 'before moving',
          name: 'listen at the grating',
          limit: { per: 'movement step', times: 1 },
          effects: [{ look: 'market deck', cards: 3, then: 'order' }],
        },
      ],
    },
  },
  'nine-names': {
    ...HORDE,
    kind: 'curse',
    back: 'demon horde II',
    level: 2,
    art: { subject: 'open-book', material: 'burning', place: 'crypt', light: 'night', palette: 'violet' },
    quest: { need: 3, defeat: ['green', 'yellow', 'blue'], each: 'color' },
    claimed: { modifies: [{ value: 'combat roll', if: { of: 'your hero', 'attack roll': true }, add: 1 }] },
  },
  'buy-back-a-soul': {
    ...HORDE,
    kind: 'curse',
    back: 'demon horde II',
    level: 2,
    art: { subject: 'heart-bottle', place: 'altar', light: 'aurora', palette: 'violet' },
    quest: { need: 2, roll: { at: { jewel: 'red' }, trial: { test: 'spirit', skill: 'willpower', number: 16 } } },
    claimed: {
      abilities: [
        {
          timing: 'about to be knocked out',
          name: 'one more time',
          ways: ['activate'],
          effects: [{ heal: 2 }],
        },
      ],
    },
  },
  'the-landlord-below': {
    ...HORDE,
    kind: 'challenge',
    color: 'curse',
    back: 'demon horde III',
    level: 3,
    art: {
      person: ['man', 'ashen', 'horned helm', 'coat', 'forked beard', 'raven', 'crimson', 'bright eyes'],
      with: 'jeweled-chalice',
      place: 'cellar',
      light: 'fire',
      palette: 'blood',
    },
    mind: 20,
    body: 22,
    spirit: 22,
    damage: { ranged: 3, melee: 4, magic: 3 },
    life: 5,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    // Rent is due before the first blow of every round.
    abilities: [
      {
        timing: 'ranged',
        name: 'rent is due',
        if: { 'in combat': true },
        must: true,
        limit: { per: 'combat round', times: 1 },
        effects: [
          {
            choose: 'one',
            of: [
              { gold: -2, name: 'pay', if: { 'gold at least': 2 } },
              { strike: 'melee', number: 17, wounds: 1, name: 'strike' },
            ],
          },
        ],
      },
    ],
    claimed: {
      abilities: [{ timing: 'after moving', name: 'collect', ways: ['activate'], effects: [{ gold: 2 }] }],
    },
  },
};
