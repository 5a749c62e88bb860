/** Tiles, spaces, Terrain and Elevation. */

import { directionOf, Grid, laidAt, squareAt, type Laid, type Square } from '@questwright/geometry/square';
import type { EncounterCard, TileCard } from '../../cards.ts';
import type { Content } from '@questwright/kernel';
import { baseOf, encounterOf, hasTag, isFlying, type MiddaraTable, type MiddaraChapter } from '../../world.ts';
import { HIGHEST_LEVEL, TERRAIN_LETTERS, type Terrain } from '../../words.ts';

/** What is printed on a space of the board. */
interface Printed {
  readonly terrain: Terrain;
  readonly level: number;
}
interface Board {
  readonly grid: Grid;
  readonly printed: ReadonlyMap<Square, Printed>;
  /** Spaces adjacent to a space, as far as they were asked about. */
  readonly beside: Map<Square, readonly Square[]>;
}
export class BoardError extends Error {}

/** Which set a Tile comes from, and its number in it. */
export function readLabel(label: string): { set: string; number: number } {
  const found = /^([A-Z]{2}) ([1-9]\d*)$/.exec(label);
  if (!found) throw new BoardError(`${label} is no label of a Tile`);
  return { set: found[1]!, number: Number(found[2]) };
}

function tileShape(
  { label, rows, levels, borders = [] }: TileCard,
  highest: number,
): [Laid['tile'], Map<Square, Printed>] {
  const printed = new Map<Square, Printed>();
  rows.forEach((row, y) =>
    row.split('').forEach((letter, x) => {
      if (letter === ' ') return;
      const terrain = TERRAIN_LETTERS[letter];
      const level = Number(levels?.[y]?.[x] ?? 1);
      if (terrain === undefined) throw new BoardError(`Tile ${label}: ${letter} is no Terrain`);
      if (!(level >= 1 && level <= highest)) throw new BoardError(`Tile ${label}: no Elevation ${level}`);
      printed.set(squareAt({ x, y }), { terrain, level });
    }),
  );
  for (const [one, other] of borders) {
    const isBetween = directionOf(one, other) !== null && printed.has(one) && printed.has(other);
    if (!isBetween) throw new BoardError(`Tile ${label}: no border can lie between ${one} and ${other}`);
  }
  const width = Math.max(...rows.map((row) => row.length));
  return [{ width, height: rows.length, squares: [...printed.keys()], borders }, printed];
}

/** The Tiles of an Encounter, joined to a board. */
export function layOut(
  { tiles }: EncounterCard,
  contentOf: (id: string) => Content | undefined,
  highest: number,
): Board {
  const laid: Laid[] = [];
  const printed = new Map<Square, Printed>();
  for (const { tile, at, turns = 0 } of tiles) {
    const card = contentOf(tile);
    if (card?.['kind'] !== 'tile') throw new BoardError(`${tile} is no Tile`);
    const [shape, spaces] = tileShape(card as TileCard, highest);
    laid.push({ tile: shape, at, turns });
    for (const [square, one] of spaces) printed.set(laidAt({ tile: shape, at, turns }, square), one);
  }
  return { grid: new Grid(laid), printed, beside: new Map() };
}

