/** The shapes of Storm cards, Stormlords and Scions. */

import type { Effect, Json } from '@questwright/kernel';
import type { Ally, Challenge, Character, EventCard, Pictured } from '../../cards.ts';
import { card, type RuneboundTable } from '../../world.ts';

/** Their backs show their color: they are no part of the adventure decks. */
type StormChallenge = Omit<Challenge, 'back'> & { storm: true; back: string };
type StormEvent = Omit<EventCard, 'back' | 'number'> & { storm: true; back: string; arrives: readonly Effect[] };
export type StormCard = StormChallenge | StormEvent;
export type Stormlord = Omit<Challenge, 'back' | 'color'> & { color: 'silver'; back: 'silver' };

/** Its numbers before it is kept are those of the combat that wakes it, if there is one. */
export interface Scion extends Pictured, Partial<Character> {
  kind: 'scion';
  back: 'scion';
  /** The space of the undefeated challenge track on which it sleeps. */
  number: number;
  /** What whoever has its counter may get in a Storm step, and when. */
  asleep: readonly Effect[];
  asleepIf?: Json;
  /** What is done to wake it: it says `awaken` where that has succeeded; and who may try. */
  waking: readonly Effect[];
  wakingIf?: Json;
  asAlly: Character & Pick<Ally, 'stamina'>;
}

export const scionIn = (one: unknown): Scion | null =>
  (one as Partial<Scion>).kind === 'scion' ? (one as Scion) : null;
export const scionCard = (t: RuneboundTable, thing: number): Scion | null => scionIn(card(t, thing));
export const isScion = (t: RuneboundTable, thing: number): boolean => scionCard(t, thing) !== null;
export const isStormlord = (one: unknown): boolean => (one as { color?: string }).color === 'silver';
export const isStormCard = (one: unknown): boolean => (one as Partial<StormCard>).storm === true;
