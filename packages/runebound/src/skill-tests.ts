import type { Part } from './world.ts';

export const SKILL_TESTS: Part = {};
