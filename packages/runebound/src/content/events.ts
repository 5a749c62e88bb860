import type { EventCard } from '../cards.ts';

export const EVENTS: Record<string, EventCard> = {};
