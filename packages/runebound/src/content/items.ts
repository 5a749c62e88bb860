/** Items. What the book says of seven of them holds; all other numbers, and all other Items, are our own. */

import type { Item } from '../cards.ts';

const ALWAYS = { 'always on': true, of: 'your hero' } as const;

export const ITEMS = {
  // ---- weapons ----

  'lightning-mace': {
    kind: 'item',
    back: 'market',
    cites: ['RB-FACT-08'],
    cost: 6,
    class: 'weapon',
    type: 'mace',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'thunderclap',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'melee damage', if: { of: 'your hero' }, add: 1 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'dragontooth-hammer': {
    kind: 'item',
    back: 'market',
    cites: ['RB-FACT-10'],
    cost: 7,
    class: 'weapon',
    type: 'mace',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'great-swing',
        ways: ['activate'],
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: 4 },
              until: 'combat round',
            },
          },
        ],
      },
    ],
  },
  'white-blade': {
    kind: 'item',
    back: 'market',
    cites: ['RB-FACT-09'],
    cost: 8,
    class: 'weapon',
    type: 'sword',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...ALWAYS, phase: 'melee' }, add: 2 }],
  },
  'yew-longbow': {
    kind: 'item',
    back: 'market',
    cost: 5,
    class: 'weapon',
    type: 'bow',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...ALWAYS, phase: 'ranged' }, add: 1 }],
  },

  // ---- armor ----

  'padded-leather-armor': {
    kind: 'item',
    back: 'market',
    cites: ['RB-FACT-05'],
    cost: 3,
    class: 'armor',
    type: 'leather',
    use: 'activate',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'padding',
        if: { 'about to be hurt': 'your hero' },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
  },
  'wardens-shield': {
    kind: 'item',
    back: 'market',
    cost: 4,
    class: 'armor',
    type: 'shield',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...ALWAYS, 'attack roll': false }, add: 2 }],
  },

  // ---- artifacts ----

  'dwarven-fire-bomb': {
    kind: 'item',
    back: 'market',
    cites: ['RB-FACT-06'],
    cost: 2,
    class: 'artifact',
    type: 'bomb',
    use: 'discard',
    abilities: [
      { timing: 'before combat', name: 'throw', ways: ['discard'], effects: [{ attack: 'ranged', wounds: 2 }] },
    ],
  },
  'soul-burn': {
    kind: 'item',
    back: 'market',
    cites: ['RB-FACT-07'],
    cost: 5,
    class: 'artifact',
    type: 'scroll',
    use: 'activate',
    abilities: [
      {
        timing: 'magic',
        name: 'burn',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'magic damage', if: { of: 'your hero' }, add: 2 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'saints-knuckle': {
    kind: 'item',
    back: 'market',
    cost: 6,
    class: 'artifact',
    type: 'relic',
    use: 'always',
    modifies: [{ value: 'life', if: ALWAYS, add: 1 }],
  },
  'eelskin-gloves': {
    kind: 'item',
    back: 'market',
    cost: 2,
    class: 'artifact',
    type: 'gloves',
    use: 'always',
    modifies: [{ value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'swim' }, add: 3 }],
  },
  'tallow-torch': {
    kind: 'item',
    back: 'market',
    cost: 1,
    class: 'artifact',
    type: 'torch',
    use: 'discard',
    abilities: [
      {
        timing: 'rolled',
        name: 'a-second-look',
        if: { 'roll for': ['test', 'escape'], 'rolled by': 'your hero' },
        ways: ['discard'],
        effects: [{ reroll: true }],
      },
    ],
  },
  'pilgrims-flask': {
    kind: 'item',
    back: 'market',
    cost: 2,
    class: 'artifact',
    type: 'flask',
    use: 'activate',
    abilities: [
      {
        timing: 'market',
        name: 'refill',
        if: { wounded: 'your party' },
        ways: ['activate'],
        effects: [{ heal: 1, who: 'one of your party' }],
      },
    ],
  },
  'peddlers-scales': {
    kind: 'item',
    back: 'market',
    cost: 3,
    class: 'artifact',
    type: 'instrument',
    use: 'activate',
    abilities: [{ timing: 'market', name: 'weigh', ways: ['activate'], effects: [{ gold: 1 }] }],
  },
  'letter-of-credit': {
    kind: 'item',
    back: 'market',
    cost: 4,
    class: 'artifact',
    type: 'paper',
    use: 'discard',
    abilities: [{ timing: 'market', name: 'cash', ways: ['discard'], effects: [{ gold: 6 }] }],
  },
  'borrowed-spyglass': {
    kind: 'item',
    back: 'market',
    cost: 4,
    class: 'artifact',
    type: 'instrument',
    use: 'activate',
    abilities: [
      {
        timing: 'movement dice rolled',
        name: 'look-again',
        if: { 'my movement': true },
        ways: ['activate'],
        effects: [{ 'roll movement dice again': true }],
      },
    ],
  },
} as const satisfies Record<string, Item>;
