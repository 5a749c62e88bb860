/** A pairing of the ladder: who plays whom, the games that were played, and when enough is known. */

import type { StrengthName } from '@questwright/bots';

export type Player = 'random' | StrengthName;
export interface Pairing {
  players: readonly [Player, Player];
  /** What is tested: that the first gets no more than so much of the points, or at least so much. */
  least: number;
  better: number;
}
const above = (one: Player, other: Player): Pairing => ({ players: [one, other], least: 0.5, better: 0.6 });

export const PAIRS: Readonly<Record<string, Pairing>> = {
  greedy_vs_random: { players: ['greedy', 'random'], least: 0.85, better: 0.95 },
  search_vs_greedy: { players: ['legend', 'greedy'], least: 0.55, better: 0.65 },
  greedy_vs_novice: above('greedy', 'novice'),
  adventurer_vs_greedy: above('adventurer', 'greedy'),
  champion_vs_adventurer: above('champion', 'adventurer'),
  legend_vs_champion: above('legend', 'champion'),
};

export interface Row {
  pair: string;
  game: number;
  /** What the first of the pair got: 1, 0.5 or 0. */
  points: number;
  /** CPU time and number of the decisions of the first; those that took more than a second, and the longest. */
  milliseconds: number;
  decisions: number;
  late: number;
  longest: number;
}

const FEWEST = 40;
export const MOST = 200;
/** How often either is wrongly believed. */
const ERROR = 0.05;
/** For two-sided 95 %. */
const Z = 1.96;

export const shareOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { points }) => sum + points, 0) / rows.length;

/** Wald's sequential probability ratio test, between the fewest and the most games. */
export function isDecided({ least, better }: Pairing, rows: readonly Row[], most: number): boolean {
  if (rows.length >= most) return true;
  if (rows.length < Math.min(FEWEST, most)) return false;
  const points = shareOf(rows) * rows.length;
  const ratio = points * Math.log(better / least) + (rows.length - points) * Math.log((1 - better) / (1 - least));
  return Math.abs(ratio) >= Math.log((1 - ERROR) / ERROR);
}

/** Wilson's interval. */
export function interval(share: number, games: number): [number, number] {
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
