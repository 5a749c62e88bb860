import type { Part } from './world.ts';

export const ADVENTURE: Part = {};
