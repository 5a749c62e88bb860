/** Yellow Encounters. A Question of Honor is named in the book, which tells only its color and that it can give an Ally. */

import type { Encounter } from '../cards.ts';

const YELLOW = { kind: 'encounter', color: 'yellow', back: 'yellow' } as const;

export const YELLOW_ENCOUNTERS: Record<string, Encounter> = {
  // A squire is to hang for striking her lord. She struck him for good reason, and the court knows it.
  'a-question-of-honor': {
    ...YELLOW,
    art: {
      person: ['woman', 'fair', 'bob', 'raven', 'plate', 'azure', 'scar'],
      with: 'broadsword',
      place: 'throne',
      light: 'dusk',
      palette: 'rose',
    },
    keptAs: 'ally',
    mind: 1,
    body: 3,
    spirit: 2,
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    stamina: 2,
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'speak-for-the-squire',
            name: 'speak',
            do: [{ test: 'spirit', skill: 'diplomacy', number: 16, success: [{ keep: true }] }],
          },
          {
            course: 'pay-for-the-squire',
            name: 'pay',
            if: { 'gold at least': 3 },
            do: [{ gold: -3 }, { keep: true }],
          },
          {
            course: 'break-the-gaol',
            name: 'break-in',
            do: [{ test: 'body', skill: 'climb', number: 15, success: [{ keep: true }], failure: [{ wounds: 1 }] }],
          },
          { course: 'let-the-law-speak', name: 'leave', do: [{ gold: 1 }] },
        ],
      },
    ],
  },

  // A wayside saint with the face scratched out. It still keeps the promises that are made to it.
  'the-scratched-saint': {
    ...YELLOW,
    art: {
      person: ['woman', 'ashen', 'wimple', 'robe', 'linen', 'cracks'],
      with: 'lit-candelabra',
      place: 'shrine',
      light: 'mist',
      palette: 'gold',
    },
    keptAs: 'other',
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'give-the-saint-gold',
            name: 'give',
            if: { 'gold at least': 2 },
            do: [{ gold: -2 }, { keep: true }],
          },
          {
            course: 'pray-to-the-saint',
            name: 'pray',
            do: [{ test: 'spirit', skill: 'willpower', number: 14, success: [{ keep: true }], failure: [{ heal: 2 }] }],
          },
        ],
      },
    ],
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'promise kept',
        if: { 'about to be hurt': 'your hero' },
        replaces: true,
        effects: [{ cancel: 'all' }, { discard: 'this card' }],
      },
    ],
  },

  'the-widow-tansy-pays-for-news': {
    ...YELLOW,
    art: {
      person: ['woman', 'old', 'fair', 'bun', 'grey', 'gown', 'coal'],
      with: 'jeweled-chalice',
      place: 'cellar',
      light: 'dusk',
      palette: 'rose',
    },
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'sell-them-all',
            name: 'sell',
            do: [{ gold: 2 }, { 'each hero': [{ gold: -1 }], others: true }],
          },
          {
            course: 'invent-the-news',
            name: 'invent',
            do: [{ test: 'mind', skill: 'bluff', number: 14, success: [{ gold: 5 }], failure: [{ gold: -1 }] }],
          },
          {
            course: 'drink-her-old-wine',
            name: 'drink',
            do: [
              { test: 'body', skill: 'endurance', number: 12, success: [{ gold: 3 }], failure: [{ exhaustion: 2 }] },
            ],
          },
        ],
      },
    ],
  },

  // Who has eaten with the dead strikes them with half a heart, until somebody at Dawnsmoor has heard it all.
  'dinner-with-lord-corvane': {
    ...YELLOW,
    art: { subject: 'lit-candelabra', place: 'throne', light: 'dusk', palette: 'violet' },
    keptAs: 'other',
    text: [
      {
        choose: 'one',
        of: [
          { course: 'sit-down-with-corvane', name: 'dine', do: [{ gold: 4 }, { keep: true }] },
          {
            course: 'excuse-yourself',
            name: 'decline',
            do: [
              {
                test: 'spirit',
                skill: 'willpower',
                number: 13,
                success: [{ gold: 3 }],
                failure: [{ exhaustion: 1 }],
              },
            ],
          },
        ],
      },
    ],
    modifies: [{ value: 'combat roll', if: { of: 'your hero', 'attack roll': true }, add: -1 }],
    abilities: [
      {
        timing: 'market',
        name: 'absolution',
        if: { 'you are in': 'dawnsmoor' },
        effects: [{ discard: 'this card' }],
      },
    ],
  },
};
