import type { Part } from './world.ts';

export const ITEMS_AND_ALLIES: Part = {};
