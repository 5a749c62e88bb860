/** Whom a figure that decides itself chooses. The same functions choose and write down why. */

import { costsFrom } from '@questwright/geometry';
import { rangeOfAreas, type Square } from '@questwright/geometry/square';
import { refuse, words, type Params, type Refusal } from '@questwright/kernel';
import {
  baseOf,
  cardOf,
  deciders,
  decidesItself,
  figureOf,
  inOrder,
  named,
  opponentsOf,
  squareOf,
  type ChoiceIn,
  type MiddaraChapter,
  type MiddaraTable,
} from '../../world.ts';
import type { Wish } from './locals.ts';
import { instructionNow, measuredBy, traced, type TraceLine } from './tracing.ts';
import { rangeTo, sees, spacesThatHinder, whyOutsideSOI } from '../movement/sight.ts';
import { asIfAt, Roads } from '../movement/routes.ts';
import { whyNotTarget } from '../attack/targets.ts';
import type { AiStep } from '../../cards.ts';
import type { AttackType, Criterion } from '../../words.ts';

/** Why a figure cannot be chosen at all. */
function whyNotEligible(t: MiddaraTable, { figure, purpose }: Wish, candidate: number): Refusal | null {
  if (purpose === 'any') return null;
  if (purpose !== 'spell') return whyNotTarget(t, figure, candidate, purpose.attack, purpose.range);
  return t.value('within SOI', figure, candidate)
    ? null
    : refuse('MD-TARG-01', 'refuse.outside-SOI', {
        figure: named(candidate),
        why: whyOutsideSOI(t, figure, candidate),
      });
}
export const eligible = (t: MiddaraTable, wish: Wish): number[] => t.value('eligible targets', wish);

// ---- counting spaces ----

/** Spaces between a space and a figure, for "nearest", "farthest", "within" and "farther". */
export function countsFrom(t: MiddaraTable, goal: number): Map<Square, number> {
  const least = new Map<Square, number>();
  for (const from of baseOf(t, goal)) {
    const counts = t.value('count', from);
    for (const square in counts)
      if (counts[square]! < (least.get(square) ?? Infinity)) least.set(square, counts[square]!);
  }
  return least;
}
/** A figure whose base begins at a space is as near as the nearest space under it. */
export const countAt = (t: MiddaraTable, counts: ReadonlyMap<Square, number>, figure: number, at: Square): number =>
  Math.min(...baseOf(t, figure, at).map((square) => counts.get(square) ?? Infinity));
/** Asked of everybody about everybody: no map of all spaces is made for it. */
export function spacesTo(t: MiddaraTable, figure: number, other: number): number {
  let least = Infinity;
  const base = baseOf(t, figure);
  for (const from of baseOf(t, other)) {
    const counts = t.value('count', from);
    for (const square of base) least = Math.min(least, counts[square] ?? Infinity);
  }
  return least;
}

/** The nearest opponent. */
export const nearestOf = (t: MiddaraTable, figure: number): number | null =>
  firstBy(t, figure, ['nearest'], opponentsOf(t, figure));
/** Of some opponents the one that meets criteria best, wherever it is; of several the foremost on the track. */
export function firstBy(t: MiddaraTable, figure: number, prefer: Criterion[], among: readonly number[]): number | null {
  const [first] = narrowed(t, { figure, purpose: 'any', prefer }, among);
  return first ?? null;
}

// ---- moving to attack ----

export const stepsOf = (t: MiddaraTable, figure: number): readonly AiStep[] => cardOf(t, figure).ai ?? [];
export interface MeantAttack {
  ATK: AttackType;
  range?: number;
}
/** The Attack for which the AI Step that is performed has its figure move; null when it moves for something else. */
export function attackMeant(t: MiddaraTable, figure: number): MeantAttack | null {
  const activation = t.within('activation');
  if (activation?.figure !== figure) return null;
  return (stepsOf(t, figure)[activation.at]?.if['can move and attack'] as MeantAttack | undefined) ?? null;
}
/** Whom a figure could attack from a space. */
export const attackableAt = (
  t: MiddaraTable,
  figure: number,
  { ATK: attack, range = 1 }: MeantAttack,
  square: Square,
): number[] => asIfAt(t, figure, square, () => eligible(t, { figure, purpose: { attack, range }, prefer: [] }));
/** Whom it could attack after a Move Action, from each space where that can end. */
export const attackableByMoving = (t: MiddaraTable, figure: number, meant: MeantAttack): number[][] =>
  new Roads(t, figure)
    .reach(t.value('movement value', figure))
    .map(({ square }) => attackableAt(t, figure, meant, square));
