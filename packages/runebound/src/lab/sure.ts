/** How sure a number is that was found in some games. */

import { Z, type Band, type Estimate, type Share } from '@questwright/messages';

/** Adds up shares of whole games. What happens in one game is much alike: who did not want a card will not want it at the next
 *  visit either. So visits are worth fewer cases that have nothing to do with each other. */
export class Tally {
  private of = 0;
  private done = 0;
  private squares = { of: 0, both: 0, done: 0 };
  private games = 0;

  add({ of, done }: Share): void {
    this.of += of;
    this.done += done;
    this.squares.of += of * of;
    this.squares.both += of * done;
    this.squares.done += done * done;
    this.games++;
  }
  share(): Share & { independent: number } {
    const { of, done, squares, games } = this;
    const part = of === 0 ? 0 : done / of;
    const variance = (squares.done - 2 * part * squares.both + part * part * squares.of) / (of * of);
    // Where all games agree, nothing is known of how they differ: each counts once.
    const independent = variance > 0 ? Math.min(of, (part * (1 - part)) / variance) : games;
    return { of, done, independent };
  }
}

/** How many standard errors a normal number lies from its mean with a chance of `tail` or less, on one side (Abramowitz and
 *  Stegun 26.2.23; off by less than 0.0005). */
export function quantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

/** Whether a number is outside of a band for sure, although the farthest of `compared` such numbers are looked at: of many some
 *  lie outside by chance. The interval is widened as Bonferroni says. */
export function isSure({ value, low, high }: Estimate, { least, most }: Band, compared: number): boolean {
  const wider = quantile(0.025 / Math.max(1, compared)) / Z;
  return value - (value - low) * wider > most || value + (high - value) * wider < least;
}
