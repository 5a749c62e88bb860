import type { RuneboundExtension } from '../../extension.ts';
import CARDS from './cards.en.json' with { type: 'json' };
import { CURSE_CARDS } from './content/index.ts';
import { goal } from './goal.ts';
import { CATACLYSM } from './rules.ts';
import { hints, lines, printed, sights } from './text.ts';
import { CONDITIONS } from './verbs.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const CATACLYSM_EXTENSION: RuneboundExtension = {
  pack: CATACLYSM,
  words: { en: { ...WORDS, ...CARDS } },
  content: { conditions: CONDITIONS, values: { 'trades of a match': { about: 'seat' } } },
  printed,
  lines: { after: 'towns', of: lines },
  sights,
  hints,
  goal,
  bot: async () => (await import('./bot.ts')).BOT,
  lab: async () => ({
    wanted: { rounds: { least: 20, most: 80 } },
    deeds: [{ event: 'curse claimed', told: 'card', cards: Object.keys(CURSE_CARDS) }],
  }),
  soak: async () => (await import('./soak.ts')).SOAK,
  asks: { 'victory points': { of: 'seat' } },
};
