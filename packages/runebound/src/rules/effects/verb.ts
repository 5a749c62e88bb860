/** A verb that cards may say is one object: its rule, its words, what it takes, what it does, and what comes of it. */

import type { Effect, Json, Verb, World } from '@questwright/kernel';
import type { VerbShape } from '@questwright/messages';
import type { Aid } from '../../odds/fight/index.ts';
import type { Party } from '../../odds/party.ts';
import type { Change } from '../../odds/reading.ts';
import type { Terrain } from '../../words.ts';
import type { RuneboundWorld } from '../../world.ts';

export interface CardVerb<W extends World = RuneboundWorld> extends Verb<W> {
  shape: VerbShape;
  /** Its words are a sentence of their own. */
  sentence?: true;
  /** What comes of it. Null, or left out: nobody can tell, and odds name it as left out. */
  estimate?(effect: Effect, now: Situation, odds: Odds): Forecast | null;
  /** What it does for a party in a fight, being all that an ability does; null when that is not understood. */
  helps?(effect: Effect, timing: string, only: Conditions): Help | null;
  /** What it does to a party in a fight, being done by its enemy unasked. */
  harms?(effect: Effect, timing: string, only: Conditions): Harm | null;
}
export type Conditions = Readonly<Record<string, Json>>;
export interface Help {
  aid: Omit<Aid, 'times' | 'activated'> | null;
  opening: { phase: number; wounds: number | null; byThis: boolean } | null;
}
export interface Harm {
  /** Wounds that every failed roll costs besides; wounds of each hit that do not come. */
  more?: number;
  armor?: number;
}

/** How things stand for a Hero while a text is followed. */
export interface Situation {
  party: Party;
  /** Wounds on the Hero and on each Ally, exhaustion on the Hero. */
  hurt: readonly number[];
  tired: number;
  gold: number;
  /** Gold that other gains are worth. */
  worth: number;
  /** In a fight: wounds on the enemy, and what lasts as long. */
  enemy: number;
  changes: readonly Change[];
  /** Nothing more comes of the text. */
  over: 'escaped' | 'knocked out' | null;
}
const RESTED = { hurt: [0], tired: 0, gold: 0, worth: 0, enemy: 0, changes: [], over: null };
export const situation = (party: Party, more: Partial<Situation>): Situation => ({ ...RESTED, party, ...more });
/** Whether the Hero, or an Ally, has Life left. */
export const stands = (now: Situation, at: number, lives: Odds['lives']): boolean =>
  now.hurt[at] === 0 || now.hurt[at]! < lives(now)[at]!;

/** What changes, and the effects that are followed next; or one of two; or whichever is best, nothing if there is none. What is
 *  vain could do nothing, so that nobody may choose it. */
export type Forecast =
  | { now?: Partial<Situation>; then?: readonly Effect[]; vain?: boolean }
  | { chance: number; hit: Forecast; miss: Forecast }
  | { best: readonly Forecast[] };

/** What a verb may ask when it is estimated. */
export interface Odds {
  /** The Life of the Hero and of each Ally. */
  lives(now: Situation): readonly number[];
  /** An amount that a card names. */
  amount(given: Json | undefined, now: Situation): number;
  /** In a fight. */
  fight?: InFight;
  /** Where all is counted in gold. */
  prices?: Prices;
}
export interface InFight {
  terrain: Terrain;
  /** The chance that an attack of the Hero hits, and its wounds. */
  attack(now: Situation, phase: number): { hit: number; wounds: number };
  /** What the Hero adds to a roll to defend, what it must reach, and what a failure costs. */
  defense(now: Situation, phase: number): { bonus: number; target: number; wounds: number };
  /** So many wounds of each hit do not come to the enemy. */
  armor: number;
}
export const inflicted = ({ armor }: InFight, { enemy }: Situation, wounds: number): Forecast => ({
  now: { enemy: enemy + Math.max(0, wounds - armor) },
});
export interface Prices {
  /** A card of the market deck; the card of the text, kept; what others do. */
  card: number;
  kept(now: Situation): number;
  others(effects: readonly Effect[], now: Situation): number;
  /** The chance to win a fight with the card of the text. */
  winning(now: Situation): number;
}
/** Worth so much gold outside of fights, or so much for each of an amount. */
export const worth =
  (gold: number, each?: string): NonNullable<CardVerb['estimate']> =>
  (effect, now, { prices, amount }) =>
    prices ? { now: { worth: now.worth + gold * (each === undefined ? 1 : amount(effect[each], now)) } } : null;

/** A list of effects inside an effect. */
export const listIn = (effect: Effect, name: string): readonly Effect[] => (effect[name] ?? []) as readonly Effect[];
export const onlyKeys = (record: Conditions, ...keys: string[]): boolean =>
  Object.keys(record).every((key) => keys.includes(key));
/** One word, or several. */
export const named = (value: Json | undefined): readonly string[] =>
  value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as string[]);
