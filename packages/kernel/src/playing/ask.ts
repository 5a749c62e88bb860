/** Questions and windows: who is asked, what is on offer, and what becomes of an answer. */

import { listens, mightListen, nextMandatory, usableAbilities, useAbility } from './abilities.ts';
import { follow, kept, moveOn, runBeside, where } from './flow.ts';
import { copy, more, type Json } from '../state/json.ts';
import { hasAnswer, legal, type Form } from './kinds.ts';
import type { LoadedChoice } from '../writing/load.ts';
import {
  choiceOf,
  type Call,
  type Decision,
  type Frame,
  type Given,
  type Offer,
  type OptionId,
  type Proposal,
  type World,
} from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import type { Table } from './table.ts';

// ---- questions ----

function allowed<W extends World>(t: Table<W>, { name, choice }: LoadedChoice<W>, seat: Seat, into: OptionId[]): void {
  const ids = choice.list ? choice.list(t, seat) : [name];
  if (!choice.why) {
    for (let i = 0; i < ids.length; i++) into.push(ids[i]!);
    return;
  }
  const { without } = t.loaded;
  for (let i = 0; i < ids.length; i++) {
    const why = choice.why(t, seat, ids[i]!);
    if (why === null || (without !== null && why.rule === without)) into.push(ids[i]!);
  }
}

const NOTHING: readonly never[] = [];

function offerTo<W extends World>(t: Table<W>, seat: Seat, skip: 'propose' | 'accept' | null): Offer {
  const options: OptionId[] = [];
  let forms: Offer['forms'] = NOTHING;
  const { choices } = t.step;
  for (let i = 0; i < choices.length; i++) {
    const { name, choice } = choices[i]!;
    if (skip !== null && choice.part === skip) continue;
    if (choice.kind === undefined && choice.form === undefined) {
      allowed(t, choices[i]!, seat, options);
      continue;
    }
    const why = choice.why?.(t, seat, name) ?? null;
    if (why !== null && why.rule !== t.loaded.without) continue;
    const { kind = 'some' } = choice;
    // A copy: the question must not change with the world while it is open.
    const of = copy(choice.form?.(t, seat) ?? null);
    const form: Form = { choice: name, kind, of };
    if ((of !== null || kind === 'confirm') && hasAnswer(form)) forms = [...forms, form];
  }
  return { seat, options, forms, asides: NOTHING, asked: true };
}

/** Adds what seats may do beside the question. The offers are new: nobody else holds them yet. */
function withAsides<W extends World>(t: Table<W>, offers: Offer[]): Offer[] {
  const { asides } = t.loaded;
  if (asides.length === 0 || isClosed(t)) return offers;
  for (const seat of t.seats) {
    const ids: OptionId[] = [];
    for (let i = 0; i < asides.length; i++) allowed(t, asides[i]!, seat, ids);
    if (ids.length === 0) continue;
    const own = offers.find((offer) => offer.seat === seat);
    if (own === undefined) offers.push({ seat, options: NOTHING, forms: NOTHING, asides: ids, asked: false });
    else (own as { asides: readonly OptionId[] }).asides = ids;
  }
  return offers;
}
function isClosed<W extends World>({ game: { stack }, loaded: { procs } }: Table<W>): boolean {
  for (let i = stack.length - 1; i >= 0; i--) if (procs.get(stack[i]!.proc)!.closed) return true;
  return false;
}

// A plain loop: questions are many.
function leaveNoChoice(offers: readonly Offer[]): boolean {
  for (let i = 0; i < offers.length; i++) {
    const { options, forms } = offers[i]!;
    if (options.length !== 1 || forms.length > 0) return false;
  }
  return true;
}

