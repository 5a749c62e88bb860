import type { Ally } from '../cards.ts';

export const ALLIES: Record<string, Ally> = {};
