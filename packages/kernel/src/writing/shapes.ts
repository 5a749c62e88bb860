/** Entries of a table leave out what they do not need. Loaded, all of a kind have one shape: what every step reads is read
 *  faster. */

import type { Ask, Choice, Contribution, Step, Window, World } from './rules.ts';

type Shaped<T> = { [K in keyof Required<T>]: T[K] | undefined };

/** A step of any form, as far as it is read. */
interface AnyStep<W extends World> {
  rule: Step<W>['rule'];
  when?: Step<W>['when'];
  always?: true;
  as?: string;
  do?: unknown;
  run?: string;
  with?: unknown;
  each?: unknown;
  still?: unknown;
  whileSome?: unknown;
  cases?: unknown;
  ask?: unknown;
  window?: unknown;
}

export function shapedStep<W extends World>(step: Step<W>, ask: Ask<W> | null, window: Window<W> | null): Step<W> {
  const any = step as AnyStep<W>;
  const shaped: Shaped<AnyStep<W>> = {
    rule: any.rule,
    when: any.when,
    always: any.always,
    as: any.as,
    do: any.do,
    run: any.run,
    with: any.with,
    each: any.each,
    still: any.still,
    whileSome: any.whileSome,
    cases: any.cases,
    ask: ask ?? undefined,
    window: window ?? undefined,
  };
  return shaped as unknown as Step<W>;
}

export function shapedAsk<W extends World>(ask: Ask<W>): Ask<W> {
  const shaped: Shaped<Ask<W>> = {
    seats: ask.seats,
    choices: ask.choices,
    join: ask.join,
    timing: ask.timing,
    prompt: ask.prompt,
    instead: ask.instead,
    evenIfForced: ask.evenIfForced,
    decides: ask.decides,
    joined: ask.joined,
    agreed: ask.agreed,
  };
  return shaped as Ask<W>;
}

export function shapedWindow<W extends World>(window: Window<W>): Window<W> {
  const { timing, order, closes, instead, decides } = window;
  const shaped: Shaped<Window<W>> = { timing, order, closes, instead, decides };
  return shaped as Window<W>;
}

export function shapedChoice<W extends World>(choice: Choice<W>): Choice<W> {
  const shaped: Shaped<Choice<W>> = {
    rule: choice.rule,
    list: choice.list,
    why: choice.why,
    kind: choice.kind,
    form: choice.form,
    // oxlint-disable-next-line unicorn/no-thenable
    then: choice.then,
    label: choice.label,
    value: choice.value,
    element: choice.element,
    part: choice.part,
  };
  return shaped as Choice<W>;
}

export function shapedPart<W extends World>({ rule, layer, printed, of }: Contribution<W>): Contribution<W> {
  const shaped: Shaped<Contribution<W>> = { rule, layer, printed, of };
  return shaped as Contribution<W>;
}
