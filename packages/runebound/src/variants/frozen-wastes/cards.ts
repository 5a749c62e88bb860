/** The shapes of what lies in the box of Isheim. */

import type { Ability, Content, Modifier } from '@questwright/kernel';
import type { Ally, Challenge, EventCard, Item, Pictured } from '../../cards.ts';
import { card, type RuneboundTable } from '../../world.ts';
import type { Color, Use } from '../../words.ts';
import { LANDS, type Land } from './words.ts';

export const ICONS = [
  'yellow moon',
  'grey hand',
  'white feather',
  'red star',
  'green leaf',
  'white skull',
  'blue diamond',
  'gold sun',
  'black horn',
  'violet eye',
] as const;
export type Icon = (typeof ICONS)[number];
export const GEAR = ['snowshoe', 'luckstone', 'flare-crystal'] as const;
export type GearKind = (typeof GEAR)[number];
export const TOWN_KINDS = ['weik', 'onoit', 'vrede'] as const;
export type TownKind = (typeof TOWN_KINDS)[number];

/** What a Challenge is once it is kept as a Forage Item: an Artifact; its text is what stands here. */
export interface Forage {
  /** Meat, fur, shell …: has words, `text.word.<type>`. */
  type: string;
  use: Use;
  abilities?: readonly Ability[];
  modifies?: readonly Modifier[];
}
export const FAMILIES = ['machine', 'wyrm', 'beast', 'weik', 'dead', 'land'] as const;
type Family = (typeof FAMILIES)[number];
/** A Challenge of the four decks; `abilities` and `modifies` are those of the Challenge as it is fought. */
export interface FrozenChallenge extends Challenge {
  /** The icons in its upper left corner. */
  rumor?: true;
  clues?: 1 | 2;
  forage?: Forage;
  family?: Family;
}
export interface FrozenEvent extends EventCard {
  weather: Icon;
}
export type FrozenAdventure = FrozenChallenge | FrozenEvent;
/** In Green Vale, in no deck. */
export type ArshanCard = Omit<Challenge, 'color' | 'back'> & { color: 'white'; back: 'arshan'; family?: Family };

/** Where a Legend is found, and what for. */
export interface Difficulty {
  color: Color;
  tokens: number;
}
export type Legend = (Item | Ally) & { difficulty: Difficulty };

/** One side of a weather tile, or what is printed on the track. */
export interface Weather extends Pictured {
  kind: 'weather';
  /** Left out: the printed track. */
  icon?: Icon;
  /** The number of its tile; two sides have each. */
  tile?: 1 | 2 | 3 | 4 | 5;
  frost: Readonly<Record<Land, number>>;
}
export type ClueSymbol = Land | 'wild';
/** `copies`: how many are in the box. */
export interface Rumor extends Content {
  kind: 'rumor';
  back: 'rumor';
  shows: ClueSymbol;
  copies: number;
}
export interface Clue extends Content {
  kind: 'clue';
  back: 'clue';
  shows: readonly [ClueSymbol] | readonly [ClueSymbol, ClueSymbol];
  copies: number;
}
/** A token, and for every purpose an Item: class artifact, type gear. */
export interface Gear extends Omit<Item, 'back'> {
  back: 'gear';
  gear: GearKind;
  cost: 1;
  copies: number;
}

// ---- how content is written ----

export const damage = (ranged: number, melee: number, magic: number): Challenge['damage'] => ({ ranged, melee, magic });
type OfEachLand = readonly [number, number, number, number, number, number, number];
/** In the order of the lands: fjords, tundra, ice, drifts, forests, mountains, wastes. */
export const frost = (...of: OfEachLand): Weather['frost'] =>
  Object.fromEntries(LANDS.map((land, at) => [land, of[at]!])) as unknown as Weather['frost'];
export const side = (
  icon: Icon,
  tile: NonNullable<Weather['tile']>,
  art: NonNullable<Weather['art']>,
  ...of: OfEachLand
): Weather => ({ kind: 'weather', icon, tile, art, frost: frost(...of) });
export const rumorCards = (heard: readonly (readonly [ClueSymbol, number])[]): Record<string, Rumor> =>
  Object.fromEntries(
    heard.map(([shows, copies]) => [`rumor-${shows}`, { kind: 'rumor', back: 'rumor', shows, copies }]),
  );
export const clueCards = (told: readonly (readonly [Clue['shows'], number])[]): Record<string, Clue> =>
  Object.fromEntries(
    told.map(([shows, copies]) => [`clue-${shows.join('-')}`, { kind: 'clue', back: 'clue', shows, copies }]),
  );
export const gear = (kind: GearKind, copies: number, art: NonNullable<Gear['art']>): Gear => ({
  kind: 'item',
  back: 'gear',
  class: 'artifact',
  type: 'gear',
  use: 'discard',
  cost: 1,
  gear: kind,
  copies,
  art,
});

// ---- what a card is ----

const kindOf = (one: unknown): string => (one as { kind: string }).kind;
export const rumorIn = (one: unknown): Rumor | null => (kindOf(one) === 'rumor' ? (one as Rumor) : null);
export const clueIn = (one: unknown): Clue | null => (kindOf(one) === 'clue' ? (one as Clue) : null);
export const gearIn = (one: unknown): GearKind | null => (one as Partial<Gear>).gear ?? null;
export const weatherIn = (one: unknown): Weather | null => (kindOf(one) === 'weather' ? (one as Weather) : null);
export const difficultyIn = (one: unknown): Difficulty | null => (one as Partial<Legend>).difficulty ?? null;
export const forageIn = (one: unknown): Forage | null => (one as Partial<FrozenChallenge>).forage ?? null;
export const isArshan = (one: unknown): boolean => (one as { color?: string }).color === 'white';
export const forageCard = (t: RuneboundTable, thing: number): Forage | null => forageIn(card(t, thing));
