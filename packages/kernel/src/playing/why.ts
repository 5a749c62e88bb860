/** Why something is not on offer, from the same predicates that build the options. */

import { abilityBegunBy, timingOf, whyNotAbility } from './abilities.ts';
import { enter } from './flow.ts';
import type { Params } from '../state/json.ts';
import type { Loaded, LoadedChoice, LoadedStep, LoadedTiming } from '../writing/load.ts';
import {
  choiceOf,
  neverTaken,
  words,
  type Frame,
  type Game,
  type OptionId,
  type Refusal,
  type RuleId,
  type World,
} from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import { Table } from './table.ts';

export const kernelRefusal = (key: string, params: Params = {}): Refusal => ({ rule: 'kernel', key, with: params });

/** Why something is not on offer to a seat now, from the predicates that build the options; null when it is on offer.
 *  `id` is an option id, or the beginning of one. */
export function whyNot<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, id: OptionId): Refusal | null {
  const { pending } = game;
  if (pending === null) return kernelRefusal('kernel.over');
  const offer = pending.offers.find((one) => one.seat === seat);
  const name = choiceOf(id);
  if (pending.given.some((one) => one.seat === seat) && offer?.asides.includes(id) !== true) {
    return { rule: pending.rule, key: 'kernel.answered-already', with: { seat } };
  }
  if (offer && (offer.options.includes(id) || offer.asides.includes(id) || offer.forms.some((f) => f.choice === id))) {
    return null;
  }
  // Of a card its number is enough; a whole ability must name its way of paying, too.
  const begins = name !== 'use' || /^use:\d+$/.test(id);
  if (begins && offer && [...offer.options, ...offer.asides].some((one) => one.startsWith(`${id}:`))) return null;
  const t = new Table(loaded, game, null);
  enter(t);
  const isAsked = offer?.asked === true;
  const asked = t.step.choices.find((one) => one.name === name);
  if (asked && isAsked) return reasonOf(t, asked, seat, id) ?? notAmong(t, asked, seat, id);
  if (asked) return asked.choice.whyNotFor?.(t, seat) ?? anotherSeat(t, seat);
  if (id === 'pass') {
    return isAsked
      ? { rule: t.ruleBehind(t.step.rule), key: 'kernel.nothing-to-pass', with: {} }
      : anotherSeat(t, seat);
  }
  if (name === 'use') {
    const why = whyNotUsed(t, seat, begins ? (abilityBegunBy(t, seat, id) ?? id) : id, isAsked);
    if (why !== null) return why;
  }
  const standing = loaded.asides.find((one) => one.name === name);
  if (standing) return reasonOf(t, standing, seat, id) ?? notNow(t, standing);
  const moment = momentOf(t, name);
  if (moment === null) return neverOffered(loaded, name) ?? kernelRefusal('kernel.unknown', { id });
  const { choice } = moment.step.choices.find((one) => one.name === name)!;
  // What is being played is the turn of others: nothing in it comes, or is over, for this seat.
  const when = isAsked ? moment.when : 'elsewhere';
  return choice.whyNotFor?.(t, seat) ?? anotherStep({ ...moment, when }, name, choice.rule);
}

const anotherSeat = (t: Table<any>, seat: Seat): Refusal => ({
  rule: t.ruleBehind(t.step.rule),
  key: 'kernel.another-seat',
  with: { seat },
});
const noSuchAbility = (t: Table<any>): Refusal => ({
  rule: t.ruleBehind(t.step.rule),
  key: 'kernel.no-such-ability',
  with: { timing: null },
});
/** What forbids an ability now comes before whose turn it is, and also where its moment follows in the same procedure: whoever can
 *  use nothing is not asked then. Null for what is no ability. */
function whyNotUsed<W extends World>(t: Table<W>, seat: Seat, id: OptionId, isAsked: boolean): Refusal | null {
  const { timing } = t.step;
  const at = timingOf(t, seat, id);
  if (at === null && timing) return isAsked ? whyNotAbility(t, timing, seat, id) : anotherSeat(t, seat);
  if (at === null) return /^use:\d/.test(id) ? noSuchAbility(t) : null;
  if (at === timing) return whyNotAbility(t, at, seat, id) ?? (isAsked ? null : anotherSeat(t, seat));
  const steps = [...t.step.proc.steps.values()];
  const follows = steps.slice(steps.indexOf(t.step)).some((one) => one.timing === at);
  return (follows ? whyNotAbility(t, at, seat, id) : null) ?? anotherTiming(at, id);
}
const anotherTiming = ({ rule, name: timing }: LoadedTiming<any>, id: OptionId): Refusal => {
  const [thing, ability = timing] = words(id);
  // What has no name of its own is called by its timing.
  const called = ability === timing ? null : ability;
  return { rule, key: 'kernel.another-timing', with: { timing, thing: Number(thing), ability: called } };
};
/** For rules that offer abilities as a choice of their own: the moment of one that is none of those; null for no ability. */
export function whyAnotherTiming<W extends World>(t: Table<W>, seat: Seat, id: OptionId): Refusal | null {
  const at = timingOf(t, seat, id);
  return at && anotherTiming(at, id);
}
const notNow = (t: Table<any>, { name, choice: { rule } }: LoadedChoice<any>): Refusal => {
  const closed = t.game.stack.findLast(({ proc }) => t.loaded.procs.get(proc)!.closed);
  return closed
    ? { rule, key: 'kernel.not-during', with: { choice: name, proc: closed.proc } }
    : { rule, key: 'kernel.not-now', with: { choice: name } };
};
const anotherStep = ({ step, when }: Moment, choice: string, rule: RuleId | 'kernel'): Refusal => ({
  rule: step.rule,
  key: 'kernel.another-step',
  with: { choice, step: `${step.proc.name}/${step.name}`, when },
  ...(rule === step.rule || rule === 'kernel' ? {} : { also: [rule] }),
});

