/** Runebound on a board drawn for one test. */

import type { Definition } from '@questwright/kernel';
import { arrange, type Placed, type TestTable } from '@questwright/harness';
import type { RuneboundWorld } from '@questwright/runebound';
import { drawnBoard } from '../src/rules/board/board-drawing.ts';
import { ALDERMARK_TOWNS } from '../src/content/towns.ts';
import { runebound } from './small-board.ts';

/** Marks as in board-drawing.ts; spaces are called a1, a2 … in the first row, b1 … in the second, towns by their names. */
export function onBoard(map: string): Definition<RuneboundWorld> {
  const content = Object.fromEntries(
    Object.entries(runebound.rules.content).filter(([id]) => !id.startsWith('space-')),
  );
  const board = drawnBoard({ board: 'trial', prefix: '', towns: ALDERMARK_TOWNS, map });
  return { ...runebound, rules: { ...runebound.rules, content: { ...content, ...board } } };
}

export interface Standing {
  map?: string;
  /** Where the heroes stand, by seat; the first of them is in turn. */
  at: readonly string[];
  heroes?: readonly string[];
  dice?: readonly number[];
  /** Cards in the area of the first. */
  area?: readonly (string | Placed)[];
  /** Counters on the first hero. */
  counters?: Readonly<Record<string, number>>;
  set?: Readonly<Record<string, never>>;
}
const HEROES = ['varikas-the-dead', 'the-lady-in-ash', 'old-hesper'];

/** The Movement step of seat 0 is about to begin. */
export function moving({
  map,
  at,
  heroes = HEROES,
  dice = [],
  area = [],
  counters = {},
}: Standing): TestTable<RuneboundWorld> {
  return arrange(map === undefined ? runebound : onBoard(map), {
    seats: at.length,
    options: { heroes: heroes.slice(0, at.length) },
    set: { turn: 0, first: 0, ...Object.fromEntries(at.map((space, seat) => [`heroes.${seat}.space`, space])) },
    piles: { 'hero/0': [{ card: heroes[0]!, counters }], 'area/0': area },
    rest: 'market deck',
    dice,
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
  });
}

/** Adds a pair of options that a test is not about. */
export const whereTo = (...spaces: string[]): string[] => [...spaces.map((space) => `move:${space}`), 'walk', 'stop'];
export const spaceOf = (table: TestTable<RuneboundWorld>, seat = 0): string => table.world.heroes[seat]!.space;
export const exhaustionOf = (table: TestTable<RuneboundWorld>, card: string): number =>
  table.world.things.counters['exhaustion']![table.thing(card)]!;
export const woundsOf = (table: TestTable<RuneboundWorld>, card: string): number =>
  table.world.things.counters['wounds']![table.thing(card)]!;
/** Tags of all events since the position was arranged. */
export const tags = (table: TestTable<RuneboundWorld>): string[] => table.lastEvents.map((event) => event.tag);
