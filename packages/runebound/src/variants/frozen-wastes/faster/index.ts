/** Faster Experience Leveling: a counter costs one point more than the Hero has counters. */

import type { Pack } from '@questwright/kernel';
import type { RuneboundExtension } from '../../../extension.ts';
import { IMPROVEMENTS } from '../../../words.ts';
import { stateOf, type RuneboundTable } from '../../../world.ts';
import { edit, type FrozenLand } from '../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

/** Whose Experience step it is. */
const buyer = (t: RuneboundTable): number =>
  (t.within('experience counter') ?? t.within('experience step') ?? t.within('turn'))?.seat ?? t.world.turn;
const countersOf = (t: RuneboundTable, seat: number): number =>
  IMPROVEMENTS.reduce((sum, one) => sum + stateOf(t, seat).experience[one], 0);

const FASTER: Pack<FrozenLand> = {
  id: 'faster-experience',
  kind: 'variant',
  rule: 'FW-VAR-04',
  needs: ['frozen-wastes'],
  excludes: [
    { pack: 'shorter', rule: 'FW-GEN-05' },
    { pack: 'longer', rule: 'FW-GEN-05' },
  ],
  edits: [
    edit.value('price of experience', {
      rule: 'FW-VAR-04',
      overrides: ['RB-EXP-03'],
      replace: (t) => countersOf(t, buyer(t)) + 1,
    }),
  ],
};

export const FASTER_EXTENSION: RuneboundExtension = { pack: FASTER, words: { en: WORDS } };
