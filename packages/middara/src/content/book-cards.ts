/** Items that the book prints, in meaning. What is lost of them is ruled in the catalogue (MD-FACT). */

import type { GearCard } from '../cards.ts';

export const BOOK_CARDS: Record<string, GearCard> = {
  katar: {
    kind: 'item',
    tags: ['EXOTIC', 'KATAR', 'LIGHT'],
    cost: 18,
    weapon: { type: 'melee', hands: 1, dice: ['white'], piercing: 2, symbols: [{ cost: { shield: 2 }, physical: 2 }] },
    grants: [{ tag: 'BACKSTAB', if: { COMBO: 'LIGHT' } }],
  },
  'long-sword': {
    kind: 'item',
    tags: ['SWORD', 'LONG SWORD', 'DOUBLE'],
    cost: 18,
    weapon: { type: 'melee', hands: 1, dice: ['white'], symbols: [{ cost: { shield: 2 }, physical: 2 }] },
    modifies: [
      { value: 'weapon dice', set: ['orange'], if: { FINESSE: 'orange', COMBO: 'LIGHT' } },
      { value: 'damage of your Attacks', add: 1, if: { PASSIVE: true, COMBO: 'SWORD' } },
    ],
  },
  'great-hammer': {
    kind: 'item',
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
    tags: [],
    casting: 'white',
    weapon: { type: 'melee', hands: 2, dice: ['purple', 'purple'] },
  },
  'magic-tome': {
    kind: 'item',
    tags: ['TOME'],
    casting: 'white',
    weapon: { type: 'melee', hands: 1, dice: ['purple'] },
  },
  'deflection-core': { kind: 'item', tags: [], type: 'core', conviction: 'white' },
  'vitality-juice-box': {
    kind: 'item',
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
  'master-work': {
    kind: 'upgrade',
    tags: [],
    abilities: [{ timing: 'attack roll', ways: ['EXHAUST'], effects: [{ 'TO THE ATK ROLL': 1 }] }],
  },
  /** The SHIELD with which Rook counters in the book's example. */
  buckler: {
    kind: 'item',
    tags: ['SHIELD'],
    armor: 1,
    weapon: { type: 'melee', hands: 1, dice: ['white'] },
    abilities: [{ timing: 'counter', ways: ['EXHAUST'], effects: [{ COUNTER: true }] }],
  },
};
