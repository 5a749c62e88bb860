/** Moves of figures that decide themselves: which spaces carry out the instruction, and by which way. */

import { inReadingOrder, type Square } from '@questwright/geometry/square';
import { refuse, words, type Json } from '@questwright/kernel';
import type { Errand, Leg, Plan } from './locals.ts';
import { areAdjacent, gridOf, terrainFor } from '../movement/board.ts';
import { asIfAt, compareRisks, Roads } from '../movement/routes.ts';
import { whyNotEnter } from '../movement/steps.ts';
import { rangeTo, sees } from '../movement/sight.ts';
import { attackableAt, attackMeant, countAt, countsFrom, goalTrace, spacesTo } from './targeting.ts';
import { instructionNow, traced, type TraceLine } from './tracing.ts';
import {
  baseOf,
  deciders,
  decidesItself,
  named,
  opponentsOf,
  squareOf,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
  runs,
} from '../../world.ts';

/** Spaces on which a figure would be adjacent to another, whoever else is there. */
const besideGoal = (t: MiddaraTable, figure: number, goal: number): Square[] =>
  gridOf(t).squares.filter((at) =>
    baseOf(t, figure, at).some((one) => baseOf(t, goal).some((other) => areAdjacent(t, one, other))),
  );

/** Of spaces that are equally far away the one is better that is open ground with no opponent beside it. */
function discomfort(t: MiddaraTable, figure: number, at: Square): number {
  /* MD-TOW-09 0 */ return (
    (terrainFor(t, figure, at) === 'normal' ? 0 : 0.5) + Math.min(4, neighboursAt(t, figure, at)) / 10
  );
}
/** How many opponents a figure would stand beside. */
export const neighboursAt = (t: MiddaraTable, figure: number, at: Square): number =>
  opponentsOf(t, figure).filter((one) =>
    baseOf(t, one).some((other) => baseOf(t, figure, at).some((square) => areAdjacent(t, square, other))),
  ).length;

/** What a space is worth for the instruction, at the end of a movement. */
function judgeOf(t: MiddaraTable, { figure, manner, goal, number }: Errand, roads: Roads): (square: Square) => number {
  const counts = countsFrom(t, goal);
  const spaces = (square: Square): number => countAt(t, counts, figure, square);
  if (manner === 'farther') return (square) => /* MD-WORD-01 0 */ -spaces(square);
  if (manner === 'away') return (square) => discomfort(t, figure, square) - spaces(square);
  const within = /* MD-WORD-02 false */ manner === 'within';
  const wanted = (square: Square): number | null => {
    if (within) return spaces(square) <= number ? 0 : null;
    if (manner !== 'up to Range') return null;
    return asIfAt(t, figure, square, () => {
      const far = rangeTo(t, figure, goal);
      if (far > number || !sees(t, figure, goal)) return null;
      /* MD-WORD-01 0 */ return number - far;
    });
  };
  const beside = /* MD-TOW-03 [] */ besideGoal(t, figure, goal);
  const goals = within ? gridOf(t).squares.filter((at) => wanted(at) === 0) : beside;
  const left = roads.costsTo(goals);
  // Whoever cannot do it goes as far as it can: farther off than any space that does.
  const otherwise = (square: Square): number =>
    (left.get(square) ?? Infinity) + (manner === 'up to Range' ? number : 0);
  return (square) => wanted(square) ?? otherwise(square);
}

/** Farther than any space from which there is a way. */
const NO_WAY = 1_000_000;
/** Whether a move serves the Attack of its AI Step when it ends on a space. */
function servesAt(t: MiddaraTable, { figure, manner, goal }: Errand): (square: Square) => boolean {
  const meant = manner === 'farther' || manner === 'away' ? null : attackMeant(t, figure);
  return (square) => meant !== null && attackableAt(t, figure, meant, square).includes(goal);
}

/** All ends of a move that carry out the instruction as well as can be. None: there is no way. */
export function plansFor(t: MiddaraTable, errand: Errand): Plan[] {
  const { figure, manner, goal, number, quiet } = errand;
  if (!stands(t, figure) || !stands(t, goal)) return [];
  const roads = new Roads(t, figure, { quiet });
  const here = squareOf(t, figure);
  const judge = judgeOf(t, errand, roads);
  const counts = countsFrom(t, goal);
  const away = (square: Square): number => countAt(t, counts, figure, square);
  // Every step leads one space farther, and there are only so many.
  const stepsFarther = (from: Square, { to, over }: Leg): boolean =>
    over.length === 0 && away(to) > away(from) && away(to) - away(here) <= number;
  const points = t.value('movement value', figure);
  const routes =
    manner === 'farther' ? /* MD-WORD-08 roads.reach(points) */ roads.reach(points, stepsFarther) : roads.reach(points);
  const all = routes.map((route): Plan => ({ ...route, score: Math.min(NO_WAY, judge(route.square)) }));
  // Whoever moves to attack ends where it can, even if that is not the nearest space.
  const serves = servesAt(t, errand);
  const serving = /* MD-TARG-07 [] */ all.filter(({ square }) => serves(square));
  const plans = serving.length > 0 ? serving : all.filter(({ score }) => score < NO_WAY);
  const best = Math.min(...plans.map((plan) => plan.score));
  if (manner === 'adjacent' && best > 0 && serving.length === 0) return [];
  // Nobody walks about for nothing.
  const staying = plans.find((plan) => plan.square === here);
  if (staying?.score === best) return [staying];
  return plans.filter((plan) => plan.score === best).toSorted((one, other) => inReadingOrder(one.square, other.square));
}
/** Of equally good ends the less risky ones. */
const leastRisky = (plans: readonly Plan[]): Plan[] => {
  const [least] = plans.toSorted(compareRisks);
  return plans.filter((one) => /* MD-GOLD-04 true */ compareRisks(one, least!) === 0);
};
/** Then the shortest way, then reading order. */
const firstOf = (plans: readonly Plan[]): Plan => plans.toSorted((one, other) => one.points - other.points)[0]!;

