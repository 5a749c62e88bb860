/** Eighteen Legends: thirteen Items and five Allies, found by those who listened. */

import { damage, type Legend } from '../cards.ts';
import { SYMBOL } from '../words.ts';

const WEAPON = { kind: 'item', back: 'market', class: 'weapon' } as const;
const ARMOR = { kind: 'item', back: 'market', class: 'armor' } as const;
const ARTIFACT = { kind: 'item', back: 'market', class: 'artifact' } as const;
const ALLY = { kind: 'ally', back: 'market' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;
const YOUR_OWN = { 'always on': true, 'your own': true } as const;

/** The row at the start. */
export const FIRST_LEGENDS: readonly string[] = [
  'frida-brani',
  'twisted-symbol',
  'gauntlets-of-fortitude',
  'spirit-spear',
  'ragnars-axe',
  // It closes on whatever bites you.
  'steeltooth-trap',
];

const LEGENDARY_ITEMS: Readonly<Record<string, Legend>> = {
  // It takes the sickness, three times.
  'twisted-symbol': {
    ...ARTIFACT,
    art: {
      subject: 'moebius-star',
      material: 'iron',
      group: 'floating',
      place: 'altar',
      light: 'aurora',
      palette: 'violet',
    },
    cites: ['FW-FACT-03'],
    difficulty: { color: 'yellow', tokens: 3 },
    cost: 6,
    type: 'charm',
    use: 'always',
    abilities: [
      {
        timing: 'about to take white death',
        name: 'onto the symbol',
        replaces: true,
        effects: [{ ward: 1 }, { charge: 1 }, { check: { 'charges at least': 3 }, then: [{ discard: 'this card' }] }],
      },
    ],
  },
  'gauntlets-of-fortitude': {
    ...ARMOR,
    art: { subject: 'gauntlet', material: 'iron', place: 'anvil', light: 'snow', palette: 'steel' },
    cites: ['FW-FACT-03'],
    difficulty: { color: 'green', tokens: 3 },
    cost: 4,
    type: 'gloves',
    use: 'always',
    modifies: [{ value: 'life against frost', if: YOURS, add: 2 }],
  },
  // What the hand cannot do the other half of you does.
  'spirit-spear': {
    ...WEAPON,
    art: { subject: 'ice-spear', group: 'floating', place: 'snowdrift', light: 'aurora', palette: 'frost' },
    cites: ['FW-FACT-03'],
    difficulty: { color: 'yellow', tokens: 3 },
    cost: 8,
    type: 'spear',
    use: 'activate',
    abilities: [
      {
        timing: 'melee',
        name: 'let the spirit throw it',
        ways: ['activate'],
        effects: [{ attack: 'magic' }],
      },
      {
        timing: 'magic',
        name: 'let the hand throw it',
        ways: ['activate'],
        effects: [{ attack: 'melee' }],
      },
    ],
  },
  'ragnars-axe': {
    ...WEAPON,
    art: {
      subject: 'battle-axe',
      material: 'hafted',
      group: 'leaning',
      place: 'stump',
      light: 'snow',
      palette: 'blood',
    },
    cites: ['FW-FACT-03'],
    difficulty: { color: 'blue', tokens: 4 },
    cost: 10,
    type: 'axe',
    use: 'always',
    modifies: [
      { value: 'combat roll', if: { ...YOURS, phase: 'melee', 'attack roll': true }, add: { 'frost on': 'you' } },
      { value: 'melee damage', if: YOURS, add: 1 },
    ],
  },
  'steeltooth-trap': {
    ...ARTIFACT,
    art: { subject: 'mantrap', material: 'iron', place: 'snowdrift', light: 'dusk', palette: 'steel' },
    cites: ['FW-FACT-03'],
    difficulty: { color: 'green', tokens: 2 },
    cost: 5,
    type: 'trap',
    use: 'activate',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'snap',
        if: { 'about to be hurt': 'your hero', 'in combat': true },
        ways: ['activate'],
        replaces: true,
        effects: [{ wounds: 2, who: 'your enemy' }],
      },
    ],
  },
  // Under a kind sky it kills; under any other it finds.
  'bow-of-the-sky': {
    ...WEAPON,
    art: { subject: 'high-shot', group: 'floating', place: 'sill', light: 'aurora', palette: 'violet' },
    cites: ['FW-FACT-03', 'FW-FACT-04'],
    difficulty: { color: 'blue', tokens: 4 },
    cost: 9,
    type: 'bow',
    use: 'always',
    modifies: [
      { value: 'ranged damage', if: { ...YOURS, 'frost here at most': 0 }, add: 2 },
      { value: 'combat roll', if: { ...YOURS, phase: 'ranged', not: { 'frost here at most': 0 } }, add: 3 },
    ],
  },
  'navigators-glass': {
    ...ARTIFACT,
    art: { subject: 'telescope', material: 'gold', place: 'sill', light: 'aurora', palette: 'sea' },
    difficulty: { color: 'red', tokens: 4 },
    cost: 8,
    type: 'instrument',
    use: 'always',
    modifies: [{ value: 'wild symbols', if: YOUR_OWN, add: 1 }],
  },
  // It keeps you warm, and is heard.
  'hearth-in-a-box': {
    ...ARTIFACT,
    art: { subject: 'fireplace', place: 'chest', light: 'fire', palette: 'ember' },
    difficulty: { color: 'yellow', tokens: 3 },
    cost: 7,
    type: 'engine',
    use: 'always',
    modifies: [
      { value: 'survival frost', if: { 'always on': true, of: 'your party' }, add: -1 },
      { value: 'mind', if: { of: 'your enemy', 'enemy of family': 'machine' }, add: 2 },
    ],
  },
  'seal-mothers-cloak': {
    ...ARMOR,
    art: { subject: 'cape', material: 'hide', place: 'sill', light: 'mist', palette: 'sea' },
    difficulty: { color: 'green', tokens: 3 },
    cost: 4,
    type: 'cloak',
    use: 'activate',
    modifies: [{ value: 'survival frost', if: { of: 'your hero', 'you stand in': SYMBOL.ice }, add: -3 }],
    abilities: [
      {
        timing: 'after moving',
        name: 'go under',
        if: { 'you stand in': SYMBOL.ice, 'on the edge': true },
        ways: ['activate'],
        effects: [{ 'edge step': true }],
      },
    ],
  },
  'wyrm-tongue-horn': {
    ...ARTIFACT,
    art: { subject: 'hunting-horn', material: 'bone', place: 'moss', light: 'storm', palette: 'violet' },
    difficulty: { color: 'blue', tokens: 3 },
    cost: 5,
    type: 'horn',
    use: 'activate',
    abilities: [
      {
        timing: 'before moving',
        name: 'call it by its other name',
        ways: ['activate'],
        effects: [{ weather: 'turn over' }],
      },
    ],
  },
  // He reads it, standing.
  'unsent-letter': {
    ...ARTIFACT,
    art: { subject: 'envelope', with: 'wax-seal', group: 'lying', place: 'desk', light: 'dusk', palette: 'rose' },
    difficulty: { color: 'red', tokens: 4 },
    cost: 8,
    type: 'paper',
    use: 'discard',
    abilities: [
      {
        timing: 'before combat',
        name: 'hand it over',
        if: { 'facing Arshan': true },
        ways: ['discard'],
        effects: [{ wounds: 2, who: 'your enemy' }],
      },
    ],
  },
  'lyre-of-the-ice-singers': {
    ...ARTIFACT,
    art: { subject: 'lyre', material: 'ice', place: 'velvet', light: 'aurora', palette: 'frost' },
    difficulty: { color: 'yellow', tokens: 3 },
    cost: 7,
    type: 'instrument',
    use: 'activate',
    abilities: [
      {
        timing: 'magic',
        name: 'sing it off you',
        if: { frozen: 'you' },
        ways: ['activate'],
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'magic' }, add: { 'frost on': 'you' } },
              until: 'combat round',
            },
          },
        ],
      },
    ],
  },
  'hull-shield': {
    ...ARMOR,
    art: {
      subject: 'round-shield',
      material: 'iron',
      group: 'leaning',
      place: 'rack',
      light: 'storm',
      palette: 'verdigris',
    },
    difficulty: { color: 'blue', tokens: 4 },
    cost: 9,
    type: 'shield',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, 'attack roll': false }, add: 3 }],
    // Its makers do not fire upon it.
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'the old colors',
        if: { 'about to be hurt': 'your hero', 'enemy of family': 'machine' },
        limit: { per: 'combat round', times: 1 },
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
  },
};

