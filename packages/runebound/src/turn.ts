import type { Part } from './world.ts';

export const TURN: Part = {};
