import type { RuneboundExtension } from '../../extension.ts';
import HEROES_IN_WORDS from '../heroes-of-isheim/heroes.en.json' with { type: 'json' };
import CARDS from './cards.en.json' with { type: 'json' };
import { AMOUNTS, CONDITIONS, TIMINGS, VALUES } from './conditions.ts';
import { BOARD_WORDS } from './board-words.ts';
import { LEGENDS } from './content/index.ts';
import { goal } from './goal.ts';
import { landWords } from './lands-in-words.ts';
import { FROZEN_WASTES } from './rules.ts';
import { hints, lines, printed, sights } from './text.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const FROZEN_WASTES_EXTENSION: RuneboundExtension = {
  pack: FROZEN_WASTES,
  words: { en: { ...landWords(WORDS), ...BOARD_WORDS, ...HEROES_IN_WORDS, ...WORDS, ...CARDS } },
  content: { conditions: CONDITIONS, amounts: AMOUNTS, values: VALUES, timings: TIMINGS },
  asks: { weather: { of: 'game' }, 'frost of a space': { of: 'place' }, 'life against frost': { of: 'card' } },
  printed,
  lines: { after: 'towns', of: lines },
  sights,
  hints,
  goal,
  bot: async () => (await import('./bot.ts')).BOT,
  soak: async () => (await import('./soak.ts')).SOAK,
  lab: async () => ({
    wanted: { rounds: { least: 25, most: 60 } },
    deeds: [{ event: 'gained', told: 'card', cards: Object.keys(LEGENDS) }],
  }),
};
