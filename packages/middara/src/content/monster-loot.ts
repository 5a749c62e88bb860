/** Monster Loot: the book names these three; what they do is ours. */

import type { GearCard } from '../cards.ts';

export const MONSTER_LOOT: Record<string, GearCard> = {
  'sickle-shell-charm': {
    kind: 'item',
    tags: [],
    type: 'accessory',
    tier: 'mundane',
    monster: 'cave-sickle',
    defense: 1,
  },
  'sickle-venom': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'mundane',
    monster: 'cave-sickle',
    abilities: [
      { timing: 'follow up', if: { 'own attack': true }, ways: ['DISCARD'], effects: [{ inflict: 'poison' }] },
    ],
  },
  'chipped-chitin': { kind: 'item', tags: [], type: 'armor', tier: 'mundane', monster: 'cave-sickle', armor: 1 },
};
