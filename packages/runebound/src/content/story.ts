import type { Story } from '../cards.ts';

/** The necromancer Vorakesh gathers the Dragon Runes to bring back Margath, High Lord of the dragons. */
export const STORIES = {
  'rise-of-the-dragon-lords': {
    kind: 'story',
    art: {
      subject: 'dragon-head',
      with: 'rune-stone',
      group: 'giant',
      place: 'throne',
      light: 'fire',
      palette: 'violet',
    },
    dragonRunes: 3,
    kill: 'high-lord-margath',
    cites: ['RB-FACT-01'],
  },
} as const satisfies Record<string, Story>;
