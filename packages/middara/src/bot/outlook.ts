/** What it is worth to a bot to stand somewhere: whom it can attack there, how far it is from what wins, and what it risks. */

import { rangeOfAreas, type Square } from '@questwright/geometry/square';
import type { Route } from '../rules/enemies/locals.ts';
import { gridOf, terrainAt } from '../rules/movement/board.ts';
import { asIfAt, Roads } from '../rules/movement/routes.ts';
import { blowOf } from './blow.ts';
import { baseOf, opponentsOf, squareOf, type MiddaraTable, type Token } from '../world.ts';
import { attackCost, bestTarget, leftOf, Threats } from './blows.ts';
import { purposeOf } from './purpose.ts';
import { walksTo } from './walks.ts';

const WIN = 1000;
/** A Movement Point nearer to somebody whom it could attack, or to an Exit. */
const STEP = 0.25;
const STEP_TO_AN_EXIT = 0.4;
/** Where nobody can walk: farther than anything. */
const NO_WAY = 60;
/** How much of an Attack another one in the same turn is worth. */
const SECOND = 0.8;
const CAUTION = 0.25;
const LIFE = 5;
/** What an explosion does to whoever stands beside it, roughly. */
export const EXPLOSION = 12;
/** To be Defeated as soon as the turn is over: worse than whatever else could be had there. */
const DOOM = 500;
/** To be beside Loot that there are SP for, or an Objective that nobody has come upon. */
const WORTH_OF_A_FIND = 0.8;

/** Spaces from which a figure could attack one of these. */
function strikingSpaces(t: MiddaraTable, figure: number, targets: readonly number[]): Square[] {
  const range =
    t.value('attack type', figure) === 'ranged' ? t.value('attack range', figure) : t.value('reach', figure);
  const counts = targets.flatMap((one) => baseOf(t, one)).map((square) => t.value('count', square));
  return gridOf(t).squares.filter((square) => counts.some((one) => (one[square] ?? Infinity) <= range));
}
/** Dynamite that goes off at the end of this round. */
const isMined = (t: MiddaraTable, figure: number, square: Square): boolean =>
  t.world.dynamite.some(
    (one) => one.lit < t.world.round && one.square !== '' && rangeOfAreas(baseOf(t, figure, square), [one.square]) <= 1,
  );

/** What a figure finds on the board, worked out once for each question. */
class Ground {
  private readonly t: MiddaraTable;
  private readonly figure: number;
  private readonly threats: Threats;
  private readonly goals: readonly Square[];
  private readonly walk: (from: Square) => number;
  /** Spaces to each of them, whoever stands in the way. */
  private readonly counts: readonly Readonly<Record<Square, number>>[];
  private readonly attacks = new Map<Square, number>();
  readonly roads: Roads;