function notAmong<W extends World>(t: Table<W>, asked: LoadedChoice<W>, seat: Seat, id: OptionId): Refusal {
  const { name, choice } = asked;
  const rule = t.ruleBehind(choice.rule);
  if (id !== name) return { rule, key: 'kernel.not-among', with: { choice: name, id } };
  return choice.whyNone?.(t, seat) ?? { rule, key: 'kernel.nothing-for-it', with: { choice: name } };
}

/** What is there only to be refused by name. */
function neverOffered(loaded: Loaded<any>, name: string): Refusal | null {
  for (const { steps } of loaded.procs.values()) {
    for (const { choices } of steps.values()) {
      const found = choices.find((one) => one.name === name);
      if (found) return { rule: found.choice.rule, key: 'kernel.never-offered', with: { choice: name } };
    }
  }
  return null;
}

// ---- the moment of a choice ----

/** A step that offers a choice, and whether it is over in what is being played, can only come, or is gone back to. */
interface Moment {
  step: LoadedStep<any>;
  when: 'over' | 'ahead' | 'within' | 'elsewhere';
}

/** The nearest moment: in the innermost procedure that is being played and what its steps run, then in those around it;
 *  in each of them what comes before what is over. */
function momentOf({ loaded, game }: Table<any>, choice: string): Moment | null {
  for (const frame of game.stack.toReversed()) {
    const steps = [...loaded.procs.get(frame.proc)!.steps.values()];
    const after = steps.findIndex(({ name }) => name === frame.step) + 1;
    const next = nextOf(frame, steps);
    const ahead = offering(loaded, steps.slice(Math.max(next, after)), choice);
    if (ahead) return { step: ahead, when: 'ahead' };
    const within = offering(loaded, steps.slice(next, after), choice);
    if (within) return { step: within, when: 'within' };
    const over = offering(loaded, steps.slice(0, next), choice);
    if (over) return { step: over, when: 'over' };
  }
  for (const { steps } of loaded.procs.values()) {
    for (const step of steps.values()) if (offers(step, choice)) return { step, when: 'elsewhere' };
  }
  return null;
}
/** Which step of a procedure comes next, as far as it is known by now: where it has been told to go; a question that an aside
 *  interrupts, or a window, is asked again. */
function nextOf({ step, at, goto, memo }: Frame, steps: readonly LoadedStep<any>[]): number {
  const now = steps.findIndex(({ name }) => name === (goto ?? step));
  if (goto !== null) return now;
  const { kind } = steps[now]!;
  const isAskedAgain = at === 1 && (kind === 'window' || (kind === 'ask' && memo?.answered !== true));
  return isAskedAgain ? now : now + 1;
}
/** The first of some steps that offers a choice, or of those that they run. */
function offering(
  loaded: Loaded<any>,
  steps: readonly LoadedStep<any>[],
  choice: string,
  seen: Set<string> = new Set(),
): LoadedStep<any> | null {
  if (steps.length === 0) return null;
  const found = steps.find((one) => offers(one, choice));
  if (found) return found;
  const run = [...new Set(steps.flatMap(({ step }) => step.run ?? []))].filter((proc) => !seen.has(proc));
  run.forEach((proc) => seen.add(proc));
  return offering(
    loaded,
    run.flatMap((proc) => [...loaded.procs.get(proc)!.steps.values()]),
    choice,
    seen,
  );
}
const offers = ({ choices }: LoadedStep<any>, choice: string): boolean =>
  choices.some((one) => one.name === choice && one.choice.then !== neverTaken);

/** The choice's own reason. Of a thing that the seat does not know it says nothing: the reason would tell what it is. */
function reasonOf<W extends World>(t: Table<W>, asked: LoadedChoice<W>, seat: Seat, id: OptionId): Refusal | null {
  const { choice, name } = asked;
  if (!choice.why) return null;
  const list = choice.list ? choice.list(t, seat) : [name];
  const listed = list.includes(id);
  if (!listed && words(id).some((word) => isUnknownThing(t, seat, word))) return notAmong(t, asked, seat, id);
  // The beginning of an option stands for the first one that begins so; the bare name of a choice that has none, for nothing.
  const meant = listed ? id : (list.find((one) => one.startsWith(`${id}:`)) ?? id);
  if (listed || meant !== id) return choice.why(t, seat, meant);
  if (id === name) return notAmong(t, asked, seat, id);
  // What somebody made up may be of no thing, or only the half of an option: the predicate may then have nothing to look at.
  try {
    return choice.why(t, seat, id);
  } catch {
    return notAmong(t, asked, seat, id);
  }
}
const isThing = (t: Table<any>, number: number): boolean => number < t.world.things.card.length;

/** Predicates make a number of a word, however it is spelled: `0x5` and ` 5` are the thing 5 for them. */
function isUnknownThing<W extends World>(t: Table<W>, seat: Seat, word: string): boolean {
  const number = Number(word);
  return Number.isInteger(number) && number >= 0 && isThing(t, number) && !t.knows(seat, number);
}
