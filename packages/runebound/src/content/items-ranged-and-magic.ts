/** Weapons for a distance, and those of magic. */

import type { Item } from '../cards.ts';

const WEAPON = { kind: 'item', back: 'market', class: 'weapon' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;

export const OTHER_WEAPONS = {
  // ---- from a distance ----

  'yew-longbow': {
    ...WEAPON,
    art: { subject: 'high-shot', place: 'stump', light: 'mist', palette: 'fen' },
    cost: 6,
    type: 'bow',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'ranged', 'attack roll': true }, add: 2 }],
  },
  'thornholt-recurve': {
    ...WEAPON,
    art: { subject: 'pocket-bow', place: 'forest', light: 'dusk', palette: 'harvest' },
    cost: 5,
    type: 'bow',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'ranged', 'you stand in': ['forest', 'hill'] }, add: 4 }],
  },
  // Whoever winds it up again has no hand free.
  'frostgate-arbalest': {
    ...WEAPON,
    art: { subject: 'crossbow', group: 'leaning', place: 'snowdrift', light: 'snow', palette: 'frost' },
    cost: 7,
    type: 'crossbow',
    use: 'activate',
    abilities: [
      {
        timing: 'ranged',
        name: 'loose',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'ranged damage', if: { of: 'your hero' }, add: 2 }, until: 'combat round' } },
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', 'attack roll': false }, add: -2 },
              until: 'combat round',
            },
          },
        ],
      },
    ],
  },
  // A pebble among the pebbles knows where to go.
  'shepherds-sling': {
    ...WEAPON,
    art: { subject: 'sling', place: 'moss', light: 'noon', palette: 'harvest' },
    cost: 5,
    type: 'sling',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'ranged' }, add: 1 }],
    abilities: [
      {
        timing: 'rolled',
        name: 'the lucky pebble',
        if: { 'rolled by': 'your hero', 'roll phase': 'ranged', 'rolled doubles': true },
        must: true,
        effects: [{ wounds: 1, who: 'your enemy' }],
      },
    ],
  },
  'handful-of-darts': {
    ...WEAPON,
    art: { subject: 'thrown-daggers', place: 'tavern', light: 'fire', palette: 'harvest' },
    cost: 2,
    type: 'dart',
    use: 'discard',
    abilities: [
      {
        timing: 'ranged',
        name: 'all at once',
        ways: ['discard'],
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'ranged' }, add: 7 },
              until: 'combat round',
            },
          },
        ],
      },
    ],
  },
  // Nobody goes back for it.
  'saltrun-javelin': {
    ...WEAPON,
    art: { subject: 'stone-spear', group: 'leaning', place: 'coast', light: 'storm', palette: 'sea' },
    cost: 2,
    type: 'spear',
    use: 'discard',
    abilities: [
      {
        timing: 'ranged',
        name: 'the long throw',
        ways: ['discard'],
        effects: [
          { lasting: { modify: { value: 'ranged damage', if: { of: 'your hero' }, add: 3 }, until: 'combat round' } },
        ],
      },
    ],
  },
  // What hangs on the hook does not dodge. Neither does who holds it.
  'wreckers-gaff': {
    ...WEAPON,
    art: { subject: 'harpoon-chain', group: 'leaning', place: 'coast', light: 'night', palette: 'night' },
    cost: 11,
    type: 'hook',
    use: 'activate',
    abilities: [
      {
        timing: 'ranged',
        name: 'hooked',
        ways: ['activate'],
        effects: [
          { lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: -2 }, until: 'combat' } },
          { lasting: { modify: { value: 'escape roll', if: { 'your own': true }, add: -4 }, until: 'combat' } },
        ],
      },
    ],
  },

  // ---- of magic ----

  // Whoever walks behind it sings in tune.
  'abbesss-crook': {
    ...WEAPON,
    art: { subject: 'shepherds-crook', place: 'altar', light: 'dawn', palette: 'parchment' },
    cost: 6,
    type: 'staff',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { 'always on': true, of: 'your party', phase: 'magic' }, add: 2 }],
  },
  // Too hot to hold, too good to drop.
  'cinder-rod': {
    ...WEAPON,
    art: { subject: 'crystal-wand', group: 'floating', place: 'anvil', light: 'fire', palette: 'ember' },
    cost: 10,
    type: 'rod',
    use: 'always',
    modifies: [
      { value: 'magic damage', if: YOURS, add: 2 },
      { value: 'life', if: YOURS, add: -1 },
    ],
  },
  'rowan-switch': {
    ...WEAPON,
    art: { subject: 'tree-branch', group: 'lying', place: 'desk', light: 'noon', palette: 'moss' },
    cost: 5,
    type: 'wand',
    use: 'activate',
    abilities: [
      {
        timing: 'rolled',
        name: 'once more',
        if: { 'rolled by': 'your hero', 'roll phase': 'magic' },
        ways: ['activate'],
        effects: [{ reroll: true }],
      },
    ],
  },
} as const satisfies Record<string, Item>;