  constructor(t: MiddaraTable, figure: number) {
    this.t = t;
    this.figure = figure;
    this.threats = new Threats(t, figure);
    this.roads = new Roads(t, figure, { jumps: false });
    const { exits, prey } = purposeOf(t);
    const wanted = prey.length > 0 ? prey : opponentsOf(t, figure);
    this.goals = exits.length > 0 ? exits : strikingSpaces(t, figure, wanted);
    const ends = exits.length > 0 ? exits : wanted.flatMap((one) => baseOf(t, one));
    this.counts = ends.map((square) => t.value('count', square));
    this.walk = walksTo(t, figure, this.goals);
  }
  /** The best Attack from a space. */
  private attackAt(square: Square): number {
    const { t, figure } = this;
    let worth = this.attacks.get(square);
    if (worth === undefined) {
      worth = asIfAt(t, figure, square, () => bestTarget(t, figure))?.worth ?? 0;
      this.attacks.set(square, worth);
    }
    return worth;
  }
  /** How far it is to what it is after. */
  private farAt(square: Square): number {
    const far = this.walk(square);
    return far < Infinity ? far : NO_WAY + Math.min(NO_WAY, ...this.counts.map((one) => one[square] ?? NO_WAY));
  }
  /** What lies about there to be found. */
  private findsAt(square: Square, stamina: number): number {
    const { t, figure } = this;
    const base = baseOf(t, figure, square);
    const isFound = ({ kind, square: at, thing }: Token): boolean => {
      if (at === '' || rangeOfAreas(base, [at]) > 1) return false;
      return kind === 'loot' ? stamina > 0 : kind === 'objective' && !t.world.activated.includes(thing);
    };
    return t.world.tokens.filter(isFound).length * WORTH_OF_A_FIND;
  }
  private riskAt(square: Square): number {
    const { t, figure } = this;
    const left = leftOf(t, figure);
    const mined = isMined(t, figure, square) ? EXPLOSION : 0;
    const danger = this.threats.at(square);
    const sure = mined + (t.value('end of turn on', figure, square)?.damage ?? 0);
    const [expected, worst] = [danger.expected + sure, danger.worst + sure];
    return CAUTION * expected + LIFE * Math.min(1, expected / left) ** 2 * Math.min(1, worst / left);
  }
  /** What it is worth to end up on a space with so many SP. */
  worthAt(square: Square, stamina: number): number {
    const { t, figure } = this;
    const { hurry, exits } = purposeOf(t);
    const attacks = Math.min(2, Math.floor(stamina / attackCost(t, figure)));
    const hopes = attacks <= 0 ? 0 : this.attackAt(square) * (attacks === 2 ? 1 + SECOND : 1);
    const far = this.goals.length === 0 ? 0 : this.farAt(square);
    const wins = exits.some((one) => baseOf(t, figure, square).includes(one));
    const step = exits.length > 0 ? STEP_TO_AN_EXIT : STEP;
    const aside = this.findsAt(square, stamina) - this.riskAt(square);
    const isDoomed = !wins && t.value('end of turn on', figure, square)?.defeated === true;
    return (wins ? WIN : 0) + hopes * Math.sqrt(hurry) - far * step * hurry + aside / hurry - (isDoomed ? DOOM : 0);
  }
}
const known = new WeakMap<MiddaraTable, Map<number, Ground>>();
function groundFor(t: MiddaraTable, figure: number): Ground {
  let all = known.get(t);
  if (all === undefined) known.set(t, (all = new Map()));
  let found = all.get(figure);
  if (found === undefined) all.set(figure, (found = new Ground(t, figure)));
  return found;
}

export interface Prospect {
  route: Route;
  worth: number;
  /** How much better it is than to stay. */
  gain: number;
}
/** Where a walk with so many points should end, staying included, and what that is worth with the SP that are left then. */
export function bestRoute(t: MiddaraTable, figure: number, points: number, stamina: number): Prospect {
  const ground = groundFor(t, figure);
  const blows = new Map<number, number>();
  const blow = (by: number): number => {
    let found = blows.get(by);
    if (found === undefined) blows.set(by, (found = 0.5 + blowOf(t, by, figure)));
    return found;
  };
  const judged = ground.roads.reach(points).map((route) => {
    const struck = route.strikers.reduce((sum, one) => sum + blow(one), 0);
    return { route, worth: ground.worthAt(route.square, stamina) - struck - route.points / 1000 };
  });
  const [best] = judged.toSorted((one, other) => other.worth - one.worth);
  const staying = judged.find(({ route }) => route.legs.length === 0)!;
  return { ...best!, gain: best!.worth - staying.worth };
}
/** What it is worth to stay where it is with so many SP. */
export const worthOfStaying = (t: MiddaraTable, figure: number, stamina: number): number =>
  groundFor(t, figure).worthAt(squareOf(t, figure), stamina);
/** The best of these spaces for a figure to be put on, and how much better than its own it is. */
export function bestSpace(
  t: MiddaraTable,
  figure: number,
  squares: readonly Square[],
  stamina: number,
): { square: Square; gain: number } | null {
  const ground = groundFor(t, figure);
  const worth = (square: Square): number => ground.worthAt(square, stamina);
  const safe = squares.filter((one) => !baseOf(t, figure, one).some((each) => terrainAt(t, each) === 'dangerous'));
  const [best] = (safe.length > 0 ? safe : squares)
    .map((square) => ({ square, is: worth(square) }))
    .toSorted((one, other) => other.is - one.is);
  if (best === undefined) return null;
  const own = squareOf(t, figure);
  return { square: best.square, gain: own === '' ? 0 : best.is - worth(own) };
}
