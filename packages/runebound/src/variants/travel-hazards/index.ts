import { oneOrMore } from '../../rules/effects/effect-schema.ts';
import type { RuneboundExtension } from '../../extension.ts';
import { TRAVEL_HAZARDS } from './rules.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const TRAVEL_HAZARDS_EXTENSION: RuneboundExtension = {
  pack: TRAVEL_HAZARDS,
  words: { en: WORDS },
  content: { conditions: { 'roll for': { takes: oneOrMore(['hazard']) } } },
};
