/** How saved games come to the rules and cards of a later version. */

import { withCards, type Content, type Game, type Migration } from '@questwright/kernel';
import { CONTENT } from './content.ts';
import type { Middara } from './world.ts';

/** Squares of Tile UM 11 where it lay in Bombing the Sickles: it lies six columns and six rows on now. */
const ON_UM_11 = /"([g-l])([7-9]|1[0-2])"/g;
const FARTHER = 6;
const farther = (_: string, column: string, row: string): string =>
  JSON.stringify(`${String.fromCodePoint(column.codePointAt(0)! + FARTHER)}${Number(row) + FARTHER}`);
const moved = <T>(part: T): T => JSON.parse(JSON.stringify(part).replaceAll(ON_UM_11, farther)) as T;

/** Whoever and whatever is on the Tile moves along with it. */
function withMovedTile({ world, stack }: Game<Middara>): void {
  if (world.encounter !== 'bombing-the-sickles') return;
  const { figures, tokens, dynamite, terrain } = world;
  Object.assign(world, moved({ figures, tokens, dynamite, terrain }));
  for (const frame of stack) Object.assign(frame, moved({ locals: frame.locals, calls: frame.calls }));
}

export const MIGRATIONS: readonly Migration[] = [
  // Hash chains cover positions since, positions look the same.
  { from: '1', to: '2' },
  // Enemies that froze, Jumps and Follow Ups were made right, positions look the same.
  { from: '2', to: '3' },
  // Disciplines were written anew, and rules made right.
  {
    from: '3',
    to: '4',
    game: withCards(
      CONTENT as Record<string, Content>,
      {},
      { of: 'great-hammer', path: ['abilities', 0, 'effects'], at: 1 },
    ),
  },
  // Encounters were made harder or easier.
  { from: '4', to: '5', game: withMovedTile },
];
