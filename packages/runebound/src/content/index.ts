/** All built-in cards, by id. */

import type { Card } from '../cards.ts';
import { CHALLENGES } from './challenges.ts';
import { ENCOUNTERS } from './encounters.ts';
import { EVENTS } from './events.ts';
import { HEROES } from './heroes.ts';
import { ALLIES } from './allies.ts';
import { ITEMS } from './items.ts';
import { STORIES } from './story.ts';

export const CARDS: Record<string, Card> = {
  ...HEROES,
  ...CHALLENGES,
  ...EVENTS,
  ...ENCOUNTERS,
  ...ALLIES,
  ...ITEMS,
  ...STORIES,
};
