/** What a game that is over was worth to whom. */

import type { Json } from '../state/json.ts';
import type { Loaded } from '../writing/load.ts';
import type { Game, World } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';

/** What a result says where the game does not say itself what it is worth (`Definition.returns`). */
interface Told {
  winner?: Seat | readonly Seat[] | null;
  winners?: readonly Seat[];
  /** They have won as one side, or, when there are none, lost as one. */
  together?: boolean;
}

export const winnersIn = (result: Json): readonly Seat[] => {
  const { winner, winners } = (result ?? {}) as Told;
  return winners ?? (typeof winner === 'number' ? [winner] : (winner ?? []));
};

/** By seat: several winners share, and so do all where nobody has won. Who wins together has all of it, each of them. */
export function sharesOf(result: Json, seats: number): number[] {
  const winners = winnersIn(result);
  const together = (result as Told | null)?.together === true;
  const none = winners.length === 0 && !together ? 1 / seats : 0;
  const shares: number[] = [];
  // Plain loops: searches ask at the end of every playout.
  for (let seat = 0; seat < seats; seat++) shares.push(none);
  for (let at = 0; at < winners.length; at++) shares[winners[at]!] = together ? 1 : 1 / winners.length;
  return shares;
}

/** What the game was worth to each seat, between 0 and 1; null while it is played. */
export function returnsOf<W extends World>({ definition }: Loaded<W>, game: Game<W>): readonly number[] | null {
  if (!game.over) return null;
  return definition.returns?.(game) ?? sharesOf(game.result, game.world.seats);
}
