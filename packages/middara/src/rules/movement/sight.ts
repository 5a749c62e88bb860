/** Line of Sight, Sphere of Influence, Range. */

import type { Json } from '@questwright/kernel';
import { lineBetween, marksOnLine, rangeOfAreas, steps, type Square } from '@questwright/geometry/square';
import { gridOf, levelAt, terrainAt } from './board.ts';
import {
  areAllies,
  baseOf,
  figuresOn,
  hasTag,
  named,
  type MiddaraTable,
  type Figure,
  type MiddaraChapter,
} from '../../world.ts';

export type Looking = { actor: number; target: number; from: Square; to: Square; soi: boolean };
/** What a line meets: something that blocks it, spaces of Hindering Terrain, spaces with allies. */
export type Line = { blocked: boolean; hindering: number; allies: number };

const ALLY = 1;
const HINDERING = 1_000;
export const BLOCKED = 1_000_000;
const read = (sum: number): Line => ({
  blocked: sum >= BLOCKED,
  hindering: Math.floor(sum / HINDERING) % HINDERING,
  allies: sum % HINDERING,
});

/** Whether a figure in the way belongs to the other side than the one that looks. */
const opposes = (t: MiddaraTable, actor: number, other: Figure): boolean =>
  /* MD-LOS-06 other.owner < 0 */ !areAllies(t, actor, other.thing);

/** What a space adds to a line that crosses it. */
export function markOf(t: MiddaraTable, { actor, target, from, to, soi }: Looking, square: Square): number {
  if (!gridOf(t).has(square)) return 0;
  const terrain = terrainAt(t, square);
  /* MD-TERR-17 false */ /* MD-SOI-04 !soi && terrain === 'obstructing' */
  if (terrain === 'obstructing') return BLOCKED;
  /* MD-SOI-03 */ if (soi) return 0;
  // Tokens are circular, and in nobody's way.
  /* MD-TERR-02 t.world.tokens.some((one) => one.square === square) ? BLOCKED : 0 */
  const mark = terrain === 'hindering' ? HINDERING : 0;
  const others = marksOf(t, { actor, target, from, to }, square);
  // Most spaces are empty: whether somebody is seen over them all is asked only where it matters.
  if (others === 0) return mark;
  const colossal = /* MD-TAG-17 false */ [actor, target].some((one) => hasTag(t, one, 'COLOSSAL'));
  return colossal ? mark : mark + others;
}
/** What Elevation and figures make of a space on the line. */
function marksOf(t: MiddaraTable, { actor, target, from, to }: Omit<Looking, 'soi'>, square: Square): number {
  let mark = 0;
  const [own, level] = [levelAt(t, from), levelAt(t, square)];
  if (level !== own) {
    const upwards = level > own && levelAt(t, to) > own;
    mark += upwards ? /* MD-ELEV-03 0 */ BLOCKED : /* MD-ELEV-04 0 */ BLOCKED;
    /* MD-ELEV-05 */ if (level < own) return mark;
  }
  for (const other of figuresOn(t, [square])) {
    if (other.thing === actor || other.thing === target) continue;
    if (!opposes(t, actor, other)) mark += ALLY;
    else /* MD-LOS-02 */ mark += BLOCKED;
  }
  return mark;
}

export function edgeBetween(t: MiddaraTable, one: Square, other: Square): number {
  const grid = gridOf(t);
  if (!grid.has(one) || !grid.has(other)) return /* MD-TILE-03 0 */ BLOCKED;
  return grid.hasBorder(one, other) ? /* MD-ADJ-03 0 */ BLOCKED : 0;
}

// ---- what is in the way ----

export type Block = { key: string; with: Record<string, Json> };
const block = (key: string, params: Record<string, Json>): Block => ({ key: `sight.${key}`, with: params });

function blockIn(t: MiddaraTable, looking: Looking, square: Square): Block | null {
  if (markOf(t, looking, square) < BLOCKED) return null;
  if (terrainAt(t, square) === 'obstructing') return block('obstructing', { square });
  if (levelAt(t, square) !== levelAt(t, looking.from)) return block('level', { square });
  const { actor, target } = looking;
  const other = figuresOn(t, [square]).find(
    ({ thing }) => thing !== actor && thing !== target && !areAllies(t, actor, thing),
  );
  return block('figure', { figure: named(other!.thing), square });
}
function blockBetween(t: MiddaraTable, one: Square, other: Square): Block | null {
  if (edgeBetween(t, one, other) < BLOCKED) return null;
  return block(gridOf(t).hasBorder(one, other) ? 'border' : 'edge', { from: one, to: other });
}
/** The first thing on a line that blocks it. Where it runs through a corner, both ways round must be blocked. */
export function firstBlock(t: MiddaraTable, looking: Looking): Block | null {
  const line = lineBetween(looking.from, looking.to);
  for (let i = 1; i < line.length; i++) {
    const [last] = line[i - 1]!;
    const found = line[i]!.map((square) => {
      const isCorner = line[i]!.length > 1;
      const before = isCorner || line[i - 1]!.length === 1 ? blockBetween(t, last!, square) : null;
      const inside = i === line.length - 1 ? null : blockIn(t, looking, square);
      return before ?? inside ?? (isCorner ? blockBetween(t, square, line[i + 1]![0]!) : null);
    });
    if (found.every((one) => one !== null)) return found[0]!;
  }
  return null;
}
/** What keeps a figure from seeing another one, or its Sphere of Influence from reaching it. */
export function whatBlocks(t: MiddaraTable, actor: number, target: number, soi = false): Block | null {
  for (const [from, to] of t.value('ends of sight', actor, target)) {
    const found = firstBlock(t, { actor, target, from, to, soi });
    if (found !== null) return found;
  }
  return null;
}
/** Why a figure is outside of the Sphere of Influence of another one: too far away, or behind something. */
export function whyOutsideSOI(t: MiddaraTable, actor: number, target: number): Json {
  const [far, range] = [rangeTo(t, actor, target), t.value('SOI range', actor)];
  return far > range ? block('far', { far, range }) : whatBlocks(t, actor, target, true);
}

