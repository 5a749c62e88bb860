import { field, type Next, type Seat, type Table, type World } from '@questwright/kernel';
import type { Card, Character, Phase } from './content.ts';

export interface Land extends World {
  heroes: { gold: number; adventureCounters: string[] }[];
  turn: Seat;
}
export type LandTable = Table<Land>;

export const SCHEMA = {
  heroes: field.perSeat(field.record({ gold: field.whole(), adventureCounters: field.list(field.text()) })),
  turn: field.whole(),
};

// ---- the locals of the procedures ----

export interface Combat {
  heroes: Seat[];
  opponent: number;
  /** What this combat does differently: `no escape`, `no before combat`. */
  exceptions: string[];
  /** What became of heroes that fight no longer. */
  outcome: Record<string, 'escaped' | 'knocked out'>;
}
export interface Wounds {
  on: number;
  amount: number;
}

// ---- cards ----

export const card = (t: LandTable, thing: number): Card => t.contentOf(thing).content as Card;
export const character = (t: LandTable, thing: number): Character => card(t, thing) as Character;
export const heroOf = (t: LandTable, seat: Seat): number => t.pile('hero', seat)[0]!;
export const alliesOf = (t: LandTable, seat: Seat): number[] =>
  t.pile('play', seat).filter((thing) => card(t, thing).kind === 'ally');
export const woundsOn = (t: LandTable, thing: number): number => t.counters(thing, 'wounds');
export const exhaustionOn = (t: LandTable, thing: number): number => t.counters(thing, 'exhaustion');

export const combatValue = (t: LandTable, thing: number, phase: Phase): number => t.value('combat value', thing, phase);
export const damageOf = (t: LandTable, thing: number, phase: Phase): number => t.value('damage', thing, phase);
export const fallen = (t: LandTable, thing: number): boolean => woundsOn(t, thing) >= t.value('life', thing);

// ---- combat ----

export const combat = (t: LandTable): Combat => t.within('combat');
export const opponentOf = (t: LandTable): number => combat(t).opponent;
export const fights = (t: LandTable, hero: unknown): boolean => !(String(hero) in combat(t).outcome);
export const fighting = (t: LandTable): Seat[] => combat(t).heroes.filter((hero) => fights(t, hero));

/** The procedures that one hero plays inside a combat; never one inside another. */
const PARTS = ['before combat', 'escape phase', 'ranged phase', 'melee phase', 'magic phase'] as const;
const partBeingPlayed = (t: LandTable): string | null => PARTS.find((part) => t.isWithin(part)) ?? null;

/** This hero's part in the combat is over; the combat is over when nobody is left. */
export function leaveCombat(t: LandTable, hero: Seat, how: 'escaped' | 'knocked out'): Next {
  const { outcome } = combat(t);
  outcome[hero] = how;
  const part = partBeingPlayed(t);
  if (fighting(t).length === 0 || part === null)
    return { end: 'combat', as: { outcome: { ...outcome }, defeated: false } };
  return { end: part };
}
