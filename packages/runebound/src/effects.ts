import type { Part } from './world.ts';

export const EFFECTS: Part = {};
