/** Where a figure that decides itself could go, by which way, and what it would risk. */

import { costsFrom } from '@questwright/geometry';
import { DIRECTIONS, inReadingOrder, stepFrom, type Square } from '@questwright/geometry/square';
import type { Leg, Route } from '../enemies/locals.ts';
import { gridOf, terrainAt, terrainFor } from './board.ts';
import { currentOn } from './forced.ts';
import { costOfJump, isDeadlyToFail, leapsFrom, whyNotLeap, type Leap } from './jump.ts';
import { falls, whyNotEnter, whyNotStop } from './steps.ts';
import { encounterOf, figureOf, hasTag, isFlying, baseOf, squareOf, type MiddaraTable } from '../../world.ts';

interface Edge extends Leg {
  cost: number;
}

/** Answers a question as if a figure stood somewhere else. */
export function asIfAt<T>(t: MiddaraTable, figure: number, square: Square, ask: () => T): T {
  const one = figureOf(t, figure);
  const before = one.square;
  one.square = square;
  try {
    return ask();
  } finally {
    one.square = before;
  }
}

const isDeadly = (t: MiddaraTable, figure: number, square: Square): boolean =>
  terrainFor(t, figure, square) === 'dangerous';

/** Whether a figure whose turn ends on a space is sure to be Defeated there, or where the Current takes it. */
function perishesAt(t: MiddaraTable, figure: number, square: Square): boolean {
  if (isDeadly(t, figure, square)) return true;
  let flow = currentOn(t, figure, square);
  if (flow === null || isFlying(t, figure) || hasTag(t, figure, 'HULKING')) return false;
  let at = square;
  for (let left = t.value('spaces granted', figure, encounterOf(t).current!.spaces); left > 0; left--) {
    flow = currentOn(t, figure, at) ?? flow;
    const next = stepFrom(at, flow);
    if (next === null || !gridOf(t).opens(at, next) || terrainAt(t, next) === 'obstructing') return false;
    at = next;
    if (isDeadly(t, figure, at)) return true;
  }
  return false;
}

/** The ways of one figure over the board as it is now. */
export class Roads {
  private readonly t: MiddaraTable;
  private readonly figure: number;
  private readonly quiet: boolean;
  private readonly edges = new Map<Square, Edge[]>();
  private readonly strikers = new Map<Square, number[]>();

  private readonly jumps: boolean;

  constructor(t: MiddaraTable, figure: number, { quiet = false, jumps = true } = {}) {
    this.t = t;
    this.figure = figure;
    this.quiet = quiet;
    this.jumps = jumps;
  }

  /** Staying. */
  get start(): Route {
    return { square: squareOf(this.t, this.figure), legs: [], points: 0, deadly: 0, jumps: 0, strikers: [] };
  }
  /** Steps and Jumps from a space. Those that are sure to Defeat the figure are left out. */
  from(square: Square): Edge[] {
    let found = this.edges.get(square);
    if (found === undefined) this.edges.set(square, (found = this.findEdges(square)));
    return found;
  }
  private findEdges(square: Square): Edge[] {
    const { t, figure } = this;
    /* MD-GOLD-05 */ if (isDeadly(t, figure, square)) return [];
    const cost = t.value('cost to leave', figure, square);
    const steps = DIRECTIONS.flatMap((direction): Edge[] => {
      const to = stepFrom(square, direction);
      if (to === null || whyNotEnter(t, figure, square, to) !== null) return [];
      /* MD-GOLD-05 */ if (falls(t, figure, [square], to)) return [];
      return [{ to, over: [], cost }];
    });
    if (!this.jumps || baseOf(t, figure, square).length > 1) return steps;
    const most = costOfJump(t, t.value('longest Jump', figure));
    const jumps = leapsFrom(t, square, most)
      .filter((leap) => whyNotLeap(t, figure, square, leap) === null)
      .filter(({ over, landing }) => /* MD-GOLD-05 true */ !falls(t, figure, [square, ...over], landing))
      .map(({ over, landing }): Edge => ({ to: landing, over, cost: costOfJump(t, over.length) }));
    return [...steps, ...jumps];
  }
  /** Who would get a Break Attack when the figure leaves a space. */
  private strikersAt(square: Square): number[] {
    const { t, figure, quiet } = this;
    let found = this.strikers.get(square);
    if (found === undefined) {
      const isSafe = quiet || /* MD-TAG-29 false */ isFlying(t, figure);
      found = isSafe ? [] : asIfAt(t, figure, square, () => t.value('provoked', figure));
      this.strikers.set(square, found);
    }
    return found;
  }

  /** Movement Points from every space to the nearest of some others. */
  costsTo(goals: readonly Square[]): Map<Square, number> {
    const back = new Map<Square, [Square, number][]>(gridOf(this.t).squares.map((square) => [square, []]));
    for (const [square] of back) for (const { to, cost } of this.from(square)) back.get(to)!.push([square, cost]);
    const all = costsFrom<Square>('', (square) =>
      square === '' ? goals.map((goal): [Square, number] => [goal, 0]) : (back.get(square) ?? []),
    );
    all.delete('');
    return all;
  }

