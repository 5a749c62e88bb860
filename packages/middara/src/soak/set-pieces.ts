/** Set pieces that chance alone would hardly ever bring about. */

import { DIRECTIONS, stepFrom, type Direction, type Square } from '@questwright/geometry/square';
import { gridOf, levelAt, terrainAt } from '../rules/movement/board.ts';
import { whyNotPut } from '../rules/movement/placing.ts';
import {
  baseOf,
  cardOf,
  figureOf,
  figuresOn,
  gearOf,
  hasTag,
  isAdventurer,
  isFlying,
  stands,
  type MiddaraTable,
  type Figure,
} from '../world.ts';
import type { Terrain } from '../words.ts';

export const oneOf = <X>(t: MiddaraTable, all: readonly X[]): X => all[t.random(all.length)]!;

/** In place of whatever token lies there. */
export function lay(t: MiddaraTable, square: Square, terrain: Terrain): void {
  t.world.terrain = [...t.world.terrain.filter((one) => one.square !== square), { square, terrain }];
}
/** Figures of which a set piece is made up: the next one leaves them alone. */
const placed = new WeakMap<MiddaraTable, Set<number>>();
/** Unhurt, so that what comes first does not end it; and whoever is to wait waits. */
export function put(t: MiddaraTable, thing: number, square: Square, waits: boolean): void {
  if (!placed.has(t)) placed.set(t, new Set());
  placed.get(t)!.add(thing);
  const figure = figureOf(t, thing);
  figure.square = square;
  figure.damage = 0;
  t.setCounters(thing, 'paralyze', waits ? 1 : 0);
}
export const line = (from: Square, direction: Direction, length: number): Square[] => {
  const found = [from];
  for (let next = stepFrom(from, direction); next !== null && found.length < length; next = stepFrom(next, direction)) {
    found.push(next);
  }
  return found;
};
export const standing = (t: MiddaraTable): Figure[] =>
  t.world.figures.filter(({ thing }) => stands(t, thing) && placed.get(t)?.has(thing) !== true);
export const isSmall = (t: MiddaraTable, { thing }: Figure): boolean =>
  baseOf(t, thing).length === 1 && !isFlying(t, thing);
export const hasToken = (t: MiddaraTable, square: Square): boolean =>
  [...t.world.tokens, ...t.world.dynamite].some((one) => one.square === square);

/** Whether something on the card of a figure or on its gear says so. */
export const can = (t: MiddaraTable, thing: number, verb: 'PULL' | 'PUSH'): boolean =>
  [cardOf(t, thing), ...gearOf(t, thing)].some(({ abilities = [] }) => JSON.stringify(abilities).includes(`"${verb}"`));
/** Ready to act. */
export function ready(t: MiddaraTable, thing: number, square: Square): void {
  put(t, thing, square, false);
  figureOf(t, thing).stamina = cardOf(t, thing).stamina?.most ?? 0;
}

/** Whether a figure can be put somewhere with nothing around it. */
export const isLonely = (t: MiddaraTable, thing: number, square: Square): boolean =>
  whyNotPut(t, thing, square) === null &&
  gridOf(t)
    .around(square)
    .every((one) => !hasToken(t, one) && figuresOn(t, [one]).every((other) => other.thing === thing));

/** Whoever can PULL stands on an island, and has an opponent beyond the danger around it. */
export function acrossAHole(t: MiddaraTable): void {
  const pullers = standing(t).filter(({ thing }) => isAdventurer(t, thing) && can(t, thing, 'PULL'));
  const pulled = standing(t).filter(
    (one) => isSmall(t, one) && !hasTag(t, one.thing, 'HULKING') && t.value('side', one.thing) === 'opponents',
  );
  if (pullers.length === 0 || pulled.length === 0) return;
  const by = (pullers.find(({ thing }) => thing === t.within('turn')?.figure) ?? oneOf(t, pullers)).thing;
  const { thing } = oneOf(t, pulled);
  const spots = gridOf(t).squares.flatMap((square) =>
    DIRECTIONS.map((direction) => line(square, direction, 3)[2]).flatMap((beyond) =>
      beyond !== undefined && isLonely(t, by, square) && whyNotPut(t, thing, beyond, [by]) === null
        ? [{ square, beyond }]
        : [],
    ),
  );
  if (spots.length === 0) return;
  const { square, beyond } = oneOf(t, spots);
  for (const hole of gridOf(t).around(square)) lay(t, hole, 'dangerous');
  ready(t, by, square);
  put(t, thing, beyond, true);
}

