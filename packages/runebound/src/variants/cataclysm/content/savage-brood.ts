/** The Curse of the Savage Brood: eggs in the granary. The Dragon Destroyer is named in the book. */

import type { CurseCard } from '../cards.ts';

const BROOD = { curse: 'savage-brood' } as const;

export const SAVAGE_BROOD: Readonly<Record<string, CurseCard>> = {
  'egg-in-the-granary': {
    ...BROOD,
    kind: 'curse',
    back: 'savage brood I',
    level: 1,
    art: { subject: 'egg-clutch', group: 'giant', place: 'cellar', light: 'dusk', palette: 'moss' },
    attempt: [
      {
        test: 'body',
        skill: 'endurance',
        number: 15,
        success: [{ claim: true }],
        failure: [{ exhaustion: 2 }],
      },
    ],
    claimed: {
      abilities: [
        {
          timing: 'about to be wounded',
          name: 'the empty shell',
          if: { 'about to be hurt': 'your hero' },
          ways: ['activate'],
          limit: { per: 'game', times: 2 },
          replaces: true,
          effects: [{ cancel: 'all' }],
        },
      ],
    },
  },
  'drakelings-at-play': {
    ...BROOD,
    kind: 'challenge',
    color: 'curse',
    back: 'savage brood I',
    level: 1,
    art: { subject: 'wyvern', group: 'pack', place: 'forest', light: 'noon', palette: 'moss' },
    mind: 17,
    body: 14,
    spirit: 15,
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 3,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    claimed: {
      abilities: [
        {
          timing: 'about to be defeated',
          name: 'they lick it better',
          must: true,
          limit: { per: 'combat', times: 1 },
          effects: [{ heal: 1 }],
        },
      ],
    },
  },
  'the-hunters-tally': {
    ...BROOD,
    kind: 'challenge',
    color: 'curse',
    back: 'savage brood I',
    level: 1,
    art: {
      person: ['woman', 'brown', 'hood', 'leather', 'forest'],
      with: 'barbed-spear',
      place: 'glade',
      light: 'mist',
      palette: 'moss',
    },
    mind: 13,
    body: 15,
    spirit: 16,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 2,
    attempt: [
      {
        test: 'mind',
        skill: 'tracking',
        number: 12,
        success: [{ fight: 'this card', won: [{ claim: true }] }],
        failure: [{ exhaustion: 1 }],
      },
    ],
    claimed: {
      abilities: [
        {
          timing: 'about to be defeated',
          name: 'another notch',
          if: { 'enemy is': ['blue', 'yellow'] },
          must: true,
          limit: { per: 'combat', times: 1 },
          effects: [{ gold: 2 }],
        },
      ],
    },
  },
  'a-cradle-of-stone': {
    ...BROOD,
    kind: 'curse',
    back: 'savage brood II',
    level: 2,
    art: { subject: 'egg-clutch', material: 'stone', place: 'scarp', light: 'dawn', palette: 'gold' },
    quest: {
      need: 2,
      carry: {
        from: { town: 'own' },
        to: { jewel: 'red' },
        burden: 1,
        trial: { test: 'body', skill: 'endurance', number: 12 },
      },
    },
    claimed: { modifies: [{ value: 'body', if: { of: 'your hero' }, add: 1 }] },
  },
  'scale-enough': {
    ...BROOD,
    kind: 'curse',
    back: 'savage brood II',
    level: 2,
    art: { subject: 'relic-blade', material: 'scale', place: 'anvil', light: 'fire', palette: 'verdigris' },
    quest: { need: 2, defeat: ['blue', 'yellow'], each: 'region' },
    claimed: {
      abilities: [
        {
          timing: 'before combat',
          name: 'edge it with scale',
          ways: ['activate'],
          effects: [
            {
              choose: 'one',
              of: [
                {
                  name: 'ranged',
                  lasting: { modify: { value: 'ranged damage', if: { of: 'your hero' }, add: 1 }, until: 'combat' },
                },
                {
                  name: 'melee',
                  lasting: { modify: { value: 'melee damage', if: { of: 'your hero' }, add: 1 }, until: 'combat' },
                },
                {
                  name: 'magic',
                  lasting: { modify: { value: 'magic damage', if: { of: 'your hero' }, add: 1 }, until: 'combat' },
                },
              ],
            },
          ],
        },
      ],
    },
  },
  // One wound of every round is only paint.
  'the-dragon-destroyer': {
    ...BROOD,
    kind: 'challenge',
    color: 'curse',
    back: 'savage brood III',
    level: 3,
    cites: ['CT-FACT-02'],
    art: {
      subject: 'spiked-dragon-head',
      material: 'iron',
      group: 'giant',
      place: 'volcano',
      light: 'storm',
      palette: 'moss',
    },
    mind: 22,
    body: 22,
    spirit: 20,
    damage: { ranged: 4, melee: 4, magic: 3 },
    life: 5,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    beforeCombat: [{ wounds: 1, who: 'your allies' }, { exhaustion: 1 }],
    claimed: {
      abilities: [
        {
          timing: 'before combat',
          name: 'roar',
          if: { 'enemy is': 'challenge' },
          ways: ['activate'],
          effects: [{ wounds: 2, who: 'your enemy' }],
        },
      ],
    },
  },
};
