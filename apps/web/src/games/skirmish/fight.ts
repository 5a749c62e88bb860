/** A skirmish as it stands, and what one can plan in it: read from the view and from what is asked. */

import type { Content, Json, Offer, View } from '@questwright/kernel';
import { DIRECTIONS, lineBetween, squareAt, stepFrom, type Square } from '@questwright/geometry/square';
import type { SeenEvent } from '@questwright/protocol';
import type { Ground, GroundPlan } from '../../plane/grid-board.ts';

export interface Fighter {
  thing: number;
  /** −1: nobody plays it. */
  owner: number;
  cell: Square;
  damage: number;
  stamina: number;
  acted: boolean;
}
export interface Fight {
  scenario: string;
  round: number;
  /** In the order of the track. */
  fighters: readonly Fighter[];
  totems: readonly { thing: number; cell: Square }[];
  fires: readonly Square[];
}
interface Seen {
  scenario: string;
  round: number;
  figures: readonly Fighter[];
  totems: readonly { thing: number; cell: Square }[];
  track: readonly number[];
  cinders?: { fires: readonly Square[] };
}

export function fightIn(view: View): Fight {
  const { scenario, round, figures, totems, track, cinders } = view.world as unknown as Seen;
  const fighters = track.flatMap((thing) => figures.filter((one) => one.thing === thing && one.cell !== ''));
  return { scenario, round, fighters, totems: totems.filter(({ cell }) => cell !== ''), fires: cinders?.fires ?? [] };
}

const thingIn = (value: Json | undefined): number => (value as { thing?: number } | undefined)?.thing ?? -1;

/** A position with what these events changed in it. */
export function withEvents(view: View, events: readonly SeenEvent[]): View {
  let { figures } = view.world as unknown as Seen;
  const change = (thing: number, to: (one: Fighter) => Fighter): void => {
    figures = figures.map((one) => (one.thing === thing ? to(one) : one));
  };
  for (const { tag, with: told } of events) {
    const thing = thingIn(told['figure']);
    const amount = Number(told['amount'] ?? 0);
    if (tag === 'placed') change(thing, (one) => ({ ...one, cell: told['cell'] as Square }));
    else if (tag === 'damaged') change(thing, (one) => ({ ...one, damage: one.damage + amount }));
    else if (tag === 'mended') change(thing, (one) => ({ ...one, damage: one.damage - amount }));
    else if (tag === 'defeated') change(thing, (one) => ({ ...one, cell: '' }));
  }
  const world = { ...(view.world as object), figures } as unknown as View['world'];
  return { ...view, world };
}

const GROUNDS: Readonly<Record<string, Ground>> = { '#': 'wall', '~': 'rough' };

/** The ground of the scenario. */
export function groundOf({ scenario }: Pick<Fight, 'scenario'>, content: ReadonlyMap<string, Content>): GroundPlan {
  const rows = (content.get(scenario) as unknown as { map?: readonly string[] } | undefined)?.map ?? [];
  const squares = new Map<Square, Ground>();
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) squares.set(squareAt({ x, y }), GROUNDS[row[x]!] ?? 'open');
  });
  return { width: rows[0]?.length ?? 0, height: rows.length, squares };
}

// ---- where one may go ----

export interface MoveQuestion {
  from: Square;
  points: number;
  costs: Readonly<Record<Square, Readonly<Record<Square, number>>>>;
  stop: readonly Square[];
}
export interface PlannedWay {
  /** Beginning where the figure stands. */
  path: readonly Square[];
  points: number;
  /** Squares at whose leaving somebody may strike. */
  strikes: ReadonlySet<Square>;
}

export function moveAsked(mine: Offer | null): MoveQuestion | null {
  const form = mine?.forms.find(({ choice, kind }) => choice === 'move' && kind === 'path');
  return (form?.of as unknown as MoveQuestion | undefined) ?? null;
}

export const besides = (square: Square): Square[] =>
  DIRECTIONS.flatMap((direction) => stepFrom(square, direction) ?? []);

/** To each square where one may stop the way with the fewest strikes, and of those the shortest. Each opponent strikes once. */
export function waysOf(asked: MoveQuestion, opponents: readonly Square[]): Map<Square, PlannedWay> {
  const { from, points, costs, stop } = asked;
  const found = new Map<Square, PlannedWay & { strikers: ReadonlySet<Square> }>();
  const better = (one: { strikers: ReadonlySet<Square>; points: number }, other: typeof one): boolean =>
    one.strikers.size < other.strikers.size || (one.strikers.size === other.strikers.size && one.points < other.points);
  const go = (
    path: readonly Square[],
    spent: number,
    strikes: ReadonlySet<Square>,
    strikers: ReadonlySet<Square>,
  ): void => {
    const here = path.at(-1)!;
    const way = { path, points: spent, strikes, strikers };
    const known = found.get(here);
    if (!known || better(way, known)) found.set(here, way);
    const fresh = opponents.filter((one) => besides(here).includes(one) && !strikers.has(one));
    for (const [next, cost] of Object.entries(costs[here] ?? {})) {
      if (path.includes(next) || spent + cost > points) continue;
      const struck = fresh.length > 0 ? new Set([...strikes, here]) : strikes;
      go([...path, next], spent + cost, struck, new Set([...strikers, ...fresh]));
    }
  };
  go([from], 0, new Set(), new Set());
  return new Map(stop.flatMap((square) => (found.has(square) ? [[square, found.get(square)!] as const] : [])));
}

/** The square in which a wall bars the look from one square to another; null where nothing does. */
export function wallBetween({ squares }: GroundPlan, from: Square, to: Square): Square | null {
  const barred = lineBetween(from, to).find((cells) => cells.every((cell) => squares.get(cell) === 'wall'));
  return barred?.[0] ?? null;
}
