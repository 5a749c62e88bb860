/** Green Challenges: robbers, beasts, and the first dead who will not lie still. */

import type { Challenge } from '../cards.ts';

const GREEN = { kind: 'challenge', color: 'green', back: 'green' } as const;

export const GREEN_CHALLENGES = {
  'barrow-rats': {
    ...GREEN,
    ...{ mind: 15, body: 12, spirit: 15 },
    damage: { ranged: 0, melee: 1, magic: 1 },
    life: 3,
    reward: [{ gold: 2 }],
  },
  'toll-bridge-goblins': {
    ...GREEN,
    ...{ mind: 15, body: 15, spirit: 12 },
    damage: { ranged: 1, melee: 2, magic: 0 },
    life: 3,
    beforeCombat: [{ choose: 'one', of: [{ gold: -1 }, { wounds: 1 }] }],
    reward: [{ gold: 3 }],
  },
  'marsh-lantern': {
    ...GREEN,
    ...{ mind: 18, body: 13, spirit: 16 },
    damage: { ranged: 0, melee: 0, magic: 3 },
    life: 2,
    beforeCombat: [{ test: 'spirit', skill: 'willpower', number: 12, failure: [{ exhaustion: 1 }] }],
    reward: [{ gold: 1 }, { rest: 1 }],
  },
  'boar-of-harrowdown': {
    ...GREEN,
    ...{ mind: 12, body: 17, spirit: 15 },
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    abilities: [
      { timing: 'failed roll', name: 'trampled', must: true, effects: [{ exhaustion: 1, who: 'the one who rolled' }] },
    ],
    reward: [{ gold: 1 }, { heal: 1 }],
  },
  'old-one-ear': {
    ...GREEN,
    ...{ mind: 17, body: 16, spirit: 14 },
    damage: { ranged: 0, melee: 2, magic: 1 },
    life: 3,
    beforeCombat: [{ test: 'mind', skill: 'tracking', number: 11, success: [{ wounds: 1, who: 'your enemy' }] }],
    keptAs: 'ally',
    asAlly: { mind: 1, body: 2, spirit: 0, damage: { ranged: 0, melee: 1, magic: 0 }, life: 2, stamina: 2 },
    reward: [{ keep: true }],
  },
  'highway-bard': {
    ...GREEN,
    ...{ mind: 15, body: 13, spirit: 17 },
    damage: { ranged: 1, melee: 1, magic: 2 },
    life: 2,
    beforeCombat: [
      {
        test: 'spirit',
        skill: 'diplomacy',
        number: 10,
        success: [{ rest: 1, who: 'your party' }],
        failure: [{ gold: -1 }],
      },
    ],
    reward: [{ gold: 2 }],
  },
  'thornholt-cutpurses': {
    ...GREEN,
    ...{ mind: 13, body: 15, spirit: 16 },
    damage: { ranged: 1, melee: 2, magic: 0 },
    life: 3,
    abilities: [{ timing: 'failed roll', name: 'light fingers', must: true, effects: [{ gold: -1 }] }],
    reward: [{ gold: 4 }],
  },
  // Straw gives way: each wound makes it easier to hit.
  'the-scarecrow-walks': {
    ...GREEN,
    ...{ mind: 18, body: 17, spirit: 14 },
    damage: { ranged: 0, melee: 2, magic: 2 },
    life: 4,
    modifies: [{ value: 'target number', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    reward: [{ gold: 2 }],
  },
  // She only wanted company as far as the gate.
  'pilgrim-in-the-ice': {
    ...GREEN,
    ...{ mind: 17, body: 14, spirit: 16 },
    damage: { ranged: 0, melee: 2, magic: 2 },
    life: 2,
    beforeCombat: [{ test: 'body', skill: 'endurance', number: 11, failure: [{ exhaustion: 2 }] }],
    reward: [{ heal: 1 }, { move: 'nearest town' }],
  },
  // They run from whoever sounds like the watch, and leave the sack.
  'two-men-and-a-sack': {
    ...GREEN,
    ...{ mind: 15, body: 17, spirit: 18 },
    damage: { ranged: 1, melee: 2, magic: 0 },
    life: 3,
    beforeCombat: [
      {
        test: 'mind',
        skill: 'bluff',
        number: 15,
        success: [{ wounds: 3, who: 'your enemy' }],
        failure: [{ wounds: 1 }],
      },
    ],
    reward: [{ gold: 2 }],
  },
  'kingsmead-crows': {
    ...GREEN,
    ...{ mind: 12, body: 15, spirit: 14 },
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 4,
    reward: [{ gold: 2 }],
  },
  'the-goose-girls-ghost': {
    ...GREEN,
    ...{ mind: 18, body: 17, spirit: 13 },
    damage: { ranged: 0, melee: 0, magic: 2 },
    life: 3,
    reward: [{ gold: 1 }, { rest: 'all' }],
  },
  'fogbound-wreckers': {
    ...GREEN,
    ...{ mind: 14, body: 13, spirit: 16 },
    damage: { ranged: 2, melee: 1, magic: 0 },
    life: 3,
    beforeCombat: [
      {
        check: { 'you have a': 'torch' },
        else: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your party', phase: 'ranged' }, add: -2 },
              until: 'combat',
            },
          },
        ],
      },
    ],
    reward: [{ gold: 3 }],
  },
  'ghouls-in-the-tithe-barn': {
    ...GREEN,
    ...{ mind: 16, body: 15, spirit: 13 },
    damage: { ranged: 0, melee: 2, magic: 1 },
    life: 4,
    reward: [{ choose: 'one', of: [{ gold: 3 }, { heal: 'all' }] }],
  },
  'the-ferrymans-double': {
    ...GREEN,
    ...{ mind: 17, body: 16, spirit: 14 },
    damage: { ranged: 0, melee: 2, magic: 2 },
    life: 3,
    beforeCombat: [
      {
        test: 'body',
        skill: 'swim',
        number: 12,
        success: [{ attack: 'melee' }],
        failure: [{ wounds: 1, who: 'one of your party' }],
      },
    ],
    reward: [{ gold: 2 }, { step: ['river', 'swamp'] }],
  },
  'wolves-of-whitefell': {
    ...GREEN,
    ...{ mind: 14, body: 18, spirit: 16 },
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    beforeCombat: [
      {
        lasting: { modify: { value: 'melee damage', if: { of: 'your enemy' }, add: 2 }, until: 'combat' },
        if: { 'you stand in': ['hill', 'forest'] },
      },
    ],
    reward: [{ gold: 2 }],
  },
  'hanged-mans-dog': {
    ...GREEN,
    ...{ mind: 16, body: 14, spirit: 17 },
    damage: { ranged: 0, melee: 3, magic: 0 },
    life: 2,
    keptAs: 'other',
    modifies: [{ value: 'skill bonus', if: { skill: 'tracking', 'your own': true }, add: 2 }],
    reward: [{ gold: 1 }, { keep: true }],
  },
  'the-late-tax-gatherer': {
    ...GREEN,
    ...{ mind: 14, body: 17, spirit: 16 },
    damage: { ranged: 0, melee: 1, magic: 3 },
    life: 2,
    beforeCombat: [{ check: { 'gold at least': 3 }, then: [{ gold: -2 }], else: [{ wounds: 1 }] }],
    reward: [{ gold: 4 }],
  },
  // It never strikes; whoever misses it strikes the thorns.
  'the-walking-hedge': {
    ...GREEN,
    ...{ mind: 12, body: 14, spirit: 13 },
    damage: { ranged: 0, melee: 0, magic: 0 },
    life: 4,
    abilities: [
      { timing: 'failed roll', name: 'thorns', must: true, effects: [{ wounds: 1, who: 'the one who rolled' }] },
    ],
    reward: [{ gold: 1 }, { 'market card': 'gain' }],
  },
  'the-copyist-of-vorakesh': {
    ...GREEN,
    ...{ mind: 16, body: 14, spirit: 18 },
    damage: { ranged: 0, melee: 0, magic: 3 },
    life: 3,
    beforeCombat: [
      { test: 'spirit', skill: 'willpower', number: 12, success: [{ attack: 'melee' }], failure: [{ wounds: 1 }] },
    ],
    keptAs: 'other',
    reward: [{ keep: true }],
    abilities: [
      {
        timing: 'market',
        name: 'his fair copy',
        if: { 'you are in': 'nerekhal' },
        effects: [{ gold: 5 }, { discard: 'this card' }],
      },
    ],
  },
  'the-bellwether': {
    ...GREEN,
    ...{ mind: 12, body: 15, spirit: 14 },
    damage: { ranged: 0, melee: 2, magic: 1 },
    life: 3,
    reward: [
      { gold: 1 },
      { test: 'body', skill: 'climb', number: 13, success: [{ gold: 3 }], failure: [{ wounds: 1 }] },
    ],
  },
  'slag-hounds': {
    ...GREEN,
    ...{ mind: 17, body: 16, spirit: 14 },
    damage: { ranged: 1, melee: 3, magic: 0 },
    life: 2,
    reward: [{ 'market card': 'gain' }],
  },
  'the-honest-thief': {
    ...GREEN,
    ...{ mind: 15, body: 12, spirit: 16 },
    damage: { ranged: 2, melee: 1, magic: 0 },
    life: 2,
    beforeCombat: [{ choose: 'one', of: [{ gold: -2 }, { discard: 'an item' }, { exhaustion: 3 }] }],
    reward: [{ gold: 5 }],
  },
} as const satisfies Record<string, Challenge>;
