/** Questions about a position that change nothing: why not, how much, and what makes it so. What an answer would tell of
 *  hidden things is not answered. */

import {
  knowable,
  look,
  whyNot,
  type Game,
  type Json,
  type Part,
  type Refusal,
  type Seat,
  type Viewer,
  type World,
} from '@questwright/kernel';
import type { AskedValue } from '@questwright/protocol';
import { Declined } from './problem.ts';
import type { Room } from './room.ts';

type Position = { loaded: NonNullable<Room['live']>['record']['loaded']; game: Game<World> };

function positionOf(room: Room): Position {
  if (!room.live) throw new Declined('not-now', 'The game has not begun.');
  const { loaded, game } = room.live.record;
  return { loaded, game };
}
function ifKnowable<T>({ loaded, game }: Position, viewer: Viewer, ask: (game: Game<World>) => T): T {
  if (!knowable(loaded, game, viewer, ask)) throw new Declined('not-yours', 'That depends on what you cannot see.');
  return ask(game);
}

/** Why an option, or what begins like one, is not on offer; null when it is. */
function why(room: Room, guest: string, seat: Seat, about: string): Refusal | null {
  room.mustHold(guest, seat);
  const position = positionOf(room);
  return ifKnowable(position, seat, (game) => whyNot(position.loaded, game, seat, about));
}

/** Named values; null for what there is not, and for what would tell a viewer something hidden. */
function values(room: Room, guest: string, viewer: Viewer, asked: readonly AskedValue[]): Json[] {
  room.mustMaySee(guest, viewer);
  const { loaded, game } = positionOf(room);
  const one =
    ([name, ...about]: AskedValue) =>
    (of: Game<World>): Json => {
      try {
        return look(loaded, of, (t) => t.value(name, ...(about as [unknown?, unknown?])) as Json) ?? null;
      } catch {
        return null;
      }
    };
  const all = (of: Game<World>): Json[] => asked.map((value) => one(value)(of));
  // Nearly always nothing hidden is concerned, and one look is enough for all.
  if (knowable(loaded, game, viewer, all)) return all(game);
  return asked.map((value) => (knowable(loaded, game, viewer, one(value)) ? one(value)(game) : null));
}

/** A named value, and everything that makes it so. */
function explain(
  room: Room,
  guest: string,
  viewer: Viewer,
  [name, ...about]: AskedValue,
): { value: Json; parts: Part[] } {
  room.mustMaySee(guest, viewer);
  const position = positionOf(room);
  const ask = (game: Game<World>): { value: Json; parts: Part[] } =>
    look(position.loaded, game, (t) => t.explain(name, ...(about as [unknown?, unknown?])));
  try {
    return ifKnowable(position, viewer, ask);
  } catch (error) {
    throw error instanceof Declined ? error : new Declined('not-found', `There is no value ${name} of that.`);
  }
}

export const asking = { why, values, explain };
