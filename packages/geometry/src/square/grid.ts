/** A board of square tiles that lie beside each other. */

import { DIRECTIONS, inReadingOrder, placeOf, range, squareAt, stepFrom, type At, type Square } from './squares.ts';

/** Two squares with a closed edge between them. */
export type Border = readonly [Square, Square];
export interface TileShape {
  readonly width: number;
  readonly height: number;
  /** Squares of the tile, `a1` being its own top left corner. What is missing is no square. */
  readonly squares: readonly Square[];
  readonly borders: readonly Border[];
}
/** A tile on the table: where its top left corner lies, and how many quarter turns to the right it was given. */
export interface Laid {
  readonly tile: TileShape;
  readonly at: Square;
  readonly turns: 0 | 1 | 2 | 3;
}

export class GridError extends Error {}

/** Where a square of a tile comes to lie. */
export function laidAt({ tile, at, turns }: Laid, square: Square): Square {
  const { x, y } = turned(placeOf(square), tile.width, tile.height, turns);
  const corner = placeOf(at);
  return squareAt({ x: corner.x + x, y: corner.y + y });
}
function turned(place: At, width: number, height: number, turns: number): At {
  if (turns === 0) return place;
  return turned({ x: height - 1 - place.y, y: place.x }, height, width, turns - 1);
}

const edge = (one: Square, other: Square): string => (one < other ? `${one}|${other}` : `${other}|${one}`);

export class Grid {
  /** In reading order. */
  readonly squares: readonly Square[];
  private readonly tileOf = new Map<Square, number>();
  private readonly borders = new Set<string>();
  /** Pairs of tiles that share an edge. */
  private readonly joints = new Set<string>();
  private readonly open = new Map<Square, readonly Square[]>();
  private readonly touching = new Map<Square, readonly Square[]>();

  constructor(tiles: readonly Laid[]) {
    tiles.forEach((laid, i) => {
      for (const square of laid.tile.squares) {
        const here = laidAt(laid, square);
        if (this.tileOf.has(here)) throw new GridError(`Two tiles lie on ${here}`);
        this.tileOf.set(here, i);
      }
      for (const [one, other] of laid.tile.borders) this.borders.add(edge(laidAt(laid, one), laidAt(laid, other)));
    });
    this.squares = [...this.tileOf.keys()].sort(inReadingOrder);
    for (const square of this.squares) {
      const beside = DIRECTIONS.map((direction) => stepFrom(square, direction));
      const there = beside.filter((one): one is Square => one !== null && this.has(one));
      for (const one of there) this.joints.add(`${this.tileOf.get(square)} ${this.tileOf.get(one)}`);
      this.open.set(
        square,
        there.filter((one) => !this.hasBorder(square, one)),
      );
    }
  }

  has(square: Square): boolean {
    return this.tileOf.has(square);
  }
  /** The number of the tile a square belongs to. */
  tile(square: Square): number | null {
    return this.tileOf.get(square) ?? null;
  }
  hasBorder(one: Square, other: Square): boolean {
    return this.borders.size > 0 && this.borders.has(edge(one, other));
  }
  /** Whether two squares share an edge that is not closed. */
  opens(one: Square, other: Square): boolean {
    return this.open.get(one)?.includes(other) === true;
  }
  /** The squares behind open edges: north, east, south, west. */
  neighbours(square: Square): readonly Square[] {
    return this.open.get(square) ?? [];
  }
  /** Whether two squares share an edge or a corner, and lie on one tile or on tiles that share an edge. */
  touches(one: Square, other: Square): boolean {
    if (!this.has(one) || !this.has(other) || range(one, other) !== 1) return false;
    const [from, to] = [this.tileOf.get(one)!, this.tileOf.get(other)!];
    return from === to || this.joints.has(`${from} ${to}`);
  }
  /** Whether closed edges lie between two squares that touch. At a corner one open way round it is enough. */
  parts(one: Square, other: Square): boolean {
    const corners = cornersBetween(one, other);
    if (corners === null) return this.hasBorder(one, other);
    return corners.every((way) => this.hasBorder(one, way) || this.hasBorder(way, other));
  }
  adjacent(one: Square, other: Square): boolean {
    return this.touches(one, other) && !this.parts(one, other);
  }
  /** All squares adjacent to one, in reading order. */
  around(square: Square): readonly Square[] {
    let found = this.touching.get(square);
    if (found === undefined) {
      found = this.near(square).filter((one) => this.adjacent(square, one));
      this.touching.set(square, found);
    }
    return found;
  }
  /** All squares that share an edge or a corner with one, whatever lies between, in reading order. */
  near(square: Square): Square[] {
    const { x, y } = placeOf(square);
    const all = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })));
    return all
      .filter((at) => at.x >= 0 && at.y >= 0)
      .map(squareAt)
      .filter((one) => one !== square && this.has(one));
  }
  /** Whether any square of one area is adjacent to one of the other. */
  areAdjacent(one: readonly Square[], other: readonly Square[]): boolean {
    return one.some((from) => other.some((to) => this.adjacent(from, to)));
  }
}

/** The two squares beside the common corner of squares that share no edge; null for those that do. */
function cornersBetween(one: Square, other: Square): readonly [Square, Square] | null {
  const [from, to] = [placeOf(one), placeOf(other)];
  if (from.x === to.x || from.y === to.y) return null;
  return [squareAt({ x: to.x, y: from.y }), squareAt({ x: from.x, y: to.y })];
}
