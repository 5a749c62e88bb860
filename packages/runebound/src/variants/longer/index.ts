import type { Pack } from '@questwright/kernel';
import { priceBy } from '../../rules/experience/experience.ts';
import type { RuneboundExtension } from '../../extension.ts';
import { edit, type RuneboundWorld } from '../../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const LONGER: Pack<RuneboundWorld> = {
  id: 'longer',
  kind: 'variant',
  rule: 'RB-VAR-09',
  excludes: [{ pack: 'shorter', rule: 'RB-VAR-01' }],
  edits: [
    edit.value('price of experience', { rule: 'RB-VAR-09', overrides: ['RB-EXP-03'], replace: priceBy(6, 5, 4) }),
  ],
};

export const LONGER_EXTENSION: RuneboundExtension = { pack: LONGER, words: { en: WORDS } };
