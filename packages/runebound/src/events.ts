import type { Part } from './world.ts';

export const EVENTS: Part = {};
