/** Artifacts, and what else fits into a bag. Dwarven Fire Bomb and Soul Burn are the book's, the Immolate Rune is Midnight's. */

import type { Item } from '../cards.ts';

const ARTIFACT = { kind: 'item', back: 'market', class: 'artifact' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;
const YOUR_NEXT_TURN = { event: 'turn began', if: { 'concerns you': true } } as const;

export const ARTIFACTS = {
  // ---- for fights ----

  'dwarven-fire-bomb': {
    ...ARTIFACT,
    art: { subject: 'unlit-bomb', place: 'anvil', light: 'fire', palette: 'gold' },
    cites: ['RB-FACT-06'],
    cost: 2,
    type: 'bomb',
    use: 'discard',
    abilities: [
      { timing: 'before combat', name: 'throw', ways: ['discard'], effects: [{ attack: 'ranged', wounds: 2 }] },
    ],
  },
  'soul-burn': {
    ...ARTIFACT,
    art: { subject: 'burning-book', group: 'floating', place: 'desk', light: 'fire', palette: 'blood' },
    cites: ['RB-FACT-07'],
    cost: 10,
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
  'immolate-rune': {
    ...ARTIFACT,
    art: {
      subject: 'rune-stone',
      material: 'fire',
      group: 'floating',
      place: 'desk',
      light: 'night',
      palette: 'ember',
    },
    cites: ['MN-FACT-09'],
    cost: 6,
    type: 'rune',
    use: 'activate',
    abilities: [
      {
        timing: 'magic',
        name: 'immolate',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'magic damage', if: { of: 'your hero' }, add: 1 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'saints-knuckle': {
    ...ARTIFACT,
    art: { subject: 'skeletal-hand', group: 'floating', place: 'altar', light: 'dawn', palette: 'gold' },
    cost: 6,
    type: 'relic',
    use: 'always',
    modifies: [{ value: 'life', if: YOURS, add: 1 }],
  },
  // Everything that happens before the fight happens better.
  'brom-cinderhands-tinderbox': {
    ...ARTIFACT,
    art: { subject: 'flint-spark', place: 'anvil', light: 'dusk', palette: 'ash' },
    cost: 3,
    type: 'tool',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { 'always on': true, of: 'your party', 'combat round is': 0 }, add: 5 }],
  },
  // The snake eyes wink.
  'loaded-bones': {
    ...ARTIFACT,
    art: { subject: 'crossed-bones', place: 'chest', light: 'night', palette: 'violet' },
    cost: 6,
    type: 'charm',
    use: 'always',
    modifies: [
      {
        value: 'reading of a die',
        if: { 'always on': true, 'rolled by': 'your hero', 'about a die showing': 1 },
        set: 7,
      },
    ],
  },
  'sand-from-two-glasses': {
    ...ARTIFACT,
    art: { subject: 'sands-of-time', group: 'pair', place: 'sill', light: 'dusk', palette: 'harvest' },
    cost: 8,
    type: 'instrument',
    use: 'always',
    modifies: [{ value: 'activations', if: { 'always on': true, 'also me': true }, add: 1 }],
    abilities: [
      {
        timing: 'ranged',
        name: 'turn the glass',
        if: { 'you fight': true, 'combat round is': 2 },
        must: true,
        effects: [{ refresh: 'card' }],
      },
    ],
  },
  'armourers-oil': {
    ...ARTIFACT,
    art: { subject: 'amphora', material: 'stone', place: 'anvil', light: 'noon', palette: 'steel' },
    cost: 1,
    type: 'flask',
    use: 'discard',
    abilities: [{ timing: 'melee', name: 'oil it', ways: ['discard'], effects: [{ refresh: 'weapon' }] }],
  },
  'smoke-pot': {
    ...ARTIFACT,
    art: { subject: 'incense', place: 'moss', light: 'dusk', palette: 'ash' },
    cost: 2,
    type: 'bomb',
    use: 'discard',
    abilities: [
      {
        timing: 'before combat',
        name: 'vanish',
        ways: ['discard'],
        effects: [{ test: 'mind', skill: 'hide', number: 10, success: [{ escape: true }] }],
      },
    ],
  },
  'knotted-prayer': {
    ...ARTIFACT,
    art: { subject: 'knot', group: 'floating', place: 'velvet', light: 'dawn', palette: 'parchment' },
    cost: 6,
    type: 'relic',
    use: 'discard',
    abilities: [
      {
        timing: 'about to be knocked out',
        name: 'untie a knot',
        ways: ['discard'],
        effects: [{ heal: 2 }, { escape: true }],
      },
    ],
  },

  // ---- for the road ----

  'eelskin-gloves': {
    ...ARTIFACT,
    art: { subject: 'gloves', place: 'shelf', light: 'mist', palette: 'sea' },
    cost: 3,
    type: 'gloves',
    use: 'always',
    modifies: [
      { value: 'escape roll', if: { 'always on': true, 'your own': true }, add: 2 },
      { value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'swim' }, add: 2 },
    ],
  },
  'tallow-torch': {
    ...ARTIFACT,
    art: { subject: 'torch', group: 'leaning', place: 'cave', light: 'night', palette: 'gold' },
    cost: 1,
    type: 'torch',
    use: 'discard',
    abilities: [
      {
        timing: 'rolled',
        name: 'a-second-look',
        if: { 'rolled by': 'your hero', 'roll for': ['test', 'escape'] },
        ways: ['discard'],
        effects: [{ reroll: true }],
      },
    ],
  },
  'borrowed-spyglass': {
    ...ARTIFACT,
    art: { subject: 'spyglass', place: 'sill', light: 'noon', palette: 'sea' },
    cost: 4,
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
  'seven-mile-boots': {
    ...ARTIFACT,
    art: { subject: 'boots', place: 'road', light: 'dawn', palette: 'dusk' },
    cost: 7,
    type: 'boots',
    use: 'activate',
    abilities: [{ timing: 'after moving', name: 'one more mile', ways: ['activate'], effects: [{ step: 'any' }] }],
  },
  // She pays for a sighting, if somebody comes back to report it.
  'mother-quills-index': {
    ...ARTIFACT,
    art: { subject: 'book-cover', place: 'desk', light: 'noon', palette: 'gold' },
    cost: 3,
    type: 'book',
    use: 'discard',
    abilities: [
      {
        timing: 'adventure card drawn',
        name: 'look it up',
        ways: ['discard'],
        effects: [
          {
            test: 'mind',
            skill: 'lore',
            number: 12,
            success: [{ 'drawn card': 'under its deck' }, { gold: 3 }],
          },
        ],
      },
    ],
  },
  // It numbs what it mends.
  'troll-fat-salve': {
    ...ARTIFACT,
    art: { subject: 'covered-jar', place: 'shelf', light: 'dusk', palette: 'fen' },
    cost: 2,
    type: 'flask',
    use: 'discard',
    abilities: [
      {
        timing: 'after moving',
        name: 'rub it in',
        if: { wounded: 'your party' },
        ways: ['discard'],
        effects: [
          { heal: 3, who: 'one of your party' },
          { lasting: { modify: { value: 'combat roll', if: { of: 'your hero' }, add: -1 }, until: YOUR_NEXT_TURN } },
        ],
      },
    ],
  },
  'surveyors-stakes': {
    ...ARTIFACT,
    art: { subject: 'stake-hammer', place: 'fields', light: 'noon', palette: 'moss' },
    cost: 3,
    type: 'tool',
    use: 'discard',
    abilities: [
      {
        timing: 'after moving',
        name: 'stake a claim',
        ways: ['discard'],
        effects: [
          {
            choose: 'one',
            of: [
              { replenish: 'green', name: 'green' },
              { replenish: 'yellow', name: 'yellow' },
            ],
          },
        ],
      },
    ],
  },
  // While it burns, those whom you name do not sleep.
  'black-candle': {
    ...ARTIFACT,
    art: { subject: 'candle-skull', place: 'altar', light: 'night', palette: 'violet' },
    cost: 2,
    type: 'candle',
    use: 'discard',
    abilities: [
      {
        timing: 'before moving',
        name: 'light it',
        ways: ['discard'],
        effects: [
          { 'each hero': [{ exhaustion: 1 }], others: true },
          {
            lasting: { modify: { value: 'combat roll', if: { of: 'an enemy hero' }, add: -2 }, until: YOUR_NEXT_TURN },
          },
        ],
      },
    ],
  },

  // ---- for markets ----

  'pilgrims-flask': {
    ...ARTIFACT,
    art: { subject: 'water-flask', place: 'stump', light: 'dawn', palette: 'harvest' },
    cost: 4,
    type: 'flask',
    use: 'activate',
    abilities: [
      {
        timing: 'after moving',
        name: 'a mouthful',
        if: { 'you stand in': 'road', wounded: 'your party' },
        ways: ['activate'],
        effects: [{ heal: 1, who: 'one of your party' }],
      },
    ],
  },
  'letter-of-credit': {
    ...ARTIFACT,
    art: { subject: 'diploma', with: 'wax-seal', group: 'lying', place: 'desk', light: 'dawn', palette: 'sea' },
    cost: 4,
    type: 'paper',
    use: 'discard',
    abilities: [
      {
        timing: 'market',
        name: 'cash',
        if: { 'you are in': 'riverwatch' },
        ways: ['discard'],
        effects: [{ gold: 6 }, { 'add to market': 2 }],
      },
    ],
  },
  'tansys-dice': {
    ...ARTIFACT,
    art: { subject: 'rolling-dices', place: 'velvet', light: 'dusk', palette: 'violet' },
    cost: 3,
    type: 'charm',
    use: 'activate',
    abilities: [
      {
        timing: 'market',
        name: 'a friendly game',
        if: { 'gold at least': 2 },
        ways: ['activate'],
        effects: [{ test: 'spirit', skill: 'bluff', number: 15, success: [{ gold: 3 }], failure: [{ gold: -2 }] }],
      },
    ],
  },
  'ledger-of-small-debts': {
    ...ARTIFACT,
    art: { subject: 'archive-register', place: 'shelf', light: 'night', palette: 'parchment' },
    cost: 4,
    type: 'book',
    use: 'discard',
    abilities: [
      {
        timing: 'market',
        name: 'collect',
        ways: ['discard'],
        effects: [{ 'each hero': [{ gold: -2 }], others: true }, { gold: 4 }],
      },
    ],
  },
} as const satisfies Record<string, Item>;
