import type { Part } from './world.ts';

export const HERO_COMBAT: Part = {};
