/** What the greedy bot holds dear. Worths are in units of one sure green adventure. */

import type { Color } from '../words.ts';

export const WEIGHTS = {
  /** What winning an adventure of a color is worth: its points, and for red ones a step towards the end of the game. */
  adventure: { green: 1, yellow: 2, blue: 3, red: 10 } satisfies Record<Color, number>,
  /** How much of a fight's worth each wound on the Hero takes away, and each wound on an Ally. */
  wound: 0.03,
  /** Worth is multiplied by this for each space that lies between. */
  distance: 0.92,
  /** Movement dice that lead less than so many spaces nearer are rolled again, if they can be. */
  goodWay: 4,
  /** Adventures are attempted from these odds on, or when no better ones are in reach. */
  goodOdds: 0.6,
  /** What an adventure is worth at least, however bad its odds. */
  leastWorth: 0.05,
  /** A way to a town to be healed is gone for at least so much. */
  worthMending: 0.03,
  /** How close to the best odds on the board an adventure must be to count as no worse. */
  almostBest: 0.9,
  /** From these odds on a color needs no preparation; below those it has to wait. */
  sure: 0.97,
  tooHard: 0.25,
  /** What an escape is worth beside a victory (1) and a knockout (0); more for each gold that a knockout would cost. */
  escape: 0.2,
  stake: 0.03,
  mostEscape: 0.6,
  /** After so many rounds of a fight it is time to leave. */
  mostRounds: 15,
  /** Items used up before combat are kept for fights with odds below this. */
  needsHelp: 0.9,
  /** A purchase must gain at least so much for each gold. */
  gainPerGold: 0.01,
  /** A card that takes no more than this for each gold of its price is sold. */
  lossPerGold: 0.004,
  /** Gain of what the odds of fights do not show, for each gold of its cost. */
  otherUse: 0.02,
  /** A market where one could spend so much is worth so much. */
  spendableGold: 0.2,
  /** What is bought helps in so many adventures. */
  lasting: 3,
  /** What taking exhaustion off is worth, for each counter. */
  exhaustion: 0.05,
  /** What a Dragon Rune is worth, and what a knockout takes besides what is lost by it. */
  dragonRune: 8,
  knockout: 0.6,
  /** Another Hero is attacked from these odds on, if that gains at least so much. */
  attack: 0.6,
  leastSpoils: 0.3,
  /** A loser's gold is taken rather than a card that costs less than this. */
  goldOfSpoils: 4,
  /** What a gold is worth in a trade. */
  worthOfGold: 0.03,
} as const;
