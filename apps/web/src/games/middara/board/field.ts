/** An Encounter as it lies on the board: ground, figures, and what lies about. Read from the view alone. */

import { placeOf, squareAt, type Direction, type Square } from '@questwright/geometry/square';
import type { Scene } from '@questwright/messages';
import {
  baseIn,
  boardIn,
  cardIn,
  encounterIn,
  flowIn,
  idIn,
  onTheBoard,
  seenIn,
  type Figure,
  type Terrain,
} from '@questwright/middara/shown';
import type { Ground, GroundPlan, Thing } from '../../../plane/grid-board.ts';
import { paintGround, type Lie } from './ground/ground.ts';
import { WALL } from './ground/room.ts';

type Read = Pick<Scene, 'view' | 'content' | 'value' | 'say'>;

/** What lies where now: what is printed, and the Terrain tokens upon it. */
export function lieOf(scene: Read): Lie | null {
  const board = boardIn(scene);
  if (board === null) return null;
  const { grid, printed } = board;
  const places = grid.squares.map(placeOf);
  const laid = new Map(seenIn(scene).terrain.map(({ square, terrain }) => [square, terrain]));
  const terrain = new Map<Square, Terrain>();
  const levels = new Map<Square, number>();
  const flows = new Map<Square, Direction>();
  const borders: [Square, Square][] = [];
  for (const square of grid.squares) {
    const { terrain: is, level } = printed.get(square)!;
    terrain.set(square, laid.get(square) ?? is);
    levels.set(square, level);
    const flow = flowIn(scene, square);
    if (flow !== null) flows.set(square, flow);
    const { x, y } = placeOf(square);
    for (const other of [squareAt({ x: x + 1, y }), squareAt({ x, y: y + 1 })]) {
      if (grid.has(other) && grid.hasBorder(square, other)) borders.push([square, other]);
    }
  }
  return {
    width: Math.max(...places.map(({ x }) => x)) + 1,
    height: Math.max(...places.map(({ y }) => y)) + 1,
    terrain,
    levels,
    borders,
    flows,
  };
}

const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  normal: 'open',
  hindering: 'rough',
  water: 'water',
  muck: 'muck',
  obstructing: 'wall',
  dangerous: 'pit',
  special: 'bare',
};
/** The same for the board of squares, with its painting. */
export function planOf(lie: Lie, theme: 'dark' | 'light'): GroundPlan {
  const { width, height, terrain, levels, borders } = lie;
  return {
    width,
    height,
    squares: new Map(
      [...terrain].map(([square, is]): [Square, Ground] => [
        square,
        is === 'normal' && (levels.get(square) ?? 1) > 1 ? 'raised' : GROUNDS[is],
      ]),
    ),
    borders,
    levels,
    painting: { picture: paintGround(lie, theme), ...WALL },
  };
}
/** What the painting depends on: it is made anew only when this changes. */
export const keyOf = (scene: Read): string => {
  const { encounter, terrain } = seenIn(scene);
  return `${encounter} ${JSON.stringify(terrain)}`;
};

/** Whoever stands on each square, large bases on all of theirs. */
export function standing(scene: Scene): Map<Square, Figure> {
  const found = new Map<Square, Figure>();
  for (const figure of onTheBoard(scene)) for (const square of baseIn(scene, figure)) found.set(square, figure);
  return found;
}
export const sizeIn = (scene: Scene, figure: Figure): number => cardIn(scene, figure.thing).size ?? 1;

const COLORS: Readonly<Record<string, string>> = {
  blue: '#2c67c4',
  red: '#b3352c',
  green: '#2f8048',
  yellow: '#b98a12',
};
const UNKNOWN = '#6b4f1d';
const SHAPES: Readonly<Record<string, Thing['shape']>> = {
  exit: 'arch',
  loot: 'round',
  objective: 'diamond',
  totem: 'pillar',
  object: 'block',
};
export interface Lying extends Thing {
  thing: number;
  kind: string;
  /** By what color it is known; null for what lies face down. */
  colour: string | null;
}
/** Tokens and burning Dynamite, each with its letter. */
export function lyingOn(scene: Scene, letterOf: (kind: string) => string): Lying[] {
  const { tokens } = seenIn(scene);
  const { dynamite = [] } = scene.view.world as unknown as { dynamite?: readonly { thing: number; square: Square }[] };
  const all = tokens.map(({ thing, square, kind }) => ({ thing, square, kind: kind as string }));
  const burning = dynamite.map(({ thing, square }) => ({ thing, square, kind: 'dynamite' }));
  return [...all, ...burning].flatMap(({ thing, square, kind }): Lying[] => {
    if (square === '') return [];
    const colour = (scene.content.get(idIn(scene, thing)) as { colour?: string } | undefined)?.colour ?? null;
    return [
      {
        id: `token ${thing}`,
        thing,
        kind,
        at: square,
        shape: SHAPES[kind] ?? 'block',
        letter: letterOf(kind),
        color: kind === 'dynamite' ? '#9a2b20' : (COLORS[colour ?? ''] ?? UNKNOWN),
        colour,
      },
    ];
  });
}

/** Where the Adventurers may begin, while they are placed. */
export function startingZone(scene: Scene): Set<Square> | null {
  const options = scene.view.decision?.mine?.options ?? [];
  return options.some((option) => option.startsWith('start:')) ? new Set(encounterIn(scene)?.startingZone ?? []) : null;
}
/** Whose turn it is. */
export function actorIn({ view }: Pick<Scene, 'view'>): number | null {
  const turn = view.stack.find(({ proc }) => proc === 'turn')?.locals as { figure?: number } | undefined;
  return turn?.figure ?? null;
}
/** The card that a figure uses now. */
export function formIn(scene: Pick<Scene, 'view'>, thing: number): string {
  const form = seenIn(scene).forms.find((one) => one.figure === thing);
  return idIn(scene, form?.card ?? thing);
}
