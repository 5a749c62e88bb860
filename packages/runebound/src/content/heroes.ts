/** The twelve Heroes. Varikas is as the book has him, as far as it tells; the others are ours. */

import type { Hero } from '../cards.ts';

export const HEROES = {
  'varikas-the-dead': {
    kind: 'hero',
    back: 'hero',
    mind: 1,
    body: 4,
    spirit: 4,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 4,
    skills: { willpower: 4, hide: 2 },
    cites: ['RB-FACT-02'],
    abilities: [
      {
        timing: 'before combat',
        name: 'magic attack',
        ways: ['exhaustion'],
        limit: { per: 'before combat', times: 1 },
        effects: [{ attack: 'magic', wounds: 1 }],
      },
    ],
  },
  'sister-maerwyn': {
    kind: 'hero',
    back: 'hero',
    mind: 2,
    body: 2,
    spirit: 5,
    damage: { ranged: 1, melee: 1, magic: 2 },
    life: 5,
    stamina: 4,
    skills: { diplomacy: 4, lore: 2 },
    // Whoever travels with her sleeps better.
    modifies: [{ value: 'exhaustion discarded by resting', if: { 'my movement': true }, add: 1 }],
  },
  'torvald-oakhand': {
    kind: 'hero',
    back: 'hero',
    mind: 1,
    body: 6,
    spirit: 1,
    damage: { ranged: 1, melee: 3, magic: 1 },
    life: 6,
    stamina: 4,
    skills: { endurance: 4, swim: 2 },
    // He marches on, hurt or not.
    modifies: [{ value: 'movement dice', if: { 'your own': true }, greatest: 5 }],
  },
  'ilsa-the-fletcher': {
    kind: 'hero',
    back: 'hero',
    mind: 5,
    body: 3,
    spirit: 1,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 5,
    stamina: 4,
    skills: { tracking: 4, climb: 2 },
    // She knows paths through the woods where others see none.
    modifies: [
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'forest' },
        set: ['forest', 'plains'],
      },
    ],
  },
  'kesh-nine-knives': {
    kind: 'hero',
    back: 'hero',
    mind: 4,
    body: 4,
    spirit: 1,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 4,
    stamina: 5,
    skills: { hide: 4, bluff: 3 },
    // Nobody holds Kesh for long.
    modifies: [{ value: 'escape roll', if: { 'your own': true }, add: 3 }],
  },
  'brannoc-the-ferryman': {
    kind: 'hero',
    back: 'hero',
    mind: 3,
    body: 4,
    spirit: 2,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 4,
    skills: { swim: 5, appraise: 1 },
    // For him every river is a road.
    modifies: [
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'river' },
        set: ['river', 'road', 'plains'],
      },
    ],
  },
  'old-hesper': {
    kind: 'hero',
    back: 'hero',
    mind: 6,
    body: 1,
    spirit: 2,
    damage: { ranged: 3, melee: 1, magic: 1 },
    life: 4,
    stamina: 5,
    skills: { lore: 5, appraise: 3 },
    // She never loses at haggling: whatever she sells fetches one gold more.
    modifies: [{ value: 'sale price', if: { 'about my card': true }, add: 1 }],
  },
  'rurik-stonebrow': {
    kind: 'hero',
    back: 'hero',
    mind: 1,
    body: 5,
    spirit: 3,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 6,
    stamina: 3,
    skills: { climb: 5, endurance: 2 },
    // What is a mountain but a hill that means it?
    modifies: [
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'mountain' },
        set: ['mountain', 'hill'],
      },
    ],
  },
  'yselle-of-the-reeds': {
    kind: 'hero',
    back: 'hero',
    mind: 3,
    body: 2,
    spirit: 4,
    damage: { ranged: 1, melee: 1, magic: 2 },
    life: 5,
    stamina: 4,
    skills: { swim: 3, hide: 3 },
    // She poles a skiff where others sink.
    modifies: [
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'swamp' },
        set: ['swamp', 'river', 'forest'],
      },
    ],
  },
  'captain-aldous-vane': {
    kind: 'hero',
    back: 'hero',
    mind: 3,
    body: 3,
    spirit: 3,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 5,
    skills: { diplomacy: 2, bluff: 2 },
    // Old soldiers owe him favors: Allies ask one gold less of him.
    modifies: [{ value: 'price', if: { 'also me': true, 'about a card of kind': 'ally' }, add: -1 }],
  },
  'the-lady-in-ash': {
    kind: 'hero',
    back: 'hero',
    mind: 1,
    body: 2,
    spirit: 6,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 4,
    stamina: 5,
    skills: { willpower: 5, lore: 1 },
    // What she says once, the fire repeats.
    abilities: [
      {
        timing: 'rolled',
        name: 'the fire repeats',
        if: { 'rolled by': 'your hero', 'roll for': ['attack', 'defense'] },
        ways: [{ exhaustion: 2 }],
        limit: { per: 'combat round', times: 1 },
        effects: [{ reroll: true }],
      },
    ],
  },
  'pip-underbough': {
    kind: 'hero',
    back: 'hero',
    mind: 4,
    body: 2,
    spirit: 3,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 4,
    stamina: 5,
    skills: { hide: 3, bluff: 3 },
    // Small feet, and a new idea where to set them.
    abilities: [
      {
        timing: 'movement dice rolled',
        name: 'another way',
        if: { 'my movement': true },
        ways: ['exhaustion'],
        limit: { per: 'movement roll', times: 1 },
        effects: [{ 'roll movement dice again': 'all' }],
      },
    ],
  },
} as const satisfies Record<string, Hero>;
