/** Twelve Items, most of which want a deed first: each deed lays a mark on the card, whoever carries it. */

import type { Item } from '../../cards.ts';

const ITEM = { kind: 'item', back: 'market' } as const;
const WEAPON = { ...ITEM, class: 'weapon' } as const;
const ARTIFACT = { ...ITEM, class: 'artifact' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;
const WON = { 'enemy is': 'challenge' } as const;

export const ITEMS_OF_LEGEND: Readonly<Record<string, Item>> = {
  // Only a great enemy teaches it anything.
  oathbreaker: {
    ...WEAPON,
    art: { subject: 'broadsword', place: 'gallows', light: 'storm', palette: 'blood' },
    cost: 9,
    type: 'sword',
    use: 'always',
    modifies: [
      { value: 'combat roll', if: { ...YOURS, phase: 'melee' }, add: 1 },
      { value: 'melee damage', if: YOURS, add: { 'marks on': 'this card' } },
    ],
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'another oath',
        if: { 'enemy is': ['blue', 'red'], 'marks at most': 1 },
        must: true,
        effects: [{ mark: 1 }],
      },
    ],
  },
  'the-patient-arrow': {
    ...WEAPON,
    art: { subject: 'high-shot', place: 'sill', light: 'dawn', palette: 'parchment' },
    cost: 6,
    type: 'bow',
    use: 'always',
    abilities: [
      {
        timing: 'before moving',
        name: 'wait',
        if: { 'your turn': true, 'marks at most': 2 },
        must: true,
        effects: [{ mark: 1 }],
      },
      {
        timing: 'rolled',
        name: 'now',
        if: { 'rolled by': 'your hero', 'roll phase': 'ranged', 'marks at least': 1 },
        limit: { per: 'roll', times: 1 },
        effects: [{ mark: -1 }, { reroll: true }],
      },
    ],
  },
  'nine-notches': {
    ...WEAPON,
    art: { subject: 'battle-axe', place: 'stump', light: 'dusk', palette: 'ember' },
    cost: 7,
    type: 'axe',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'melee' }, add: { 'marks on': 'this card' } }],
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'cut a notch',
        if: { 'enemy is': ['yellow', 'blue', 'red'], 'marks at most': 3 },
        must: true,
        effects: [{ mark: 1 }],
      },
    ],
  },
  'twelve-year-mail': {
    ...ITEM,
    art: { subject: 'mail-shirt', place: 'rack', light: 'rain', palette: 'steel' },
    class: 'armor',
    cost: 6,
    type: 'mail',
    use: 'always',
    modifies: [{ value: 'life', if: YOURS, add: { 'marks on': 'this card' } }],
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'another year',
        if: { wounded: 'you', 'enemy is': ['yellow', 'blue', 'red'], 'marks at most': 2 },
        must: true,
        effects: [{ mark: 1 }],
      },
    ],
  },
  // Nobody forgets less than iron.
  grudge: {
    ...WEAPON,
    art: { subject: 'flanged-mace', place: 'battlefield', light: 'fire', palette: 'blood' },
    cost: 4,
    type: 'mace',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, 'marks at least': 1 }, add: 3 }],
    abilities: [
      {
        timing: 'about to be knocked out',
        name: 'remember this',
        if: { 'marks at most': 0 },
        effects: [{ mark: 1 }],
      },
      {
        timing: 'about to be defeated',
        name: 'settled',
        if: { ...WON, 'marks at least': 1 },
        must: true,
        effects: [{ mark: -1 }],
      },
    ],
  },
  promise: {
    ...WEAPON,
    art: { subject: 'relic-blade', place: 'altar', light: 'dawn', palette: 'gold' },
    cost: 5,
    type: 'sword',
    use: 'activate',
    modifies: [{ value: 'combat roll', if: YOURS, add: { 'marks on': 'this card' } }],
    abilities: [
      {
        timing: 'market',
        name: 'swear again',
        if: { 'gold at least': 4, 'marks at most': 1 },
        ways: ['activate'],
        effects: [{ gold: -4 }, { mark: 1 }],
      },
    ],
  },
  'the-blade-that-was-two': {
    ...WEAPON,
    art: { subject: 'crossed-swords', place: 'velvet', light: 'noon', palette: 'frost' },
    cost: 7,
    type: 'sword',
    use: 'always',
    modifies: [
      { value: 'combat roll', if: { ...YOURS, phase: ['ranged', 'melee'] }, add: 1 },
      { value: 'combat roll', if: { ...YOURS, 'another hero is here': true }, add: 3 },
    ],
  },
  'bellringers-maul': {
    ...WEAPON,
    art: { subject: 'warhammer', with: 'ringing-bell', place: 'chapel', light: 'storm', palette: 'night' },
    cost: 7,
    type: 'mace',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'ring it',
        ways: ['activate'],
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: 3 },
              until: 'combat round',
            },
          },
          { lasting: { modify: { value: 'magic damage', if: { of: 'your enemy' }, add: -2 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'beggar-kings-crutch': {
    ...WEAPON,
    art: { subject: 'wizard-staff', place: 'road', light: 'snow', palette: 'ash' },
    cost: 5,
    type: 'staff',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, 'attack roll': false, 'gold at most': 2 }, add: 2 }],
  },
  'glove-of-the-absent-duelist': {
    ...ARTIFACT,
    art: { subject: 'gloves', place: 'velvet', light: 'dusk', palette: 'rose' },
    cost: 6,
    type: 'gloves',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'melee', not: { 'you have a': 'weapon' } }, add: 3 }],
  },
  'thiefs-sister': {
    ...WEAPON,
    art: { subject: 'thrown-daggers', place: 'market', light: 'night', palette: 'violet' },
    cost: 6,
    type: 'knife',
    use: 'activate',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'ranged', 'attack roll': true }, add: 1 }],
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'she watches',
        if: { ...WON, 'marks at most': 3 },
        must: true,
        effects: [{ mark: 1 }],
      },
      {
        timing: 'market',
        name: 'she goes shopping',
        if: { 'marks at least': 4 },
        ways: ['activate'],
        effects: [{ mark: -4 }, { 'market card': 'gain' }],
      },
    ],
  },
  'dragon-watchers-glass': {
    ...ARTIFACT,
    art: { subject: 'spyglass', with: 'dragon-head', place: 'scarp', light: 'dusk', palette: 'ember' },
    cost: 5,
    type: 'instrument',
    use: 'activate',
    abilities: [
      {
        timing: 'adventure step',
        name: 'watch',
        ways: ['activate'],
        effects: [{ look: 'red deck', cards: 2, then: 'order' }],
      },
      {
        timing: 'before combat',
        name: 'the soft spot',
        if: { 'enemy is': 'red' },
        ways: ['activate'],
        effects: [{ wounds: 1, who: 'your enemy' }],
      },
    ],
  },
};
