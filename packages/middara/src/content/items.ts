/** Items. The book names the first ones and says what is told of them; what they do besides is ours, and so are the others. */

import type { GearCard } from '../cards.ts';

export const ITEMS: Record<string, GearCard> = {
  // ---- named by the book ----
  'top-heavy-axe': {
    kind: 'item',
    tags: ['AXE', 'HEAVY'],
    type: 'weapon',
    tier: 'common',
    cost: 38,
    weapon: {
      type: 'melee',
      hands: 2,
      dice: ['teal', 'white'],
      piercing: 1,
      symbols: [{ cost: { burst: 1 }, physical: 3 }],
    },
  },
  kusarigama: {
    kind: 'item',
    tags: ['EXOTIC', 'LIGHT'],
    type: 'weapon',
    tier: 'common',
    cost: 34,
    weapon: {
      type: 'melee/ranged',
      hands: 2,
      range: 3,
      dice: ['teal', 'white'],
      symbols: [{ cost: { book: 1 }, roll: 1 }],
    },
    abilities: [{ timing: 'follow up', ways: ['EXHAUST'], effects: [{ PULL: 1 }] }],
  },
  'wand-of-missiles': {
    kind: 'item',
    tags: ['DOUBLE'],
    type: 'weapon',
    tier: 'common',
    cost: 36,
    flipped: 'wand-of-missiles-at-the-belt',
    weapon: { type: 'ranged', hands: 1, range: 5, dice: ['teal'], symbols: [{ cost: { book: 1 }, physical: 1 }] },
  },
  'wand-of-missiles-at-the-belt': {
    kind: 'item',
    tags: ['DOUBLE'],
    type: 'relic',
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ aim: 'opponent in Range 4', then: [{ damage: 1, type: 'magic' }] }],
      },
    ],
  },
  'enchanted-piercings': {
    kind: 'item',
    tags: [],
    type: 'relic',
    tier: 'common',
    cost: 22,
    flipped: 'enchanted-piercings-spent',
    abilities: [
      { timing: 'dice rolled', if: { 'rolled for': 'anything' }, ways: ['FLIP'], effects: [{ 're-roll': 'any' }] },
    ],
  },
  'enchanted-piercings-spent': { kind: 'item', tags: [], type: 'relic' },

  // ---- Weapons ----
  'lock-keepers-hook': {
    kind: 'item',
    tags: ['LIGHT'],
    type: 'weapon',
    tier: 'mundane',
    cost: 16,
    copies: 2,
    weapon: { type: 'melee', hands: 1, dice: ['white'], reach: 2 },
  },
  'tidal-glaive': {
    kind: 'item',
    tags: ['EXOTIC'],
    type: 'weapon',
    tier: 'uncommon',
    cost: 68,
    weapon: {
      type: 'melee',
      hands: 2,
      reach: 2,
      dice: ['green', 'teal'],
      symbols: [{ cost: { book: 1 }, roll: 2 }],
    },
    abilities: [{ timing: 'follow up', ways: ['EXHAUST'], effects: [{ FORCE: 8, then: [{ PUSH: 2 }] }] }],
  },
  'sparrow-bow': {
    kind: 'item',
    tags: ['LIGHT'],
    type: 'weapon',
    tier: 'uncommon',
    cost: 64,
    weapon: {
      type: 'ranged',
      hands: 2,
      range: 8,
      dice: ['teal', 'teal'],
      symbols: [{ cost: { shield: 1 }, physical: 1 }],
    },
  },
  'bell-hammer': {
    kind: 'item',
    tags: ['BLUNT', 'GREAT HAMMER', 'HEAVY'],
    type: 'weapon',
    tier: 'rare',
    cost: 120,
    weapon: {
      type: 'melee',
      hands: 2,
      dice: ['blue', 'green'],
      symbols: [
        { cost: { shield: 1 }, physical: 2 },
        { cost: { burst: 1 }, physical: 3 },
      ],
    },
    abilities: [
      {
        timing: 'follow up',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ FORCE: 10, each: 'adjacent opponent', then: [{ inflict: 'paralyze' }] }],
      },
    ],
  },
  'widows-needle': {
    kind: 'item',
    tags: ['SWORD', 'LIGHT'],
    type: 'weapon',
    tier: 'common',
    unique: true,
    cost: 55,
    weapon: { type: 'melee', hands: 1, dice: ['teal'], piercing: 3 },
    grants: [{ tag: 'BACKSTAB' }],
  },

  // ---- Armor ----
  'scales-of-the-weir': {
    kind: 'item',
    tags: [],
    type: 'armor',
    tier: 'uncommon',
    cost: 60,
    armor: 2,
    immunity: ['poison'],
  },
  'plate-of-the-last-gate': {
    kind: 'item',
    tags: ['HEAVY'],
    type: 'armor',
    tier: 'rare',
    cost: 110,
    armor: 3,
    abilities: [
      {
        timing: 'damage dealt to you',
        if: { 'dealt to': 'you' },
        ways: ['FLIP'],
        effects: [{ 'less damage': 4, type: 'physical' }],
      },
    ],
  },

  // ---- Cores ----
  'glass-core': { kind: 'item', tags: [], type: 'core', tier: 'mundane', cost: 14, copies: 2, defense: 1 },
  'ember-core': {
    kind: 'item',
    tags: [],
    type: 'core',
    tier: 'common',
    cost: 34,
    defense: 1,
    abilities: [{ timing: 'dodge', ways: ['EXHAUST'], effects: [{ DODGE: true }] }],
  },
  'still-water-core': {
    kind: 'item',
    tags: [],
    type: 'core',
    tier: 'uncommon',
    cost: 58,
    defense: 1,
    conviction: 'teal',
  },
  'hollow-star-core': {
    kind: 'item',
    tags: ['HEAVY'],
    type: 'core',
    tier: 'rare',
    cost: 105,
    defense: 2,
    conviction: 'green',
  },
  'heart-of-the-mill': {
    kind: 'item',
    tags: [],
    type: 'core',
    tier: 'uncommon',
    unique: true,
    cost: 82,
    defense: 1,
    abilities: [{ timing: 'start of turn', ways: ['EXHAUST'], effects: [{ HEAL: 1, to: 'self' }] }],
  },

  // ---- Accessories ----
  'plaited-belt': {
    kind: 'item',
    tags: [],
    type: 'accessory',
    tier: 'mundane',
    cost: 12,
    modifies: [{ value: 'Pack size', add: 1, if: { PASSIVE: true } }],
  },
  'runners-sandals': {
    kind: 'item',
    tags: [],
    type: 'accessory',
    tier: 'common',
    cost: 30,
    modifies: [{ value: 'movement value', add: 1, if: { PASSIVE: true } }],
  },
  'mantle-of-moths': {
    kind: 'item',
    tags: [],
    type: 'accessory',
    tier: 'uncommon',
    cost: 56,
    defense: 1,
    resistance: ['magic'],
  },
  'mask-of-the-ferryman': {
    kind: 'item',
    tags: [],
    type: 'accessory',
    tier: 'rare',
    cost: 96,
    defense: 1,
    immunity: ['condemn', 'wilt'],
  },

  // ---- Relics ----
  'weathercock-of-bone': {
    kind: 'item',
    tags: [],
    type: 'relic',
    tier: 'uncommon',
    cost: 44,
    abilities: [{ timing: 'attack roll', ways: ['EXHAUST'], effects: [{ 'TO THE ATK ROLL': 2 }] }],
  },
  'drowned-bell': {
    kind: 'item',
    tags: [],
    type: 'relic',
    tier: 'rare',
    cost: 90,
    casting: 'green',
    abilities: [
      {
        timing: 'between actions',
        ways: ['FLIP'],
        effects: [{ FORCE: 12, each: 'opponent within SOI', then: [{ inflict: 'darkness' }] }],
      },
    ],
  },
  'tollkeepers-lantern': {
    kind: 'item',
    tags: [],
    type: 'relic',
    tier: 'common',
    unique: true,
    cost: 48,
    conviction: 'teal',
    immunity: ['darkness'],
  },

  'door-of-smoke': {
    kind: 'item',
    tags: [],
    type: 'relic',
    tier: 'common',
    cost: 32,
    abilities: [{ timing: 'between actions', ways: [{ EXHAUST: 1, SP: 1 }], effects: [{ WARP: 4, to: 'self' }] }],
  },

  // ---- Consumables ----
  'ferry-boards': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'mundane',
    cost: 6,
    copies: 2,
    abilities: [{ timing: 'between actions', ways: ['DISCARD'], effects: [{ 'place Terrain': 'plank', within: 3 }] }],
  },
  'bramble-seed': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'common',
    cost: 7,
    copies: 2,
    abilities: [
      { timing: 'between actions', ways: ['DISCARD'], effects: [{ 'place Terrain': 'hindering', within: 4 }] },
    ],
  },
  'bottled-dawn': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'common',
    cost: 12,
    copies: 2,
    // Only in need, so that nobody is asked about it in every Attack.
    abilities: [{ timing: 'any time', if: { 'HP left': 5 }, ways: ['DISCARD'], effects: [{ HEAL: 4, to: 'self' }] }],
  },
  'whetstone-oil': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'mundane',
    cost: 5,
    copies: 3,
    abilities: [{ timing: 'determining damage', ways: ['DISCARD'], effects: [{ 'more damage': 2, type: 'physical' }] }],
  },
  'thunder-powder': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'common',
    cost: 10,
    copies: 2,
    abilities: [
      {
        timing: 'between actions',
        ways: ['DISCARD'],
        effects: [{ aim: 'opponent in Range 4', then: [{ THROW: 'orange' }] }],
      },
    ],
  },

  // ---- Monster Loot with MATERIAL ----
  'adrenal-gland': {
    kind: 'item',
    tags: ['MATERIAL'],
    type: 'relic',
    tier: 'common',
    monster: 'gevaudan',
    abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ inflict: 'haste', to: 'self' }] }],
  },
  'water-loa-oil': {
    kind: 'item',
    tags: ['MATERIAL'],
    type: 'relic',
    tier: 'common',
    monster: 'water-loa',
    immunity: ['disease'],
  },
};
