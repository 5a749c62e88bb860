import { below, sample, type Game, type Json, type World } from '@questwright/kernel';
import type { Sense } from './search.ts';

/** For games of which nothing is known but how they end: playouts by chance, and the result says who has won (`winner`, a seat,
 *  or `winners`). What is not decided is worth the same to all. */
export function plainSense<W extends World>(): Sense<W> {
  return {
    policy: ({ dice }, offer) => {
      const { options, forms } = offer;
      // Nearly all questions are like this, and playouts ask thousands.
      if (forms.length === 0) return [options[below(dice, options.length)]!];
      return sample(offer, (n) => below(dice, n));
    },
    evaluate: (game) => shares(game),
  };
}

function shares(game: Game): number[] {
  const { seats } = game.world;
  const winners = winnersOf(game);
  const each = winners.length === 0 ? 1 / seats : 0;
  const all: number[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(each);
  for (let at = 0; at < winners.length; at++) all[winners[at]!] = 1 / winners.length;
  return all;
}
/** Those who have won a game that is over; none while it is not, or when nobody has. */
export function winnersOf({ over, result }: Game): readonly number[] {
  if (!over || typeof result !== 'object' || result === null || Array.isArray(result)) return [];
  const { winner, winners } = result as { winner?: Json; winners?: Json };
  if (Array.isArray(winners)) return winners as number[];
  return typeof winner === 'number' ? [winner] : [];
}
