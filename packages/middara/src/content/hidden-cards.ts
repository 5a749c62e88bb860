/** Hidden Cards: each is known by its size and its label, and nothing else is until it is Revealed. */

import type { HiddenCard } from '../cards.ts';

export const HIDDEN_CARDS: Record<string, HiddenCard> = {
  'small-qw-1': {
    kind: 'hidden',
    size: 'small',
    label: 'QW 1',
    back: 'small hidden card',
    secret: { is: 'lamplighters-tinder' },
  },
  'small-qw-2': {
    kind: 'hidden',
    size: 'small',
    label: 'QW 2',
    back: 'small hidden card',
    secret: { is: 'deft-fingers' },
  },
  'medium-qw-1': {
    kind: 'hidden',
    size: 'medium',
    label: 'QW 1',
    back: 'medium hidden card',
    secret: { is: 'keepers-key' },
  },
  'medium-qw-3': {
    kind: 'hidden',
    size: 'medium',
    label: 'QW 3',
    back: 'medium hidden card',
    secret: { is: 'drowned-lantern' },
  },
  'large-qw-1': {
    kind: 'hidden',
    size: 'large',
    label: 'QW 1',
    back: 'large hidden card',
    secret: { is: 'the-miller' },
  },
};
