/** Rituals: what their cards show, and which of their symbols are covered. */

import {
  authoring,
  type Authoring,
  type Extended,
  type Of,
  type Proc,
  type Seat,
  type Table,
} from '@questwright/kernel';
import type { Item } from '../../cards.ts';
import { areaOf, card, type RuneboundTable, type RuneboundWorld } from '../../world.ts';
import { TERRAINS, type Terrain } from '../../words.ts';

export interface Ritual extends Item {
  /** Five of them. */
  symbols: readonly Terrain[];
}
/** Symbols of Rituals that a player covers one after another, or clears. */
export interface Chalking {
  seat: Seat;
  symbols: number;
  change: 'cover' | 'clear';
}
export interface RitualLand extends Extended<
  RuneboundWorld,
  unknown,
  { chalking: Proc<Chalking> },
  { empowered: Of<[thing: number], boolean> }
> {}
export type RitualTable = Table<RitualLand>;
export const { call, edit }: Authoring<RitualLand> = authoring();

export const isRitualCard = (one: object): one is Ritual => 'symbols' in one && 'type' in one && one.type === 'ritual';
export const isRitual = (t: RuneboundTable, thing: number): boolean => isRitualCard(card(t, thing));
/** Of a Ritual. */
const printed = (t: RuneboundTable, thing: number): readonly Terrain[] => (card(t, thing) as Ritual).symbols;
export const ritualsOf = (t: RuneboundTable, seat: Seat): number[] =>
  areaOf(t, seat).filter((thing) => isRitual(t, thing));

export const marker = (terrain: Terrain): string => `${terrain} marker`;
export const symbolsOn = (t: RuneboundTable, thing: number, terrain: Terrain): number =>
  printed(t, thing).filter((one) => one === terrain).length;
export const isOpen = (t: RuneboundTable, thing: number, terrain: Terrain): boolean =>
  t.counters(thing, marker(terrain)) < symbolsOn(t, thing, terrain);
export const isUntouched = (t: RuneboundTable, thing: number): boolean =>
  TERRAINS.every((terrain) => t.counters(thing, marker(terrain)) === 0);
/** The symbols that still lie open, each once. */
export const openSymbols = (t: RuneboundTable, thing: number): Terrain[] =>
  TERRAINS.filter((terrain) => isOpen(t, thing, terrain));
export const coveredSymbols = (t: RuneboundTable, thing: number): Terrain[] =>
  TERRAINS.filter((terrain) => t.counters(thing, marker(terrain)) > 0);

/** How many symbols of a terrain a card shows, and how many of them are covered, for those who only see it. */
export interface Filling {
  terrain: Terrain;
  covered: boolean;
}
/** The five symbols in their printed order, equal ones covered from the first. */
export function fillingOf({ symbols }: Ritual, counters: Readonly<Record<string, number>>): Filling[] {
  const left = Object.fromEntries(TERRAINS.map((terrain) => [terrain, counters[marker(terrain)] ?? 0]));
  return symbols.map((terrain) => ({ terrain, covered: left[terrain]!-- > 0 }));
}
export const isFilled = (ritual: Ritual, counters: Readonly<Record<string, number>>): boolean =>
  fillingOf(ritual, counters).every(({ covered }) => covered);

const SMALL = ['a', 'at', 'from', 'in', 'of', 'the', 'to'];
/** The capitalized words of a title, as they stand in the id. */
export const titleWords = (id: string): string[] => id.split('-').filter((word) => !SMALL.includes(word));
