/** What is counted in one game. Lists are by seat. */

import type { Share } from '@questwright/messages';
import { COLORS, type Color } from '../words.ts';

/** A card of the market in one game: visits at which it could be bought, and was. */
interface Offered extends Share {
  /** For each seat its first such visit, as an index of `visits`, and whether the card was bought then. */
  first: [visit: number, bought: 0 | 1][];
}
/** How a Hero stood when a visit of a market began: at which stage of the game, and how much experience, gold and worth of cards
 *  (in gold) it had more than the others had on average. */
export type Stand = [seat: number, stage: number, level: number, gold: number, cards: number];
export interface Row {
  rounds: number;
  decisions: number;
  /** How it was won, or `capped`. */
  end: string;
  winners: number[];
  bots: string[];
  /** Null for who plays none. */
  heroes: (string | null)[];
  /** The seats in the order of their first turns. */
  order: number[];
  turns: number[];
  knockouts: number[];
  /** How often the Hero's own ability was used or made a difference. */
  abilities: number[];
  /** Visits of markets at which something could be bought. */
  visits: Stand[];
  market: Record<string, Offered>;
  /** Courses of Encounters, `card/course`: on offer, and taken. */
  courses: Record<string, Share>;
  /** Challenges fought, and defeated. */
  fights: Record<Color, Share>;
  /** The cards that deeds of packs were about, by event. */
  deeds: Record<string, string[]>;
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
export const stageOf = (round: number): number => STAGES.filter((end) => round > end).length;

/** How much more one has than the others have on average. */
export function leadOf(all: readonly number[], seat: number): number {
  const others = all.filter((_, at) => at !== seat);
  if (others.length === 0) return 0;
  return Number((all[seat]! - others.reduce((sum, one) => sum + one, 0) / others.length).toFixed(2));
}