const LEGENDARY_ALLIES: Readonly<Record<string, Legend>> = {
  // She falls in your place, once.
  'frida-brani': {
    ...ALLY,
    art: {
      person: ['woman', 'fair', 'helm', 'braids', 'flaxen', 'mail', 'azure', 'scar'],
      with: 'viking-shield',
      place: 'coast',
      light: 'storm',
      palette: 'sea',
    },
    cites: ['FW-FACT-03'],
    difficulty: { color: 'yellow', tokens: 3 },
    cost: 10,
    mind: 1,
    body: 4,
    spirit: 0,
    damage: damage(0, 1, 0),
    life: 3,
    stamina: 3,
    abilities: [
      {
        timing: 'about to be knocked out',
        name: 'in your place',
        ways: ['discard'],
        effects: [{ heal: 1 }, { escape: true }],
      },
    ],
  },
  // What is meant for you goes to him.
  'rask-eldest-of-the-ulfen': {
    ...ALLY,
    art: { creature: 'ulfen', place: 'tundra', light: 'snow', palette: 'frost' },
    difficulty: { color: 'green', tokens: 2 },
    cost: 8,
    mind: 2,
    body: 3,
    spirit: 0,
    damage: damage(0, 1, 0),
    life: 4,
    stamina: 3,
    modifies: [
      { value: 'survival frost', if: { of: 'your hero' }, add: -1 },
      { value: 'survival frost', if: { of: 'this card', not: { 'frost here at most': 0 } }, add: 1 },
    ],
  },
  'mother-uqqa': {
    ...ALLY,
    art: {
      person: ['woman', 'old', 'brown', 'fur hat', 'long', 'white', 'furs', 'ochre', 'warpaint'],
      with: 'drum',
      place: 'camp',
      light: 'fire',
      palette: 'ember',
    },
    difficulty: { color: 'yellow', tokens: 3 },
    cost: 7,
    mind: 0,
    body: 0,
    spirit: 4,
    damage: damage(0, 0, 1),
    life: 2,
    stamina: 4,
    abilities: [
      {
        timing: 'about to take frost',
        name: 'drum it away',
        ways: ['exhaustion'],
        replaces: true,
        effects: [{ ward: 'all' }],
      },
    ],
  },
  // It never freezes, and it comes apart.
  'the-unfinished-servant': {
    ...ALLY,
    art: { creature: 'copper servant', with: 'gears', place: 'machine hall', light: 'fire', palette: 'verdigris' },
    difficulty: { color: 'blue', tokens: 4 },
    cost: 9,
    mind: 3,
    body: 3,
    spirit: 2,
    damage: damage(1, 1, 1),
    life: 4,
    stamina: 2,
    modifies: [{ value: 'frost taken', if: { of: 'this card' }, set: 0 }],
    abilities: [
      {
        timing: 'melee',
        name: 'lend me your arm',
        ways: ['discard'],
        effects: [{ refresh: 'card' }],
      },
    ],
  },
  // He eats, or he stays behind.
  'hraf-the-toll-giant': {
    ...ALLY,
    art: {
      person: ['man', 'tan', 'wild', 'white', 'long beard', 'furs', 'rust'],
      with: 'flanged-mace',
      group: 'giant',
      place: 'pass',
      light: 'storm',
      palette: 'night',
    },
    difficulty: { color: 'red', tokens: 5 },
    cost: 12,
    mind: 0,
    body: 6,
    spirit: 0,
    damage: damage(0, 3, 0),
    life: 6,
    stamina: 3,
    abilities: [
      {
        timing: 'market',
        name: 'supper',
        must: true,
        limit: { per: 'market step', times: 1 },
        effects: [
          {
            choose: 'one',
            of: [{ gold: -2 }, { discard: 'an item' }, { discard: 'this card', name: 'farewell' }],
          },
        ],
      },
    ],
  },
};

export const LEGENDS: Readonly<Record<string, Legend>> = { ...LEGENDARY_ITEMS, ...LEGENDARY_ALLIES };
