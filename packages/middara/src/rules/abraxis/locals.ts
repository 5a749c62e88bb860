/** What a game of Abraxis Battle Dice keeps while it is played. */

import type { Face } from '../../cards.ts';
import type { Die, SymbolName } from '../../words.ts';

export type Symbols = Readonly<Partial<Record<SymbolName, number>>>;

export interface AbraxisPlayer {
  figure: number;
  dice: Die[];
  points: number;
  fate: number;
  /** Has lost all points. */
  out: boolean;
}
/** The dice of an Adventurer in a Round: those that are still rolled, how they lie, and those that are Locked In. */
export interface Hand {
  figure: number;
  dice: Die[];
  faces: Face[];
  locked: { die: Die; face: Face }[];
}
export interface AbraxisLocals {
  abraxis: { card: string; players: AbraxisPlayer[] };
  'abraxis round': { round: number; goal: Record<SymbolName, number>; hands: Hand[] };
  'locking in': { figure: number };
}
