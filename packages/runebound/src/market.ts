import type { Part } from './world.ts';

export const MARKET: Part = {};
