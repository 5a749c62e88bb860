/** How saved games come to the cards of a later version. */

import { withCards, type Migration } from '@questwright/kernel';
import { CARDS } from './content/index.ts';

const OVER = { of: 'barrow-rats', path: ['reward'], at: 1 };

/** The two cards of the market that Midnight prints take the places of two others; about forty cards were written anew. */
export const TO_VERSION_5: Migration = {
  from: '4',
  to: '5',
  game: withCards(CARDS, { 'widows-needle': 'rune-plate', 'peddlers-scales': 'immolate-rune' }, OVER),
};