const LANE = 5;
/** A RELENTLESS figure that has struck and goes on must go through two others, to where nobody else has room. */
export function inADeadEnd(t: MiddaraTable): void {
  const all = standing(t).filter((one) => isSmall(t, one));
  const most = ({ thing }: Figure): number => t.value('maximum HP', thing);
  const runner = all.find(({ thing }) => hasTag(t, thing, 'RELENTLESS') && !isAdventurer(t, thing));
  // It strikes at whoever has the fewest HP left.
  const [struck, ahead] = all
    .filter(({ thing }) => isAdventurer(t, thing))
    .toSorted((one, other) => most(one) - most(other));
  const last = all.find((one) => ![runner, struck, ahead].includes(one));
  if (runner === undefined || struck === undefined || ahead === undefined || last === undefined) return;
  const moved = [struck, runner, ahead, last];
  const isOpen = (square: Square): boolean =>
    gridOf(t).has(square) && figuresOn(t, [square]).every(({ thing }) => moved.some((one) => one.thing === thing));
  const lanes = gridOf(t).squares.flatMap((from) =>
    DIRECTIONS.map((direction) => line(from, direction, LANE)).flatMap((lane) => {
      const closed = lane.slice(1).flatMap((one) => gridOf(t).around(one));
      const walls = [...new Set(closed)].filter((one) => !lane.includes(one));
      const isLevel = new Set(lane.map((one) => (gridOf(t).has(one) ? levelAt(t, one) : 0))).size === 1;
      const isLane = lane.length === LANE && isLevel && lane.every(isOpen);
      return isLane && walls.every((one) => isOpen(one) && !hasToken(t, one)) ? [{ lane, walls }] : [];
    }),
  );
  const fewest = Math.min(...lanes.map(({ walls }) => walls.length));
  const best = lanes.filter(({ walls }) => walls.length === fewest);
  if (best.length === 0) return;
  const { lane, walls } = oneOf(t, best);
  for (const square of walls) if (terrainAt(t, square) !== 'obstructing') lay(t, square, 'obstructing');
  for (const square of lane) if (terrainAt(t, square) !== 'normal') lay(t, square, 'normal');
  moved.forEach((one, i) => put(t, one.thing, lane[i]!, one !== runner));
  figureOf(t, struck.thing).damage = 1;
}

/** Whoever CRUSHES stands between two Adventurers: going on from the one it must go through the other. */
export function onBothSides(t: MiddaraTable): void {
  const crusher = standing(t).find(({ thing }) => hasTag(t, thing, 'CRUSH') && !isAdventurer(t, thing));
  const [one, other] = standing(t).filter((figure) => isAdventurer(t, figure.thing) && isSmall(t, figure));
  if (crusher === undefined || one === undefined || other === undefined) return;
  const lifted = [crusher.thing, one.thing, other.thing];
  const wide = Math.sqrt(baseOf(t, crusher.thing).length);
  const lines = gridOf(t)
    .squares.map((square) => line(square, 'east', wide + 2))
    .filter(
      ([west, middle, ...more]) =>
        more.length === wide &&
        [west, more[0]].every((at) => whyNotPut(t, crusher.thing, at!, lifted) === null) &&
        whyNotPut(t, one.thing, west!, lifted) === null &&
        whyNotPut(t, crusher.thing, middle!, lifted) === null &&
        whyNotPut(t, other.thing, more.at(-1)!, lifted) === null,
    );
  if (lines.length === 0) return;
  const [west, middle, ...more] = oneOf(t, lines);
  put(t, one.thing, west!, true);
  put(t, crusher.thing, middle!, false);
  put(t, other.thing, more.at(-1)!, true);
}
