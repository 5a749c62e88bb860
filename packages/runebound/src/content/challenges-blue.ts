/** Blue Challenges: the great dead, the great beasts, and the errands of Lord Corvane. */

import type { Challenge } from '../cards.ts';

const BLUE = { kind: 'challenge', color: 'blue', back: 'blue' } as const;

export const BLUE_CHALLENGES = {
  'the-drowned-bell': {
    ...BLUE,
    mind: 19,
    body: 16,
    spirit: 20,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 4,
    beforeCombat: [
      { test: 'body', skill: 'swim', number: 16, failure: [{ exhaustion: 2 }] },
      { test: 'spirit', skill: 'willpower', number: 16, failure: [{ wounds: 1, who: 'your party' }] },
    ],
    reward: [{ gold: 7 }],
  },
  'bone-cart-of-vorakesh': {
    ...BLUE,
    mind: 18,
    body: 19,
    spirit: 16,
    damage: { ranged: 2, melee: 2, magic: 2 },
    life: 3,
    beforeCombat: [{ choose: 'one', of: [{ discard: 'an item' }, { wounds: 2 }] }],
    reward: [{ gold: 5 }, { 'market card': 'gain' }],
  },
  'wyvern-of-the-red-scarp': {
    ...BLUE,
    mind: 19,
    body: 18,
    spirit: 16,
    damage: { ranged: 3, melee: 2, magic: 0 },
    life: 4,
    abilities: [
      { timing: 'failed roll', name: 'venom', must: true, effects: [{ exhaustion: 2, who: 'the one who rolled' }] },
    ],
    reward: [{ gold: 8 }],
  },
  'the-hollow-king': {
    ...BLUE,
    mind: 16,
    body: 20,
    spirit: 19,
    damage: { ranged: 1, melee: 3, magic: 2 },
    life: 4,
    beforeCombat: [
      {
        test: 'mind',
        skill: 'lore',
        number: 15,
        success: [{ wounds: { 'number of': 'your party' }, who: 'your enemy' }],
      },
    ],
    reward: [{ gold: 4 }, { heal: 'all', who: 'your party' }],
  },
  // He waits until a guest who is worth it is fit to fight.
  'lord-corvane-in-person': {
    ...BLUE,
    mind: 17,
    body: 20,
    spirit: 19,
    damage: { ranged: 2, melee: 3, magic: 3 },
    life: 3,
    beforeCombat: [
      {
        test: 'spirit',
        skill: 'diplomacy',
        number: 15,
        success: [{ heal: 'all' }, { rest: 'all' }, { wounds: 1, who: 'your enemy' }],
        failure: [{ wounds: 1 }],
      },
    ],
    modifies: [{ value: 'escape roll', add: 4 }],
    reward: [{ gold: 9 }],
  },
  'nan-eel-hair': {
    ...BLUE,
    mind: 19,
    body: 18,
    spirit: 16,
    damage: { ranged: 0, melee: 3, magic: 3 },
    life: 3,
    beforeCombat: [
      {
        check: { 'you stand in': ['river', 'swamp'] },
        then: [
          {
            test: 'body',
            skill: 'swim',
            number: 17,
            failure: [
              { wounds: 1 },
              { lasting: { modify: { value: 'combat roll', if: { of: 'your party' }, add: -1 }, until: 'combat' } },
            ],
          },
        ],
      },
    ],
    reward: [{ gold: 5 }, { step: ['river', 'swamp'] }],
  },
  // Each wound costs him a boulder.
  'the-sitter-on-the-rimewall': {
    ...BLUE,
    mind: 19,
    body: 16,
    spirit: 18,
    damage: { ranged: 4, melee: 3, magic: 0 },
    life: 4,
    modifies: [{ value: 'ranged damage', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    beforeCombat: [
      { test: 'body', skill: 'climb', number: 16, success: [{ attack: 'magic' }], failure: [{ exhaustion: 2 }] },
    ],
    reward: [{ gold: 7 }],
  },
  'the-digger-at-margaths-fall': {
    ...BLUE,
    mind: 18,
    body: 19,
    spirit: 15,
    damage: { ranged: 0, melee: 3, magic: 1 },
    life: 2,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'caked in ash',
        if: { 'about to be hurt': 'this card' },
        must: true,
        effects: [{ cancel: 1 }],
      },
    ],
    reward: [
      { gold: 3 },
      { test: 'mind', skill: 'appraise', number: 14, success: [{ 'market card': 'gain' }], failure: [{ gold: 2 }] },
    ],
  },
  'the-bloodmothers-midwife': {
    ...BLUE,
    mind: 16,
    body: 18,
    spirit: 20,
    damage: { ranged: 0, melee: 2, magic: 4 },
    life: 4,
    beforeCombat: [{ wounds: 2, who: 'your enemy', if: { 'you have a': 'brood-of-the-bloodmother' } }],
    keptAs: 'other',
    modifies: [{ value: 'skill bonus', if: { skill: 'endurance', 'your own': true }, add: 3 }],
    reward: [{ gold: 4 }, { keep: true }],
  },
  'the-ninth-returned': {
    ...BLUE,
    mind: 18,
    body: 16,
    spirit: 19,
    damage: { ranged: 2, melee: 2, magic: 1 },
    life: 5,
    abilities: [{ timing: 'failed roll', name: 'volley', must: true, effects: [{ wounds: 1, who: 'your allies' }] }],
    reward: [{ gold: 6 }, { replenish: 'yellow' }],
  },
} as const satisfies Record<string, Challenge>;