export const harm = ({ blocked, hindering, allies }: Line): number =>
  (blocked ? 10 : 0) + (hindering > 0 ? 1 : 0) + (allies > 0 ? 1 : 0);
const line = (t: MiddaraTable, actor: number, target: number): Line => t.value('line of sight', actor, target);
export const sees = (t: MiddaraTable, actor: number, target: number): boolean => t.value('in sight', actor, target);
export const rangeTo = (t: MiddaraTable, actor: number, target: number): number => t.value('range', actor, target);

/** Spaces with Hindering Terrain or an ally on the line that is used, and under the target: what costs it the roll. */
export function spacesThatHinder(t: MiddaraTable, actor: number, target: number): Square[] {
  const used = line(t, actor, target);
  const isUsed = (looking: Looking): boolean => t.value('lines', looking).some((one) => harm(one) === harm(used));
  const ends = t
    .value('ends of sight', actor, target)
    .map(([from, to]): Looking => ({ actor, target, from, to, soi: false }));
  const looking = ends.find(isUsed);
  if (looking === undefined) return [];
  const between = lineBetween(looking.from, looking.to)
    .slice(1, -1)
    .flatMap((squares) => {
      // Round a corner the line goes by the better of the two.
      const marks = squares.map((square) => markOf(t, looking, square));
      const least = Math.min(...marks);
      return least > 0 && least < BLOCKED ? [squares[marks.indexOf(least)]!] : [];
    });
  const under = baseOf(t, target);
  return under.every((square) => terrainAt(t, square) === 'hindering') ? [...between, looking.to] : between;
}

export const SIGHT: MiddaraChapter = {
  values: {
    range: {
      rule: 'MD-RNG-07',
      of: (t, actor, target) =>
        Math.min(...baseOf(t, actor).flatMap((from) => baseOf(t, target).map((to) => steps(from, to)))),
      parts: {
        diagonally: {
          rule: 'MD-RNG-08',
          layer: 'least',
          of: (t, actor, target) => rangeOfAreas(baseOf(t, actor), baseOf(t, target)),
        },
      },
    },
    /** The spaces between which a line may be drawn, of large bases any. */
    'ends of sight': {
      rule: 'MD-CMBT-15',
      of: (t, actor, target) => baseOf(t, actor).flatMap((from) => baseOf(t, target).map((to) => [from, to])),
    },
    /** What a line meets, for each choice at the corners: the space that is chosen counts fully, the other not at all. */
    lines: {
      rule: 'MD-BRK-02',
      of: (t, looking) =>
        marksOnLine(looking.from, looking.to, {
          mark: (square) => markOf(t, looking, square),
          edge: (one, other) => edgeBetween(t, one, other),
        }).map(read),
    },
    /** The best line for the figure that acts: players choose it for theirs, and what is best for a Combatant is worst for
     *  the Adventurers. */
    'line of sight': {
      rule: 'MD-BRK-01',
      of: (t, actor, target) => {
        const ends = t.value('ends of sight', actor, target);
        const all = ends.flatMap(([from, to]) =>
          t.value('lines', { actor, target, from, to, soi: false } satisfies Looking),
        );
        const none: Line = { blocked: true, hindering: 0, allies: 0 };
        return all.reduce((best, one) => (harm(one) < harm(best) ? one : best), none);
      },
    },
    'in sight': { rule: 'MD-LOS-01', of: (t, actor, target) => !line(t, actor, target).blocked },

    'SOI range': { rule: 'MD-SOI-02', of: () => 4 },
    'within SOI': {
      rule: 'MD-SOI-01',
      of: (t, actor, target) => {
        if (rangeTo(t, actor, target) > t.value('SOI range', actor)) return false;
        const ends = t.value('ends of sight', actor, target);
        return ends.some(([from, to]) =>
          t.value('lines', { actor, target, from, to, soi: true } satisfies Looking).some((one) => !one.blocked),
        );
      },
    },

    'hindering penalty': {
      rule: 'MD-TERR-07',
      of: (t, actor, target) => {
        const into = baseOf(t, target).every((square) => terrainAt(t, square) === 'hindering');
        return 0 - line(t, actor, target).hindering - (into ? 1 : 0);
      },
      parts: { once: { rule: 'MD-TERR-08', layer: 'greatest', of: () => -1 } },
    },
    'ally penalty': {
      rule: 'MD-LOS-03',
      of: (t, actor, target) => 0 - line(t, actor, target).allies,
      parts: { once: { rule: 'MD-LOS-04', layer: 'greatest', of: () => -1 } },
    },
    'to the attack roll': {
      rule: 'MD-LOS-05',
      of: (t, actor, target) => t.value('hindering penalty', actor, target) + t.value('ally penalty', actor, target),
      parts: {
        flanking: {
          rule: 'MD-FLNK-03',
          layer: 'add',
          of: (t, actor, target) => (t.value('flanking', actor, target) ? t.value('flanking roll', actor) : null),
        },
      },
    },
  },
};
