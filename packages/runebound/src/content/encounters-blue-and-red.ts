/** Blue and red Encounters: those who have seen what is coming. */

import type { Encounter } from '../cards.ts';

const BLUE = { kind: 'encounter', color: 'blue', back: 'blue' } as const;

export const FAR_ENCOUNTERS: Record<string, Encounter> = {
  // He asks for one thing only: to be remembered. He has been dead so long that it has become a burden.
  'the-king-under-the-ice': {
    ...BLUE,
    art: {
      person: ['man', 'ashen', 'crown', 'white', 'long beard', 'furs', 'azure'],
      place: 'mere',
      light: 'aurora',
      palette: 'frost',
    },
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

  // The tooth wants to be carried home to the Ashfields.
  'margaths-milk-tooth': {
    ...BLUE,
    art: { subject: 'claw', group: 'floating', place: 'hoard', light: 'dusk', palette: 'ash' },
    keptAs: 'item',
    class: 'artifact',
    type: 'relic',
    text: [
      {
        choose: 'one',
        of: [
          { course: 'wear-the-tooth', name: 'wear', do: [{ wounds: 2 }, { keep: true }] },
          { course: 'sell-the-tooth-to-brom', name: 'sell', do: [{ gold: 5 }] },
          {
            course: 'grind-the-tooth',
            name: 'grind',
            do: [
              {
                test: 'body',
                skill: 'endurance',
                number: 13,
                success: [{ gold: 9 }],
                failure: [{ wounds: 2 }],
              },
            ],
          },
        ],
      },
    ],
    modifies: [{ value: 'magic damage', if: { of: 'your hero' }, add: 1 }],
  },

  // One of the riders of Vorakesh, unhorsed and in a mood to talk. His master pays well for delays.
  'the-rider-without-a-horse': {
    kind: 'encounter',
    art: {
      person: ['skull', 'broad hat', 'cloak', 'forest'],
      with: 'shiny-apple',
      place: 'road',
      light: 'mist',
      palette: 'ash',
    },
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
          { course: 'take-the-riders-gold', name: 'bargain', do: [{ gold: 6 }, { exhaustion: 2 }] },
          {
            course: 'strike-the-rider',
            name: 'fight',
            do: [{ fight: 'this card', won: [{ gold: 7 }, { heal: 'all' }] }],
          },
          {
            course: 'question-the-rider',
            name: 'question',
            do: [{ test: 'spirit', skill: 'willpower', number: 16, success: [{ gold: 4 }, { 'market card': 'gain' }] }],
          },
        ],
      },
    ],
  },
};
