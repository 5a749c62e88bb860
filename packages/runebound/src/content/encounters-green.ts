/** Green Encounters: whom one meets close to Tamalir. */

import type { Encounter } from '../cards.ts';

const GREEN = { kind: 'encounter', color: 'green', back: 'green' } as const;

export const GREEN_ENCOUNTERS: Record<string, Encounter> = {
  // Something grinds when there is no wind. It pays to be named, and it pays those who work for it.
  'the-miller-who-was-not': {
    ...GREEN,
    art: { subject: 'windmill', place: 'fields', light: 'mist', palette: 'parchment' },
    mind: 15,
    body: 13,
    spirit: 16,
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 2,
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'name-the-miller',
            name: 'name-it',
            do: [{ test: 'mind', skill: 'lore', number: 15, success: [{ 'market card': 'gain' }] }],
          },
          { course: 'burn-the-mill', name: 'fight', do: [{ fight: 'this card', won: [{ gold: 4 }] }] },
          { course: 'carry-its-sacks', name: 'work', do: [{ keep: true }] },
        ],
      },
    ],
    keptAs: 'other',
    abilities: [
      {
        timing: 'before moving',
        name: 'bread of its flour',
        ways: ['discard'],
        effects: [{ heal: 2 }],
      },
    ],
  },

  'letters-for-frostgate': {
    ...GREEN,
    art: {
      subject: 'tied-scroll',
      with: 'wax-seal',
      group: 'lying',
      place: 'snowdrift',
      light: 'dawn',
      palette: 'frost',
    },
    keptAs: 'other',
    text: [
      {
        choose: 'one',
        of: [
          { course: 'carry-the-letters', name: 'carry', do: [{ keep: true }] },
          {
            course: 'read-the-letters',
            name: 'read',
            do: [{ test: 'mind', skill: 'bluff', number: 13, success: [{ gold: 6 }] }],
          },
        ],
      },
    ],
    abilities: [
      {
        timing: 'adventure step',
        name: 'deliver',
        if: { 'you are in': 'frostgate' },
        effects: [{ gold: 7 }, { discard: 'this card' }],
      },
    ],
  },

  'fennimore-bly-unpacks': {
    ...GREEN,
    art: {
      person: ['man', 'fair', 'broad hat', 'ginger', 'moustache', 'coat', 'plum'],
      with: 'swap-bag',
      place: 'market',
      light: 'noon',
      palette: 'gold',
    },
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'buy-from-bly',
            name: 'buy',
            if: { 'gold at least': 4 },
            do: [{ gold: -4 }, { 'market card': 'gain' }],
          },
          {
            course: 'haggle-with-bly',
            name: 'haggle',
            do: [
              {
                test: 'mind',
                skill: 'appraise',
                number: 15,
                success: [{ 'market card': 'gain' }],
                failure: [{ exhaustion: 2 }],
              },
            ],
          },
          { course: 'share-blys-supper', name: 'supper', do: [{ gold: 1 }, { heal: 1 }, { rest: 1 }] },
        ],
      },
    ],
  },

  'sergeant-pike-counts-heads': {
    ...GREEN,
    art: {
      person: ['man', 'tan', 'kettle hat', 'grey', 'moustache', 'mail', 'ochre'],
      with: 'sharp-halberd',
      place: 'bridge',
      light: 'dusk',
      palette: 'harvest',
    },
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'pay-pike',
            name: 'pay',
            if: { 'gold at least': 1 },
            do: [{ gold: -1 }, { test: 'mind', skill: 'bluff', number: 12, success: [{ gold: 4 }] }],
          },
          {
            course: 'correct-pikes-sums',
            name: 'argue',
            do: [
              {
                test: 'spirit',
                skill: 'diplomacy',
                number: 13,
                success: [{ gold: 3 }],
                failure: [{ exhaustion: 2 }],
              },
            ],
          },
          {
            course: 'swim-past-pike',
            name: 'swim',
            do: [{ test: 'body', skill: 'swim', number: 12, success: [{ gold: 3 }], failure: [{ wounds: 1 }] }],
          },
        ],
      },
    ],
  },

  // Whoever fills the grave is remembered by it.
  'a-grave-left-open': {
    ...GREEN,
    art: { subject: 'coffin', with: 'spade', group: 'leaning', place: 'graveyard', light: 'dusk', palette: 'dusk' },
    keptAs: 'other',
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'climb-into-the-grave',
            name: 'climb',
            do: [{ test: 'body', skill: 'climb', number: 14, success: [{ gold: 4 }], failure: [{ wounds: 2 }] }],
          },
          { course: 'fill-the-grave', name: 'fill', do: [{ exhaustion: 1 }, { keep: true }] },
        ],
      },
    ],
    abilities: [
      {
        timing: 'rolled',
        name: 'a hand from below',
        if: { 'rolled by': 'your hero', 'roll for': 'defense' },
        ways: ['discard'],
        effects: [{ reroll: true }],
      },
    ],
  },

  'neme-half-moon-asks': {
    ...GREEN,
    art: {
      person: ['woman', 'pale', 'antlers', 'raven', 'long', 'cloak', 'teal'],
      with: 'lunar-wand',
      place: 'marsh',
      light: 'night',
      palette: 'verdigris',
    },
    text: [
      {
        choose: 'one',
        of: [
          { course: 'give-neme-blood', name: 'blood', do: [{ wounds: 1 }, { gold: 3 }] },
          {
            course: 'give-neme-silver',
            name: 'silver',
            if: { 'gold at least': 3 },
            do: [{ gold: -3 }, { 'market card': 'gain' }],
          },
          {
            course: 'ask-neme-first',
            name: 'ask',
            do: [
              {
                test: 'spirit',
                skill: 'bluff',
                number: 13,
                success: [{ gold: 3 }, { 'each hero': [{ exhaustion: 1 }], others: true }],
                failure: [{ exhaustion: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
};