/** Whoever moves to attack leaves those out of account that it cannot come to attack. */
export function goalsOf(t: MiddaraTable, figure: number): number[] {
  const all = opponentsOf(t, figure);
  const meant = attackMeant(t, figure);
  if (meant === null) return all;
  const attackable = attackableByMoving(t, figure, meant).flat();
  const possible = all.filter((one) => attackable.includes(one));
  /* MD-TARG-07 all */ return possible.length > 0 ? possible : all;
}
/** Where it could attack somebody for the fewest points, however many those are: from which space, and whom. Null when no way
 *  leads to anybody. */
export function nearestAttack(
  t: MiddaraTable,
  figure: number,
  meant: MeantAttack,
): { square: Square; points: number; targets: number[] } | null {
  const roads = new Roads(t, figure);
  const costs = costsFrom(squareOf(t, figure), (square) =>
    roads.from(square).map(({ to, cost }) => [to, cost] as const),
  );
  const most = meant.ATK === 'melee' ? t.value('reach', figure) : (meant.range ?? 1);
  const others = opponentsOf(t, figure).map((one) => baseOf(t, one));
  for (const [square, points] of costs) {
    const base = baseOf(t, figure, square);
    if (others.every((other) => rangeOfAreas(base, other) > most) || !roads.mayEndOn(square)) continue;
    const targets = attackableAt(t, figure, meant, square);
    if (targets.length > 0) return { square, points, targets };
  }
  return null;
}

// ---- criteria ----

const measured = (t: MiddaraTable, figure: number, what: string): number => {
  if (what === 'damage') return figureOf(t, figure).damage;
  if (what === 'HP') return t.value('maximum HP', figure) - figureOf(t, figure).damage;
  return t.read(what, figure);
};

/** Those of some figures that meet a criterion best. */
function meeting(t: MiddaraTable, { figure }: Wish, criterion: Criterion, among: readonly number[]): number[] {
  if (among.length === 0) return [];
  if (criterion === 'nearest' || criterion === 'farthest') {
    return best(among, (one) => spacesTo(t, figure, one), criterion === 'nearest' ? 'least' : 'most');
  }
  const [how, what] = Object.entries(criterion)[0] as [string, string];
  if (how === 'most' || how === 'least') {
    return /* MD-TARG-02 [...among] */ best(among, (one) => measured(t, one, what), how);
  }
  const fit = fitting(t, criterion, among);
  return fit.length > 0 ? fit : /* MD-TARG-05 fit */ [...among];
}
/** The number that a criterion compares; of what somebody has or has not, how many there are. */
function comparedBy(t: MiddaraTable, figure: number, criterion: Criterion, one: number): number {
  if (typeof criterion === 'string') return spacesTo(t, figure, one);
  const [how, what] = Object.entries(criterion)[0] as [string, string];
  return how === 'most' || how === 'least' ? measured(t, one, what) : t.counters(one, what);
}
/** Those that have what a criterion names, or have it not; of a criterion that compares them all. */
function fitting(t: MiddaraTable, criterion: Criterion, among: readonly number[]): number[] {
  const [how, what] = Object.entries(criterion)[0] as [string, string];
  if (typeof criterion === 'string' || (how !== 'with' && how !== 'without')) return [...among];
  return among.filter((one) => t.counters(one, what) > 0 === (how === 'with'));
}
function best(among: readonly number[], measure: (one: number) => number, how: 'most' | 'least'): number[] {
  const numbers = among.map(measure);
  const wanted = how === 'most' ? Math.max(...numbers) : Math.min(...numbers);
  return among.filter((_, i) => numbers[i] === wanted);
}
/** Leaves those that meet each criterion best, one criterion after the other. */
function narrowed(t: MiddaraTable, wish: Wish, among: readonly number[], trace?: TraceLine[]): number[] {
  let left = [...among];
  for (const criterion of wish.prefer) {
    const before = left;
    left = meeting(t, wish, criterion, before);
    const about = {
      criterion: { key: criterionKey(criterion), with: {} },
      left: left.map(named),
      by: measuredBy(before, (one) => comparedBy(t, wish.figure, criterion, one)),
    };
    const isUnmet = fitting(t, criterion, before).length === 0;
    trace?.push(traced(isUnmet ? 'criterion-unmet' : 'criterion', about));
  }
  return left;
}
export const criterionKey = (criterion: Criterion): string =>
  typeof criterion === 'string' ? `criterion.${criterion}` : `criterion.${Object.entries(criterion)[0]!.join('-')}`;

/** Only possible targets count: the one with the most Damage is the one with the most Damage in Range. */
const choosable = (t: MiddaraTable, wish: Wish, trace?: TraceLine[]): number[] => {
  const possible = eligible(t, wish);
  /* MD-TARG-07 narrowed(t, wish, opponentsOf(t, wish.figure), trace).filter((one) => possible.includes(one)) */
  return narrowed(t, wish, possible, trace);
};