/** Asks the question of the step being played, unless there is nothing to decide. */
export function question<W extends World>(t: Table<W>, f: Frame, mayAnswerItself: boolean): void {
  const ask = t.step.ask!;
  const instead = ask.instead?.(t);
  if (instead) return follow(t, f, instead);
  const join = ask.join ?? 'any';
  const proposal: Proposal | null = f.memo?.proposal ?? null;
  let seats = ask.seats(t);
  if (join === 'agree') {
    seats = proposal ? seats.filter((s) => s !== proposal.seat && !proposal.accepted.includes(s)) : seats.slice(0, 1);
  }
  const skip = join === 'agree' && proposal === null ? 'accept' : null;
  let offers: Offer[] | null = null;
  for (let i = 0; i < seats.length; i++) {
    const offer = offerTo(t, seats[i]!, skip);
    if (t.step.timing !== null) addAbilities(t, offer.seat, offer.options as OptionId[]);
    if (offer.options.length > 0 || offer.forms.length > 0) offers = more(offers, offer);
  }
  if (offers === null) {
    if (seats.length === 0) return moveOn(t, f);
    throw new Error(`Dead end: ${where(t.game)} offers nothing to seat ${seats.join(', ')}`);
  }
  if (mayAnswerItself && join !== 'agree') {
    const itself = offers.length === 1 ? ask.decides?.(t, offers[0]!) : null;
    if (itself) {
      return takeDecided(t, f, offers[0]!, itself);
    }
    const hides = t.step.timing !== null && offers.some((one) => mightListen(t, one.seat));
    const forced = ask.evenIfForced !== true && !hides && leaveNoChoice(offers);
    if (forced && join === 'any') return take(t, f, offers[0]!.seat, offers[0]!.options);
    if (forced)
      return joinEach(
        t,
        f,
        offers.map(({ seat, options }) => ({ seat, pick: options })),
      );
  }
  const before = (f.memo?.given ?? NOTHING) as readonly Given[];
  const given =
    before.length === 0
      ? before
      : before.filter(({ seat, pick }) => offers.some((one) => one.seat === seat && legal(one, pick)));
  if (given.length === offers.length) return joinEach(t, f, given);
  decide(t, f, join, withAsides(t, offers), given, proposal);
}

/** Plays what a ranking decided in place of a person; the trace says how. */
function takeDecided<W extends World>(
  t: Table<W>,
  f: Frame,
  offer: Offer,
  { pick, trace }: { pick: readonly string[]; trace: Json },
): void {
  if (!legal(offer, pick)) throw new Error(`${where(t.game)} decided ${pick.join(' ')}, which is not on offer`);
  t.emit('decided', { pick, trace });
  take(t, f, offer.seat, pick);
}

function decide<W extends World>(
  t: Table<W>,
  f: Frame,
  join: Decision['join'],
  offers: Offer[],
  given: readonly Given[],
  proposal: Proposal | null,
): void {
  const { game } = t;
  game.no++;
  game.pending = {
    no: game.no,
    rule: t.ruleBehind(t.step.rule),
    proc: f.proc,
    step: f.step,
    join,
    offers,
    given,
    proposal,
  };
}

// ---- windows ----

interface WindowMemo {
  order: readonly Seat[];
  at: number;
  passes: number;
  /** Mandatory abilities that have taken place. */
  done: string[];
}

function pass(memo: WindowMemo, closes: 'in turn' | 'all pass'): void {
  memo.passes++;
  memo.at = closes === 'in turn' ? memo.at + 1 : (memo.at + 1) % memo.order.length;
}

export function openWindow<W extends World>(t: Table<W>, f: Frame, mayAnswerItself: boolean): void {
  const timing = t.step.timing!;
  const heard = !timing.deaf && timing.rule !== t.loaded.without;
  if (f.at === 0) {
    if (timing.choices.length === 0 && !(heard && listens(t, timing))) return moveOn(t, f);
    f.memo = { order: [...(t.step.window!.order?.(t) ?? t.seats)], at: 0, passes: 0, done: [] } satisfies WindowMemo;
    f.at = 2;
  }
  const instead = t.step.window!.instead?.(t);
  if (instead) return follow(t, f, instead);
  const memo = f.memo as WindowMemo;
  const must = heard ? nextMandatory(t, timing, memo.done, memo.order[0] ?? 0) : null;
  if (must !== null) {
    f.calls = kept(t, [must]);
    f.at = 1;
    return;
  }
  const closes = t.step.window!.closes ?? 'in turn';
  const last = memo.order.length;
  while (closes === 'in turn' ? memo.at < last : memo.passes < last) {
    const offer = offerInWindow(t, memo.order[memo.at]!, heard);
    if (offer === null) {
      pass(memo, closes);
      continue;
    }
    const itself = mayAnswerItself ? t.step.window!.decides?.(t, offer) : null;
    if (itself) return takeDecided(t, f, offer, itself);
    return decide(t, f, 'any', withAsides(t, [offer]), NOTHING, null);
  }
  moveOn(t, f);
}

/** Abilities of the seat's cards at the step's timing, as far as they can be used. */
function addAbilities<W extends World>(t: Table<W>, seat: Seat, options: OptionId[]): void {
  const timing = t.step.timing!;
  if (timing.deaf || timing.rule === t.loaded.without) return;
  usableAbilities(t, timing, seat, options);
}

