import type { Encounter } from '../cards.ts';

export const ENCOUNTERS: Record<string, Encounter> = {};
