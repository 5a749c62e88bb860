import type { Part } from './world.ts';

export const KNOCKOUT: Part = {};
