/** What lies on a square board, as plain data: any game that is played on squares can be shown with it. */

import { inReadingOrder, placeOf, stepFrom, type Direction, type Square } from '@questwright/geometry/square';
import type { ReactNode } from 'react';

export type { Square } from '@questwright/geometry/square';

/** What a square is made of; each is told by its shape. */
export type Ground = 'open' | 'wall' | 'rough' | 'water' | 'muck' | 'raised' | 'pit' | 'bare';

export interface GroundPlan {
  width: number;
  height: number;
  /** What is missing is no square. */
  squares: ReadonlyMap<Square, Ground>;
  /** Closed edges. */
  borders?: readonly (readonly [Square, Square])[];
  levels?: ReadonlyMap<Square, number>;
  /** A painting that takes the place of all this: SVG as text, and how far it reaches beyond the squares. */
  painting?: { picture: string; top: number; side: number; bottom: number };
}

export interface Figure {
  id: string;
  at: Square;
  /** Friends are round, foes have thorns, things are neither. */
  side: 'friend' | 'foe' | 'thing';
  /** Drawn around 0, 0, between −30 and 30. */
  mark?: ReactNode;
  /** What fills its ring instead of a mark. */
  face?: ReactNode;
  /** So many squares wide and high; left out: one. */
  size?: number;
  /** What tells it from others of its kind. */
  number?: number;
  /** What holds for it, and what it has to spend: signs of 24 by 24. */
  effects?: readonly Badge[];
  tokens?: readonly Badge[];
  /** Where it would stand. */
  ghost?: boolean;
  color: string;
  life?: { left: number; most: number };
  /** Whose turn it is, and who has had it. */
  turn?: 'now' | 'over';
}

/** A small sign; its color is never all there is. */
export interface Badge {
  id: string;
  sign: ReactNode;
  color: string;
  count?: number;
}
/** What lies on a square: told by its shape, its letter and its color. */
export interface Thing {
  id: string;
  at: Square;
  shape: 'round' | 'arch' | 'diamond' | 'pillar' | 'block';
  letter: string;
  color: string;
}

/** A straight look from square to square; what bars it is a square, or the edge between two. Null: nothing is in the way. */
export interface Sight {
  from: Square;
  to: Square;
  blockedAt: Square | readonly [Square, Square] | null;
  /** Squares on it that make it harder. */
  hindered?: readonly Square[];
  label?: string;
}
/** A few words beside a square. */
export interface Chip {
  at: Square;
  text: string;
  tone: 'plain' | 'risk' | 'bad';
  side: 'above' | 'below';
}

export interface Overlays {
  /** Where one may go, for how many points; struck: somebody strikes on the way. */
  reach?: ReadonlyMap<Square, { points: number; struck: boolean }>;
  /** Squares under threat, of one opponent and of another. */
  threats?: readonly ReadonlySet<Square>[];
  /** How many threaten a square, where that is more than one. */
  counts?: ReadonlyMap<Square, number>;
  /** Squares of one effect. */
  area?: ReadonlySet<Square>;
  start?: ReadonlySet<Square>;
  /** A planned way, its first square being where it begins. */
  path?: readonly Square[];
  /** Where on the way somebody strikes: the square that is left. */
  strikes?: ReadonlySet<Square>;
  sights?: readonly Sight[];
  targets?: ReadonlySet<Square>;
  chips?: readonly Chip[];
}

/** A square is so many units wide. */
export const UNIT = 100;

/** The middle of a square. */
export function middleOf(square: Square): { x: number; y: number } {
  const { x, y } = placeOf(square);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** Always the same for the same square: stones that do not lie alike. */
export function chanceOf(square: Square, salt = 0): number {
  const { x, y } = placeOf(square);
  const wave = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** Where a key leads: an arrow to the next square, with Shift to the next figure that way, Home and End along the row.
 *  Null where it leads nowhere. */
export function walked(
  { squares }: Pick<GroundPlan, 'squares'>,
  from: Square,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  figures: readonly Square[],
): Square | null {
  const { x, y } = placeOf(from);
  if (key === 'Home' || key === 'End') {
    const row = [...squares.keys()].filter((one) => placeOf(one).y === y).toSorted(inReadingOrder);
    return (key === 'Home' ? row[0] : row.at(-1)) ?? null;
  }
  const direction = ARROWS[key];
  if (direction === undefined) return null;
  const upright = direction === 'north' || direction === 'south';
  const sign = direction === 'south' || direction === 'east' ? 1 : -1;
  const ahead = (one: Square): number => {
    const at = placeOf(one);
    return sign * (upright ? at.y - y : at.x - x);
  };
  const aside = (one: Square): number => {
    const at = placeOf(one);
    return Math.abs(upright ? at.x - x : at.y - y);
  };
  if (shiftKey) {
    const found = figures.filter((one) => ahead(one) > 0);
    return found.toSorted((one, other) => aside(one) + ahead(one) - aside(other) - ahead(other))[0] ?? null;
  }
  // Over what is no square, to the next one in the line.
  for (let step = 1; step <= squares.size; step++) {
    const next = stepFrom(from, direction, step);
    if (next === null) return null;
    if (squares.has(next)) return next;
  }
  return null;
}
