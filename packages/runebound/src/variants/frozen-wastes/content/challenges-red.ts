/** Red Challenges of Isheim: who stands between the land and Green Vale; and Arshan, who keeps it. */

import { damage, type ArshanCard, type FrozenChallenge } from '../cards.ts';
import { SYMBOL } from '../words.ts';

const RED = { kind: 'challenge', color: 'red', back: 'red', clues: 2 } as const;

export const RED_CHALLENGES: Readonly<Record<string, FrozenChallenge>> = {
  // It was told to hold everything else; what it held falls out.
  'arshans-left-hand': {
    ...RED,
    family: 'machine',
    art: { subject: 'fist', material: 'iron', group: 'giant', place: 'ruins', light: 'storm', palette: 'verdigris' },
    mind: 21,
    body: 19,
    spirit: 20,
    damage: damage(2, 4, 2),
    life: 4,
    beforeCombat: [{ strike: 'melee', wounds: 2 }],
    reward: [{ gold: 8 }, { 'market card': 'gain' }],
  },
  // Stop it, or let it draw level and look inside.
  'the-brides-coach': {
    ...RED,
    family: 'machine',
    art: { subject: 'old-wagon', material: 'glass', group: 'giant', place: 'road', light: 'aurora', palette: 'rose' },
    mind: 19,
    body: 22,
    spirit: 21,
    damage: damage(2, 4, 2),
    life: 4,
    beforeCombat: [
      {
        choose: 'one',
        of: [
          {
            steps: [
              { token: 'clue' },
              { lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: 2 }, until: 'combat' } },
            ],
            name: 'look inside',
          },
          { attack: 'ranged', name: 'stop it' },
        ],
      },
    ],
    reward: [{ gold: 5 }, { experience: 2 }],
  },
  // She is afraid of whoever has heard of her.
  'sarscha-the-vile': {
    ...RED,
    family: 'wyrm',
    art: { creature: 'icewyrm', group: 'giant', place: 'cave', light: 'aurora', palette: 'violet' },
    mind: 21,
    body: 22,
    spirit: 18,
    damage: damage(2, 3, 3),
    life: 4,
    beforeCombat: [
      {
        check: { 'rumors at least': 4 },
        then: [{ lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: -2 }, until: 'combat' } }],
      },
    ],
    abilities: [
      { timing: 'failed roll', name: 'hoarfrost', must: true, effects: [{ frost: 1, who: 'the one who rolled' }] },
    ],
    reward: [{ gold: 6 }, { experience: 2 }],
  },
  'the-coil-beneath-the-lake': {
    ...RED,
    family: 'wyrm',
    art: {
      subject: 'sea-serpent',
      material: 'scale',
      group: 'towering',
      place: 'glacier',
      light: 'storm',
      palette: 'sea',
    },
    mind: 22,
    body: 20,
    spirit: 23,
    damage: damage(2, 4, 2),
    life: 4,
    beforeCombat: [
      { check: { 'you stand in': SYMBOL.ice }, then: [{ strike: 'melee' }], else: [{ wounds: 1, who: 'your enemy' }] },
    ],
    reward: [{ gold: 5 }],
    forage: {
      type: 'scale',
      use: 'activate',
      abilities: [
        {
          timing: 'about to be wounded',
          name: 'behind the scale',
          if: { 'about to be hurt': 'your party' },
          ways: ['activate'],
          replaces: true,
          effects: [{ cancel: 'all' }],
        },
      ],
    },
  },
  // He smells what you carry of his children.
  'father-of-bears': {
    ...RED,
    family: 'beast',
    art: { subject: 'bear-head', material: 'fur', group: 'giant', place: 'forest', light: 'night', palette: 'night' },
    mind: 16,
    body: 19,
    spirit: 20,
    damage: damage(1, 4, 1),
    life: 5,
    beforeCombat: [
      {
        lasting: {
          modify: { value: 'melee damage', if: { of: 'your enemy' }, add: { 'forage held': 1 } },
          until: 'combat',
        },
      },
    ],
    reward: [{ gold: 5 }],
    forage: {
      type: 'gall',
      use: 'activate',
      abilities: [
        {
          timing: 'after moving',
          name: 'a bitter drop',
          if: { sick: 'your party' },
          ways: ['activate'],
          effects: [{ 'white death': -1, who: 'one of your party' }],
        },
      ],
    },
  },
  // Whoever knocks, it becomes winter.
  'queen-of-the-last-winter': {
    ...RED,
    family: 'dead',
    art: {
      person: ['ghost', 'crown', 'long', 'white', 'gown', 'linen', 'tears'],
      with: 'crystal-wand',
      place: 'throne',
      light: 'snow',
      palette: 'frost',
    },
    mind: 23,
    body: 22,
    spirit: 20,
    damage: damage(1, 2, 4),
    life: 4,
    beforeCombat: [{ weather: 'white skull' }, { frost: 2, who: 'your party' }],
    reward: [{ gold: 4 }, { look: 'market deck', cards: 5, then: 'take one' }],
  },
  // She begs, and she does not know how long she slept.
  'colonist-who-woke-early': {
    ...RED,
    family: 'dead',
    art: {
      person: ['woman', 'young', 'ashen', 'bob', 'raven', 'robe', 'linen', 'cracks'],
      with: 'coffin',
      place: 'crypt',
      light: 'aurora',
      palette: 'verdigris',
    },
    mind: 20,
    body: 17,
    spirit: 18,
    damage: damage(2, 3, 3),
    life: 4,
    beforeCombat: [
      {
        choose: 'one',
        of: [
          { steps: [{ exhaustion: 4 }, { wounds: 1, who: 'your enemy' }], name: 'hear her out' },
          { strike: 'magic', number: 17, wounds: 2, name: 'turn away' },
        ],
      },
    ],
    reward: [{ heal: 'all', who: 'your party' }, { experience: 2 }],
  },
};

export const ARSHAN: Readonly<Record<'arshan', ArshanCard>> = {
  // He asks who sent you.
  arshan: {
    kind: 'challenge',
    color: 'white',
    back: 'arshan',
    art: {
      person: ['automaton', 'crown', 'cloak', 'plum', 'tears'],
      with: 'sunbeams',
      group: 'towering',
      place: 'glade',
      light: 'aurora',
      palette: 'verdigris',
    },
    mind: 19,
    body: 20,
    spirit: 22,
    damage: damage(3, 3, 4),
    life: 4,
    beforeCombat: [
      {
        check: { 'clues at least': 1 },
        then: [{ lasting: { modify: { value: 'magic damage', if: { of: 'your enemy' }, add: -1 }, until: 'combat' } }],
      },
    ],
  },
};
