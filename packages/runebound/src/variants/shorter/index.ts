import type { Pack } from '@questwright/kernel';
import { priceBy } from '../../rules/experience/experience.ts';
import type { RuneboundExtension } from '../../extension.ts';
import { edit, type RuneboundWorld } from '../../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const SHORTER: Pack<RuneboundWorld> = {
  id: 'shorter',
  kind: 'variant',
  rule: 'RB-VAR-08',
  excludes: [{ pack: 'longer', rule: 'RB-VAR-01' }],
  edits: [
    edit.value('price of experience', { rule: 'RB-VAR-08', overrides: ['RB-EXP-03'], replace: priceBy(4, 3, 2) }),
  ],
};

export const SHORTER_EXTENSION: RuneboundExtension = { pack: SHORTER, words: { en: WORDS } };
