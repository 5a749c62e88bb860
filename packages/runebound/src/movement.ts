import type { Part } from './world.ts';

export const MOVEMENT: Part = {};
