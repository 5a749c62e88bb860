import { listOf, optional, word } from '../../rules/effects/effect-schema.ts';
import { CONTENT_SCHEMA } from '../../content-schema.ts';
import type { RuneboundExtension } from '../../extension.ts';
import { TERRAINS } from '../../words.ts';
import { RITUALS } from './rituals.ts';
import { RITUALS_AND_RUNES } from './rules.ts';
import { hints, lines, printed, sights } from './text.ts';
import WORDS from './words.en.json' with { type: 'json' };

const { item } = CONTENT_SCHEMA.kinds;

export const RITUALS_AND_RUNES_EXTENSION: RuneboundExtension = {
  pack: RITUALS_AND_RUNES,
  words: { en: WORDS },
  content: {
    kinds: { item: { ...item!, fields: { ...item!.fields, symbols: optional(listOf(...TERRAINS)) } } },
    amounts: { 'empowered rituals of': word('you') },
  },
  box: {
    'ritual cards': { rule: 'RR-CMP-01', count: 20 },
    'rune cards': { rule: 'RR-CMP-01', count: 10 },
  },
  asks: { empowered: { of: 'card' } },
  printed,
  lines: { after: 'heroes', of: lines },
  sights,
  hints,
  bot: async () => (await import('./bot.ts')).BOT,
  soak: async () => (await import('./soak.ts')).SOAK,
  lab: async () => ({ deeds: [{ event: 'ritual empowered', told: 'card', cards: Object.keys(RITUALS) }] }),
};
