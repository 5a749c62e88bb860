/** The twelve Heroes. Varikas is as the book has him, as far as it tells; the others are ours. */

import type { Hero } from '../cards.ts';

const HERO = { kind: 'hero', back: 'hero' } as const;

export const HEROES = {
  'varikas-the-dead': {
    ...HERO,
    art: {
      person: ['skull', 'hood', 'cloak', 'coal'],
      with: 'two-handed-sword',
      place: 'crypt',
      light: 'night',
      palette: 'violet',
    },
    mind: 1,
    body: 4,
    spirit: 4,
    damage: { ranged: 1, melee: 2, magic: 2 },
    life: 6,
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
    ...HERO,
    art: {
      person: ['woman', 'fair', 'wimple', 'robe', 'azure'],
      with: 'shepherds-crook',
      place: 'chapel',
      light: 'dawn',
      palette: 'gold',
    },
    mind: 2,
    body: 3,
    spirit: 5,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 5,
    stamina: 4,
    skills: { diplomacy: 4, lore: 2 },
    // Whoever travels with her wakes in better health.
    abilities: [
      {
        timing: 'before moving',
        name: 'morning song',
        if: { wounded: 'your party' },
        ways: ['exhaustion'],
        limit: { per: 'movement step', times: 1 },
        effects: [{ heal: 1, who: 'one of your party' }],
      },
    ],
  },
  'torvald-oakhand': {
    ...HERO,
    art: {
      person: ['man', 'tan', 'short', 'chestnut', 'full beard', 'furs', 'rust'],
      with: 'battle-axe',
      place: 'pass',
      light: 'snow',
      palette: 'frost',
    },
    mind: 2,
    body: 5,
    spirit: 1,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 3,
    skills: { endurance: 4, swim: 2 },
    // He marches on, hurt or not.
    modifies: [{ value: 'movement dice', if: { 'your own': true }, greatest: 5 }],
  },
  'ilsa-the-fletcher': {
    ...HERO,
    art: {
      person: ['woman', 'fair', 'braids', 'ginger', 'leather', 'forest', 'freckles'],
      with: 'high-shot',
      place: 'forest',
      light: 'dawn',
      palette: 'moss',
    },
    mind: 4,
    body: 3,
    spirit: 2,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 3,
    stamina: 3,
    skills: { tracking: 4, climb: 2 },
    // Two arrows on one string, as long as the arm holds.
    abilities: [
      {
        timing: 'ranged',
        name: 'two on the string',
        ways: [{ exhaustion: 2 }],
        limit: { per: 'combat round', times: 1 },
        effects: [
          { lasting: { modify: { value: 'ranged damage', if: { of: 'your hero' }, add: 1 }, until: 'combat round' } },
        ],
      },
    ],
  },
  'kesh-nine-knives': {
    ...HERO,
    art: {
      person: ['man', 'brown', 'hood', 'mask', 'leather', 'crimson'],
      with: 'daggers',
      place: 'city',
      light: 'dusk',
      palette: 'dusk',
    },
    mind: 5,
    body: 3,
    spirit: 1,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 4,
    stamina: 5,
    skills: { hide: 4, bluff: 3 },
    // There is always one more knife.
    abilities: [
      {
        timing: 'melee',
        name: 'the ninth knife',
        ways: ['exhaustion'],
        limit: { per: 'combat round', times: 1 },
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: 2 },
              until: 'combat round',
            },
          },
        ],
      },
    ],
  },
  'brannoc-the-ferryman': {
    ...HERO,
    art: {
      person: ['man', 'tan', 'broad hat', 'grey', 'moustache', 'coat', 'teal'],
      with: 'paddles',
      place: 'river',
      light: 'mist',
      palette: 'sea',
    },
    mind: 3,
    body: 4,
    spirit: 3,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 4,
    skills: { swim: 5, appraise: 2 },
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
    ...HERO,
    art: {
      person: ['woman', 'old', 'pale', 'bun', 'white', 'spectacles', 'gown', 'plum'],
      with: 'scales',
      place: 'market',
      light: 'noon',
      palette: 'parchment',
    },
    mind: 6,
    body: 1,
    spirit: 2,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 4,
    stamina: 5,
    skills: { lore: 5, appraise: 3 },
    // There is always something under the counter for those who know to ask.
    abilities: [
      {
        timing: 'market',
        name: 'under the counter',
        ways: ['exhaustion'],
        limit: { per: 'market step', times: 2 },
        effects: [{ 'add to market': 1 }],
      },
    ],
  },
  'rurik-stonebrow': {
    ...HERO,
    art: {
      person: ['dwarf', 'fair', 'horned helm', 'ginger', 'forked beard', 'mail', 'slate'],
      with: 'warhammer',
      place: 'scarp',
      light: 'dusk',
      palette: 'ash',
    },
    mind: 1,
    body: 4,
    spirit: 2,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 6,
    stamina: 3,
    skills: { climb: 5, endurance: 2 },
    // He takes the blow where he is thickest.
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'like a mountain',
        if: { 'about to be hurt': 'your hero' },
        ways: ['exhaustion'],
        limit: { per: ['before combat', 'combat round'], times: 1 },
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
  },
  'yselle-of-the-reeds': {
    ...HERO,
    art: {
      person: ['woman', 'young', 'brown', 'long', 'raven', 'circlet', 'leaves', 'teal'],
      with: 'trident',
      place: 'marsh',
      light: 'mist',
      palette: 'fen',
    },
    mind: 3,
    body: 2,
    spirit: 4,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 5,
    stamina: 4,
    skills: { swim: 3, tracking: 2 },
    // She poles a skiff where others sink, and drags it where the land is low.
    abilities: [
      {
        timing: 'after moving',
        name: 'the skiff',
        ways: ['exhaustion'],
        limit: { per: 'movement step', times: 2 },
        effects: [{ step: ['river', 'swamp', 'plains', 'road'] }],
      },
    ],
  },
  'captain-aldous-vane': {
    ...HERO,
    art: {
      person: ['man', 'fair', 'feathered hat', 'grey', 'goatee', 'plate', 'crimson'],
      with: 'tattered-banner',
      place: 'battlefield',
      light: 'dusk',
      palette: 'harvest',
    },
    mind: 2,
    body: 5,
    spirit: 2,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 5,
    skills: { diplomacy: 2, bluff: 2 },
    // His company stands between him and what he does not understand. Nobody has told it that it was disbanded.
    abilities: [
      {
        timing: 'magic',
        name: 'hold the line',
        ways: ['exhaustion'],
        limit: { per: 'combat round', times: 1 },
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'magic' }, add: 2 },
              until: 'combat round',
            },
          },
        ],
      },
    ],
  },
  'the-lady-in-ash': {
    ...HERO,
    art: {
      person: ['woman', 'ashen', 'long', 'white', 'gown', 'coal', 'bright eyes'],
      with: 'wizard-staff',
      place: 'ashfields',
      light: 'fire',
      palette: 'ember',
    },
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
    ...HERO,
    art: {
      person: ['boy', 'fair', 'curls', 'chestnut', 'coat', 'ochre', 'freckles'],
      with: 'lantern-flame',
      place: 'glade',
      light: 'noon',
      palette: 'verdigris',
    },
    mind: 5,
    body: 2,
    spirit: 3,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 4,
    stamina: 6,
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
