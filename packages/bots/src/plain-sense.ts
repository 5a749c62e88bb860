import { below, returnsOf, sample, sharesOf, type Loaded, type World } from '@questwright/kernel';
import type { Sense } from './search.ts';

/** For games of which nothing is known but how they end: playouts by chance, and what the end is worth. What is not decided is
 *  worth the same to all. */
export function plainSense<W extends World>(loaded: Loaded<W>): Sense<W> {
  return {
    policy: ({ dice }, offer) => {
      const { options, forms } = offer;
      // Nearly all questions are like this, and playouts ask thousands.
      if (forms.length === 0) return [options[below(dice, options.length)]!];
      return sample(offer, (n) => below(dice, n));
    },
    evaluate: (game) => returnsOf(loaded, game) ?? sharesOf(null, game.world.seats),
  };
}
