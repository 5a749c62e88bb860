/** What figures that decide themselves weigh up, and keep while they act. */

import type { Square } from '@questwright/geometry/square';
import type { Written } from '../attack/locals.ts';
import type { Criterion, Manner, Purpose } from '../../words.ts';

export type Wish = {
  figure: number;
  purpose: Purpose;
  /** What narrows the choice, most important first. */
  prefer: Criterion[];
};
/** One step, or a Jump over spaces to the next one behind them. */
export type Leg = {
  to: Square;
  over: Square[];
};
/** A space where a movement can end, the best way there, and its risks. */
export interface Route {
  square: Square;
  legs: Leg[];
  points: number;
  /** Jumps that Defeat the figure if they fail. */
  deadly: number;
  /** Other Jumps. */
  jumps: number;
  /** Opponents that get a Break Attack on the way. */
  strikers: number[];
}
export interface Errand {
  figure: number;
  manner: Manner;
  /** The figure that the move is about. */
  goal: number;
  number: number;
  /** It provokes no Break Attacks. */
  quiet: boolean;
}
/** A route, and how far it is from what the instruction wants: the smallest is best. */
export interface Plan extends Route {
  score: number;
}

export interface AiLocals {
  /** What the Adventurers get for a figure, and who has Defeated it. */
  spoils: { figure: number; by: number };
  'loot card': {
    figure: number;
    by: number;
    card: number | null;
    /** There was no Item of the type that was rolled. */
    again?: boolean;
    /** Which of several Monster Loot Items it is. */
    nth?: number;
  };
  activation: { figure: number };
  /** Result: the figure that is chosen. */
  targeting: Wish;
  'AI spell': { wish: Wish; target: number | null; x: number; written: Written };
  'AI attack': { wish: Wish; target: number | null };
  course: Errand;
}
export interface AiKept {
  activation: {
    /** The AI Step that is looked at. */
    at: number;
    /** One was true. */
    performed: boolean;
    /** An instruction of it could not be carried out. */
    skipped: boolean;
    /** The step below all others, for those that were attacked from where they cannot get. */
    otherwise: boolean;
  };
  course: { plans: Plan[]; chosen?: Plan };
}
