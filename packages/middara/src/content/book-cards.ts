/** Items that the book prints, in meaning. What is lost of them is ruled in the catalogue (MD-FACT). */

import type { GearCard } from '../cards.ts';

export const BOOK_CARDS: Record<string, GearCard> = {
  katar: {
    kind: 'item',
    type: 'weapon',
    tier: 'mundane',
    tags: ['EXOTIC', 'KATAR', 'LIGHT'],
    cost: 18,
    weapon: { type: 'melee', hands: 1, dice: ['white'], piercing: 2, symbols: [{ cost: { shield: 2 }, physical: 2 }] },
    grants: [{ tag: 'BACKSTAB', if: { COMBO: 'LIGHT' } }],
  },
  'long-sword': {
    kind: 'item',
    type: 'weapon',
    tier: 'mundane',
    copies: 2,
    flipped: 'long-sword-both-hands',
    tags: ['SWORD', 'LONG SWORD', 'DOUBLE'],
    cost: 18,
    weapon: { type: 'melee', hands: 1, dice: ['white'], symbols: [{ cost: { shield: 2 }, physical: 2 }] },
    modifies: [
      { value: 'weapon dice', set: ['orange'], if: { FINESSE: 'orange', COMBO: 'LIGHT' } },
      { value: 'damage of your Attacks', add: 1, if: { PASSIVE: true, COMBO: 'SWORD' } },
    ],
  },
  /** Its other side; what that does is ours. */
  'long-sword-both-hands': {
    kind: 'item',
    tags: ['SWORD', 'LONG SWORD', 'DOUBLE'],
    type: 'weapon',
    weapon: {
      type: 'melee',
      hands: 2,
      dice: ['white', 'white'],
      symbols: [
        { cost: { shield: 2 }, physical: 2 },
        { cost: { book: 1 }, roll: 1 },
      ],
    },
  },
  'great-hammer': {
    kind: 'item',
    type: 'weapon',
    tier: 'mundane',
    tags: ['BLUNT', 'GREAT HAMMER', 'HEAVY'],
    cost: 30,
    weapon: {
      type: 'melee',
      hands: 2,
      dice: ['white', 'white', 'black'],
      symbols: [
        { cost: { shield: 1 }, physical: 1 },
        { cost: { burst: 1 }, physical: 1 },
      ],
    },
    abilities: [
      {
        timing: 'follow up',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [
          {
            FORCE: { sum: [7, { 'difference hit': true }] },
            each: 'adjacent opponent',
            then: [{ PUSH: 1 }, { inflict: 'paralyze' }],
          },
        ],
      },
    ],
  },
  'war-axe': {
    kind: 'item',
    type: 'weapon',
    tier: 'mundane',
    tags: ['AXE', 'WAR AXE'],
    cost: 35,
    weapon: {
      type: 'melee',
      hands: 2,
      dice: ['white', 'white'],
      symbols: [
        { cost: { shield: 1 }, physical: 1 },
        { cost: { burst: 1 }, physical: 1 },
      ],
    },
    abilities: [{ timing: 'determining damage', ways: ['EXHAUST'], effects: [{ 'more damage': 1, type: 'physical' }] }],
  },
  cuirass: {
    kind: 'item',
    tier: 'mundane',
    cost: 20,
    copies: 2,
    tags: [],
    type: 'armor',
    armor: 1,
    abilities: [
      {
        timing: 'damage dealt to you',
        if: { 'dealt to': 'you' },
        ways: ['EXHAUST'],
        effects: [{ 'less damage': 2, type: 'physical' }],
      },
    ],
  },
  'magic-staff': {
    kind: 'item',
    type: 'weapon',
    tier: 'mundane',
    cost: 25,
    tags: [],
    casting: 'white',
    weapon: { type: 'melee', hands: 2, dice: ['purple', 'purple'] },
  },
  'magic-tome': {
    kind: 'item',
    type: 'weapon',
    tier: 'mundane',
    cost: 20,
    tags: ['TOME'],
    casting: 'white',
    weapon: { type: 'melee', hands: 1, dice: ['purple'] },
  },
  'deflection-core': {
    kind: 'item',
    tags: [],
    type: 'core',
    tier: 'mundane',
    cost: 15,
    copies: 2,
    conviction: 'white',
  },
  'vitality-juice-box': {
    kind: 'item',
    cost: 5,
    copies: 4,
    tags: [],
    type: 'consumable',
    tier: 'mundane',
    abilities: [
      {
        timing: 'between actions',
        ways: ['DISCARD'],
        effects: [{ aim: 'ally within SOI', then: [{ HEAL: 3 }] }],
      },
    ],
  },
  /** The SHIELD with which Rook counters in the book's example. */
  buckler: {
    kind: 'item',
    type: 'weapon',
    tier: 'mundane',
    cost: 15,
    tags: ['SHIELD'],
    armor: 1,
    weapon: { type: 'melee', hands: 1, dice: ['white'] },
    abilities: [{ timing: 'counter', ways: ['EXHAUST'], effects: [{ COUNTER: true }] }],
  },
};
