/** Encounters. A Question of Honor is named in the book, which tells only its color and that it can give an Ally. */

import type { Encounter } from '../cards.ts';

export const ENCOUNTERS: Record<string, Encounter> = {
  /** Something sits in the mill and grinds when there is no wind. Named for what it is, it pays to be left in peace. */
  'the-miller-who-was-not': {
    kind: 'encounter',
    color: 'green',
    back: 'green',
    mind: 12,
    body: 11,
    spirit: 13,
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 2,
    text: [
      {
        choose: 'one',
        of: [
          {
            course: 'name-the-miller',
            name: 'name-it',
            do: [{ test: 'mind', skill: 'lore', number: 12, success: [{ gold: 3 }], failure: [{ wounds: 1 }] }],
          },
          { course: 'burn-the-mill', name: 'fight', do: [{ fight: 'this card', won: [{ gold: 4 }] }] },
          { course: 'leave-the-mill', name: 'leave', do: [] },
        ],
      },
    ],
  },

  /** The courier lies beside the road with an arrow in his back. Frostgate pays for letters that arrive unopened. */
  'letters-for-frostgate': {
    kind: 'encounter',
    color: 'green',
    back: 'green',
    keptAs: 'other',
    text: [
      {
        choose: 'one',
        of: [
          { course: 'carry-the-letters', name: 'carry', do: [{ keep: true }] },
          {
            course: 'read-the-letters',
            name: 'read',
            do: [{ test: 'mind', skill: 'bluff', number: 13, success: [{ gold: 2 }] }],
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

  /** A squire is to hang for striking her lord. She struck him for good reason, and the court knows it. */
  'a-question-of-honor': {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
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
            do: [{ test: 'spirit', skill: 'diplomacy', number: 14, success: [{ keep: true }] }],
          },
          {
            course: 'pay-for-the-squire',
            name: 'pay',
            if: { 'gold at least': 5 },
            do: [{ gold: -5 }, { keep: true }],
          },
          {
            course: 'break-the-gaol',
            name: 'break-in',
            do: [{ test: 'body', skill: 'climb', number: 16, success: [{ keep: true }], failure: [{ wounds: 2 }] }],
          },
          { course: 'let-the-law-speak', name: 'leave', do: [] },
        ],
      },
    ],
  },

  /** A wayside saint with the face scratched out. It still keeps the promises that are made to it. */
  'the-scratched-saint': {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
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
          { course: 'pray-to-the-saint', name: 'pray', do: [{ heal: 2, who: 'you' }] },
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

  /** He asks for one thing only: to be remembered. He has been dead so long that it has become a burden. */
  'the-king-under-the-ice': {
    kind: 'encounter',
    color: 'blue',
    back: 'blue',
    keptAs: 'other',
    text: [
      {
        choose: 'one',
        of: [
          { course: 'swear-to-the-king', name: 'swear', do: [{ keep: true }] },
          {
            course: 'rob-the-king',
            name: 'rob',
            do: [
              {
                test: 'body',
                skill: 'hide',
                number: 17,
                success: [{ gold: 8 }],
                failure: [{ wounds: 2 }, { exhaustion: 1 }],
              },
            ],
          },
        ],
      },
    ],
    modifies: [
      { value: 'spirit', if: { of: 'your hero' }, add: 2 },
      { value: 'movement dice', if: { 'your own': true }, add: -1 },
    ],
  },

  /** One of the riders of Vorakesh, unhorsed and in a mood to talk. His master pays well for delays. */
  'the-rider-without-a-horse': {
    kind: 'encounter',
    color: 'red',
    back: 'red',
    mind: 17,
    body: 18,
    spirit: 19,
    damage: { ranged: 1, melee: 2, magic: 3 },
    life: 4,
    text: [
      {
        choose: 'one',
        of: [
          { course: 'take-the-riders-gold', name: 'bargain', do: [{ gold: 6 }, { exhaustion: 3 }] },
          {
            course: 'strike-the-rider',
            name: 'fight',
            do: [{ fight: 'this card', won: [{ gold: 10 }, { heal: 'all' }] }],
          },
          {
            course: 'question-the-rider',
            name: 'question',
            do: [
              { test: 'spirit', skill: 'willpower', number: 18, success: [{ rest: 'all' }, { 'market card': 'gain' }] },
            ],
          },
        ],
      },
    ],
  },
};
