import type { Pack } from '@questwright/kernel';
import type { Land } from '../world.ts';
import { ALLY_LIMITS } from './ally-limits.ts';
import { DOOM_TRACK } from './doom-track.ts';
import { ITEM_LIMITS } from './item-limits.ts';
import { LONGER } from './longer.ts';
import { SHORT_QUEST } from './short-quest.ts';
import { SHORTER } from './shorter.ts';
import { SMALL_BOARD } from './small-board.ts';
import { SOFTER_KNOCKOUTS } from './softer-knockouts.ts';
import { TRAVEL_HAZARDS } from './travel-hazards.ts';

/** The optional rules, each a switch made of edits only. */
export const VARIANTS: readonly Pack<Land>[] = [
  SOFTER_KNOCKOUTS,
  ITEM_LIMITS,
  ALLY_LIMITS,
  SHORTER,
  LONGER,
  DOOM_TRACK,
  TRAVEL_HAZARDS,
  SHORT_QUEST,
  SMALL_BOARD,
];
