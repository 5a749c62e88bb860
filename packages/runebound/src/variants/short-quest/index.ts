import type { RuneboundExtension } from '../../extension.ts';
import { SHORT_QUEST } from './rules.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const SHORT_QUEST_EXTENSION: RuneboundExtension = {
  pack: SHORT_QUEST,
  words: { en: WORDS },
  goal: (_, { wins, ...rest }) => ({
    ...rest,
    wins: wins.map((way) => (way.id === 'runes' ? { ...way, rule: 'QST-WIN-01' } : way)),
  }),
  soak: async () => (await import('./soak.ts')).SOAK,
};
