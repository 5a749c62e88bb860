/** Plays a game: applies an answer and goes on to the next decision or the end. */

import { abilityIds, listens, mightListen, nextMandatory, timingOf, useAbility, whyNotAbility } from './effects.ts';
import { copy, type Json, type Params } from './json.ts';
import { hasAnswer, legal, type Form } from './kinds.ts';
import type { Loaded, LoadedChoice, LoadedStep } from './load.ts';
import { cloneDice, seeded, type Script } from './random.ts';
import {
  choiceOf,
  type Answer,
  type Call,
  type Decision,
  type Ending,
  type Event,
  type Frame,
  type Game,
  type Given,
  type Next,
  type Offer,
  type OptionId,
  type Proposal,
  type Refusal,
  type Step,
  type World,
} from './rules.ts';
import type { Seat } from './schema.ts';
import { Table } from './table.ts';
import { emptyThings } from './things.ts';

/** A game that plays this long without asking anybody is stuck. */
const MOST_STEPS = 10_000;

export interface Start {
  seats: number;
  /** Everything random follows from this text. */
  seed: string;
  options?: Params;
  script?: Partial<Script>;
}

/** A game that cannot begin like this, and the rule that says so. */
export class StartError extends Error {
  readonly refusal: Refusal;
  constructor(rule: Refusal['rule'], params: Params) {
    super(`${rule}: for ${params['min']} to ${params['max']} seats, not ${params['seats']}`);
    this.refusal = { rule, key: 'kernel.seats', with: params };
  }
}

/** A new game, played up to its first decision. */
export function begin<W extends World>(loaded: Loaded<W>, start: Start, events: Event[] | null = null): Game<W> {
  const t = tableFor(loaded, start, events);
  playOn(t);
  return t.game;
}

/** A new game that is set up, with nothing played yet. */
export function setUp<W extends World>(loaded: Loaded<W>, start: Start, events: Event[] | null = null): Game<W> {
  return tableFor(loaded, start, events).game;
}

function tableFor<W extends World>(loaded: Loaded<W>, start: Start, events: Event[] | null): Table<W> {
  const { min, max, rule } = loaded.definition.seats;
  const { seats } = start;
  const fits = Number.isInteger(seats) && seats >= min && seats <= max;
  if (!fits && rule !== loaded.without) throw new StartError(rule, { min, max, seats });
  const world = loaded.world.empty(seats);
  world.seats = seats;
  world.things = emptyThings(loaded.pilesFor(seats).all, loaded.rules.counters, seats);
  const game: Game<W> = { world, dice: seeded(start.seed), stack: [], pending: null, no: 0, result: null, over: false };
  game.dice.script = { dice: [...(start.script?.dice ?? [])], orders: copy(start.script?.orders ?? []) };
  const t = new Table(loaded, game, events);
  push(t, { proc: 'game', with: null });
  enter(t);
  for (const name in loaded.rules.setup) {
    const part = loaded.rules.setup[name]!;
    t.citing = part.rule;
    part.do(t, start.options ?? {});
  }
  return t;
}

export function clone<W extends World>(loaded: Loaded<W>, game: Game<W>): Game<W> {
  const stack: Frame[] = new Array(game.stack.length);
  for (let i = 0; i < stack.length; i++) stack[i] = cloneFrame(game.stack[i]!);
  return {
    world: loaded.cloneWorld(game.world),
    dice: cloneDice(game.dice),
    stack,
    pending: game.pending,
    no: game.no,
    result: game.result,
    over: game.over,
  };
}

function cloneFrame(frame: Frame): Frame {
  return {
    proc: frame.proc,
    step: frame.step,
    at: frame.at,
    locals: copy(frame.locals),
    calls: frame.calls && copy(frame.calls),
    goto: frame.goto,
    results: frame.results.length === 0 ? [] : copy(frame.results),
    uses: frame.uses && { ...frame.uses },
    lasting: frame.lasting && copy(frame.lasting),
    memo: copy(frame.memo),
    due: frame.due && frame.due.slice(),
    ending: frame.ending && copy(frame.ending),
  };
}

export type Outcome<W extends World> =
  | { game: Game<W>; events: Event[]; refusal: null }
  | { game: Game<W>; events: []; refusal: Refusal };

