/** A player that is a program. It is given what its seat sees, and nothing else. */

import type { DecisionView, Game, Offer, Seat, View, World } from '@questwright/kernel';
import type { Found } from './search.ts';

export interface Bot {
  readonly name: string;
  /** An answer to what the seat is asked (`decision.mine`). The same view gives the same answer. A bot that thinks ahead does so
   *  in games that it may imagine. */
  choose(view: View, decision: DecisionView, imagine: () => Game<World>): readonly string[];
  /** The same answer, for whoever plays many games: the view is made only when the bot asks for it. */
  pick?(seen: Seen): readonly string[];
  /** The same answer with what was considered, from a bot that thinks. */
  think?(seen: Seen): Found;
}

/** What a seat is asked, and what it sees. */
export interface Seen {
  readonly seat: Seat;
  /** The number of the decision. */
  readonly no: number;
  /** What is being played: the procedure and its step. */
  readonly proc: string;
  readonly step: string;
  readonly offer: Offer;
  /** To be looked at before the game moves on. */
  view(): View;
  /** A game that this seat cannot tell from the real one, and that tells no more of it than the view: its own to play with. */
  imagine(): Game<World>;
}

/** What a view says, in the form that bots are asked in. */
export function seenIn(view: View, decision: DecisionView, imagine: () => Game<World>): Seen {
  const offer = decision.mine;
  if (offer === null) throw new Error(`Seat ${view.viewer ?? 'none'} is not asked anything`);
  const { no, proc, step } = decision;
  return { seat: offer.seat, no, proc, step, offer, view: () => view, imagine };
}
