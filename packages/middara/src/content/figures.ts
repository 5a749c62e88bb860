/** Adventurers and what they carry. Where the book prints numbers of a figure, they are these. */

import type { FigureCard, GearCard } from '../cards.ts';

const STAMINA = { recovery: 3, most: 5 };

export const ADVENTURERS: Record<string, FigureCard> = {
  remi: {
    kind: 'adventurer',
    hp: 12,
    defense: 9,
    armor: 0,
    movement: 6,
    gear: ['walking-blade'],
    tags: [],
    skills: { presence: 3, lore: 2, agility: 6, perception: 3, strength: 4 },
    stamina: STAMINA,
    conviction: ['purple', 'purple'],
    casting: 'purple',
    abilities: [{ timing: 'move ability', name: 'natural flight', ways: [{ SP: 2 }], effects: [{ move: 'FLIGHT' }] }],
  },
  zeke: {
    kind: 'adventurer',
    hp: 12,
    defense: 9,
    armor: 0,
    movement: 6,
    gear: [],
    tags: [],
    skills: { presence: 4, lore: 5, agility: 3, perception: 4, strength: 2 },
    stamina: STAMINA,
    conviction: ['purple', 'purple'],
    casting: 'purple',
  },
  rook: {
    kind: 'adventurer',
    hp: 14,
    defense: 9,
    armor: 0,
    movement: 5,
    gear: ['mallet', 'parrying-knife'],
    tags: [],
    skills: { presence: 2, lore: 3, agility: 3, perception: 4, strength: 6 },
    stamina: STAMINA,
    conviction: ['purple', 'purple'],
    casting: 'purple',
  },
  nightingale: {
    kind: 'adventurer',
    hp: 12,
    defense: 9,
    armor: 0,
    movement: 6,
    gear: ['horn-bow'],
    tags: [],
    skills: { presence: 3, lore: 3, agility: 5, perception: 5, strength: 2 },
    stamina: STAMINA,
    conviction: ['purple', 'purple'],
    casting: 'purple',
  },
};

export const GEAR: Record<string, GearCard> = {
  'walking-blade': {
    kind: 'item',
    tags: [],
    weapon: { type: 'melee', hands: 1, dice: ['white'], symbols: [{ cost: { book: 1 }, roll: 1 }] },
  },
  mallet: {
    kind: 'item',
    tags: [],
    weapon: { type: 'melee', hands: 1, dice: ['orange'], symbols: [{ cost: { burst: 1 }, physical: 3 }] },
  },
  'parrying-knife': { kind: 'item', tags: [], weapon: { type: 'melee', hands: 1, dice: ['white'] } },
  'horn-bow': { kind: 'item', tags: [], weapon: { type: 'ranged', hands: 2, range: 6, dice: ['white', 'white'] } },
  dynamite: { kind: 'item', tags: [], type: 'consumable', tier: 'mundane' },
  'slab-shield': { kind: 'item', tags: ['HEAVY'] },
};
