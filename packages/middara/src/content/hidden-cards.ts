/** Hidden Cards: each is known by its size and its label, and nothing else is until it is Revealed. Then it is the card
 *  that it hides: a Story Item or a Boss. */

import type { GearCard, HiddenCard } from '../cards.ts';

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
    secret: { is: 'ringers-glove' },
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
    secret: { is: 'sluice-warden' },
  },
};

/** Items that are only in these decks. */
export const STORY_ITEMS: Record<string, GearCard> = {
  'lamplighters-tinder': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    story: true,
    abilities: [
      {
        timing: 'between actions',
        ways: ['DISCARD'],
        effects: [
          { remove: 'darkness', to: 'self' },
          { inflict: 'haste', to: 'self' },
        ],
      },
    ],
  },
  'ringers-glove': { kind: 'item', tags: [], type: 'accessory', story: true, defense: 1 },
  'keepers-key': { kind: 'item', tags: [], type: 'relic', story: true, armor: 1, defense: 1 },
  'drowned-lantern': { kind: 'item', tags: [], type: 'relic', story: true, conviction: 'white', defense: 1 },
};
