/** What a lab counts in games of Runebound. */

import type { Game, Loaded } from '@questwright/kernel';
import type { Land } from '../world.ts';
import { Follower } from './follow.ts';
import { lines, report, summary, type Report } from './report.ts';
import type { Row } from './row.ts';

/** A game that nobody has won by then counts as capped. */
const LAST_ROUND = 400;

export const runeboundLab = {
  follow: (loaded: Loaded<Land>): Follower => new Follower(loaded),
  isTooLong: ({ world }: Game<Land>): boolean => world.round > LAST_ROUND,
  report,
  lines,
  summary,
};
export type { Report, Row };
