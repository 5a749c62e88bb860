/** The shapes of content. */

import type { Direction, Square } from '@questwright/geometry/square';
import type { Content, Effect, Json } from '@questwright/kernel';
import type {
  AttackType,
  Colour,
  DamageType,
  Die,
  EffectName,
  EncounterKind,
  ItemType,
  Side,
  Skill,
  SymbolName,
  Tag,
  Terrain,
  Tier,
  TokenKind,
  WeaponType,
} from './words.ts';

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
  kind: EncounterKind;
  tiles: readonly { tile: string; at: Square; turns?: 0 | 1 | 2 | 3 }[];
  /** The spaces on which the Adventurers begin. */
  startingZone: readonly Square[];
  /** Those of one card get the Activation Numbers 1, 2, 3 … in this order. */
  combatants: readonly { card: string; at: Square; side?: Side }[];
  /** Encounter tokens: of a colour, or any of the kind, face down. */
  tokens?: readonly { kind: TokenKind; colour: Colour | 'random'; at: Square }[];
  /** Cards of objects that an Adventurer carries from the start. */
  objects?: readonly string[];
  /** Names of Special Encounter Rules. */
  special?: readonly string[];
  ends: Readonly<Record<string, EndCondition>>;
  /** Hidden text: what it does when it is read. */
  secret: Partial<Record<HiddenText, Readonly<Record<string, readonly Effect[]>>>> & {
    ends: Readonly<Record<string, readonly Effect[]>>;
    diagrams?: Readonly<Record<string, Diagram>>;
  };
  /** What sets off an Objective, by its colour; one that is not here waits for another text to call it up. */
  objectives?: Readonly<Partial<Record<Colour, Trigger>>>;
  /** Encounter Actions that its Special Rules allow. */
  actions?: Readonly<Record<string, EncounterAction>>;
  /** What must be done for an Achievement. */
  achievements?: Readonly<Record<string, Json>>;
  /** Which Items and Gold are found in it. */
  lootLevel: Tier;
  location: 'underground' | 'wilderness' | 'dungeon';
  /** What Special Terrain does to a figure that enters it. */
  specialTerrain?: readonly Effect[];
  /** Dynamite that burns from the start. */
  dynamite?: readonly Square[];
  /** Terrain tokens. */
  terrain?: readonly { terrain: Terrain; squares: readonly Square[] }[];
  /** How many spaces the Current carries, and where it flows in which direction. */
  current?: { spaces: number; arrows: Readonly<Record<Square, Direction>> };
}

/** A card as everybody may read it; what is secret of it lies in `content/secrets`. */
export type Sealed<C> = C extends unknown
  ? { [K in keyof C as K extends 'secret' ? never : K]: C[K] } & { secret: null }
  : never;

