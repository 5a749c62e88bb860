/** Equipping Allies, and the marks that deeds leave on cards. */

import {
  authoring,
  type Authoring,
  type Extended,
  type Of,
  type Proc,
  type Seat,
  type Table,
} from '@questwright/kernel';
import type { Ally } from '../../cards.ts';
import { card, exhaustionOn, type Locals, type RuneboundTable, type RuneboundWorld } from '../../world.ts';
import type { ItemClass } from '../../words.ts';

/** A companion or a tool, as its Hero decides: as an Ally it has its numbers, as an Item its words. */
export interface EquippingAlly extends Ally {
  equipping: true;
  class: ItemClass;
  type: string;
}
export type Use = 'ally' | 'item';
interface Gaining {
  /** What an Equipping Ally that is being gained is used as. */
  use: Use | null;
}
/** For what it costs in the market now. */
interface Hiring {
  seat: Seat;
  thing: number;
  price: number;
}
export interface LegendLand extends Extended<
  RuneboundWorld,
  unknown,
  {
    'gain a card': Proc<Locals['gain a card'], Gaining>;
    'hiring of an equipping ally': Proc<Hiring, { came: boolean }>;
  },
  { 'used as': Of<[thing: number], Use | null> }
> {}
export type LegendTable = Table<LegendLand>;
export const { call, edit, runs }: Authoring<LegendLand> = authoring();

export const isEquippingCard = (one: object): one is EquippingAlly => 'equipping' in one;
export const isEquipping = (t: RuneboundTable, thing: number): boolean => isEquippingCard(card(t, thing));
/** Nothing else lays exhaustion on a card without Stamina. */
export const isMarkedAsItem = (t: RuneboundTable, thing: number): boolean => exhaustionOn(t, thing) > 0;

export const MARK = 'mark';
/** The marks that lie on cards in play. */
export const marksOn = (t: RuneboundTable, thing: number): number => t.counters(thing, MARK);
