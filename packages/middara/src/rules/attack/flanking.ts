/** Flanking: two allies on opposite sides of a target. */

import { placeOf, squareAt, type Square } from '@questwright/geometry/square';
import { areAdjacent, levelAt, terrainAt } from '../movement/board.ts';
import { isParalyzed } from '../abilities/effects.ts';
import {
  alliesOf,
  baseOf,
  hasTag,
  isAdventurer,
  squareOf,
  type MiddaraTable,
  type MiddaraChapter,
} from '../../world.ts';

/** Whether two spaces lie on opposite edges or corners of a base. */
function areOpposite(one: Square, base: readonly Square[], other: Square): boolean {
  const places = base.map(placeOf);
  const [west, east] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [north, south] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  const side = (at: number, from: number, to: number): number => (at < from ? -1 : at > to ? 1 : 0);
  const [from, to] = [placeOf(one), placeOf(other)];
  const [x, y] = [side(from.x, west, east), side(from.y, north, south)];
  return (x !== 0 || y !== 0) && side(to.x, west, east) === -x && side(to.y, north, south) === -y;
}

const beside = (t: MiddaraTable, base: readonly Square[], at: readonly Square[]): Square[] =>
  at.filter((one) => base.some((square) => areAdjacent(t, one, square)));

/** Spaces on a straight line to the target that a figure with REACH attacks through. */
function reachedThrough(t: MiddaraTable, attacker: number, target: number): Square[] {
  const reach = t.value('reach', attacker);
  if (reach < 2) return [];
  return baseOf(t, attacker).flatMap((from) =>
    baseOf(t, target).flatMap((to) => {
      const [here, there] = [placeOf(from), placeOf(to)];
      const [dx, dy] = [there.x - here.x, there.y - here.y];
      const far = Math.max(Math.abs(dx), Math.abs(dy));
      if (far < 2 || far > reach || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return [];
      const last = squareAt({ x: there.x - Math.sign(dx), y: there.y - Math.sign(dy) });
      return terrainAt(t, last) === 'obstructing' ? [] : [last];
    }),
  );
}

/** The ally who lends the bonus must be adjacent to the target, on its level. */
function flanks(t: MiddaraTable, attacker: number, target: number): boolean {
  const base = baseOf(t, target);
  const positions = t.value('flanking positions', attacker, target);
  const level = levelAt(t, squareOf(t, target));
  const lent = (ally: number): Square[] =>
    /* MD-TAG-55 t.value('flanking positions', ally, target) */ beside(t, base, baseOf(t, ally));
  const mayAttack = (one: number): boolean => /* MD-FLNK-01 true */ !isParalyzed(t, one);
  if (!mayAttack(attacker)) return false;
  return alliesOf(t, attacker).some(
    (ally) =>
      mayAttack(ally) &&
      /* MD-ELEV-14 true */ levelAt(t, squareOf(t, ally)) === level &&
      lent(ally).some((one) => positions.some((other) => areOpposite(one, base, other))),
  );
}

export const FLANKING: MiddaraChapter = {
  values: {
    /** The spaces that count as a figure's position for its own Attack. */
    'flanking positions': {
      rule: 'MD-FLNK-02',
      of: (t, attacker, target) => beside(t, baseOf(t, target), baseOf(t, attacker)),
      parts: {
        reach: {
          rule: 'MD-TAG-54',
          layer: 'set',
          of: (t, attacker, target) => {
            const through = reachedThrough(t, attacker, target);
            return through.length === 0 ? null : [...beside(t, baseOf(t, target), baseOf(t, attacker)), ...through];
          },
        },
      },
    },
    flanking: {
      rule: 'MD-FLNK-01',
      of: (t, attacker, target) => isAdventurer(t, attacker) && flanks(t, attacker, target),
      parts: {
        combatants: {
          rule: 'MD-FLNK-06',
          layer: 'set',
          of: (t, attacker, target) => (isAdventurer(t, attacker) ? null : flanks(t, attacker, target)),
        },
        ranged: {
          rule: 'MD-FLNK-05',
          layer: 'become',
          of: (t, attacker) => {
            const type = t.within('attack')?.type ?? t.value('attack type', attacker);
            return type === 'ranged' ? false : null;
          },
        },
      },
    },
    'flanking roll': {
      rule: 'MD-FLNK-03',
      of: () => 1,
      parts: {
        backstab: {
          rule: 'MD-TAG-16',
          layer: 'set',
          of: (t, figure) => (hasTag(t, figure, 'BACKSTAB') ? 2 : null),
        },
      },
    },
    'flanking damage': {
      rule: 'MD-FLNK-03',
      of: () => 3,
      parts: {
        backstab: {
          rule: 'MD-TAG-16',
          layer: 'set',
          of: (t, figure) => (hasTag(t, figure, 'BACKSTAB') ? 5 : null),
        },
      },
    },
  },
};
