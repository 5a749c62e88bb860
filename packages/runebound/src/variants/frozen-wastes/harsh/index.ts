/** Harsh Conditions: who is sick with white death freezes sooner. */

import type { Pack } from '@questwright/kernel';
import type { RuneboundExtension } from '../../../extension.ts';
import { edit, whiteDeathOn, type FrozenLand } from '../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const HARSH: Pack<FrozenLand> = {
  id: 'harsh-conditions',
  kind: 'variant',
  rule: 'FW-VAR-02',
  needs: ['frozen-wastes'],
  excludes: [{ pack: 'mild-conditions', rule: 'FW-VAR-07' }],
  edits: [
    edit.value('life against frost', {
      rule: 'FW-VAR-02',
      overrides: ['FW-WD-01', 'FW-WD-02'],
      wrap: (base) => (t, thing) => base(t, thing) - whiteDeathOn(t, thing),
    }),
  ],
};

export const HARSH_EXTENSION: RuneboundExtension = { pack: HARSH, words: { en: WORDS } };
