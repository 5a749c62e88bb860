import type { Json, Message, Part, Refusal, RuleId, Seat, View } from '@questwright/kernel';

/** The answer would tell what the reader cannot see. */
export const HIDDEN = 'hidden';

export type Ruled = Message & { rule: RuleId | 'kernel'; also?: readonly RuleId[] };
export interface Explained {
  value: Json;
  parts: readonly Part[];
}

/** What one reader knows at one moment, of a game that is played here or at a table elsewhere. Nothing in it waits: where an
 *  answer has to be fetched first, null is given, and whoever asked is asked to come again. */
export interface Position {
  /** Its viewer is the reader. */
  readonly view: View;
  prompt(): Ruled;
  label(option: string): Ruled;
  /** What an element of a form of this seat says. */
  element(seat: Seat, choice: string, element: string): Message;
  value(name: string, about: readonly Json[]): Json;
  /** Every option that the choices of this step speak of. */
  mentioned(): readonly string[];
  /** Only those on offer are known. */
  readonly knowsOffersOnly: boolean;
  whyNot(option: string): Refusal | typeof HIDDEN | null;
  /** Null when there is no such value of that. */
  explain(name: string, about: readonly Json[]): Explained | typeof HIDDEN | null;
}
