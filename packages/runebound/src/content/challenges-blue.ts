/** Blue Challenges: the great dead, the great beasts, and the errands of Lord Corvane. */

import type { Challenge } from '../cards.ts';

const BLUE = { kind: 'challenge', color: 'blue', back: 'blue' } as const;

export const BLUE_CHALLENGES = {
  // Whoever is tired already goes under.
  'the-drowned-bell': {
    ...BLUE,
    art: { subject: 'ringing-bell', group: 'floating', place: 'mere', light: 'storm', palette: 'sea' },
    mind: 19,
    body: 16,
    spirit: 20,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 4,
    beforeCombat: [{ wounds: 1, who: 'your party', if: { exhausted: 'you' } }],
    keptAs: 'other',
    abilities: [
      {
        timing: 'before combat',
        name: 'its last stroke',
        ways: ['discard'],
        effects: [
          { lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: -2 }, until: 'combat' } },
        ],
      },
    ],
    reward: [{ gold: 4 }, { keep: true }],
  },
  'bone-cart-of-vorakesh': {
    ...BLUE,
    art: {
      subject: 'old-wagon',
      with: 'death-skull',
      material: 'bone',
      place: 'graveyard',
      light: 'night',
      palette: 'violet',
    },
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
    art: { subject: 'wyvern', group: 'giant', place: 'scarp', light: 'dusk', palette: 'dusk' },
    mind: 19,
    body: 18,
    spirit: 16,
    damage: { ranged: 3, melee: 2, magic: 0 },
    life: 4,
    abilities: [
      { timing: 'failed roll', name: 'venom', must: true, effects: [{ exhaustion: 2, who: 'the one who rolled' }] },
    ],
    reward: [{ gold: 7 }, { rest: 'all' }],
  },
  'the-hollow-king': {
    ...BLUE,
    art: {
      person: ['skull', 'crown', 'cloak', 'slate'],
      with: 'broadsword',
      group: 'giant',
      place: 'barrows',
      light: 'night',
      palette: 'night',
    },
    mind: 15,
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
    art: {
      person: ['man', 'ashen', 'long', 'white', 'goatee', 'doublet', 'coal', 'bright eyes'],
      with: 'jeweled-chalice',
      place: 'throne',
      light: 'night',
      palette: 'steel',
    },
    mind: 16,
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
    art: {
      person: ['woman', 'mossy', 'weeds', 'sedge', 'rags', 'teal', 'bright eyes'],
      with: 'eel',
      place: 'river',
      light: 'night',
      palette: 'sea',
    },
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
    art: { subject: 'ice-golem', group: 'giant', place: 'pass', light: 'aurora', palette: 'night' },
    mind: 19,
    body: 16,
    spirit: 18,
    damage: { ranged: 4, melee: 3, magic: 0 },
    life: 4,
    modifies: [{ value: 'ranged damage', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    reward: [{ gold: 5 }, { replenish: 'blue' }],
  },
  'the-digger-at-margaths-fall': {
    ...BLUE,
    art: {
      person: ['skull', 'straw hat', 'rags', 'ochre'],
      with: 'spade',
      group: 'giant',
      place: 'ashfields',
      light: 'storm',
      palette: 'ash',
    },
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
    art: {
      person: ['woman', 'old', 'ashen', 'wimple', 'apron', 'crimson'],
      with: 'leeching-worm',
      place: 'cave',
      light: 'fire',
      palette: 'blood',
    },
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
    art: {
      person: ['skull', 'kettle hat', 'mail', 'crimson'],
      with: 'tattered-banner',
      group: 'pack',
      place: 'battlefield',
      light: 'night',
      palette: 'steel',
    },
    mind: 18,
    body: 16,
    spirit: 19,
    damage: { ranged: 2, melee: 2, magic: 1 },
    life: 5,
    abilities: [{ timing: 'failed roll', name: 'volley', must: true, effects: [{ wounds: 1, who: 'your allies' }] }],
    reward: [{ gold: 6 }, { replenish: 'yellow' }],
  },
} as const satisfies Record<string, Challenge>;