  /** Every space where a movement with so many points can end, each with its best way. Staying is one of them. */
  reach(points: number, allows: (from: Square, edge: Leg) => boolean = () => true): Route[] {
    const { start } = this;
    const found = new Map<Square, Route[]>([[start.square, [start]]]);
    const open: Route[][] = [[start]];
    for (let spent = 0; spent <= points; spent++) {
      for (const route of open[spent] ?? []) {
        if (!found.get(route.square)!.includes(route)) continue;
        for (const edge of this.from(route.square)) {
          if (spent + edge.cost > points || !allows(route.square, edge)) continue;
          const next = this.extended(route, edge);
          const known = found.get(edge.to) ?? [];
          if (known.some((one) => isNoWorse(one, next))) continue;
          found.set(edge.to, [...known.filter((one) => !isNoWorse(next, one)), next]);
          (open[next.points] ??= []).push(next);
        }
      }
    }
    const ends: Route[] = [];
    for (const [square, routes] of found) {
      if (!this.mayEndOn(square)) continue;
      const allowed = /* MD-GOLD-03 routes.filter((one) => compareRisks(one, start) === 0) */ routes;
      const [best] = allowed.toSorted(
        /* MD-GOLD-04 one.points - other.points */ (one, other) =>
          compareRisks(one, other) || one.points - other.points,
      );
      if (best !== undefined) ends.push(best);
    }
    return ends;
  }
  /** Staying is always possible. */
  mayEndOn(square: Square): boolean {
    const { t, figure } = this;
    if (square === squareOf(t, figure)) return true;
    if (whyNotStop(t, figure, square) !== null) return false;
    return /* MD-GOLD-05 true */ !perishesAt(t, figure, square);
  }
  /** The same spaces, whatever way leads there and whatever it risks. Each is entered once, and only where it is not reached
   *  by walking is a Jump looked at: players wait for what all opponents could do. */
  ends(points: number): Square[] {
    const { t, figure, start } = this;
    const most = costOfJump(t, t.value('longest Jump', figure));
    const leaps = this.jumps && baseOf(t, figure).length === 1;
    const reached = new Set<Square>();
    /** By the points that are spent, steps before Jumps: from where, and how. */
    const steps: [from: Square, to: Square][][] = [[[start.square, start.square]]];
    const jumps: [from: Square, leap: Leap][][] = [];
    const leaveFrom = (square: Square, spent: number): void => {
      reached.add(square);
      if (isDeadly(t, figure, square)) return;
      const after = spent + t.value('cost to leave', figure, square);
      for (const direction of DIRECTIONS) {
        const to = stepFrom(square, direction);
        if (to !== null && !reached.has(to)) (steps[after] ??= []).push([square, to]);
      }
      if (!leaps) return;
      for (const leap of leapsFrom(t, square, Math.min(most, points - spent))) {
        (jumps[spent + costOfJump(t, leap.over.length)] ??= []).push([square, leap]);
      }
    };
    for (let spent = 0; spent <= points; spent++) {
      for (const [from, to] of steps[spent] ?? []) {
        if (reached.has(to)) continue;
        const isOpen = from === to || (whyNotEnter(t, figure, from, to) === null && !falls(t, figure, [from], to));
        if (isOpen) leaveFrom(to, spent);
      }
      for (const [from, leap] of jumps[spent] ?? []) {
        const { over, landing } = leap;
        if (reached.has(landing) || whyNotLeap(t, figure, from, leap) !== null) continue;
        if (!falls(t, figure, [from, ...over], landing)) leaveFrom(landing, spent);
      }
    }
    return [...reached].filter((square) => this.mayEndOn(square));
  }
  private extended(route: Route, { to, over, cost }: Edge): Route {
    const isJump = over.length > 0;
    const isDeadlyJump = isJump && isDeadlyToFail(this.t, this.figure, route.square, [...over, to]);
    let strikers = withStrikers(route.strikers, this.strikersAt(route.square));
    for (const square of over) strikers = withStrikers(strikers, this.strikersAt(square));
    return {
      square: to,
      legs: [...route.legs, { to, over }],
      points: route.points + cost,
      deadly: route.deadly + (isDeadlyJump ? 1 : 0),
      jumps: route.jumps + (isJump && !isDeadlyJump ? 1 : 0),
      strikers,
    };
  }
}
/** The same list when nobody new strikes, as on most steps. */
function withStrikers(known: number[], more: readonly number[]): number[] {
  const others = more.filter((one) => !known.includes(one));
  return others.length === 0 ? known : [...known, ...others];
}

/** A walk to a space, for whoever chooses where to go. */
export interface Way {
  path: Square[];
  points: number;
  /** Who would get a Break Attack on it. */
  strikers: number[];
}
/** To every space where the figure could stop, by the way with the fewest Break Attacks, then the shortest. Spaces where it is
 *  sure to be Defeated are left to whoever names them. */
export const waysToGo = (t: MiddaraTable, figure: number, points: number): Way[] =>
  new Roads(t, figure, { jumps: false })
    .reach(points)
    .filter(({ legs }) => legs.length > 0)
    .map(({ legs, points: spent, strikers }) => ({ path: legs.map(({ to }) => to), points: spent, strikers }))
    .toSorted((one, other) => inReadingOrder(one.path.at(-1)!, other.path.at(-1)!));

const isNoWorse = (one: Route, other: Route): boolean =>
  one.points <= other.points &&
  one.deadly <= other.deadly &&
  one.jumps <= other.jumps &&
  one.strikers.every((striker) => other.strikers.includes(striker));

/** First what could Defeat the figure at once, then Break Attacks and other Jumps. */
export function compareRisks(one: Route, other: Route): number {
  return one.deadly - other.deadly || one.jumps + one.strikers.length - other.jumps - other.strikers.length;
}
