/** What the course of an Encounter keeps while it is played: setup, tokens, spawning, turns. */

import type { Square } from '@questwright/geometry/square';
import type { EffectContext, Json } from '@questwright/kernel';
import type { Colour, Side, Skill } from '../../words.ts';

export type Spawn = {
  card: string;
  /** The spaces that it may come to. */
  squares: Square[];
  /** Left out: it opposes the Adventurers. */
  side?: Side;
};

export interface FrameLocals {
  game: object;
  'setting up': object;
  encounter: { encounter: string };
  prepare: object;
  placement: object;
  distribution: object;
  initiative: object;
  'combatant loot': object;
  round: object;
  drift: object;
  burning: object;
  urgency: object;
  'too late': object;
  restore: object;
  'starting space': { figure: number };
  /** The one that is met, and all that count. */
  'end condition': { end: string; ends: string[]; goesOn: boolean };
  reward: { end: string };
  totem: { token: number; colour: Colour; figure: number };
  loot: { token: number; colour: Colour; figure: number };
  objective: { token: number; colour: Colour; figure: number };
  /** Figures come into play, one after the other. */
  spawning: { spawns: Spawn[]; by: number; shields: number | null };
  spawn: Spawn & { by: number; thing: number };
  /** An Adventurer calls an Esper; null while it has not been chosen. */
  summoning: { figure: number; card: string | null };
  /** One figure of an Esper comes into play. */
  arrival: { by: number; card: string; thing: number };
  conduction: { figure: number };
  resumption: { figure: number };
  'exalted summoning': { figure: number };
  explosion: { thing: number };
  'picking up': { figure: number; thing: number; passed?: boolean };
  'called check': EffectContext & { figure: number; skill: Skill; number: number; passed?: boolean };
  'moving terrain': { figure: number; from: Square };
  removal: { figure: number };
  achievement: { name: string; figure: number };
  'text of an achievement': { name: string; figure: number };
  carrier: { token: number };
  /** An Adventurer changes what it has equipped, and takes from others. */
  're-equip': { figure: number; from: number[]; involved: number[]; taken: { thing: number; from: number }[] };
  /** For whom each seat is shopping, and the seats that have finished. */
  'shop and train': { store: string; shoppers: number[]; ready: number[] };
  purchase: { thing: number; figure: number };
  sale: { thing: number };
  /** An Upgrade is attached to an Item, in the place of another one if need be. */
  upgrading: { upgrade: number; item: number; instead: number | null };
  /** A DOUBLE Item is turned to its other side; of too many Upgrades this one stays in effect. */
  'turning over': { thing: number; keep: number | null };
  /** An Adventurer gains an Item; NOBODY: the players choose who. */
  gain: { figure: number; thing: number };
  /** An Adventurer spends XP on Disciplines. */
  training: { figure: number };
  /** An Adventurer that has learned Familiar chooses its Familiar. */
  'familiar choice': { figure: number };
  'initiative move': { figure: number; by: number };
  turn: { figure: number };
  'status phase': { figure: number };
}
export interface FrameKept {
  /** What the last Encounter was over with. */
  game: { outcome?: Json };
  explosion: { square: Square; chain: number[] };
  /** The other side, when there is one. */
  'turning over': { other?: number };
}
