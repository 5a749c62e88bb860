/** Beasts and Bandits: thirty adventure cards, shuffled into the decks of their colors. It has no rules beyond what they say. */

import type { Edit, Pack } from '@questwright/kernel';
import type { RuneboundWorld } from '../../world.ts';
import { BEASTS } from './challenges.ts';
import { BANDITS } from './encounters.ts';

export const BEASTS_AND_BANDITS: Pack<RuneboundWorld> = {
  id: 'beasts-and-bandits',
  kind: 'pack',
  rule: 'BB-GEN-01',
  edits: Object.entries({ ...BEASTS, ...BANDITS }).map(([id, one]): Edit<RuneboundWorld> => ({
    rule: 'BB-SET-01',
    overrides: ['RB-SET-07'],
    content: id,
    add: one,
  })),
};