const spoken = (t: In<'course'>, { square, points, deadly, jumps, strikers }: Plan): Record<string, Json> => ({
  square,
  ...asIfAt(t, t.locals.figure, square, () => ({
    range: rangeTo(t, t.locals.figure, t.locals.goal),
    spaces: spacesTo(t, t.locals.figure, t.locals.goal),
  })),
  strikers: strikers.map(named),
  points,
  jumps: jumps + deadly,
  deadly,
  strikes: strikers.length,
});
function traceOf(t: In<'course'>, plans: readonly Plan[], chosen: Plan): TraceLine[] {
  const { figure, manner, goal, number } = t.locals;
  const about = { figure: named(figure), goal: named(goal), from: squareOf(t, figure), number, at: instructionNow(t) };
  const trace = [traced(`move-${manner}`, { ...about, points: t.value('movement value', figure) })];
  trace.push(...goalTrace(t, figure, goal));
  const left = leastRisky(plans);
  for (const plan of plans) {
    const safe = left.includes(plan);
    trace.push(traced(safe ? 'destination' : 'risky-destination', spoken(t, plan)));
  }
  if (left.length > 1) trace.push(traced('best-destination', { square: chosen.square }));
  trace.push(traced(chosen.legs.length === 0 ? 'stays' : 'way', { ...spoken(t, chosen), path: wayOf(chosen) }));
  return trace;
}
const wayOf = ({ legs }: Plan): Json =>
  legs.map(({ to, over }) => ({ key: over.length > 0 ? 'trace.jump-to' : 'trace.step-to', with: { square: to } }));

const go: ChoiceIn<'course'> = {
  rule: 'MD-GOLD-02',
  list: (t) => leastRisky(t.locals.plans).map(({ square }) => `go:${square}`),
  why: (t, _, id) => {
    const [square = ''] = words(id);
    if (!t.locals.plans.some((plan) => plan.square === square)) {
      return refuse('MD-TOW-03', 'refuse.worse-destination', { square });
    }
    return leastRisky(t.locals.plans).some((plan) => plan.square === square)
      ? null
      : refuse('MD-GOLD-04', 'refuse.riskier', { square });
  },
  then: (t, _, id) => void (t.locals.chosen = t.locals.plans.find(({ square }) => square === words(id)[0])!),
  label: (_, __, id) => ({ key: 'option.go', with: { square: words(id)[0]! } }),
};

export const COURSES: MiddaraChapter = {
  procs: {
    course: {
      destinations: { rule: 'MD-TOW-04', do: (t) => void (t.locals.plans = plansFor(t, t.locals)) },
      destination: {
        rule: 'MD-GOLD-02',
        when: (t) => t.locals.plans.length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.course.destination', with: { figure: named(t.locals.figure) } }),
          choices: { go },
          decides: (t) => {
            if (!decidesItself(t, t.locals.figure) || t.value('players choose for Combatants')) return null;
            const left = leastRisky(t.locals.plans);
            const square = t.value('space chosen', t.locals.figure, left);
            const chosen = left.find((one) => one.square === square)!;
            return { pick: [`go:${chosen.square}`], trace: traceOf(t, t.locals.plans, chosen) };
          },
        },
      },
      movement: runs({
        rule: 'MD-AI-08',
        when: (t) => t.locals.chosen !== undefined,
        run: 'movement',
        with: (t) => {
          const { figure, quiet, chosen } = t.locals;
          const points = t.value('movement value', figure);
          const course = { from: squareOf(t, figure), legs: chosen!.legs };
          return {
            figure,
            how: 'action',
            points,
            flight: false,
            passed: [],
            broken: [],
            quiet,
            course,
          };
        },
      }),
    },
  },
  shown: { course: ['figure', 'manner', 'goal', 'number'] },
  values: {
    /** Where an AI Step leaves more than one option; else they are ranked. */
    'players choose for Combatants': { rule: 'MD-GOLD-02', of: () => false },
    /** Where a figure goes that decides itself, of spaces that are equally good. */
    'space chosen': { rule: 'MD-GOLD-02', of: (_, __, plans) => firstOf(plans).square },
  },
};

/** What a figure on its course does next in a movement: it walks up to the next Jump, jumps, or stops. Null when it has no
 *  course, or something has come between. */
export function onCourse(
  t: In<'movement'>,
  options: readonly string[],
): { pick: readonly string[]; trace: Json } | null {
  const { figure, course, points } = t.locals;
  if (course === undefined) return null;
  const { from, legs } = course;
  const here = squareOf(t, figure);
  const done = here === from ? 0 : 1 + legs.findIndex(({ to }) => to === here);
  const ahead = here !== from && done === 0 ? [] : legs.slice(done);
  // How it goes was told when the destination was chosen.
  const trace = null;
  const [next] = ahead;
  const stop = options.includes('stop') ? { pick: ['stop'], trace } : null;
  if (next === undefined) return stop;
  if (next.over.length > 0) return options.includes(`jump:${next.to}`) ? { pick: [`jump:${next.to}`], trace } : stop;
  const blocked = whyNotEnter(t, figure, here, next.to) !== null;
  if (blocked || points < t.value('cost to leave', figure, here)) return stop;
  const jump = ahead.findIndex(({ over }) => over.length > 0);
  const walk = (jump < 0 ? ahead : ahead.slice(0, jump)).map(({ to }) => to);
  return { pick: ['walk', ...walk], trace };
}
