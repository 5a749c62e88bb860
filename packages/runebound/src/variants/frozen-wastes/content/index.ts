/** All that lies in the box of Isheim. */

import type { FrozenAdventure } from '../cards.ts';
import { BLUE_CHALLENGES } from './challenges-blue.ts';
import { GREEN_CHALLENGES } from './challenges-green.ts';
import { RED_CHALLENGES } from './challenges-red.ts';
import { YELLOW_CHALLENGES } from './challenges-yellow.ts';
import { EVENTS } from './events.ts';

export { ARSHAN } from './challenges-red.ts';
export { HEROES } from './heroes.ts';
export { FIRST_LEGENDS, LEGENDS } from './legends.ts';
export { CLUES, GEAR_CARDS, RUMORS } from './tokens.ts';
export { WEATHER } from './weather.ts';

export const ADVENTURES: Readonly<Record<string, FrozenAdventure>> = {
  ...GREEN_CHALLENGES,
  ...YELLOW_CHALLENGES,
  ...BLUE_CHALLENGES,
  ...RED_CHALLENGES,
  ...EVENTS,
};
