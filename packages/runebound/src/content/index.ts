/** All built-in content, by id. */

import type { Card } from '../cards.ts';
import { BOARD } from './board.ts';
import { CHALLENGES } from './challenges.ts';
import { ENCOUNTERS } from './encounters.ts';
import { EVENTS } from './events.ts';
import { HEROES } from './heroes.ts';
import { ALLIES } from './allies.ts';
import { ITEMS } from './items.ts';
import { STORIES } from './story.ts';

export const CONTENT: Record<string, Card> = {
  ...BOARD,
  ...HEROES,
  ...CHALLENGES,
  ...EVENTS,
  ...ENCOUNTERS,
  ...ALLIES,
  ...ITEMS,
  ...STORIES,
};
