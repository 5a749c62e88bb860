/** Entries of a table leave out what they do not need. Loaded, all of a kind have one shape: what every step reads is read
 *  faster. */

import type { Ask, Choice, Contribution, Step, Window, World } from './rules.ts';

/** An entry of which nothing is said, with every key that one may have. */
type Blank<T> = { readonly [K in T extends unknown ? keyof T : never]: undefined };

const STEP: Blank<Step<World>> = {
  rule: undefined,
  when: undefined,
  always: undefined,
  as: undefined,
  do: undefined,
  run: undefined,
  with: undefined,
  each: undefined,
  still: undefined,
  whileSome: undefined,
  cases: undefined,
  ask: undefined,
  window: undefined,
};
const ASK: Blank<Ask<World>> = {
  seats: undefined,
  choices: undefined,
  join: undefined,
  timing: undefined,
  prompt: undefined,
  instead: undefined,
  evenIfForced: undefined,
  decides: undefined,
  joined: undefined,
  agreed: undefined,
};
const CHOICE: Blank<Choice<World>> = {
  rule: undefined,
  list: undefined,
  why: undefined,
  whyNone: undefined,
  whyNotFor: undefined,
  kind: undefined,
  form: undefined,
  // oxlint-disable-next-line unicorn/no-thenable
  then: undefined,
  label: undefined,
  value: undefined,
  also: undefined,
  element: undefined,
  part: undefined,
};
const WINDOW: Blank<Window<World>> = {
  timing: undefined,
  order: undefined,
  closes: undefined,
  instead: undefined,
  decides: undefined,
};
const PART: Blank<Contribution<World>> = { rule: undefined, layer: undefined, printed: undefined, of: undefined };

const shaped = <T>(blank: object, entry: T): T => ({ ...blank, ...entry });

export const shapedStep = <W extends World>(step: Step<W>, ask: Ask<W> | null, window: Window<W> | null): Step<W> =>
  ({ ...STEP, ...step, ask: ask ?? undefined, window: window ?? undefined }) as Step<W>;
export const shapedAsk = <W extends World>(ask: Ask<W>): Ask<W> => shaped(ASK, ask);
export const shapedWindow = <W extends World>(window: Window<W>): Window<W> => shaped(WINDOW, window);
export const shapedChoice = <W extends World>(choice: Choice<W>): Choice<W> => shaped(CHOICE, choice);
export const shapedPart = <W extends World>(part: Contribution<W>): Contribution<W> => shaped(PART, part);
