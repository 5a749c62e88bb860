import type { Part } from './world.ts';

export const INTERACTION: Part = {};
