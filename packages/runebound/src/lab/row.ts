/** What is counted in one game. Lists are by seat. */

import type { Share } from '@questwright/messages';
import { COLORS, type Color } from '../words.ts';

/** A card of the market in one game: visits at which it could be bought, and was. */
export interface Offered extends Share {
  /** For each seat its first such visit: who, how it stood then (`standing`), and whether the card was bought. */
  first: [seat: number, standing: number, bought: 0 | 1][];
}
export interface Row {
  rounds: number;
  decisions: number;
  /** How it was won, or `capped`. */
  end: string;
  winners: number[];
  bots: string[];
  heroes: string[];
  turns: number[];
  knockouts: number[];
  escapes: number[];
  /** How often the Hero's own ability was used or made a difference. */
  abilities: number[];
  /** Turns since the last use, at the longest. */
  longestWithout: number[];
  market: Record<string, Offered>;
  /** Courses of Encounters, `card/course`: on offer, and taken. */
  courses: Record<string, Share>;
  /** Challenges fought, and defeated. */
  fights: Record<Color, Share>;
  /** By seat, at the beginning of each round. */
  levels: number[][];
  gold: number[][];
}

export const emptyShares = (): Record<Color, Share> =>
  Object.fromEntries(COLORS.map((color) => [color, { of: 0, done: 0 }])) as Record<Color, Share>;

export function count(share: Share, done: boolean): void {
  share.of++;
  if (done) share.done++;
}

const STAGES = [10, 20];

/** Like is compared with like: at which stage of the game it was, and whether a Hero had more experience than the others had
 *  on average, as much, or less. */
export function standing(round: number, own: number, others: readonly number[]): number {
  const average = others.length === 0 ? own : others.reduce((sum, one) => sum + one, 0) / others.length;
  return 3 * STAGES.filter((end) => round > end).length + 1 + Math.sign(own - average);
}
