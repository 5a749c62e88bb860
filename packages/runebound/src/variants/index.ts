import type { Pack } from '@questwright/kernel';
import type { Land } from '../world.ts';
import { ALLY_LIMITS } from './ally-limits.ts';
import { ITEM_LIMITS } from './item-limits.ts';
import { LONGER } from './longer.ts';
import { SHORTER } from './shorter.ts';

/** The optional rules, each a switch made of edits only. */
export const VARIANTS: readonly Pack<Land>[] = [ITEM_LIMITS, ALLY_LIMITS, SHORTER, LONGER];
