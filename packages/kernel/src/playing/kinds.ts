/** The shapes an answer can have. Each shape is two functions: how a beginning may go on, and whether it may stop there.
 *  Validator, enumerator, counter, sampler and the click-by-click client all use these two and nothing else. */

import type { Json } from '../state/json.ts';

interface Kind<D> {
  next(of: D, begun: readonly string[]): readonly string[];
  done(of: D, begun: readonly string[]): boolean;
  /** The same as going through `next`, where there is a shorter way to tell that an answer is whole and legal. */
  fits?(of: D, elements: readonly string[]): boolean;
}

export interface SomeOf {
  of: readonly string[];
  min: number;
  max: number;
}
export interface OrderOf {
  of: readonly string[];
}
export interface AmountOf {
  min: number;
  max: number;
}
export interface DistributeOf {
  over: readonly { id: string; max: number }[];
  min: number;
  max: number;
}
/** A way from place to place. Either every path is listed by where it may go on (`to`, by the path so far joined with '>',
 *  or by the start), with the paths at which one may stop; or places have costs to their neighbours and a path may cost
 *  no more than `points`, passes no place twice and stops where it may (`stop`, or anywhere). */
export type PathOf =
  | { from: string; to: Readonly<Record<string, readonly string[]>>; stop: readonly string[] }
  | {
      from: string;
      points: number;
      costs: Readonly<Record<string, Readonly<Record<string, number>>>>;
      stop: readonly string[] | null;
    };

/** A subset, given in the order of `of`, so that each subset has exactly one answer. */
const some: Kind<SomeOf> = {
  next(q, begun) {
    if (begun.length >= q.max) return [];
    const from = begun.length === 0 ? 0 : q.of.indexOf(begun[begun.length - 1]!) + 1;
    const lastStart = q.of.length - Math.max(q.min - begun.length, 1);
    return q.of.slice(from, lastStart + 1);
  },
  done: (q, begun) => begun.length >= q.min,
};

const order: Kind<OrderOf> = {
  next: (q, begun) => q.of.filter((x) => !begun.includes(x)),
  done: (q, begun) => begun.length === q.of.length,
};

const amount: Kind<AmountOf> = {
  next: (q, begun) => (begun.length > 0 ? [] : range(q.min, q.max)),
  done: (_, begun) => begun.length === 1,
  fits: (q, [element, ...more]) => {
    const n = Number(element);
    return more.length === 0 && String(n) === element && Number.isInteger(n) && n >= q.min && n <= q.max;
  },
};

/** One amount for each place in turn; the sum lies between min and max. */
const distribute: Kind<DistributeOf> = {
  next(q, begun) {
    const place = q.over[begun.length];
    if (place === undefined) return [];
    let sum = 0;
    for (const x of begun) sum += Number(x);
    let rest = 0;
    for (let i = begun.length + 1; i < q.over.length; i++) rest += q.over[i]!.max;
    return range(Math.max(0, q.min - sum - rest), Math.min(place.max, q.max - sum));
  },
  done: (q, begun) => begun.length === q.over.length && (begun.length > 0 || q.min === 0),
};

const path: Kind<PathOf> = {
  next(q, begun) {
    if ('to' in q) return q.to[begun.length === 0 ? q.from : begun.join('>')] ?? [];
    let here = q.from;
    let left = q.points;
    for (const place of begun) {
      left -= q.costs[here]?.[place] ?? Infinity;
      here = place;
    }
    const passed = [q.from, ...begun];
    return ways(q, here, left, passed).filter((place) =>
      reachesStop(q, place, left - q.costs[here]![place]!, [...passed, place]),
    );
  },
  done(q, begun) {
    if ('to' in q) return q.stop.includes(begun.length === 0 ? q.from : begun.join('>'));
    return q.stop === null || q.stop.includes(begun[begun.length - 1] ?? q.from);
  },
};

type Walk = Extract<PathOf, { points: number }>;

const ways = (q: Walk, here: string, left: number, passed: readonly string[]): string[] => {
  const costs = q.costs[here] ?? {};
  return Object.keys(costs).filter((place) => costs[place]! <= left && !passed.includes(place));
};

