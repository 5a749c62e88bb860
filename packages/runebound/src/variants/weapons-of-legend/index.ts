import { optional, TEXT, TRUE, whole, word } from '../../rules/effects/effect-schema.ts';
import { CONTENT_SCHEMA } from '../../content-schema.ts';
import type { RuneboundExtension } from '../../extension.ts';
import { CLASSES } from '../../words.ts';
import { WEAPONS_OF_LEGEND } from './rules.ts';
import { hints, lines, printed, sights } from './text.ts';
import WORDS from './words.en.json' with { type: 'json' };

const { ally } = CONTENT_SCHEMA.kinds;

export const WEAPONS_OF_LEGEND_EXTENSION: RuneboundExtension = {
  pack: WEAPONS_OF_LEGEND,
  words: { en: WORDS },
  content: {
    kinds: {
      ally: {
        ...ally!,
        fields: {
          ...ally!.fields,
          equipping: optional(TRUE),
          class: optional(word(...CLASSES)),
          type: optional(TEXT),
        },
        needs: [...(ally!.needs ?? []), { field: 'equipping', needs: ['class', 'type'] }],
      },
    },
    conditions: { 'marks at least': { takes: whole(1, 9) }, 'marks at most': { takes: whole(0, 9) } },
    amounts: { 'marks on': word('this card') },
  },
  box: {
    'equipping ally cards': { rule: 'WL-CMP-01', count: 6 },
    'item cards of legend': { rule: 'WL-CMP-01', count: 12 },
    'ally cards of legend': { rule: 'WL-CMP-01', count: 12 },
  },
  asks: { 'used as': { of: 'card' } },
  printed,
  lines: { after: 'heroes', of: lines },
  sights,
  hints,
  bot: async () => (await import('./bot.ts')).BOT,
  soak: async () => (await import('./soak.ts')).SOAK,
};