/** Applies one answer to a copy. The given game is never changed. */
export function advance<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, answer: Answer): Outcome<W> {
  const refusal = refusalOf(loaded, game, seat, answer);
  if (refusal !== null) return { game, events: [], refusal };
  const next = clone(loaded, game);
  const events: Event[] = [];
  apply(new Table(loaded, next, events), seat, answer.pick);
  return { game: next, events, refusal: null };
}

/** The in-place twin of `advance`. Returns why the answer was refused, in which case nothing changed, or null. */
export function play<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  seat: Seat,
  answer: Answer,
  events: Event[] | null = null,
): Refusal | null {
  const refusal = refusalOf(loaded, game, seat, answer);
  if (refusal !== null) return refusal;
  apply(new Table(loaded, game, events), seat, answer.pick);
  return null;
}

const kernelRefusal = (key: string, params: Params = {}): Refusal => ({ rule: 'kernel', key, with: params });

function refusalOf<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, answer: Answer): Refusal | null {
  const { pending } = game;
  if (pending === null) return kernelRefusal('kernel.over');
  if (answer.no !== pending.no) return kernelRefusal('kernel.stale', { no: answer.no, now: pending.no });
  const offer = pending.offers.find((one) => one.seat === seat);
  if (offer === undefined) return kernelRefusal('kernel.not-asked', { seat });
  const { pick } = answer;
  const first = pick[0];
  if (first === undefined) return kernelRefusal('kernel.empty-answer');
  if (pick.length === 1 && offer.asides.includes(first)) return null;
  if (pending.given.some((one) => one.seat === seat)) return whyNot(loaded, game, seat, first);
  if (pick.length === 1 ? offer.options.includes(first) || legal(offer, pick) : legal(offer, pick)) return null;
  return whyNot(loaded, game, seat, first) ?? kernelRefusal('kernel.not-offered', { pick });
}

// ---- answers ----

function apply<W extends World>(t: Table<W>, seat: Seat, pick: readonly string[]): void {
  const { game } = t;
  const pending = game.pending!;
  const f = enter(t);
  const id = pick[0]!;
  const offer = pending.offers.find((one) => one.seat === seat)!;
  if (offer.asides.includes(id) && pick.length === 1) {
    game.pending = null;
    aside(t, f, pending, seat, id);
  } else if (pending.join === 'each') {
    const given = [...pending.given, { seat, pick }];
    const waiting = pending.offers.some((one) => one.asked && !given.some((g) => g.seat === one.seat));
    if (waiting) {
      game.pending = { ...pending, given };
      return;
    }
    game.pending = null;
    joinEach(t, f, given);
  } else if (pending.join === 'agree') {
    game.pending = null;
    bargain(t, f, seat, pick, pending.proposal);
  } else {
    game.pending = null;
    take(t, f, seat, pick);
  }
  playOn(t);
}

