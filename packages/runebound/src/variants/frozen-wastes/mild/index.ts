/** Mild Conditions: the weather gives one frost less. */

import type { Pack } from '@questwright/kernel';
import type { RuneboundExtension } from '../../../extension.ts';
import { edit, type FrozenLand } from '../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const MILD: Pack<FrozenLand> = {
  id: 'mild-conditions',
  kind: 'variant',
  rule: 'FW-VAR-03',
  needs: ['frozen-wastes'],
  edits: [
    edit.value('survival frost', {
      rule: 'FW-VAR-03',
      overrides: ['FW-FRO-03'],
      wrap: (base) => (t, thing) => Math.max(0, base(t, thing) - 1),
    }),
  ],
};

export const MILD_EXTENSION: RuneboundExtension = { pack: MILD, words: { en: WORDS } };
