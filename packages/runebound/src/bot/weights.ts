/** What the greedy bot holds dear. Worths are in units of one sure green adventure. */

import type { Color } from '../words.ts';

export interface Weights {
  /** What winning an adventure of a color is worth: its points, and for red ones a step towards the end of the game. */
  adventure: Readonly<Record<Color, number>>;
  /** How much of a fight's worth each wound on the Hero takes away, and each wound on an Ally. */
  wound: number;
  /** Worth is multiplied by this for each space that lies between. */
  distance: number;
  /** Movement dice that lead less than so many spaces nearer are rolled again, if they can be. */
  goodWay: number;
  /** Adventures are attempted from these odds on, or when no better ones are in reach. */
  goodOdds: number;
  /** What an adventure is worth at least, however bad its odds. */
  leastWorth: number;
  /** A way to a town to be healed is gone for at least so much, and an adventure put off for it for at least so much. */
  worthMending: number;
  turn: number;
  /** How close to the best odds on the board an adventure must be to count as no worse. */
  almostBest: number;
  /** From these odds on a color needs no preparation; below those it has to wait. */
  sure: number;
  tooHard: number;
  /** What an escape is worth beside a victory (1) and a knockout (0); more for each gold that a knockout would cost. */
  escape: number;
  stake: number;
  mostEscape: number;
  /** After so many rounds of a fight it is time to leave. */
  mostRounds: number;
  /** Items used up before combat are kept for fights with odds below this. */
  needsHelp: number;
  /** A purchase must gain at least so much for each gold. */
  gainPerGold: number;
  /** A card that takes no more than this for each gold of its price is sold. */
  lossPerGold: number;
  /** Gain of what the odds of fights do not show, for each gold of its cost. */
  otherUse: number;
  /** A market where one could spend so much is worth so much. */
  spendableGold: number;
  /** What is bought helps in so many adventures; what one gets rid of would have harmed in so many. */
  lasting: number;
  relief: number;
  /** What taking exhaustion off is worth, for each counter. */
  exhaustion: number;
  /** What a Dragon Rune is worth, and what a knockout takes besides what is lost by it. */
  dragonRune: number;
  knockout: number;
  /** Another Hero is attacked from these odds on, if that gains at least so much. */
  attack: number;
  leastSpoils: number;
  /** A loser's gold is taken rather than a card that costs less than this. */
  goldOfSpoils: number;
  /** What a gold is worth in a trade, and what one that a knockout would take. */
  worthOfGold: number;
  lostGold: number;
  /** What a gold is worth that is fought about with another Hero; and how much of what the loser loses is a gain. */
  goldOfRivals: number;
  harm: number;
  /** Whether other Heroes are gone after: how much of what can be had from them counts on the way. */
  hunting: number;
  /** What is left of the worth of a goal that is not reached in this turn. */
  delay: number;
  /** How much of the worth of the next goal counts when a way is chosen. */
  onward: number;
  /** Whether it is foreseen what Challenges do before combat. */
  foresight: boolean;
}

export const WEIGHTS: Weights = {
  adventure: { green: 1, yellow: 2, blue: 3, red: 10 },
  wound: 0.03,
  distance: 0.92,
  goodWay: 4,
  goodOdds: 0.6,
  leastWorth: 0.05,
  worthMending: 0.03,
  turn: 1,
  almostBest: 0.9,
  sure: 0.97,
  tooHard: 0.25,
  escape: 0.2,
  stake: 0.03,
  mostEscape: 0.6,
  mostRounds: 15,
  needsHelp: 0.9,
  gainPerGold: 0.01,
  lossPerGold: 0.004,
  otherUse: 0.02,
  spendableGold: 0.2,
  lasting: 3,
  relief: 3,
  exhaustion: 0.05,
  dragonRune: 8,
  knockout: 0.6,
  attack: 0.6,
  leastSpoils: 0.3,
  goldOfSpoils: 4,
  worthOfGold: 0.03,
  lostGold: 0.03,
  goldOfRivals: 0.03,
  harm: 0,
  hunting: 0,
  delay: 1,
  onward: 0,
  foresight: false,
};

/** What bots of experience go by: tried out in games that a bot plays alone, by the rounds that it needs to win. A turn without
 *  an adventure is half lost, and the way goes on from there. */
export const SEASONED: Partial<Weights> = {
  goodOdds: 0.4,
  almostBest: 0.8,
  knockout: 0.3,
  escape: 0.12,
  mostEscape: 0.45,
  lasting: 1.5,
  spendableGold: 0.1,
  lostGold: 0.1,
  delay: 0.5,
  onward: 0.4,
};

/** What the best go by: found in games of two against bots of experience, with all weights moved at random around theirs, by
 *  following what won. They are quicker to fight, flee less, like yellow adventures, and foresee what is done before combat. */
export const MASTERLY: Partial<Weights> = {
  ...SEASONED,
  adventure: { green: 1, yellow: 2.9, blue: 2.7, red: 10 },
  goodWay: 5,
  goodOdds: 0.31,
  worthMending: 0.02,
  almostBest: 0.68,
  tooHard: 0.34,
  escape: 0.085,
  stake: 0.022,
  mostEscape: 0.47,
  gainPerGold: 0.008,
  lasting: 1.35,
  exhaustion: 0.045,
  leastSpoils: 0.42,
  goldOfSpoils: 3,
  harm: 0.1,
  hunting: 0.1,
  delay: 0.43,
  onward: 0.55,
  foresight: true,
};

/** Ways to play: what is held dearer, or less dear, than by others. */
export const STYLES: Readonly<Record<'bold' | 'careful' | 'merchant' | 'hunter', Partial<Weights>>> = {
  bold: { goodOdds: 0.5, knockout: 0.3, escape: 0.12, mostEscape: 0.45, attack: 0.5 },
  careful: { goodOdds: 0.7, knockout: 1, escape: 0.3, mostEscape: 0.7, wound: 0.05, worthMending: 0.015 },
  merchant: {
    gainPerGold: 0.014,
    spendableGold: 0.7,
    worthOfGold: 0.08,
    lasting: 6,
    lossPerGold: 0.012,
    lostGold: 0.3,
  },
  hunter: { attack: 0.5, leastSpoils: 0.15, dragonRune: 12, knockout: 0.45, hunting: 0.7, harm: 0.7 },
};
export type Style = keyof typeof STYLES;
