/** A player that is a program. It is given what its seat sees, and nothing else. */

import type { DecisionView, Offer, Seat, View } from '@questwright/kernel';

export interface Bot {
  readonly name: string;
  /** An answer to what the seat is asked (`decision.mine`). The same view gives the same answer. */
  choose(view: View, decision: DecisionView): readonly string[];
  /** The same answer, for whoever plays many games: the view is made only when the bot asks for it. */
  pick?(seen: Seen): readonly string[];
}

/** What a seat is asked, and what it sees. */
export interface Seen {
  readonly seat: Seat;
  /** The number of the decision. */
  readonly no: number;
  readonly offer: Offer;
  /** To be looked at before the game moves on. */
  view(): View;
}

/** What a view says, in the form that bots are asked in. */
export function seenIn(view: View, decision: DecisionView): Seen {
  const offer = decision.mine;
  if (offer === null) throw new Error(`Seat ${view.viewer ?? 'none'} is not asked anything`);
  return { seat: offer.seat, no: decision.no, offer, view: () => view };
}
