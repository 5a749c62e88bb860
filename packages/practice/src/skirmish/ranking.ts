/** How automated figures choose. The same functions decide and write down why. */

import { refuse, type Refusal } from '@questwright/kernel';
import { whyNotTarget } from './attack.ts';
import { askedOnce, distance, inReadingOrder, pointsTo, waysFrom, type Cell, type Way } from './grid.ts';
import { breakersAt, costFor, whyNotStop } from './movement.ts';
import {
  cellOf,
  figureOf,
  healthLeft,
  isBlinded,
  line,
  named,
  opponentsOf,
  sees,
  terrainAt,
  type Fight,
  type TraceLine,
} from './world.ts';

// ---- targets ----

/** The smallest number is preferred. */
const CRITERIA: Readonly<Record<string, (t: Fight, figure: number, candidate: number) => number>> = {
  nearest: (t, figure, candidate) => distance(cellOf(t, figure), cellOf(t, candidate)),
  'least-health': (t, _, candidate) => healthLeft(t, candidate),
  'most-damaged': (t, _, candidate) => -figureOf(t, candidate).damage,
  blinded: (t, _, candidate) => (isBlinded(t, candidate) ? 0 : 1),
  'not-blinded': (t, _, candidate) => (isBlinded(t, candidate) ? 1 : 0),
};

/** Whom to choose: figures within a range, or with null wherever they are, and what is preferred, most important first. */
export interface Wish {
  figure: number;
  range: number | null;
  prefer: string[];
}

const whyNotEligible = (t: Fight, { figure, range }: Wish, candidate: number): Refusal | null =>
  range === null ? null : whyNotTarget(t, figure, candidate, range);

/** Opponents in the order of the track, whom the instruction can mean at all. */
export const eligible = (t: Fight, wish: Wish): number[] =>
  opponentsOf(t, wish.figure)
    .map((one) => one.thing)
    .filter((candidate) => whyNotEligible(t, wish, candidate) === null);

/** Leaves those that meet each criterion best, one criterion after the other. */
function narrowed(t: Fight, wish: Wish, trace: TraceLine[] | null): number[] {
  let left = eligible(t, wish);
  for (const criterion of wish.prefer) {
    const scores = left.map((candidate) => CRITERIA[criterion]!(t, wish.figure, candidate));
    const best = Math.min(...scores);
    left = left.filter((_, i) => scores[i] === best);
    trace?.push(line('criterion', { criterion, best: Math.abs(best), left: left.map(named) }));
  }
  return left;
}

export function whyNotChosen(t: Fight, wish: Wish, candidate: number): Refusal | null {
  const why = whyNotEligible(t, wish, candidate);
  if (why !== null) return why;
  return narrowed(t, wish, null).includes(candidate)
    ? null
    : refuse('SKM-AI-05', 'refuse.less-preferred', { figure: named(candidate), prefer: wish.prefer });
}

/** Every opponent with its distance, whether it is in sight, and why it cannot be meant; then criterion by criterion. */
export function traceOfTarget(t: Fight, wish: Wish, chosen: number): TraceLine[] {
  const from = cellOf(t, wish.figure);
  const trace: TraceLine[] = opponentsOf(t, wish.figure).map(({ thing, cell }) => {
    const why = whyNotEligible(t, wish, thing);
    const params = { figure: named(thing), cell, distance: distance(from, cell), sight: sees(t, from, cell) };
    return line(why === null ? 'candidate' : 'no-candidate', { ...params, why: why?.key ?? null });
  });
  const left = narrowed(t, wish, trace);
  if (left.length > 1) trace.push(line('front-of-the-track', { left: left.map(named), chosen: named(chosen) }));
  trace.push(line('target', { figure: named(chosen) }));
  return trace;
}

// ---- ways ----

export interface Errand {
  figure: number;
  goal: number;
  how: 'towards' | 'away';
  points: number;
  quiet: boolean;
}
/** A cell where the move could end, the best way there, and how good it is: the smallest number is best. */
export interface Plan {
  cell: Cell;
  way: Way;
  strikes: number;
  score: number;
}

/** Counts the opponents that could strike at a figure on a way. Who could strike at a cell is worked out once. */
function strikeCounter(t: Fight, { figure, quiet }: Errand): (way: Way) => number {
  const from = cellOf(t, figure);
  const strikers = askedOnce((cell) => breakersAt(t, figure, cell));
  return ({ cells }) => (quiet ? 0 : new Set([from, ...cells.slice(0, -1)].flatMap(strikers)).size);
}

/** Fewer strikes on the way, then fewer points, then the way found first: up, right, down, left. */
const better = (one: Omit<Plan, 'score'>, other: Omit<Plan, 'score'>): number =>
  one.strikes - other.strikes || one.way.points - other.way.points;

/** Every cell where the move could end, each with its best way, in reading order. Staying is one of them. */
export function plansFor(t: Fight, errand: Errand): Plan[] {
  const { figure, goal, how, points } = errand;
  const from = cellOf(t, figure);
  const target = cellOf(t, goal);
  const walk = pointsTo(target, (cell) => (terrainAt(t, cell) === 'wall' ? null : t.value('step cost', cell, figure)));
  const scoreOf = (cell: Cell): number => (how === 'away' ? -distance(cell, target) : (walk.get(cell) ?? Infinity));
  const strikesOn = strikeCounter(t, errand);
  const best = new Map<Cell, Plan>();
  best.set(from, { cell: from, way: { cells: [], points: 0 }, strikes: 0, score: scoreOf(from) });
  for (const way of waysFrom(from, points, costFor(t, figure))) {
    const cell = way.cells[way.cells.length - 1]!;
    if (whyNotStop(t, figure, cell) !== null) continue;
    const plan = { cell, way, strikes: strikesOn(way), score: scoreOf(cell) };
    const known = best.get(cell);
    if (known === undefined || better(plan, known) < 0) best.set(cell, plan);
  }
  return [...best.values()].sort((one, other) => inReadingOrder(one.cell, other.cell));
}

/** The plans that carry out the instruction best. */
export function bestPlans(plans: readonly Plan[]): Plan[] {
  const best = Math.min(...plans.map((plan) => plan.score));
  return plans.filter((plan) => plan.score === best);
}
export const isOfUse = (t: Fight, errand: Errand): boolean => {
  const plans = plansFor(t, errand);
  const staying = plans.find((plan) => plan.way.cells.length === 0)!;
  return bestPlans(plans).every((plan) => plan.score < staying.score);
};
/** Among equally good ends: fewest strikes, then fewest points, then reading order. */
export const firstPlan = (plans: readonly Plan[]): Plan => [...plans].sort(better)[0]!;

export function traceOfWay(t: Fight, errand: Errand, chosen: Plan): TraceLine[] {
  const { figure, goal, how, points } = errand;
  const plans = bestPlans(plansFor(t, errand));
  const trace = [line(`move-${how}`, { figure: named(figure), goal: named(goal), points, from: cellOf(t, figure) })];
  for (const { cell, way, strikes, score } of plans) {
    trace.push(line('destination', { cell, left: Math.abs(score), points: way.points, strikes }));
  }
  if (plans.length > 1) trace.push(line('best-destination', { cell: chosen.cell }));
  trace.push(line('way', { path: [...chosen.way.cells], points: chosen.way.points, strikes: chosen.strikes }));
  return trace;
}
