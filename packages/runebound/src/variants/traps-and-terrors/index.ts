import type { RuneboundExtension } from '../../extension.ts';
import { TRAPS_AND_TERRORS } from './rules.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const TRAPS_AND_TERRORS_EXTENSION: RuneboundExtension = {
  pack: TRAPS_AND_TERRORS,
  words: { en: WORDS },
  box: { 'adventure cards of traps': { rule: 'TT-CMP-01', count: 30 } },
};
