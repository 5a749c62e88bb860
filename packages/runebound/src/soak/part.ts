/** What an expansion gives to the soak. */

import type { Loaded } from '@questwright/kernel';
import type { RuneboundWorld, RuneboundTable } from '../world.ts';

/** What must hold: what is wrong in words, or null. A method: that of a pack is asked about its own world. */
export type Invariant = { of(t: RuneboundTable): string | null }['of'];

export interface SoakPart {
  /** Puts what it adds into a position of the middle of a game, or of its end. */
  arrange?(t: RuneboundTable, stage: { late: boolean }): void;
  /** Experience counters that each Hero has besides those that were bought. */
  experience?: number;
  /** False: what was discarded lies where it arranges it. */
  discards?: false;
  /** Where cards of a kind may lie, too, without the number of a seat. */
  homes?: Readonly<Record<string, readonly string[]>>;
  /** Piles that all see, where cards lie that have no abilities: whoever lies there was met. */
  open?: readonly string[];
  invariants?: readonly Invariant[];
  /** Steps besides wounds after which a Hero may fall: their local `on` says who. */
  blows?: readonly string[];
  /** Steps and choices that no game can come to, and why. */
  unreachable?(loaded: Loaded<RuneboundWorld>): Readonly<Record<string, string>>;
}
