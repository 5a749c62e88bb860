/** The Curse of the Frenzied Rage: neighbors, mostly. */

import type { CurseCard } from '../cards.ts';

const RAGE = { curse: 'frenzied-rage' } as const;

export const FRENZIED_RAGE: Readonly<Record<string, CurseCard>> = {
  'baker-with-a-cleaver': {
    ...RAGE,
    kind: 'challenge',
    color: 'curse',
    back: 'frenzied rage I',
    level: 1,
    art: {
      person: ['woman', 'tan', 'kerchief', 'apron', 'rust', 'bright eyes'],
      with: 'battle-axe',
      place: 'village',
      light: 'dusk',
      palette: 'blood',
    },
    mind: 14,
    body: 16,
    spirit: 14,
    damage: { ranged: 1, melee: 3, magic: 1 },
    life: 3,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    claimed: {
      modifies: [{ value: 'combat roll', if: { of: 'your hero', phase: 'melee', 'combat round is': 1 }, add: 2 }],
    },
  },
  'the-mob': {
    ...RAGE,
    kind: 'curse',
    back: 'frenzied rage I',
    level: 1,
    art: { subject: 'torch', group: 'swarm', place: 'city', light: 'fire', palette: 'blood' },
    attempt: [
      {
        choose: 'one',
        of: [
          {
            course: 'speak-to-the-mob',
            name: 'speak',
            do: [
              {
                test: 'mind',
                skill: 'diplomacy',
                number: 15,
                success: [{ claim: true }],
                failure: [{ exhaustion: 2 }],
              },
            ],
          },
          {
            course: 'push-through-the-mob',
            name: 'push',
            do: [
              { test: 'body', skill: 'endurance', number: 15, success: [{ claim: true }], failure: [{ wounds: 1 }] },
            ],
          },
        ],
      },
    ],
    claimed: { modifies: [{ value: 'escape roll', if: { 'your own': true }, add: 3 }] },
  },
  // Whoever comes tired meets somebody who is not.
  'mirror-of-temper': {
    ...RAGE,
    kind: 'challenge',
    color: 'curse',
    back: 'frenzied rage I',
    level: 1,
    art: { subject: 'fist', material: 'glass', place: 'velvet', light: 'fire', palette: 'rose' },
    mind: 15,
    body: 15,
    spirit: 12,
    damage: { ranged: 1, melee: 1, magic: 2 },
    life: 3,
    beforeCombat: [{ check: { exhausted: 'you' }, then: [{ wounds: 1 }] }],
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    claimed: { modifies: [{ value: 'combat roll', if: { of: 'your hero', 'attack roll': false }, add: 1 }] },
  },
  'cool-the-wells': {
    ...RAGE,
    kind: 'curse',
    back: 'frenzied rage II',
    level: 2,
    art: { subject: 'well', place: 'river', light: 'dawn', palette: 'sea' },
    quest: { need: 3, reach: { terrain: ['river'] }, apart: 3 },
    claimed: {
      abilities: [
        {
          timing: 'before moving',
          name: 'drink first',
          if: { 'you stand in': ['river'], wounded: 'your party' },
          limit: { per: 'movement step', times: 1 },
          effects: [{ heal: 1, who: 'one of your party' }],
        },
      ],
    },
  },
  'stand-between': {
    ...RAGE,
    kind: 'curse',
    back: 'frenzied rage II',
    level: 2,
    art: { subject: 'templar-shield', with: 'torch', place: 'bridge', light: 'fire', palette: 'rose' },
    quest: { need: 2, give: 'turns' },
    claimed: { modifies: [{ value: 'life', if: { of: 'your hero' }, add: 1 }] },
  },
  // Every round he is less of a mayor.
  'the-red-mayor': {
    ...RAGE,
    kind: 'challenge',
    color: 'curse',
    back: 'frenzied rage III',
    level: 3,
    art: {
      person: ['man', 'old', 'fair', 'feathered hat', 'coat', 'moustache', 'crimson', 'bright eyes'],
      with: 'warhammer',
      place: 'throne',
      light: 'fire',
      palette: 'blood',
    },
    mind: 20,
    body: 24,
    spirit: 20,
    damage: { ranged: 2, melee: 5, magic: 2 },
    life: 5,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    modifies: [
      { value: 'ranged damage', if: { of: 'this card', not: { 'combat round is': 1 } }, add: 1 },
      { value: 'magic damage', if: { of: 'this card', not: { 'combat round is': 1 } }, add: 1 },
    ],
    claimed: {
      abilities: [
        {
          timing: 'melee',
          name: 'lose your temper',
          ways: ['activate'],
          effects: [
            {
              lasting: {
                modify: { value: 'attacks of a hero per round', if: { of: 'your hero' }, add: 1 },
                until: 'combat round',
              },
            },
          ],
        },
      ],
    },
  },
};
