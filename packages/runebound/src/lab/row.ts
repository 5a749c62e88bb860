/** What is counted in one game. Lists are by seat. */

import { COLORS, type Color } from '../words.ts';

/** How often something could be done, and how often it was. */
export interface Share {
  of: number;
  done: number;
}
export interface Row {
  rounds: number;
  decisions: number;
  /** How it was won, or `capped`. */
  end: string;
  winners: number[];
  heroes: string[];
  turns: number[];
  knockouts: number[];
  escapes: number[];
  /** How often the Hero's own ability was used or made a difference. */
  abilities: number[];
  /** Turns since the last use, at the longest. */
  longestWithout: number[];
  /** Market cards: visits at which one could be bought, and was. */
  market: Record<string, Share>;
  /** Courses of Encounters, `card/course`: on offer, and taken. */
  courses: Record<string, Share>;
  /** Challenges fought, and defeated. */
  fights: Record<Color, Share>;
  /** At the beginning of each round, for all Heroes together. */
  levels: number[];
  gold: number[];
}

export const emptyShares = (): Record<Color, Share> =>
  Object.fromEntries(COLORS.map((color) => [color, { of: 0, done: 0 }])) as Record<Color, Share>;

export function count(shares: Record<string, Share>, key: string, done: boolean): void {
  const share = (shares[key] ??= { of: 0, done: 0 });
  share.of++;
  if (done) share.done++;
}
