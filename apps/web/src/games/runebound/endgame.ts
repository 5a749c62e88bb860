import type { PackUi } from '../pack-ui.ts';

/** How an Endgame is heard and told, whichever pack has it. */
export const ENDGAME: Required<Pick<PackUi, 'sounds' | 'news'>> = {
  sounds: { 'endgame began': 'event', eliminated: 'knockout' },
  news: ['endgame began', 'eliminated'],
};
