import type { Challenge } from '../cards.ts';

export const CHALLENGES: Record<string, Challenge> = {};
