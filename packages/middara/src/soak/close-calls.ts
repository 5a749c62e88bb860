/** Set pieces in which something that seldom happens is about to happen. */

import { DIRECTIONS, type Square } from '@questwright/geometry/square';
import { gridOf, levelAt, terrainAt } from '../rules/movement/board.ts';
import type { LootCard } from '../cards.ts';
import { whyNotPut } from '../rules/movement/placing.ts';
import { roomBeside } from '../rules/movement/trampling.ts';
import { can, hasToken, isLonely, isSmall, lay, line, oneOf, put, ready, standing } from './set-pieces.ts';
import {
  areAllies,
  cardOf,
  decidesItself,
  encounterOf,
  figureOf,
  figuresOn,
  hasTag,
  isAdventurer,
  isCommanded,
  NOBODY,
  type MiddaraTable,
  type Figure,
} from '../world.ts';

const opponents = (t: MiddaraTable): Figure[] =>
  standing(t).filter(({ thing }) => t.value('side', thing) === 'opponents');

/** What is no Gold lies on top, as it may after any shuffle. */
export function lootOnTop(t: MiddaraTable): void {
  const special = t
    .pile('combatant loot')
    .filter((one) => (t.contentOf(one).content as LootCard).gold === undefined)
    .slice();
  while (special.length > 0) {
    const [one] = special.splice(t.random(special.length), 1);
    t.move(one!, 'combatant loot', 'top', 'down');
  }
}

const AT_ONCE = 3;
/** One blow is enough for those around a figure that the players lead, or around whoever has the turn: a BOSS first. */
export function lastBlow(t: MiddaraTable): void {
  const isBoss = ({ thing }: Figure): boolean => hasTag(t, thing, 'BOSS');
  const all = opponents(t).toSorted((one, other) => Number(isBoss(other)) - Number(isBoss(one)));
  const led = standing(t).filter((one) => !all.includes(one) && isCommanded(t, one.thing));
  const acting = standing(t).filter((one) => one.thing === t.within('turn')?.figure);
  const strikers = led.length > 0 ? led : acting;
  if (strikers.length === 0) return;
  const { thing: by, square: here } = oneOf(t, strikers);
  ready(t, by, here);
  for (const { thing } of all.slice(0, AT_ONCE)) {
    const beside = roomBeside(t, by, thing);
    if (beside.length === 0) continue;
    put(t, thing, oneOf(t, beside), true);
    figureOf(t, thing).damage = t.value('maximum HP', thing) - 1;
  }
}

/** Somebody who is not always up to something has been shot at, and can get at nobody. */
export function walledIn(t: MiddaraTable): void {
  const isIdle = ({ thing }: Figure): boolean => {
    const { ai = [] } = cardOf(t, thing);
    return ai.length > 0 && ai.every((step) => step.if['always'] === undefined);
  };
  const all = opponents(t).filter((one) => isSmall(t, one) && isIdle(one));
  if (all.length === 0) return;
  const { thing } = oneOf(t, all);
  const cells = gridOf(t).squares.filter((square) => isLonely(t, thing, square));
  const walls = (square: Square): readonly Square[] => gridOf(t).around(square);
  const fewest = Math.min(...cells.map((square) => walls(square).length));
  const best = cells.filter((square) => walls(square).length === fewest);
  if (best.length === 0) return;
  const cell = oneOf(t, best);
  for (const wall of walls(cell)) lay(t, wall, 'obstructing');
  put(t, thing, cell, false);
  if (!t.world.targeted.includes(thing)) t.world.targeted.push(thing);
}

/** Whoever stands there changes places with the figure. */
function makeRoom(t: MiddaraTable, thing: number, square: Square): void {
  for (const other of figuresOn(t, [square])) other.square = figureOf(t, thing).square;
}
/** Whoever can PUSH has somebody before it who stands with the back to a drop. */
export function overTheEdge(t: MiddaraTable): void {
  const small = standing(t).filter((one) => isSmall(t, one));
  const pairs = small
    .filter(({ thing }) => can(t, thing, 'PUSH'))
    .flatMap(({ thing: by }) =>
      small
        .filter(({ thing }) => !areAllies(t, thing, by) && !hasTag(t, thing, 'HULKING'))
        .map(({ thing: pushed }) => ({ by, pushed })),
    );
  const isOpen = (square: Square): boolean =>
    gridOf(t).has(square) &&
    terrainAt(t, square) !== 'obstructing' &&
    figuresOn(t, [square]).every((one) => small.includes(one));
  const lines = gridOf(t)
    .squares.flatMap((from) => DIRECTIONS.map((direction) => line(from, direction, 3)))
    .filter((all) => {
      if (all.length < 3 || !all.every(isOpen)) return false;
      const [behind, edge, below] = all.map((square) => levelAt(t, square));
      return (
        edge! - below! > t.value('deepest descent') && edge! - behind! <= 1 && figuresOn(t, [all[2]!]).length === 0
      );
    });
  if (pairs.length === 0 || lines.length === 0) return;
  // Those who decide themselves always do it.
  const sure = pairs.filter(({ by }) => decidesItself(t, by));
  const { by, pushed } = oneOf(t, sure.length > 0 ? sure : pairs);
  const [behind, edge] = oneOf(t, lines);
  makeRoom(t, by, behind!);
  ready(t, by, behind!);
  makeRoom(t, pushed, edge!);
  put(t, pushed, edge!, true);
}

/** Dynamite that was thrown lies where several Adventurers can still pick it up. */
export function litFuse(t: MiddaraTable): void {
  const near = (square: Square): number =>
    standing(t).filter((one) => isAdventurer(t, one.thing) && gridOf(t).around(square).includes(one.square)).length;
  const free = gridOf(t).squares.filter((one) => figuresOn(t, [one]).length === 0);
  const most = Math.max(...free.map(near));
  const best = free.filter((one) => near(one) === most);
  if (most <= 0) return;
  const thing = t.add('dynamite', 'tokens');
  t.move(thing, 'tokens', 'bottom', 'up');
  t.world.dynamite.push({ thing, square: oneOf(t, best), bearer: NOBODY, lit: t.world.round });
}

/** Some stand beside Terrain that an Action is about, with not much room around it; others beside Loot and Objectives. */
export function atWork(t: MiddaraTable): void {
  const rocks = Object.values(encounterOf(t).actions ?? {}).flatMap(({ beside }) =>
    'terrain' in beside
      ? t.world.terrain.filter(
          ({ square, terrain }) => terrain === beside.terrain && gridOf(t).tile(square) === beside.tile,
        )
      : [],
  );
  const tokens = (['loot', 'objective'] as const).map((kind) => t.world.tokens.filter((one) => one.kind === kind));
  for (const needed of [rocks, rocks, ...tokens]) {
    const worker = standing(t).find((one) => isAdventurer(t, one.thing));
    if (worker === undefined) continue;
    const spots = needed.flatMap(({ square }) => (square === '' ? [] : gridOf(t).around(square)));
    const free = spots.filter((at) => whyNotPut(t, worker.thing, at) === null);
    if (free.length > 0) ready(t, worker.thing, oneOf(t, free));
  }
  for (const { square, terrain } of rocks) {
    const around = gridOf(t)
      .around(square)
      .filter((one) => figuresOn(t, [one]).length === 0 && !hasToken(t, one));
    for (const one of around) if (t.random(2) === 0) lay(t, one, terrain);
  }
}
