/** The Combatant Loot cards of the box. */

import type { LootCard } from '../cards.ts';

export const LOOT: Record<string, LootCard> = {
  'gold-4': { kind: 'loot', back: 'loot card', copies: 3, gold: 4 },
  'gold-5': { kind: 'loot', back: 'loot card', copies: 4, gold: 5 },
  'gold-6': { kind: 'loot', back: 'loot card', copies: 5, gold: 6 },
  'gold-7': { kind: 'loot', back: 'loot card', copies: 5, gold: 7 },
  'gold-8': { kind: 'loot', back: 'loot card', copies: 5, gold: 8 },
  'gold-9': { kind: 'loot', back: 'loot card', copies: 5, gold: 9 },
  'gold-10': { kind: 'loot', back: 'loot card', copies: 5, gold: 10 },
  'gold-12': { kind: 'loot', back: 'loot card', copies: 5, gold: 12 },
  'gold-14': { kind: 'loot', back: 'loot card', copies: 5, gold: 14 },
  'item-loot': { kind: 'loot', back: 'loot card', copies: 1, loot: 'item' },
  'monster-loot': { kind: 'loot', back: 'loot card', copies: 1, loot: 'monster' },
  'unique-loot': { kind: 'loot', back: 'loot card', copies: 1, loot: 'unique' },
};
