import type { RuneboundExtension } from '../../extension.ts';
import { ALLY_LIMITS } from './rules.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const ALLY_LIMITS_EXTENSION: RuneboundExtension = {
  pack: ALLY_LIMITS,
  words: { en: WORDS },
};
