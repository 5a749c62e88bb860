import type { Part } from './world.ts';

export const SETUP: Part = {};
