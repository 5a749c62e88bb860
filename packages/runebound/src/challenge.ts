import type { Part } from './world.ts';

export const CHALLENGE: Part = {};
