import type { Part } from './world.ts';

export const HAPPENINGS: Part = {};
