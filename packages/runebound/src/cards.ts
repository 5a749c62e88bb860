/** The shapes of content: what a card, a space or a town may say. Content files hold data of these shapes and no functions. */

import type { Content, Effect, RuleId } from '@questwright/kernel';
import type { Art } from '@questwright/art/words';
import type { Attribute, Color, ItemClass, Phase, Skill, Terrain, Town, Use } from './words.ts';

/** Whatever has a picture: what it shows, as far as that does not follow from the rest. */
export interface Pictured extends Content {
  art?: Art;
}
/** What has attributes and can be wounded. */
export interface Character extends Pictured {
  mind: number;
  body: number;
  spirit: number;
  damage: { readonly [P in Phase]: number };
  life: number;
}
export interface Hero extends Character {
  kind: 'hero';
  back: 'hero';
  stamina: number;
  skills: { readonly [S in Skill]?: number };
}
export interface Ally extends Character {
  kind: 'ally';
  back: 'market';
  cost: number;
  stamina: number;
}
export interface Item extends Pictured {
  kind: 'item';
  back: 'market';
  cost: number;
  class: ItemClass;
  /** Sword, mace, shield, relic … */
  type: string;
  use: Use;
}

interface AdventureCard extends Pictured {
  color: Color;
  back: Color;
  /** What the card is when a player may keep it, and of which class and type when that is an Item. */
  keptAs?: 'item' | 'ally' | 'rune' | 'other';
  class?: ItemClass;
  type?: string;
}
export interface Challenge extends Character, AdventureCard {
  kind: 'challenge';
  color: Color;
  back: Color;
  /** Resolved before the heroes' own abilities. */
  beforeCombat?: readonly Effect[];
  reward?: readonly Effect[];
  /** Kept as a Dragon Rune when defeated. */
  dragonRune?: true;
  /** Killing it wins the game. */
  wins?: true;
  /** Its numbers when it is kept as an Ally: those above are what rolls against it must reach. */
  asAlly?: Character & { stamina: number };
}
export interface EventCard extends AdventureCard {
  kind: 'event';
  number: 1 | 2 | 3;
  /** What happens when it takes effect; what lasts is in `abilities` and `modifies`. */
  arrives?: readonly Effect[];
}
/** An Encounter that is fought, or becomes an Ally, has the numbers of a character. */
export interface Encounter extends AdventureCard, Partial<Character> {
  kind: 'encounter';
  color: Color;
  back: Color;
  stamina?: number;
  /** Followed when it is drawn. */
  text: readonly Effect[];
}
export interface Space extends Pictured {
  kind: 'space';
  /** A terrain, or a town, which counts as every terrain. */
  terrain: Terrain | 'town';
  town?: Town;
  jewel?: Color;
  /** Only these jewels receive counters again. */
  sunburst?: true;
  neighbours: readonly string[];
  /** Where it lies on the map: column and row. */
  at: readonly [number, number];
  region?: string;
  /** The river or road that it is a piece of. */
  course?: string;
  /** The board it is part of; left out: of every board. */
  board?: string;
  /** Cut in half by the edge of the board: not in play. */
  cut?: true;
}
/** A story that sets the goal: which cards turn up, and how the game is won. */
export interface Story extends Pictured {
  kind: 'story';
  /** How many Dragon Runes win. */
  dragonRunes: number;
  /** The Challenge whose death wins. */
  kill: string;
}

export type MarketCard = Ally | Item;
export type Adventure = Challenge | EventCard | Encounter;
export type Card = Hero | MarketCard | Adventure | Space | Story;

/** A test that a card asks for, as an effect. */
export interface TestEffect {
  test: Attribute;
  skill?: Skill | null;
  number: number;
}

/** A board, drawn by hand: one mark for each space. */
export interface Drawing {
  /** The name of the board. */
  board: string;
  /** Put before the ids of its spaces: no two boards in play together may share an id. */
  prefix: string;
  /** Columns are written with so many digits, at least; left out: one. */
  digits?: number;
  /** The towns by their marks, two capitals, in the order of their market stacks. */
  towns: Readonly<Record<string, { readonly town: Town; readonly art?: Art }>>;
  /** The town where Heroes start; left out where another rule puts them on the board. */
  start?: Town;
  /** Each space is a mark: that of a town; else a letter for the terrain (`p = ~ s f h m`), then a letter for
   *  the color of the jewel (`g y b r`), a capital if it has a sunburst. `x` before the terrain: cut by the edge. A dot
   *  is no space: water, or beyond the board. */
  map: string;
  /** Another map of the same shape, a letter for each region, and what the letters mean. */
  regions?: { map: string; letters: Readonly<Record<string, string>> };
  /** Lakes and seas: which holes of the map they fill, called by row and column as spaces would be. */
  waters?: Courses;
  /** Rivers from the spring to the mouth, through towns, under bridges and through lakes; roads from town to town. */
  courses?: { rivers: Courses; roads: Courses };
  /** How it is painted; left out: as the Aldermark is. */
  style?: string;
  /** For pictures: the space in which the name of a region or water stands, and what colors a region. */
  look?: { labels: Readonly<Record<string, string>>; tints: Readonly<Record<string, string>> };
  /** Rules that speak of certain spaces, by their ids. */
  cites?: Readonly<Record<string, readonly RuleId[]>>;
}
export type Courses = Readonly<Record<string, readonly string[]>>;
