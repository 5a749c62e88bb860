import type { RuneboundExtension } from '../../../extension.ts';
import { goal } from './goal.ts';
import { COOPERATIVE } from './rules.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const COOPERATIVE_EXTENSION: RuneboundExtension = {
  pack: COOPERATIVE,
  words: { en: WORDS },
  goal,
  bot: async () => (await import('./bot.ts')).BOT,
  // All win together, or nobody does.
  lab: async () => ({ wanted: { hero: { least: 0.2, most: 0.6 } } }),
};
