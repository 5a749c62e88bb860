/** The shapes of content. */

import type { Direction, Square } from '@questwright/geometry/square';
import type { Content, Effect, Json } from '@questwright/kernel';
import type { AttackType, Colour, Die, Side, Skill, SymbolName, Tag, TokenKind } from './words.ts';

export interface TileCard extends Content {
  kind: 'tile';
  /** Two letters for the set it comes from, and a number. */
  label: string;
  /** A letter for the Terrain of each square, a blank where there is none. */
  rows: readonly string[];
  /** The level of each square; left out: all are on level 1. */
  levels?: readonly string[];
  /** Red borders, each between two squares of the Tile. */
  borders?: readonly (readonly [Square, Square])[];
}

export interface EncounterCard extends Content {
  kind: 'encounter';
  tiles: readonly { tile: string; at: Square; turns?: 0 | 1 | 2 | 3 }[];
  /** The spaces on which the Adventurers begin. */
  startingZone: readonly Square[];
  /** Those of one card get the Activation Numbers 1, 2, 3 … in this order. */
  combatants: readonly { card: string; at: Square; side?: Side }[];
  /** Encounter tokens: of a colour, or any of the kind, face down. */
  tokens?: readonly { kind: TokenKind; colour: Colour | 'random'; at: Square }[];
  /** Names of Special Encounter Rules. */
  special?: readonly string[];
  ends: Readonly<Record<string, EndCondition>>;
  /** Hidden text: what it does when it is read. */
  secret: { ends: Readonly<Record<string, readonly Effect[]>> };
  /** How many spaces the Current carries, and where it flows in which direction. */
  current?: { spaces: number; arrows: Readonly<Record<Square, Direction>> };
}

export interface EndCondition {
  outcome: 'win' | 'lose';
  /** Looked at whenever something has changed. */
  when?: Json;
  /** The turn of an Adventurer ends on the Exit of this colour. */
  exit?: Colour;
  /** In force only when a Reward says so. */
  later?: true;
}

export interface FigureCard extends Content {
  kind: 'adventurer' | 'combatant';
  hp: number;
  defense: number;
  armor: number;
  movement: number;
  /** Combat Dice of a Combatant. */
  dice?: readonly Die[];
  /** How a Combatant attacks. */
  attack?: { type: AttackType; range: number };
  reach?: number;
  symbols?: readonly SymbolAbility[];
  /** Its card tells it to COUNTER. */
  counters?: true;
  /** Items that an Adventurer begins with. */
  gear?: readonly string[];
  tags: readonly Tag[];
  /** Its base covers so many squares in each direction; left out: 1. */
  size?: number;
  skills?: Readonly<Record<Skill, number>>;
  /** The Stamina Recovery Bar: red dots, and all dots. */
  stamina?: { recovery: number; most: number };
}

/** An Ability of an Attack that is paid with Symbols: all that are named, for one use. */
export interface SymbolAbility {
  cost: Partial<Record<SymbolName, number>>;
  /** +X TO THE ATK ROLL. */
  roll?: number;
  /** +X Physical Damage. */
  physical?: number;
}

export interface Weapon {
  type: AttackType;
  /** Of a Ranged Weapon. */
  range?: number;
  reach?: number;
  /** One die for one hand, a pair for two; a BLACK one besides makes every Attack Empowered. */
  dice: readonly Die[];
  piercing?: number;
  symbols?: readonly SymbolAbility[];
}
/** An Item or a Discipline that an Adventurer has. */
export interface GearCard extends Content {
  kind: 'item' | 'discipline';
  tags: readonly Tag[];
  weapon?: Weapon;
}

export interface DieCard extends Content {
  kind: 'die';
  faces: readonly Face[];
}
export interface Face {
  number?: number;
  book?: number;
  shield?: number;
  burst?: number;
  skull?: true;
}
/** An Encounter token. Face down, those of one kind cannot be told apart. */
export interface TokenCard extends Content {
  kind: 'token';
  token: TokenKind;
  colour: Colour;
}
export type Card = TileCard | TokenCard | EncounterCard | FigureCard | GearCard | DieCard;
