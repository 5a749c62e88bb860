import type { Part } from './world.ts';

export const ENCOUNTERS: Part = {};
