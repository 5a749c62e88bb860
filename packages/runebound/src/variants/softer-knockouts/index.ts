import type { Pack } from '@questwright/kernel';
import type { RuneboundExtension } from '../../extension.ts';
import type { RuneboundWorld } from '../../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const SOFTER_KNOCKOUTS: Pack<RuneboundWorld> = {
  id: 'softer-knockouts',
  kind: 'variant',
  rule: 'RB-VAR-02',
  edits: [
    {
      rule: 'RB-VAR-02',
      overrides: ['RB-KO-04', 'RB-KO-05'],
      proc: 'knockout',
      step: 'most expensive card',
      remove: true,
    },
  ],
};

export const SOFTER_KNOCKOUTS_EXTENSION: RuneboundExtension = { pack: SOFTER_KNOCKOUTS, words: { en: WORDS } };
