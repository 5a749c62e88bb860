import ENDGAME_WORDS from '../../endgame/words.en.json' with { type: 'json' };
import type { RuneboundExtension } from '../../extension.ts';
import CARDS from './cards.en.json' with { type: 'json' };
import { SCION_CARDS } from './content/scions.ts';
import { goal } from './goal.ts';
import { SEVEN_SCIONS } from './rules.ts';
import { hints, lines, sights } from './text.ts';
import { AMOUNTS, CONDITIONS } from './verbs.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const SEVEN_SCIONS_EXTENSION: RuneboundExtension = {
  pack: SEVEN_SCIONS,
  words: { en: { ...ENDGAME_WORDS, ...WORDS, ...CARDS } },
  content: { conditions: CONDITIONS, amounts: AMOUNTS },
  asks: { 'scion counter held': { of: 'seat' } },
  lines: { after: 'towns', of: lines },
  sights,
  hints,
  goal,
  bot: async () => (await import('./bot.ts')).BOT,
  soak: async () => (await import('./soak.ts')).SOAK,
  lab: async () => ({
    wanted: { rounds: { least: 18, most: 32 } },
    deeds: [{ event: 'scion awoke', told: 'scion', cards: Object.keys(SCION_CARDS) }],
  }),
};
