/** What decided a game that is over, in words. */

import { Review, turningPointInWords } from '@questwright/bots';
import { senseOf } from '@questwright/games';
import type { Header, Loaded, Segment } from '@questwright/kernel';
import { retell } from './retelling.ts';
import type { Teller } from './teller.ts';

/** None for a game that nobody can judge. */
export function turningPointsIn(
  teller: Teller,
  loaded: Loaded,
  header: Header,
  segment: Pick<Segment, 'snapshot' | 'entries'>,
): string[] {
  const sense = senseOf(loaded);
  if (sense === null) return [];
  const review = new Review(loaded, sense);
  const { game } = retell(loaded, header, segment, {
    begun: () => {},
    decision: (record, { seat, pick }) => {
      review.decision(record.game, seat, pick, record.line.length);
      return () => {};
    },
    undone: (_, { keep }) => review.undone(keep),
  });
  const reader = teller.at(game, null);
  return review.turningPoints(game).map((point) => `(${point.seq + 1}) ${reader.say(turningPointInWords(point))}`);
}
