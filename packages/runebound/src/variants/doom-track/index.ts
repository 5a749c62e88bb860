import ENDGAME_WORDS from '../../endgame/words.en.json' with { type: 'json' };
import type { RuneboundExtension } from '../../extension.ts';
import { goal } from './goal.ts';
import { DOOM_TRACK } from './rules.ts';
import { lines, sights } from './text.ts';
import WORDS from './words.en.json' with { type: 'json' };

export const DOOM_TRACK_EXTENSION: RuneboundExtension = {
  pack: DOOM_TRACK,
  words: { en: { ...ENDGAME_WORDS, ...WORDS } },
  box: { 'doom counters': { rule: 'RB-CMP-12', count: 8 } },
  lines: { after: 'towns', of: lines },
  sights,
  goal,
  lab: async () => ({ wanted: { rounds: { least: 25, most: 45 } } }),
  soak: async () => (await import('./soak.ts')).SOAK,
};
