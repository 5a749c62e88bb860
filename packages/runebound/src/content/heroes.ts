import type { Hero } from '../cards.ts';

export const HEROES: Record<string, Hero> = {};