/** What an Attack on a candidate loses on the way there, and on which spaces. */
function hindranceOf(t: MiddaraTable, { figure, purpose }: Wish, candidate: number): Params {
  if (typeof purpose === 'string' || !sees(t, figure, candidate)) return { penalty: 0, through: [] };
  const penalty = t.value('hindering penalty', figure, candidate) + t.value('ally penalty', figure, candidate);
  return { penalty, through: penalty === 0 ? [] : spacesThatHinder(t, figure, candidate) };
}
/** Why a move is about this figure and no other; nothing for one that an earlier instruction was about. */
export function goalTrace(t: MiddaraTable, figure: number, goal: number): TraceLine[] {
  const at = instructionNow(t);
  const effect = at === null ? undefined : stepsOf(t, figure)[at.step - 1]?.do[at.instruction - 1];
  if (effect?.['from'] !== undefined) return [];
  const all = goalsOf(t, figure);
  const aside = opponentsOf(t, figure).filter((one) => !all.includes(one));
  const trace = [traced('goal', { goal: named(goal), aside: aside.length === 0 ? null : aside.map(named) })];
  const prefer = (effect?.['prefer'] as Criterion[] | undefined) ?? ['nearest'];
  trace.push(...tieOf(t, narrowed(t, { figure, purpose: 'any', prefer }, all, trace), goal));
  return trace;
}
/** Of several that are left the track decides. */
function tieOf(t: MiddaraTable, left: readonly number[], chosen: number): TraceLine[] {
  if (left.length < 2) return [];
  const track = inOrder(t);
  const places = measuredBy(left, (one) => track.indexOf(one) + 1);
  return [traced('front-of-the-track', { left: left.map(named), chosen: named(chosen), places })];
}
function traceOf(t: MiddaraTable, wish: Wish, chosen: number): TraceLine[] {
  const trace = opponentsOf(t, wish.figure).map((candidate) => {
    const why = whyNotEligible(t, wish, candidate);
    return traced(why === null ? 'candidate' : 'no-candidate', {
      figure: named(candidate),
      square: squareOf(t, candidate),
      spaces: spacesTo(t, wish.figure, candidate),
      range: rangeTo(t, wish.figure, candidate),
      sight: sees(t, wish.figure, candidate),
      ...hindranceOf(t, wish, candidate),
      why: why === null ? null : { key: why.key, with: why.with },
    });
  });
  const left = choosable(t, wish, trace);
  trace.push(...tieOf(t, left, chosen));
  trace.push(traced('target', { figure: named(chosen), at: instructionNow(t) }));
  return trace;
}

const target: ChoiceIn<'targeting'> = {
  rule: 'MD-AI-05',
  list: (t) => eligible(t, t.locals).map((one) => `target:${one}`),
  why: (t, _, id) => {
    const candidate = Number(words(id)[0]);
    if (!opponentsOf(t, t.locals.figure).includes(candidate)) {
      return refuse('MD-TARG-01', 'refuse.no-opponent', { figure: named(candidate) });
    }
    const why = whyNotEligible(t, t.locals, candidate);
    if (why !== null) return why;
    return choosable(t, t.locals).includes(candidate)
      ? null
      : refuse('MD-TARG-02', 'refuse.less-preferred', { figure: named(candidate) });
  },
  then: (_, __, id) => ({ done: Number(words(id)[0]) }),
  label: (_, __, id) => ({ key: 'option.target', with: { figure: named(Number(words(id)[0])) } }),
};

export const TARGETING: MiddaraChapter = {
  procs: {
    /** Result: the figure that is chosen, or null. */
    targeting: {
      target: {
        rule: 'MD-AI-05',
        when: (t) => choosable(t, t.locals).length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => {
            const { figure, purpose } = t.locals;
            return {
              key: 'ask.targeting.target',
              with: { figure: named(figure), purpose: typeof purpose === 'string' ? purpose : purpose.attack },
            };
          },
          choices: { target },
          decides: (t) => {
            const wish = t.locals;
            if (!decidesItself(t, wish.figure)) return null;
            const foremost = choosable(t, wish)[0]!;
            /* MD-TARG-03, MD-TARG-04 null */
            return { pick: [`target:${foremost}`], trace: traceOf(t, wish, foremost) };
          },
        },
      },
    },
  },
  shown: { targeting: ['figure', 'purpose', 'prefer'] },
  values: {
    /** In the order of the Initiative Track. */
    'eligible targets': {
      rule: 'MD-TARG-01',
      of: (t, wish) => opponentsOf(t, wish.figure).filter((one) => whyNotEligible(t, wish, one) === null),
    },
  },
};