/** Hidden texts are sorted by what they belong to. */
export type HiddenText = 'ends' | 'totems' | 'loot' | 'objectives' | 'achievements';
/** Being on it or beside it, being on a Tile (by its place in the list), or anything that holds. */
type Trigger = 'adjacent' | { tile: number } | { when: Json };
/** What a Diagram shows. */
export type Diagram = {
  combatants?: readonly { card: string; at: Square }[];
  tokens?: readonly { kind: TokenKind; colour: Colour | 'random'; at: Square }[];
  terrain?: readonly { terrain: Terrain; squares: readonly Square[] }[];
};
interface EncounterAction {
  /** Who may make it: an Adventurer on or beside the token of this card, beside this space, or beside a Terrain token that
   *  lies on a Tile (by its place in the list). */
  beside: { token: string } | { square: Square } | { terrain: Terrain; tile: number };
  effects: readonly Effect[];
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

/** A bolded condition, and the instructions that are followed when it is true. */
export interface AiStep {
  if: Effect;
  do: readonly Effect[];
  continueDown?: true;
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
  /** AVARICE (X). */
  avarice?: number;
  /** The AI Steps of an Intelligent Combatant, from the top. */
  ai?: readonly AiStep[];
  /** Its card tells it to COUNTER. */
  counters?: true;
  /** Items that an Adventurer begins with. */
  gear?: readonly string[];
  tags: readonly Tag[];
  /** Its base covers so many squares in each direction; left out: 1. */
  size?: number;
  /** How many figures of it are in the box; left out: 3. */
  copies?: number;
  skills?: Readonly<Record<Skill, number>>;
  /** The Stamina Recovery Bar: red dots, and all dots. */
  stamina?: { recovery: number; most: number };
  /** The dice of a Conviction Check. */
  conviction?: readonly [Die, Die];
  /** The Casting die; left out: it has none. */
  casting?: Die;
  /** RESISTANCE and IMMUNITY: types of Damage, Effects, Tags of Weapons. */
  resistance?: readonly Resisted[];
  immunity?: readonly Resisted[];
  /** Difficulty rating. */
  dr?: number;
  /** COST (X) of a LOYAL ESPER: Summon tokens. */
  cost?: number;
  /** LVL (X) of a LOYAL ESPER or a CONDUIT. */
  level?: number;
}
/** An EXALTED ESPER: it has no figure, only an Ability. */
export interface ExaltedCard extends Content {
  kind: 'exalted';
  tags: readonly Tag[];
  manifests: readonly Effect[];
}
/** `damage` stands for every type. */
export type Resisted = DamageType | 'damage' | EffectName | Tag;

/** An Ability of an Attack that is paid with Symbols: all that are named, for one use. */
export interface SymbolAbility {
  cost: Partial<Record<SymbolName, number>>;
  /** +X TO THE ATK ROLL. */
  roll?: number;
  /** +X Physical Damage. */
  physical?: number;
}

export interface Weapon {
  type: WeaponType;
  hands: 1 | 2;
  /** Of a Ranged Weapon. */
  range?: number;
  reach?: number;
  /** One die for one hand, a pair for two; a BLACK one besides makes every Attack Empowered. */
  dice: readonly Die[];
  piercing?: number;
  symbols?: readonly SymbolAbility[];
}
/** An Item, Item Upgrade or Discipline that an Adventurer has. What it does is data in the words of `vocabulary.ts`. */
export interface GearCard extends Content {
  kind: 'item' | 'upgrade' | 'discipline' | 'familiar' | 'companion';
  tags: readonly Tag[];
  /** Of an Item; left out: its Weapon tells. */
  type?: ItemType;
  /** Of an Item that can be bought or found. */
  tier?: Tier;
  /** A Unique Item. */
  unique?: true;
  /** How many of it are in the box; left out: 1. */
  copies?: number;
  /** A Story Item: it is neither sold nor upgraded. */
  story?: true;
  /** Monster Loot: the Combatant that drops it. */
  monster?: string;
  /** The card that stands for its back, when that has something printed on it: what it Flips to, or the other side of a
   *  DOUBLE Item. */
  flipped?: string;
  /** Of an Upgrade: types of Items, or Tags of Weapons, that it goes on. */
  fits?: readonly (ItemType | Tag)[];
  /** Of an Upgrade: the Material without which it is not for sale. */
  requires?: string;
  /** Of an Upgrade, PASSIVE: Tags that it takes off its Item. */
  removes?: readonly Tag[];
  weapon?: Weapon;
  /** Armor and Defense Icons. */
  armor?: number;
  defense?: number;
  /** Casting and Conviction Upgrades. */
  casting?: Die;
  conviction?: Die;
  /** PASSIVE: Tags that the figure has, if need be only while a condition holds. */
  grants?: readonly { tag: Tag; if?: Json }[];
  resistance?: readonly Resisted[];
  immunity?: readonly Resisted[];
  /** What it costs in Gold; the LVL of a Discipline. */
  cost?: number;
  level?: 1 | 2 | 3 | 4;
  /** The XP that a Discipline requires. */
  XP?: number;
  /** Who learns it chooses a Familiar. */
  brings?: 'familiar';
}

/** What stands on a Discipline besides its Tree, LVL and price. */
export type DisciplineText = Pick<
  GearCard,
  'abilities' | 'modifies' | 'casting' | 'conviction' | 'grants' | 'resistance' | 'immunity' | 'brings'
>;

/** What is for sale at a named Shop and Train. */
export interface StoreCard extends Content {
  kind: 'store';
  /** All Items of these Tiers. */
  items: readonly Tier[];
  /** Upgrades of these Tiers, or by card. One that requires a Material is for sale wherever the party has it. */
  upgrades: readonly string[];
  /** One random Unique Item of this Tier. */
  unique?: Tier;
}

export interface DieCard extends Content {
  kind: 'die';
  faces: readonly Face[];
}
export type Face = {
  number?: number;
  book?: number;
  shield?: number;
  burst?: number;
  skull?: true;
};
/** A Combatant Loot card: Gold, or what it is exchanged for. */
export interface LootCard extends Content {
  kind: 'loot';
  copies: number;
  gold?: number;
  loot?: 'item' | 'monster' | 'unique';
}
/** A Hidden Card: what it is stays secret until it is Revealed. */
export interface HiddenCard extends Content {
  kind: 'hidden';
  size: 'small' | 'medium' | 'large';
  label: string;
  secret: { is: string };
}
/** An Encounter token. Face down, those of one kind cannot be told apart. */
export interface TokenCard extends Content {
  kind: 'token';
  token: TokenKind;
  /** An object has none. */
  colour?: Colour;
}
/** The Adventure Sheet. Some Flags have a line for a number. */
export interface SheetCard extends Content {
  kind: 'sheet';
  flags: readonly { name: string; counts?: true }[];
  achievements: readonly string[];
}
/** An opponent of Abraxis Battle Dice: the Symbols to match, its special rule, and the Rewards by how many are left. */
export interface AbraxisCard extends Content {
  kind: 'abraxis';
  symbols: Readonly<Partial<Record<SymbolName, number>>>;
  /** What its special rule does before each Round. */
  eachRound: readonly Effect[];
  secret: { rewards: Readonly<Record<string, readonly Effect[]>> };
}
export type Card =
  | SheetCard
  | AbraxisCard
  | TileCard
  | TokenCard
  | LootCard
  | HiddenCard
  | EncounterCard
  | FigureCard
  | ExaltedCard
  | GearCard
  | StoreCard
  | DieCard;