const boards = new WeakMap<object, Map<string, Board>>();
/** The one that was asked about last: it is asked for each space of each step. */
let latest: { loaded: object | null; encounter: string; board: Board | null } = {
  loaded: null,
  encounter: '',
  board: null,
};
/** The board of the Encounter: what is printed on its Tiles never changes. */
function boardOf(t: MiddaraTable): Board {
  if (latest.loaded !== t.loaded || latest.encounter !== t.world.encounter) {
    latest = { loaded: t.loaded, encounter: t.world.encounter, board: findBoard(t) };
  }
  return latest.board!;
}
function findBoard(t: MiddaraTable): Board {
  let known = boards.get(t.loaded);
  if (known === undefined) boards.set(t.loaded, (known = new Map()));
  let board = known.get(t.world.encounter);
  if (board === undefined) {
    board = layOut(encounterOf(t), (id) => t.loaded.content.get(id)?.content, t.value('highest level'));
    known.set(t.world.encounter, board);
  }
  return board;
}
export const gridOf = (t: MiddaraTable): Grid => boardOf(t).grid;
export const terrainAt = (t: MiddaraTable, square: Square): Terrain => t.value('terrain', square)!;
export const levelAt = (t: MiddaraTable, square: Square): number => t.value('elevation', square)!;
/** The Terrain that affects a figure where it stands, or where it would stand. */
export const terrainFor = (t: MiddaraTable, figure: number, at?: Square): Terrain => t.value('terrain of', figure, at);
/** Tiles do not move while they are played on: what is adjacent is worked out once. */
export function adjacentTo(t: MiddaraTable, square: Square): readonly Square[] {
  const { grid, beside } = boardOf(t);
  let found = beside.get(square);
  if (found === undefined) {
    found = grid.near(square).filter((one) => t.value('adjacent', square, one));
    beside.set(square, found);
  }
  return found;
}
export const areAdjacent = (t: MiddaraTable, one: Square, other: Square): boolean => adjacentTo(t, one).includes(other);
/** Of large bases the nearest spaces count. */
export const besides = (t: MiddaraTable, one: number, other: number): boolean =>
  t.value('figures adjacent', one, other);

export const BOARD: MiddaraChapter = {
  values: {
    terrain: {
      rule: 'MD-TILE-04',
      of: (t, square) => boardOf(t).printed.get(square)?.terrain ?? null,
      parts: {
        token: {
          rule: 'MD-TERR-04',
          layer: 'set',
          of: (t, square) => t.world.terrain.find((one) => one.square === square)?.terrain ?? null,
        },
      },
    },
    'highest level': { rule: 'MD-ELEV-02', of: () => HIGHEST_LEVEL },
    elevation: { rule: 'MD-ELEV-01', of: (t, square) => boardOf(t).printed.get(square)?.level ?? null },
    adjacent: {
      rule: 'MD-ADJ-02',
      of: (t, one, other) => {
        const grid = gridOf(t);
        return grid.tile(one) === grid.tile(other) && grid.touches(one, other);
      },
      parts: {
        'across Tiles': {
          rule: 'MD-ADJ-05',
          layer: 'set',
          of: (t, one, other) => (gridOf(t).touches(one, other) ? true : null),
        },
        'red border': {
          rule: 'MD-ADJ-03',
          layer: 'become',
          of: (t, one, other) => (gridOf(t).touches(one, other) && gridOf(t).parts(one, other) ? false : null),
        },
      },
    },
    'figures adjacent': {
      rule: 'MD-CMBT-17',
      of: (t, one, other) => baseOf(t, one).some((from) => baseOf(t, other).some((to) => areAdjacent(t, from, to))),
    },
    'terrain of': {
      rule: 'MD-TERR-05',
      of: (t, figure, at) => {
        const [first] = baseOf(t, figure, at);
        return first === undefined ? 'normal' : terrainAt(t, first);
      },
      parts: {
        'large base': {
          rule: 'MD-CMBT-16',
          layer: 'set',
          of: (t, figure, at) => {
            const base = baseOf(t, figure, at);
            if (base.length === 1) return null;
            return new Set(base.map((square) => terrainAt(t, square))).size > 1 ? 'normal' : null;
          },
        },
        flight: {
          rule: 'MD-TAG-28',
          layer: 'become',
          of: (t, figure) => (isFlying(t, figure) ? 'normal' : null),
        },
        unstoppable: {
          rule: 'MD-TAG-71',
          layer: 'become',
          of: (t, figure, at) => {
            if (!hasTag(t, figure, 'UNSTOPPABLE')) return null;
            const broken = t.within('movement')?.broken ?? [];
            const breaks = (square: Square): boolean =>
              terrainAt(t, square) === 'obstructing' || broken.includes(square);
            return baseOf(t, figure, at).some(breaks) ? 'normal' : null;
          },
        },
      },
    },
  },
};
