import type { Part } from './world.ts';

export const EXPERIENCE: Part = {};