/** Finds a choice of the step by name; from here on it is the choice's rule that speaks. */
function choiceNamed<W extends World>(t: Table<W>, name: string): LoadedChoice<W> {
  const found = t.step.choices.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${t.frame.proc}/${t.frame.step} has no choice ${name}`);
  t.citing = found.choice.rule;
  return found;
}

/** Plays one answer to a question that is over with it, or to a window. */
function take<W extends World>(t: Table<W>, f: Frame, seat: Seat, pick: readonly string[]): void {
  const id = pick[0]!;
  if (t.step.window === null) {
    const name = choiceOf(id);
    follow(t, f, choiceNamed(t, name).choice.then(t, seat, id, pick.slice(1)));
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
    : choiceNamed(t, choiceOf(id)).choice.then(t, seat, id, pick.slice(1));
  if (!next) f.at = 2;
  else follow(t, f, next);
}

function aside<W extends World>(t: Table<W>, f: Frame, pending: Decision, seat: Seat, id: OptionId): void {
  if (pending.given.length > 0) f.memo = { ...f.memo, given: pending.given };
  const { choice } = t.loaded.asides.find((one) => one.name === choiceOf(id))!;
  t.citing = choice.rule;
  const next = choice.then(t, seat, id, []);
  f.at = 2;
  if (!next) return;
  if ('end' in next) follow(t, f, next);
  else if ('run' in next) runBeside(t, next.run, []);
  else throw new Error(`Aside ${choiceOf(id)} may run or end procedures; the question beside it stays`);
}

function joinEach<W extends World>(t: Table<W>, f: Frame, given: readonly Given[]): void {
  const inOrder = [...given].sort((x, y) => x.seat - y.seat);
  const { joined } = t.step.ask!;
  if (joined) {
    follow(t, f, joined(t, inOrder));
    return;
  }
  const calls: Call[] = [];
  for (const { seat, pick } of inOrder) {
    const next = choiceNamed(t, choiceOf(pick[0]!)).choice.then(t, seat, pick[0]!, pick.slice(1));
    if (!next) continue;
    if (!('run' in next)) throw new Error(`${f.proc}/${f.step}: a joint answer may only run procedures; use joined`);
    calls.push(...next.run);
  }
  follow(t, f, calls.length > 0 ? { run: calls } : undefined);
}

function bargain<W extends World>(
  t: Table<W>,
  f: Frame,
  seat: Seat,
  pick: readonly string[],
  on: Proposal | null,
): void {
  const { choice } = choiceNamed(t, choiceOf(pick[0]!));
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

// ---- the loop ----

function push<W extends World>(t: Table<W>, call: Call, due: string[] | null = null): void {
  const proc = t.loaded.procs.get(call.proc);
  if (proc === undefined) throw new Error(`There is no procedure ${call.proc}`);
  t.game.stack.push({
    proc: call.proc,
    step: proc.first.name,
    at: 0,
    // A copy: parameters taken from the world or from other locals must not stay tied to them.
    locals: copy(call.with),
    calls: null,
    goto: null,
    results: [],
    uses: null,
    lasting: null,
    memo: null,
    due,
    ending: null,
  });
}

/** Points the table at the top frame. */
function enter<W extends World>(t: Table<W>): Frame {
  const { stack } = t.game;
  const f = stack[stack.length - 1]!;
  if (t.frame !== f || t.step.name !== f.step) {
    t.frame = f;
    t.step = stepOf(t, f);
  }
  t.citing = t.step.rule;
  t.locals = f.locals;
  t.results = f.results;
  return f;
}

function stepOf<W extends World>(t: Table<W>, f: Frame): LoadedStep<W> {
  const step = t.loaded.procs.get(f.proc)?.steps.get(f.step);
  if (step === undefined) throw new Error(`There is no step ${f.proc}/${f.step}`);
  return step;
}

export const where = (game: Game<any>): string => game.stack.map((f) => `${f.proc}/${f.step}`).join(' > ');

function playOn<W extends World>(t: Table<W>): void {
  const { game } = t;
  const { stack } = game;
  for (let steps = 0; stack.length > 0 && game.pending === null; steps++) {
    if (steps > MOST_STEPS) throw new Error(`Loop: ${MOST_STEPS} steps without a decision at ${where(game)}`);
    if (t.due !== null && watch(t)) continue;
    const f = enter(t);
    if (f.at === 1) {
      if (f.calls !== null && f.calls.length > 0) push(t, f.calls.shift()!);
      else over(t, f);
      continue;
    }
    const { step, kind } = t.step;
    if (f.at === 0 && step.when !== undefined && !step.when(t)) {
      if (step.as !== undefined) keep(f, step.as, null);
      moveOn(t, f);
      continue;
    }
    if (t.loaded.onStep !== null) t.loaded.onStep(t.step);
    if (kind === 'do') follow(t, f, step.do!(t));
    else if (kind === 'ask') question(t, f, true);
    else if (kind === 'window') openWindow(t, f, true);
    else runStep(t, f);
  }
}

/** What a step called is over. */
function over<W extends World>(t: Table<W>, f: Frame): void {
  const { kind, step } = t.step;
  const ran = f.calls !== null;
  f.calls = null;
  if (step.as !== undefined && ran) keep(f, step.as, f.results[f.results.length - 1] ?? null);
  if (f.goto !== null || kind === 'do' || kind === 'run') moveOn(t, f);
  // A question that ran an aside is asked again; one that was answered moves on.
  else if (kind === 'ask' && f.memo?.answered === true) moveOn(t, f);
  else f.at = 2;
}

function keep(f: Frame, as: string, result: Json): void {
  f.locals = { ...f.locals, [as]: result };
}

type RunStep<W extends World> = Extract<Step<W>, { run: string }>;

function runStep<W extends World>(t: Table<W>, f: Frame): void {
  const step = t.step.step as RunStep<W>;
  let call: Call;
  if (step.each !== undefined) {
    if (f.at === 0) f.memo = { list: [...step.each(t)] };
    const rest = f.memo.list as Json[];
    let item: Json | undefined;
    do item = rest.shift();
    while (item !== undefined && step.still !== undefined && !step.still(t, item));
    if (item === undefined) return moveOn(t, f);
    call = { proc: step.run, with: step.with ? step.with(t, item) : item };
  } else if (step.whileSome !== undefined) {
    const item = step.whileSome(t);
    if (item === null) return moveOn(t, f);
    call = { proc: step.run, with: step.with ? step.with(t, item) : item };
  } else {
    call = { proc: step.run, with: step.with ? step.with(t) : null };
  }
  if (f.at === 0 || step.whileSome !== undefined) f.results = [];
  f.at = 1;
  f.calls = [];
  push(t, call);
}

function moveOn<W extends World>(t: Table<W>, f: Frame): void {
  f.memo = null;
  f.calls = null;
  f.at = 0;
  const { goto } = f;
  if (goto !== null) {
    f.goto = null;
    f.step = goto;
    t.step = stepOf(t, f);
  } else if (f.ending !== null) unwind(t, f.ending);
  else if (t.step.next === null) give(t, null);
  else {
    t.step = t.step.next;
    f.step = t.step.name;
  }
}

/** Does what a step said. If something happened that a watch waits for, the step is not left before the watches have
 *  looked: what they start is played inside the step that caused it. */
function follow<W extends World>(t: Table<W>, f: Frame, next: Next): void {
  if (!next) leave(t, f);
  else if ('run' in next) {
    f.calls = copy(next.run) as Call[];
    f.at = 1;
    f.goto = next.goto ?? null;
    f.results = [];
    if (t.step.kind === 'ask') f.memo = { ...f.memo, answered: true };
  } else if ('goto' in next) {
    f.goto = next.goto;
    leave(t, f);
  } else if ('done' in next) {
    if (t.due === null) return finish(t, f, next.done);
    f.ending ??= { end: f.proc, as: copy(next.done), given: true, instead: null };
    leave(t, f);
  } else {
    if (!t.isWithin(next.end)) throw new Error(`end: ${next.end} is not being played at ${where(t.game)}`);
    unwind(t, { end: next.end, as: copy(next.as ?? null), given: 'as' in next, instead: copy(next.instead ?? null) });
  }
}

function leave<W extends World>(t: Table<W>, f: Frame): void {
  if (t.due === null) return moveOn(t, f);
  f.at = 1;
  f.calls = null;
  if (t.step.kind === 'ask') f.memo = { ...f.memo, answered: true };
}

/** A procedure says itself that it is over: the `always` steps that are left still take place. */
function finish<W extends World>(t: Table<W>, f: Frame, result: Json): void {
  if (f.ending !== null) unwind(t, f.ending);
  else if (t.step.always !== null) unwind(t, { end: f.proc, as: result, given: true, instead: null });
  else give(t, result);
}

/** The top procedure is over with a result. */
function give<W extends World>(t: Table<W>, given: Json): void {
  const result = copy(given);
  const { stack } = t.game;
  const f = stack.pop()!;
  wakeDue(t, f);
  const caller = stack[stack.length - 1];
  if (caller === undefined) {
    t.game.result = result;
    t.game.over = true;
  } else if (f.due === null) caller.results.push(result);
}

function wakeDue<W extends World>(t: Table<W>, f: Frame): void {
  if (f.due === null) return;
  t.wake(f.due.map((name) => t.loaded.watches.findIndex((one) => one.name === name)).filter((i) => i >= 0));
}

function unwind<W extends World>(t: Table<W>, wanted: Ending): void {
  const { stack } = t.game;
  let ending = wanted;
  for (;;) {
    const f = stack[stack.length - 1]!;
    // What ends from an `always` step does not stop an ending that was under way and reaches further out.
    if (f.ending !== null && reach(t, f.ending) < reach(t, ending)) ending = f.ending;
    const due = stepOf(t, f).always;
    if (due !== null) {
      f.step = due.name;
      f.at = 0;
      f.calls = null;
      f.goto = null;
      f.memo = null;
      f.ending = ending;
      return;
    }
    if (f.proc === ending.end) {
      if (ending.instead === null) return give(t, ending.as);
      if (ending.given) give(t, ending.as);
      else stack.pop();
      push(t, ending.instead, ending.given ? (f.due ?? []) : f.due);
      return;
    }
    stack.pop();
    wakeDue(t, f);
  }
}

/** How far out an ending reaches: the place on the stack of the procedure that it ends. */
function reach<W extends World>(t: Table<W>, { end }: Ending): number {
  const { stack } = t.game;
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.proc === end) return i;
  return stack.length;
}

/** Looks at what holds at all times, in the order of the table, until nothing is due. Returns whether a watch acted; then
 *  it is looked at again afterwards. */
function watch<W extends World>(t: Table<W>): boolean {
  const { watches } = t.loaded;
  const due = t.due!;
  const { stack } = t.game;
  for (let looks = 0; ; looks++) {
    const i = due.indexOf(true);
    if (i < 0) break;
    if (looks > MOST_STEPS) throw new Error(`Loop: watches wake each other for ever at ${where(t.game)}`);
    due[i] = false;
    const { name, rule, do: act } = watches[i]!;
    // What it started is still being played: it looks again when that is over.
    if (stack.some((f) => f.due !== null && f.due[0] === name)) continue;
    const f = enter(t);
    t.citing = rule;
    const next = act(t);
    if (!next) continue;
    if ('run' in next) {
      const rest = watches.filter((_, j) => due[j]).map((one) => one.name);
      due.fill(false);
      runBeside(t, next.run, [name, ...rest]);
      return true;
    }
    // Still true while the `always` steps of the same ending take place: it is under way already.
    if ('end' in next && stack.some((one) => one.ending?.end === next.end)) continue;
    follow(t, f, next);
    return true;
  }
  t.due = null;
  return false;
}

/** Plays calls on top of what is being played; their results are nobody's. */
function runBeside<W extends World>(t: Table<W>, calls: readonly Call[], due: string[]): void {
  if (calls.length === 1) return push(t, calls[0]!, due);
  push(t, { proc: 'in turn', with: null }, due);
  const f = t.game.stack[t.game.stack.length - 1]!;
  f.calls = copy(calls) as Call[];
  f.at = 1;
}

// ---- questions ----

function allowed<W extends World>(t: Table<W>, { name, choice }: LoadedChoice<W>, seat: Seat, into: OptionId[]): void {
  const ids = choice.list ? choice.list(t, seat) : [name];
  if (!choice.why) {
    for (let i = 0; i < ids.length; i++) into.push(ids[i]!);
    return;
  }
  for (let i = 0; i < ids.length; i++) {
    const why = choice.why(t, seat, ids[i]!);
    if (why === null || why.rule === t.loaded.without) into.push(ids[i]!);
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

function withAsides<W extends World>(t: Table<W>, offers: Offer[]): Offer[] {
  const { asides, procs } = t.loaded;
  if (asides.length === 0 || t.game.stack.some((f) => procs.get(f.proc)!.closed)) return offers;
  const all = [...offers];
  for (const seat of t.seats) {
    const ids: OptionId[] = [];
    for (const one of asides) allowed(t, one, seat, ids);
    if (ids.length === 0) continue;
    const i = all.findIndex((offer) => offer.seat === seat);
    if (i >= 0) all[i] = { ...all[i]!, asides: ids };
    else all.push({ seat, options: NOTHING, forms: NOTHING, asides: ids, asked: false });
  }
  return all;
}

/** Asks the question of the step being played, unless there is nothing to decide. */
function question<W extends World>(t: Table<W>, f: Frame, mayAnswerItself: boolean): void {
  const ask = t.step.ask!;
  const join = ask.join ?? 'any';
  const proposal: Proposal | null = f.memo?.proposal ?? null;
  let seats = ask.seats(t);
  if (join === 'agree') {
    seats = proposal ? seats.filter((s) => s !== proposal.seat && !proposal.accepted.includes(s)) : seats.slice(0, 1);
  }
  const skip = join === 'agree' && proposal === null ? 'accept' : null;
  const offers: Offer[] = [];
  for (let i = 0; i < seats.length; i++) {
    const offer = offerTo(t, seats[i]!, skip);
    if (offer.options.length > 0 || offer.forms.length > 0) offers.push(offer);
  }
  if (offers.length === 0) {
    if (seats.length === 0) return moveOn(t, f);
    throw new Error(`Dead end: ${where(t.game)} offers nothing to seat ${seats.join(', ')}`);
  }
  if (mayAnswerItself && join !== 'agree') {
    const itself = offers.length === 1 ? ask.decides?.(t, offers[0]!) : null;
    if (itself) {
      return takeDecided(t, f, offers[0]!, itself);
    }
    const forced =
      ask.evenIfForced !== true && offers.every((one) => one.options.length === 1 && one.forms.length === 0);
    if (forced && join === 'any') return take(t, f, offers[0]!.seat, offers[0]!.options);
    if (forced)
      return joinEach(
        t,
        f,
        offers.map(({ seat, options }) => ({ seat, pick: options })),
      );
  }
  const kept = (f.memo?.given ?? NOTHING) as readonly Given[];
  const given = kept.filter(({ seat, pick }) => offers.some((one) => one.seat === seat && legal(one, pick)));
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
  game.pending = { no: game.no, rule: t.step.rule, proc: f.proc, step: f.step, join, offers, given, proposal };
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

function openWindow<W extends World>(t: Table<W>, f: Frame, mayAnswerItself: boolean): void {
  const timing = t.step.timing!;
  const heard = !timing.deaf && timing.rule !== t.loaded.without;
  if (f.at === 0) {
    if (timing.choices.length === 0 && !(heard && listens(t, timing))) return moveOn(t, f);
    f.memo = { order: [...(t.step.window!.order?.(t) ?? t.seats)], at: 0, passes: 0, done: [] } satisfies WindowMemo;
    f.at = 2;
  }
  const memo = f.memo as WindowMemo;
  const must = heard ? nextMandatory(t, timing, memo.done, memo.order[0] ?? 0) : null;
  if (must !== null) {
    f.calls = [must];
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

function offerInWindow<W extends World>(t: Table<W>, seat: Seat, heard: boolean): Offer | null {
  const timing = t.step.timing!;
  const offer = offerTo(t, seat, null);
  const options = offer.options as OptionId[];
  if (heard) {
    for (const id of abilityIds(t, timing.name, seat))
      if (whyNotAbility(t, timing, seat, id) === null) options.push(id);
  }
  // Whether a seat is asked must not tell what it holds: with hidden cards it is asked by their number.
  if (options.length === 0 && offer.forms.length === 0 && !(heard && mightListen(t, seat))) return null;
  options.push('pass');
  return offer;
}

/** Plays on from a position that was put together by hand, up to its next decision. */
export function resume<W extends World>(loaded: Loaded<W>, game: Game<W>, events: Event[] | null = null): void {
  game.pending = null;
  playOn(new Table(loaded, game, events));
}

/** Works out the pending question anew, after the world was edited, migrated or re-dealt. The number stays. */
export function reask<W extends World>(loaded: Loaded<W>, game: Game<W>): void {
  if (game.pending === null) return;
  const t = new Table(loaded, game, null);
  const f = enter(t);
  game.no--;
  const { given } = game.pending;
  game.pending = null;
  if (t.step.window === null) {
    question(t, f, false);
    const asked = game.pending as Decision | null;
    if (asked && given.length > 0) game.pending = { ...asked, given };
  } else openWindow(t, f, false);
  if (game.pending === null) throw new Error(`Nothing is left to decide at ${where(game)}`);
}

// ---- why not ----

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
  const t = new Table(loaded, game, null);
  const f = enter(t);
  const asked = t.step.choices.find((one) => one.name === name);
  if (offer?.asked !== true) {
    if (asked || (name === 'use' && t.step.timing))
      return { rule: t.step.rule, key: 'kernel.another-seat', with: { seat } };
  } else if (asked) {
    const why = asked.choice.why?.(t, seat, id) ?? null;
    return why ?? { rule: asked.choice.rule, key: 'kernel.not-among', with: { choice: name, id } };
  } else if (name === 'use' && t.step.timing) return whyNotAbility(t, t.step.timing, seat, id);
  const at = name === 'use' ? timingOf(t, id) : null;
  if (at) return { rule: at.rule, key: 'kernel.another-timing', with: { timing: at.name, id } };
  const standing = loaded.asides.find((one) => one.name === name);
  if (standing)
    return (
      standing.choice.why?.(t, seat, id) ?? {
        rule: standing.choice.rule,
        key: 'kernel.not-now',
        with: { choice: name },
      }
    );
  for (const proc of loaded.procs.values()) {
    for (const step of proc.steps.values()) {
      if (!step.choices.some((one) => one.name === name)) continue;
      const now = `${f.proc}/${f.step}`;
      return {
        rule: step.rule,
        key: 'kernel.another-step',
        with: { choice: name, step: `${proc.name}/${step.name}`, now },
      };
    }
  }
  return kernelRefusal('kernel.unknown', { id });
}
