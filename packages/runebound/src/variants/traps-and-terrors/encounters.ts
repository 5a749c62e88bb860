/** Four Encounters under the board, each with ways to meet it. */

import type { Encounter } from '../../cards.ts';

export const TERRORS: Readonly<Record<string, Encounter>> = {
  // He has dug one too many, and would like it filled.
  'the-sextons-bargain': {
    kind: 'encounter',
    color: 'green',
    back: 'green',
    art: {
      person: ['man', 'old', 'pale', 'cap', 'grey', 'stubble', 'coat', 'coal'],
      with: 'spade',
      place: 'graveyard',
      light: 'dusk',
      palette: 'moss',
    },
    text: [
      {
        choose: 'one',
        of: [
          { course: 'lie-in-it-a-while', name: 'lie', do: [{ rest: 'all' }, { heal: 2 }] },
          { course: 'sell-him-your-sleep', name: 'sell', do: [{ exhaustion: 2 }, { gold: 3 }] },
          {
            course: 'ask-whose-it-is',
            name: 'ask',
            do: [
              {
                test: 'mind',
                skill: 'lore',
                number: 14,
                success: [{ 'market card': 'gain' }],
                failure: [{ wounds: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  'mourners-at-nobodys-grave': {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
    art: {
      person: ['woman', 'pale', 'wimple', 'gown', 'coal', 'tears'],
      group: 'pack',
      place: 'graveyard',
      light: 'rain',
      palette: 'night',
    },
    mind: 16,
    body: 17,
    spirit: 14,
    damage: { ranged: 0, melee: 1, magic: 2 },
    life: 3,
    text: [
      {
        choose: 'one',
        of: [
          { course: 'weep-with-them', name: 'weep', do: [{ 'each hero': [{ exhaustion: 1 }] }, { heal: 3 }] },
          {
            course: 'sing-instead',
            name: 'sing',
            do: [
              { test: 'spirit', skill: 'diplomacy', number: 15, success: [{ gold: 5 }], failure: [{ exhaustion: 2 }] },
            ],
          },
          { course: 'drive-them-off', name: 'fight', do: [{ fight: 'this card', won: [{ gold: 6 }] }] },
        ],
      },
    ],
  },
  // He leaves a song wherever he has been twice.
  'the-minstrel-in-the-maze': {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
    art: {
      person: ['man', 'young', 'tan', 'feathered hat', 'chestnut', 'doublet', 'forest'],
      with: 'harp',
      place: 'cave',
      light: 'fire',
      palette: 'rose',
    },
    keptAs: 'ally',
    mind: 2,
    body: 1,
    spirit: 3,
    damage: { ranged: 0, melee: 0, magic: 1 },
    life: 2,
    stamina: 3,
    text: [
      {
        choose: 'one',
        of: [
          { course: 'show-him-the-way-out', name: 'show', do: [{ exhaustion: 2 }, { keep: true }] },
          {
            course: 'take-his-map-of-songs',
            name: 'map',
            do: [{ look: 'yellow deck', cards: 3, then: 'order' }],
          },
          { course: 'rest-by-his-fire', name: 'rest', do: [{ heal: 'all' }] },
        ],
      },
    ],
  },
  // Your key fits.
  'the-house-with-your-door': {
    kind: 'encounter',
    color: 'red',
    back: 'red',
    art: { subject: 'tree-door', place: 'village', light: 'snow', palette: 'ember' },
    mind: 16,
    body: 18,
    spirit: 17,
    damage: { ranged: 2, melee: 3, magic: 3 },
    life: 4,
    text: [
      {
        choose: 'one',
        of: [
          { course: 'sleep-in-your-bed', name: 'sleep', do: [{ heal: 'all' }, { rest: 'all' }] },
          {
            course: 'fight-who-lives-there',
            name: 'fight',
            do: [{ fight: 'this card', won: [{ gold: 9 }, { 'market card': 'gain' }] }],
          },
          { course: 'take-what-is-yours', name: 'take', do: [{ gold: 4 }, { wounds: 1 }] },
        ],
      },
    ],
  },
};
