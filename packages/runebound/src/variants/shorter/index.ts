import type { Pack } from '@questwright/kernel';
import { priceBy } from '../../rules/experience/experience.ts';
import type { RuneboundExtension } from '../../extension.ts';
import type { RuneboundWorld } from '../../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const SHORTER: Pack<RuneboundWorld> = {
  id: 'shorter',
  kind: 'variant',
  rule: 'RB-VAR-08',
  excludes: [{ pack: 'longer', rule: 'RB-VAR-01' }],
  edits: [{ rule: 'RB-VAR-08', overrides: ['RB-EXP-03'], value: 'price of experience', replace: priceBy(4, 3, 2) }],
};

export const SHORTER_EXTENSION: RuneboundExtension = { pack: SHORTER, words: { en: WORDS } };
