/** Plays a game: applies an answer and goes on to the next decision or the end. */

import { aside, bargain, joinEach, openWindow, question, take } from './ask.ts';
import {
  decideCase,
  enter,
  follow,
  keep,
  MOST_STEPS,
  moveOn,
  over,
  push,
  pushNext,
  runStep,
  watch,
  where,
} from './flow.ts';
import { copy, type Params } from '../state/json.ts';
import { legal } from './kinds.ts';
import type { Loaded } from '../writing/load.ts';
import { whyNotSeats } from '../writing/packs.ts';
import { cloneDice, seeded, type Dice, type Script } from './random.ts';
import type { Answer, Decision, Event, Frame, Game, Given, Offer, Refusal, World } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import { Table } from './table.ts';
import { emptyThings } from '../state/things.ts';
import { kernelRefusal, whyNot } from './why.ts';

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
  constructor(refusal: Refusal) {
    const { min, max, seats } = refusal.with as Record<string, number>;
    super(`${refusal.rule}: for ${min} to ${max} seats, not ${seats}`);
    this.refusal = refusal;
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
  const { seats } = start;
  const refusal = whyNotSeats(loaded, seats);
  if (refusal !== null) throw new StartError(refusal);
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

/** A game of its own, which goes on with other dice if they are given. */
export function clone<W extends World>(loaded: Loaded<W>, game: Game<W>, dice: Dice = game.dice): Game<W> {
  const stack: Frame[] = new Array(game.stack.length);
  for (let i = 0; i < stack.length; i++) stack[i] = cloneFrame(game.stack[i]!);
  return {
    world: loaded.cloneWorld(game.world),
    dice: cloneDice(dice),
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
    rule: frame.rule,
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

/** Plays answers in place, many in one game, none of which needs to be looked at: each was just taken from what is on offer. */
export function playing<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
): (seat: Seat, pick: readonly string[]) => void {
  const t = new Table(loaded, game, null);
  return (seat, pick) => {
    t.due = null;
    t.stir();
    apply(t, seat, pick);
  };
}

// Plain loops: these run for every answer.
function offerOf({ offers }: Decision, seat: Seat): Offer | undefined {
  for (let i = 0; i < offers.length; i++) if (offers[i]!.seat === seat) return offers[i];
  return undefined;
}
const isAside = ({ asides }: Offer, id: string): boolean => asides.length > 0 && asides.includes(id);
function hasGiven(given: readonly Given[], seat: Seat): boolean {
  for (let i = 0; i < given.length; i++) if (given[i]!.seat === seat) return true;
  return false;
}

function refusalOf<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, answer: Answer): Refusal | null {
  const { pending } = game;
  if (pending === null) return kernelRefusal('kernel.over');
  if (answer.no !== pending.no) return kernelRefusal('kernel.stale', { no: answer.no, now: pending.no });
  const offer = offerOf(pending, seat);
  if (offer === undefined) return kernelRefusal('kernel.not-asked', { seat });
  const { pick } = answer;
  const first = pick[0];
  if (first === undefined) return kernelRefusal('kernel.empty-answer');
  if (pick.length === 1 && isAside(offer, first)) return null;
  if (hasGiven(pending.given, seat)) return whyNot(loaded, game, seat, first);
  if (legal(offer, pick)) return null;
  return whyNot(loaded, game, seat, first) ?? kernelRefusal('kernel.not-offered', { pick });
}

function apply<W extends World>(t: Table<W>, seat: Seat, pick: readonly string[]): void {
  const { game } = t;
  const pending = game.pending!;
  const f = enter(t);
  const id = pick[0]!;
  if (pick.length === 1 && isAside(offerOf(pending, seat)!, id)) {
    game.pending = null;
    aside(t, f, pending, seat, id);
  } else if (pending.join === 'each') {
    const given = [...pending.given, { seat, pick }];
    const waiting = pending.offers.some((one) => one.asked && !hasGiven(given, one.seat));
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

function playOn<W extends World>(t: Table<W>): void {
  const { game } = t;
  const { stack } = game;
  for (let steps = 0; stack.length > 0 && game.pending === null; steps++) {
    if (steps > MOST_STEPS) throw new Error(`Loop: ${MOST_STEPS} steps without a decision at ${where(game)}`);
    if (t.due !== null && watch(t)) continue;
    const f = enter(t);
    if (f.at === 1) {
      if (f.calls !== null && f.calls.length > 0) pushNext(t, f);
      else over(t, f);
      continue;
    }
    const { step, kind } = t.step;
    if (f.at === 0 && step.when !== undefined && !step.when(t)) {
      if (step.as !== undefined) keep(f, step.as, null);
      moveOn(t, f);
      continue;
    }
    if (t.loaded.onStep !== null) t.loaded.onStep(t.step, t);
    if (kind === 'do') follow(t, f, step.do!(t));
    else if (kind === 'cases') decideCase(t, f);
    else if (kind === 'ask') question(t, f, true);
    else if (kind === 'window') openWindow(t, f, true);
    else runStep(t, f);
  }
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
