import type { RuneboundExtension } from '../../extension.ts';
import { ITEM_LIMITS } from './rules.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const ITEM_LIMITS_EXTENSION: RuneboundExtension = {
  pack: ITEM_LIMITS,
  words: { en: WORDS },
};
