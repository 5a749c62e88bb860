/** Yellow Storm cards: the storm tells. */

import type { StormCard } from '../cards.ts';

const YELLOW = { storm: true, color: 'yellow', back: 'yellow storm' } as const;
const EVENT = { kind: 'event', ...YELLOW } as const;
const CHALLENGE = { kind: 'challenge', ...YELLOW } as const;

export const YELLOW_STORM: Record<string, StormCard> = {
  'the-roofs-of-the-market': {
    ...EVENT,
    art: { subject: 'wooden-door', group: 'floating', place: 'market', light: 'storm', palette: 'ember' },
    arrives: [
      {
        choose: 'one',
        of: [
          {
            course: 'hold-out-an-apron',
            name: 'apron',
            do: [
              {
                test: 'body',
                skill: 'climb',
                number: 14,
                success: [{ 'market card': 'gain' }],
                failure: [{ wounds: 1 }],
              },
            ],
          },
          {
            course: 'pay-for-the-slates',
            name: 'pay',
            if: { 'gold at least': 4 },
            do: [{ gold: -4 }, { look: 'market deck', cards: 3, then: 'take one' }],
          },
          { course: 'dig-out-the-baker', name: 'dig', do: [{ exhaustion: 2 }, { learn: 1 }] },
        ],
      },
    ],
  },
  'a-light-at-sea': {
    ...EVENT,
    art: { subject: 'ship-wreck', place: 'coast', light: 'storm', palette: 'sea' },
    arrives: [
      {
        choose: 'one',
        of: [
          {
            course: 'send-somebody-out',
            name: 'send',
            do: [{ discard: 'an ally' }, { look: 'market deck', cards: 4, then: 'take one' }],
          },
          {
            course: 'row-yourself',
            name: 'row',
            do: [{ test: 'spirit', skill: 'swim', number: 14, success: [{ gold: 5 }], failure: [{ wounds: 2 }] }],
          },
          { course: 'keep-the-lamp-lit', name: 'lamp', do: [{ rest: 'all', who: 'your party' }] },
        ],
      },
    ],
  },
  'names-on-the-wind': {
    ...EVENT,
    art: { subject: 'tied-scroll', group: 'swarm', place: 'graveyard', light: 'storm', palette: 'parchment' },
    arrives: [
      {
        choose: 'one',
        of: [
          {
            course: 'call-by-the-eyes',
            name: 'eyes',
            do: [{ test: 'mind', number: 14, success: [{ scion: 'counter' }], failure: [{ wounds: 1 }] }],
          },
          {
            course: 'call-by-the-hand',
            name: 'hand',
            do: [{ test: 'body', number: 14, success: [{ scion: 'counter' }], failure: [{ wounds: 1 }] }],
          },
          {
            course: 'call-by-the-heart',
            name: 'heart',
            do: [{ test: 'spirit', number: 14, success: [{ scion: 'counter' }], failure: [{ wounds: 1 }] }],
          },
        ],
      },
    ],
  },
  // He drives whoever lags.
  'thunders-drover': {
    ...CHALLENGE,
    art: {
      person: ['man', 'dark', 'broad hat', 'full beard', 'raven', 'cloak', 'slate', 'bright eyes'],
      with: 'cow',
      group: 'giant',
      place: 'pass',
      light: 'storm',
      palette: 'night',
    },
    mind: 16,
    body: 13,
    spirit: 17,
    damage: { ranged: 2, melee: 3, magic: 1 },
    life: 3,
    beforeCombat: [{ strike: 'melee', number: 14, wounds: 1 }],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 4 } }],
    reward: [{ learn: 1 }, { heal: 1 }],
  },
  // Its needle turns from round to round.
  'the-barometer': {
    ...CHALLENGE,
    art: {
      subject: 'sands-of-time',
      material: 'glass',
      group: 'giant',
      place: 'library',
      light: 'storm',
      palette: 'verdigris',
    },
    mind: 12,
    body: 17,
    spirit: 16,
    damage: { ranged: 1, melee: 2, magic: 3 },
    life: 3,
    modifies: [
      { value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 4 } },
      { value: 'target number', if: { of: 'this card', phase: 'ranged', 'combat round is': 2 }, add: 5 },
      { value: 'target number', if: { of: 'this card', phase: 'melee', 'combat round is': 2 }, add: -5 },
      { value: 'target number', if: { of: 'this card', phase: 'magic', 'combat round is': 3 }, add: -4 },
    ],
    reward: [{ 'market card': 'gain' }],
  },
  'nine-drowned-bells': {
    ...CHALLENGE,
    art: { subject: 'ringing-bell', group: 'swarm', place: 'mere', light: 'storm', palette: 'sea' },
    mind: 17,
    body: 16,
    spirit: 13,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 4,
    abilities: [
      {
        timing: 'rolled',
        name: 'they ring',
        if: { 'rolled doubles': true, 'roll for': 'attack' },
        must: true,
        effects: [{ wounds: 1, who: 'this card' }],
      },
    ],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 4 } }],
    reward: [{ scion: 'counter' }],
  },
};