function offerInWindow<W extends World>(t: Table<W>, seat: Seat, heard: boolean): Offer | null {
  const offer = offerTo(t, seat, null);
  const options = offer.options as OptionId[];
  if (heard) addAbilities(t, seat, options);
  // Whether a seat is asked must not tell what it holds: with hidden cards it is asked by their number.
  if (options.length === 0 && offer.forms.length === 0 && !(heard && mightListen(t, seat))) return null;
  options.push('pass');
  return offer;
}

// ---- answers ----

/** Finds the choice of the step that an option belongs to; from here on it is the choice's rule that speaks. */
function choiceFor<W extends World>(t: Table<W>, id: OptionId): LoadedChoice<W> {
  const { choices } = t.step;
  for (let i = 0; i < choices.length; i++) {
    const one = choices[i]!;
    const { length } = one.name;
    if (id.startsWith(one.name) && (id.length === length || id.charCodeAt(length) === COLON)) {
      t.citing = one.choice.rule;
      return one;
    }
  }
  throw new Error(`${t.frame.proc}/${t.frame.step} has no choice ${choiceOf(id)}`);
}
const COLON = 58;
const elementsOf = (pick: readonly string[]): readonly string[] => (pick.length === 1 ? NOTHING : pick.slice(1));

/** Plays one answer to a question that is over with it, or to a window. */
export function take<W extends World>(t: Table<W>, f: Frame, seat: Seat, pick: readonly string[]): void {
  const id = pick[0]!;
  if (t.step.window === null && t.step.timing !== null && id.startsWith('use:')) {
    const next = useAbility(t, t.step.timing.name, seat, id) as { run: readonly Call[] };
    f.at = 2;
    return runBeside(t, next.run, []);
  }
  if (t.step.window === null) {
    follow(t, f, choiceFor(t, id).choice.then(t, seat, id, elementsOf(pick)));
    return;
  }
  const memo = f.memo as WindowMemo;
  const closes = t.step.window.closes ?? 'in turn';
  if (id === 'pass') {
    pass(memo, closes);
    f.at = 2;
    return;
  }
  if (closes === 'all pass') {
    memo.passes = 0;
    memo.at = (memo.at + 1) % memo.order.length;
  }
  const next = id.startsWith('use:')
    ? useAbility(t, t.step.timing!.name, seat, id)
    : choiceFor(t, id).choice.then(t, seat, id, elementsOf(pick));
  if (!next) f.at = 2;
  else follow(t, f, next);
}

export function aside<W extends World>(t: Table<W>, f: Frame, pending: Decision, seat: Seat, id: OptionId): void {
  if (pending.given.length > 0) f.memo = { ...f.memo, given: pending.given };
  const { choice } = t.loaded.asides.find((one) => one.name === choiceOf(id))!;
  t.citing = choice.rule;
  const next = choice.then(t, seat, id, []);
  f.at = 2;
  if (!next) return;
  if ('end' in next || 'over' in next) follow(t, f, next);
  else if ('run' in next) runBeside(t, next.run, []);
  else throw new Error(`Aside ${choiceOf(id)} may run or end procedures; the question beside it stays`);
}

export function joinEach<W extends World>(t: Table<W>, f: Frame, given: readonly Given[]): void {
  const inOrder = [...given].sort((x, y) => x.seat - y.seat);
  const { joined } = t.step.ask!;
  if (joined) {
    follow(t, f, joined(t, inOrder));
    return;
  }
  const calls: Call[] = [];
  for (const { seat, pick } of inOrder) {
    const next = choiceFor(t, pick[0]!).choice.then(t, seat, pick[0]!, elementsOf(pick));
    if (!next) continue;
    if (!('run' in next)) throw new Error(`${f.proc}/${f.step}: a joint answer may only run procedures; use joined`);
    calls.push(...next.run);
  }
  follow(t, f, calls.length > 0 ? { run: calls } : undefined);
}

export function bargain<W extends World>(
  t: Table<W>,
  f: Frame,
  seat: Seat,
  pick: readonly string[],
  on: Proposal | null,
): void {
  const { choice } = choiceFor(t, pick[0]!);
  const put = (proposal: Proposal): void => {
    f.memo = { ...f.memo, proposal };
    f.at = 2;
  };
  if (choice.part === 'propose') {
    t.emit('proposed', { seat, pick });
    put({ seat, pick, round: (on?.round ?? 0) + 1, accepted: [] });
  } else if (choice.part === 'accept') {
    const proposal: Proposal = { ...on!, accepted: [...on!.accepted, seat] };
    const parties = t.step.ask!.seats(t);
    if (proposal.accepted.length < parties.length - 1) return put(proposal);
    t.emit('agreed', { seat: proposal.seat, pick: proposal.pick });
    follow(t, f, t.step.ask!.agreed?.(t, proposal));
  } else take(t, f, seat, pick);
}
