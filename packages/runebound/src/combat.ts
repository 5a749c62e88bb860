import type { Part } from './world.ts';

export const COMBAT: Part = {};
