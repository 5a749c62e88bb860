/** The book's words. */

export const TERRAINS = ['normal', 'hindering', 'water', 'muck', 'obstructing', 'dangerous', 'special'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Cards on which an Encounter is played. A lesson is played like any other, and stands in no list of them. */
const ENCOUNTER_KINDS = ['encounter', 'lesson'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];
export const isEncounter = (kind: unknown): kind is EncounterKind => ENCOUNTER_KINDS.some((one) => one === kind);

/** Levels of Elevation begin with 1. */
export const HIGHEST_LEVEL = 4;

export const SKILLS = ['presence', 'lore', 'agility', 'perception', 'strength'] as const;
export type Skill = (typeof SKILLS)[number];

export const DICE = ['white', 'teal', 'green', 'blue', 'purple', 'orange', 'red', 'grey', 'black'] as const;
export type Die = (typeof DICE)[number];

const TAGS = [
  'ASSEMBLAGE',
  'AXE',
  'BACKSTAB',
  'BLUNT',
  'BOSS',
  'COLOSSAL',
  'COMMAND',
  'CONDUIT',
  'CRUOR',
  'CRUSH',
  'DODGE',
  'DOUBLE',
  'ESPER',
  'EXALTED ESPER',
  'EXOTIC',
  'FAMILIAR',
  'FLIGHT',
  'GILDED',
  'GREAT HAMMER',
  'HEAVY',
  'HULKING',
  'INTELLIGENT',
  'KATAR',
  'LIGHT',
  'LONG SWORD',
  'LOYAL ESPER',
  'MATERIAL',
  'MARTIAL',
  'PROTECTION',
  'RELENTLESS',
  'SANCTUS',
  'SHIELD',
  'SUBTERFUGE',
  'SWARM',
  'SWORD',
  'TOME',
  'TRIVIAL',
  'UNSTOPPABLE',
  'WAR AXE',
] as const;
export type Tag = (typeof TAGS)[number];

/** The Discipline Trees. */
export const TREES = ['ASSEMBLAGE', 'CRUOR', 'MARTIAL', 'SANCTUS', 'SUBTERFUGE'] as const;
export type Tree = (typeof TREES)[number];

export const MODES = ['adventure', 'crawl'] as const;
export type Mode = (typeof MODES)[number];

export const SYMBOLS = ['book', 'shield', 'burst'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** Whose goals a figure shares. */
export const SIDES = ['adventurers', 'opponents'] as const;
export type Side = (typeof SIDES)[number];

/** Loot LVLs and Tiers of Items, from the lowest. */
export const TIERS = ['mundane', 'common', 'uncommon', 'rare'] as const;
export type Tier = (typeof TIERS)[number];

export const ITEM_TYPES = ['weapon', 'armor', 'core', 'accessory', 'relic', 'consumable'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const STANDARD_ABILITIES = { DODGE: 1, EMPOWER: 1, COUNTER: 2 } as const;
export type StandardAbility = keyof typeof STANDARD_ABILITIES;

export const ATTACK_TYPES = ['melee', 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];
/** What an Icon on a Weapon or an Ability says. */
export type WeaponType = AttackType | 'melee/ranged';

/** Figures that an Ability may be aimed at. */
export const GROUPS = [
  'self',
  'attacked figure',
  'attacker or attacked figure',
  'figure within SOI',
  'ally within SOI',
  'other ally within SOI',
  'opponent within SOI',
  'opponent in Range 4',
  'adjacent opponent',
] as const;
export type Group = (typeof GROUPS)[number];

export const DAMAGE_TYPES = ['physical', 'magic', 'irreducible'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

export const NEGATIVE_EFFECTS = ['condemn', 'darkness', 'disease', 'paralyze', 'poison', 'wilt'] as const;
export const POSITIVE_EFFECTS = ['barrier', 'courage', 'haste'] as const;
export type EffectName = (typeof NEGATIVE_EFFECTS)[number] | (typeof POSITIVE_EFFECTS)[number];

/** Ability tokens, and how many of them a figure may have. */
export const ABILITY_TOKENS = { dodge: 3, heal: null, intervention: 1, vow: 5, summon: null } as const;
export type AbilityToken = keyof typeof ABILITY_TOKENS;
/** Circular tokens; an object is what an Adventurer carries for the Encounter. */
export const ENCOUNTER_TOKENS = ['exit', 'loot', 'objective', 'totem', 'object'] as const;
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

// ---- words of AI Steps ----

/** How a move is meant. `up to Range` and `within` have a number; `farther` has the most spaces. */
export const MANNERS = ['towards', 'adjacent', 'up to Range', 'within', 'farther', 'away'] as const;
export type Manner = (typeof MANNERS)[number];
/** What a target is wanted for: an Attack of a type and Range, a Spell, or anything at all. */
export type Purpose = { attack: AttackType; range: number } | 'spell' | 'any';
/** The best of a measure, or a preference for those with or without something. */
export type Criterion = { readonly [how in 'most' | 'least' | 'with' | 'without']?: string } | 'nearest' | 'farthest';
