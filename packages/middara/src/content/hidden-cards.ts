/** Hidden Cards: each is known by its size and its label, and nothing else is until it is Revealed. Then it is the card
 *  that it hides: a Story Item or a Boss. */

import type { HiddenCard, Sealed } from '../cards.ts';

export const HIDDEN_CARDS: Record<string, Sealed<HiddenCard>> = {
  'small-qw-1': {
    kind: 'hidden',
    size: 'small',
    label: 'QW 1',
    back: 'small hidden card',
    secret: null,
  },
  'small-qw-2': {
    kind: 'hidden',
    size: 'small',
    label: 'QW 2',
    back: 'small hidden card',
    secret: null,
  },
  'medium-qw-1': {
    kind: 'hidden',
    size: 'medium',
    label: 'QW 1',
    back: 'medium hidden card',
    secret: null,
  },
  'medium-qw-3': {
    kind: 'hidden',
    size: 'medium',
    label: 'QW 3',
    back: 'medium hidden card',
    secret: null,
  },
  'large-qw-1': {
    kind: 'hidden',
    size: 'large',
    label: 'QW 1',
    back: 'large hidden card',
    secret: null,
  },
};
