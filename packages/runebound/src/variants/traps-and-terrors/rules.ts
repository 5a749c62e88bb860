/** Traps and Terrors: thirty adventure cards, shuffled into the decks of their colors. It has no rules beyond what they say. */

import type { Edit, Pack } from '@questwright/kernel';
import type { RuneboundWorld } from '../../world.ts';
import { TRAPS } from './challenges.ts';
import { TERRORS } from './encounters.ts';

export const TRAPS_AND_TERRORS: Pack<RuneboundWorld> = {
  id: 'traps-and-terrors',
  kind: 'pack',
  rule: 'TT-GEN-01',
  edits: Object.entries({ ...TRAPS, ...TERRORS }).map(([id, one]): Edit<RuneboundWorld> => ({
    rule: 'TT-SET-01',
    overrides: ['RB-SET-07'],
    content: id,
    add: one,
  })),
};
