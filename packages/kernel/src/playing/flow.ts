/** How a game gets from step to step: frames, calls, results, endings and watches. */

import { copy, type Json } from '../state/json.ts';
import type { LoadedStep } from '../writing/load.ts';
import type { Call, Ending, Frame, Game, Next, Step, World } from '../writing/rules.ts';
import type { Table } from './table.ts';

/** A game that plays this long without asking anybody is stuck. */
export const MOST_STEPS = 10_000;

/** Begins a procedure. Its parameters are copied: taken from the world or from other locals they must not stay tied. */
export function push<W extends World>(t: Table<W>, call: Call, due: string[] | null = null): void {
  pushOwn(t, call.proc, copy(call.with), due);
}
function pushOwn<W extends World>(t: Table<W>, name: string, locals: Json, due: string[] | null): void {
  const proc = t.loaded.procs.get(name);
  if (proc === undefined) throw new Error(`There is no procedure ${name}`);
  t.game.stack.push(newFrame(name, proc.first.name, t.citing, locals, due));
}
export const newFrame = (
  proc: string,
  step: string,
  rule: Frame['rule'],
  locals: Json,
  due: string[] | null,
): Frame => ({
  proc,
  step,
  rule,
  at: 0,
  locals,
  calls: null,
  goto: null,
  results: [],
  uses: null,
  lasting: null,
  memo: null,
  due,
  ending: null,
});

/** Points the table at the top frame. */
export function enter<W extends World>(t: Table<W>): Frame {
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

export function pushNext<W extends World>(t: Table<W>, f: Frame): void {
  const call = f.calls!.shift()!;
  t.citing = call.rule;
  pushOwn(t, call.proc, call.with, null);
}

/** Calls to be played later, with the rule that asks for them now. */
export const kept = <W extends World>(t: Table<W>, calls: readonly Call[]): NonNullable<Frame['calls']> =>
  calls.map((call) => ({ proc: call.proc, with: copy(call.with), rule: t.citing }));

/** What a step called is over. */
export function over<W extends World>(t: Table<W>, f: Frame): void {
  const { kind, step } = t.step;
  const ran = f.calls !== null;
  f.calls = null;
  if (step.as !== undefined && ran) keep(f, step.as, f.results[f.results.length - 1] ?? null);
  if (kind === 'do' || kind === 'run' || kind === 'cases') moveOn(t, f);
  // A question that ran an aside is asked again; one that was answered moves on.
  else if (kind === 'ask' ? f.memo?.answered === true : kind === 'window' && f.goto !== null) moveOn(t, f);
  else f.at = 2;
}

export function keep(f: Frame, as: string, result: Json): void {
  f.locals = { ...f.locals, [as]: result };
}

export function decideCase<W extends World>(t: Table<W>, f: Frame): void {
  const { cases } = t.step.step;
  for (const name in cases) {
    const one = cases[name]!;
    if (one.when !== undefined && !one.when(t)) continue;
    t.citing = one.rule;
    return follow(t, f, one.do(t));
  }
  moveOn(t, f);
}

type RunStep<W extends World> = Extract<Step<W>, { run: string }>;

export function runStep<W extends World>(t: Table<W>, f: Frame): void {
  const step = t.step.step as RunStep<W>;
  let call: Call;
  if (step.each !== undefined) {
    if (f.at === 0) f.memo = { list: copy(step.each(t)) };
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

export function moveOn<W extends World>(t: Table<W>, f: Frame): void {
  f.memo = null;
  f.calls = null;
  f.at = 0;
  const { goto } = f;
  if (goto !== null) {
    const { always } = t.step;
    if (always !== null && isAfter(always, goto)) {
      t.step = always;
      f.step = always.name;
      return;
    }
    f.goto = null;
    f.step = goto;
    const { first, steps } = t.step.proc;
    // Most often back to the beginning.
    t.step = goto === first.name ? first : (steps.get(goto) ?? stepOf(t, f));
  } else if (f.ending !== null) unwind(t, f.ending);
  else if (t.step.next === null) give(t, null);
  else {
    t.step = t.step.next;
    f.step = t.step.name;
  }
}

function isAfter<W extends World>({ next }: LoadedStep<W>, name: string): boolean {
  return next !== null && (next.name === name || isAfter(next, name));
}

/** Does what a step said. If something happened that a watch waits for, the step is not left before the watches have
 *  looked: what they start is played inside the step that caused it. */
export function follow<W extends World>(t: Table<W>, f: Frame, next: Next): void {
  const { as } = t.step.step;
  if (as !== undefined && (!next || !('run' in next || 'end' in next || 'over' in next))) keep(f, as, null);
  if (!next) leave(t, f);
  else if ('run' in next) {
    f.calls = kept(t, next.run);
    f.at = 1;
    f.goto = next.goto ?? f.goto;
    f.results = [];
    if (t.step.kind === 'ask') f.memo = { ...f.memo, answered: true };
  } else if ('goto' in next) {
    f.goto = next.goto;
    leave(t, f);
  } else if ('over' in next) endTheGame(t, copy(next.over));
  else if ('done' in next) {
    if (t.due === null) return finish(t, f, next.done);
    f.ending ??= { end: f.proc, as: copy(next.done), given: true, instead: null };
    leave(t, f);
  } else {
    if (!t.isWithin(next.end)) throw new Error(`end: ${next.end} is not being played at ${where(t.game)}`);
    unwind(t, { end: next.end, as: copy(next.as ?? null), given: 'as' in next, instead: copy(next.instead ?? null) });
  }
}

/** Nothing takes place any more, no `always` step and no watch. */
function endTheGame<W extends World>(t: Table<W>, result: Json): void {
  const { game } = t;
  game.stack.length = 0;
  game.result = result;
  game.over = true;
  t.due = null;
}

function leave<W extends World>(t: Table<W>, f: Frame): void {
  if (t.due === null) return moveOn(t, f);
  const { step } = t;
  f.at = 1;
  f.calls = null;
  if (!watch(t)) {
    enter(t);
    if (step.kind === 'window' && f.goto === null) f.at = 2;
    else moveOn(t, f);
  } else if (step.kind === 'ask' && f.at === 1 && f.step === step.name) f.memo = { ...f.memo, answered: true };
}

/** A procedure says itself that it is over: the `always` steps that are left still take place. */
function finish<W extends World>(t: Table<W>, f: Frame, result: Json): void {
  if (f.ending !== null) unwind(t, f.ending);
  else if (t.step.always !== null) unwind(t, { end: f.proc, as: copy(result), given: true, instead: null });
  else give(t, copy(result));
}

/** The top procedure is over with a result, which is nobody else's. */
function give<W extends World>(t: Table<W>, result: Json): void {
  const { stack } = t.game;
  const f = stack.pop()!;
  wakeAfter(t, f);
  if (stack.length === 0) {
    if (f.due === null) t.game.result = result;
    t.game.over = true;
  } else if (f.due === null) stack[stack.length - 1]!.results.push(result);
}

/** A procedure is over, and what lasted as long as it. */
function wakeAfter<W extends World>(t: Table<W>, f: Frame): void {
  if (f.lasting !== null) t.wakeOnLasting();
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
      stack.pop();
      if (f.lasting !== null) t.wakeOnLasting();
      const caller = stack[stack.length - 1];
      if (ending.given && caller === undefined) t.game.result = ending.as;
      else if (ending.given && f.due === null) caller!.results.push(ending.as);
      push(t, ending.instead, ending.given ? (f.due ?? []) : f.due);
      return;
    }
    stack.pop();
    wakeAfter(t, f);
  }
}

/** How far out an ending reaches: the place on the stack of the procedure that it ends. */
function reach<W extends World>(t: Table<W>, { end }: Ending): number {
  const { stack } = t.game;
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.proc === end) return i;
  return stack.length;
}

