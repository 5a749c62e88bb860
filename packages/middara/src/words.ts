/** The book's words. */

export const TERRAINS = ['normal', 'hindering', 'water', 'muck', 'obstructing', 'dangerous', 'special'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Levels of Elevation begin with 1. */
export const HIGHEST_LEVEL = 4;

const SKILLS = ['presence', 'lore', 'agility', 'perception', 'strength'] as const;
export type Skill = (typeof SKILLS)[number];

export const DICE = ['white', 'teal', 'green', 'blue', 'purple', 'orange', 'red', 'grey', 'black'] as const;
export type Die = (typeof DICE)[number];

const TAGS = [
  'BACKSTAB',
  'COLOSSAL',
  'CRUSH',
  'FLIGHT',
  'HEAVY',
  'HULKING',
  'INTELLIGENT',
  'RELENTLESS',
  'UNSTOPPABLE',
] as const;
export type Tag = (typeof TAGS)[number];

export const SYMBOLS = ['book', 'shield', 'burst'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** Whose goals a figure shares. */
export type Side = 'adventurers' | 'opponents';

/** Loot LVLs and Tiers of Items, from the lowest. */
export const TIERS = ['mundane', 'common', 'uncommon', 'rare'] as const;
export type Tier = (typeof TIERS)[number];

export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export type AttackType = 'melee' | 'ranged';
/** Circular tokens. */
export const ENCOUNTER_TOKENS = ['exit', 'loot', 'objective', 'totem'] as const;
export type TokenKind = (typeof ENCOUNTER_TOKENS)[number];

/** What may be laid over what by an Ability. */
export const MAY_REPLACE: Readonly<Record<Terrain, readonly Terrain[]>> = {
  normal: [],
  hindering: ['normal'],
  muck: ['normal', 'hindering'],
  water: ['normal', 'hindering', 'muck'],
  obstructing: ['normal', 'hindering', 'water', 'muck', 'special'],
  dangerous: ['normal', 'hindering', 'water', 'muck', 'special'],
  special: [],
};

/** How a Tile is drawn: one letter for each square, a blank where it has no grid. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'normal',
  h: 'hindering',
  w: 'water',
  m: 'muck',
  o: 'obstructing',
  d: 'dangerous',
  s: 'special',
};
