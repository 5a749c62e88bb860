import type { RuneboundExtension } from '../../extension.ts';
import { BEASTS_AND_BANDITS } from './rules.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const BEASTS_AND_BANDITS_EXTENSION: RuneboundExtension = {
  pack: BEASTS_AND_BANDITS,
  words: { en: WORDS },
  box: { 'adventure cards of the road': { rule: 'BB-CMP-01', count: 30 } },
};
