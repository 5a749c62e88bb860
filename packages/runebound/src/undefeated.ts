import type { Part } from './world.ts';

export const UNDEFEATED: Part = {};
