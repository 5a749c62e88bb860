/** All Challenges. Brood of the Bloodmother and High Lord Margath are the book's; the others are our own. The numbers of a
 *  Challenge are what rolls against it must reach. */

import { BLUE_CHALLENGES } from './challenges-blue.ts';
import { GREEN_CHALLENGES } from './challenges-green.ts';
import { RED_CHALLENGES } from './challenges-red.ts';
import { YELLOW_CHALLENGES } from './challenges-yellow.ts';

export const CHALLENGES: typeof GREEN_CHALLENGES &
  typeof YELLOW_CHALLENGES &
  typeof BLUE_CHALLENGES &
  typeof RED_CHALLENGES = {
  ...GREEN_CHALLENGES,
  ...YELLOW_CHALLENGES,
  ...BLUE_CHALLENGES,
  ...RED_CHALLENGES,
};
