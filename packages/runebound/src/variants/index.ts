import type { Pack } from '@questwright/kernel';
import type { Land } from '../world.ts';

/** The optional rules, each a switch made of edits only. */
export const VARIANTS: readonly Pack<Land>[] = [];