function isUnderWay(stack: readonly Frame[], watch: string): boolean {
  for (let i = 0; i < stack.length; i++) {
    const { due } = stack[i]!;
    if (due !== null && due[0] === watch) return true;
  }
  return false;
}

/** Looks at what holds at all times, in the order of the table, until nothing is due. Returns whether a watch acted; then
 *  it is looked at again afterwards. */
export function watch<W extends World>(t: Table<W>): boolean {
  const { watches } = t.loaded;
  const due = t.due!;
  const { stack } = t.game;
  for (let looks = 0; due.length > 0; looks++) {
    if (looks > MOST_STEPS) throw new Error(`Loop: watches wake each other for ever at ${where(t.game)}`);
    const { name, rule, do: act } = watches[due.shift()!]!;
    // What it started is still being played: it looks again when that is over.
    if (isUnderWay(stack, name)) continue;
    const f = enter(t);
    t.citing = rule;
    const next = act(t);
    if (!next) continue;
    if ('run' in next) {
      const rest = due.map((one) => watches[one]!.name);
      due.length = 0;
      runBeside(t, next.run, [name, ...rest]);
      return true;
    }
    // Still true while the `always` steps of the same ending take place: it is under way already.
    if ('end' in next && t.isEnding(next.end)) continue;
    follow(t, f, next);
    return true;
  }
  t.due = null;
  return false;
}

/** Plays calls on top of what is being played; their results are nobody's. */
export function runBeside<W extends World>(t: Table<W>, calls: readonly Call[], due: string[]): void {
  if (calls.length === 1) return push(t, calls[0]!, due);
  push(t, { proc: 'in turn', with: null }, due);
  const f = t.game.stack[t.game.stack.length - 1]!;
  f.calls = kept(t, calls);
  f.at = 1;
}
