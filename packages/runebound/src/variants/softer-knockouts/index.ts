import type { Pack } from '@questwright/kernel';
import type { RuneboundExtension } from '../../extension.ts';
import { edit, type RuneboundWorld } from '../../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

const SOFTER_KNOCKOUTS: Pack<RuneboundWorld> = {
  id: 'softer-knockouts',
  kind: 'variant',
  rule: 'RB-VAR-02',
  edits: [
    edit.step('knockout', 'most expensive card', {
      rule: 'RB-VAR-02',
      overrides: ['RB-KO-04', 'RB-KO-05'],
      remove: true,
    }),
  ],
};

export const SOFTER_KNOCKOUTS_EXTENSION: RuneboundExtension = { pack: SOFTER_KNOCKOUTS, words: { en: WORDS } };