/** Whether one may stop at a place or further on: a way that leads to no stop is not offered. */
function reachesStop(q: Walk, here: string, left: number, passed: readonly string[]): boolean {
  if (q.stop === null || q.stop.includes(here)) return true;
  return ways(q, here, left, passed).some((place) =>
    reachesStop(q, place, left - q.costs[here]![place]!, [...passed, place]),
  );
}

const confirm: Kind<null> = {
  next: (_, begun) => (begun.length > 0 ? [] : ['yes', 'no']),
  done: (_, begun) => begun.length === 1,
};

function range(min: number, max: number): string[] {
  const list: string[] = [];
  for (let n = min; n <= max; n++) list.push(String(n));
  return list;
}

export const KINDS = { some, order, amount, distribute, path, confirm } as const;
export type KindName = keyof typeof KINDS;

/** A choice that takes more than one click: its name, its kind, and what there is to choose from. */
export interface Form {
  readonly choice: string;
  readonly kind: KindName;
  readonly of: Json;
}

/** What a seat may answer: whole options by id, and forms. An answer is `[option]` or `[form's choice, …elements]`. */
export interface Question {
  readonly options: readonly string[];
  readonly forms: readonly Form[];
}

const kindOf = (form: Form): Kind<unknown> => KINDS[form.kind] as Kind<unknown>;

/** Whether a form can be begun or left empty; one that cannot is not offered. */
export function hasAnswer(form: Form): boolean {
  if (form.kind === 'amount') {
    const { min, max } = form.of as unknown as AmountOf;
    return min <= max;
  }
  return kindOf(form).done(form.of, []) || kindOf(form).next(form.of, []).length > 0;
}

export function next(question: Question, begun: readonly string[]): readonly string[] {
  if (begun.length === 0) {
    return question.forms.length === 0
      ? question.options
      : [...question.options, ...question.forms.map((f) => f.choice)];
  }
  const form = question.forms.find((f) => f.choice === begun[0]);
  return form ? kindOf(form).next(form.of, begun.slice(1)) : [];
}

export function done(question: Question, begun: readonly string[]): boolean {
  if (begun.length === 1 && question.options.includes(begun[0]!)) return true;
  const form = question.forms.find((f) => f.choice === begun[0]);
  return form !== undefined && kindOf(form).done(form.of, begun.slice(1));
}

/** Most answers are one of the options: those are found without looking at a form. */
export const legal = (question: Question, pick: readonly string[]): boolean =>
  (pick.length === 1 && question.options.includes(pick[0]!)) || fillsForm(question, pick);

function fillsForm(question: Question, pick: readonly string[]): boolean {
  const form = question.forms.find((f) => f.choice === pick[0]);
  if (form === undefined) return false;
  const kind = kindOf(form);
  const elements = pick.slice(1);
  if (kind.fits !== undefined) return kind.fits(form.of, elements);
  for (let i = 0; i < elements.length; i++) {
    if (!kind.next(form.of, elements.slice(0, i)).includes(elements[i]!)) return false;
  }
  return kind.done(form.of, elements);
}

/** Every answer, one after another; stop asking when you have enough. */
export function* answers(question: Question, begun: readonly string[] = []): Generator<string[]> {
  if (done(question, begun)) yield [...begun];
  for (const element of next(question, begun)) yield* answers(question, [...begun, element]);
}

/** How many answers there are, counting no further than `most`. */
export function count(question: Question, most = Infinity): number {
  let n = 0;
  for (const _ of answers(question)) if (++n >= most) break;
  return n;
}

/** Some answer. Each element is drawn evenly; whole answers are not equally likely. */
export function sample(question: Question, below: (n: number) => number): string[] {
  const begun: string[] = [];
  for (;;) {
    const more = next(question, begun);
    const mayStop = done(question, begun);
    if (mayStop && (more.length === 0 || below(more.length + 1) === 0)) return begun;
    if (more.length === 0) throw new Error(`The question leads nowhere after ${begun.join(' ') || 'its beginning'}`);
    begun.push(more[below(more.length)]!);
  }
}
