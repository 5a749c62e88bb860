/** Items. What the book says of some of them is cited; all other numbers are our own. */

import type { Item } from '../cards.ts';

export const ITEMS = {
  // ---- weapons ----
  'lightning-mace': { kind: 'item', back: 'market', cost: 6, class: 'weapon', type: 'mace', use: 'activate' },
  'dragontooth-hammer': { kind: 'item', back: 'market', cost: 7, class: 'weapon', type: 'mace', use: 'activate' },
  'white-blade': { kind: 'item', back: 'market', cost: 8, class: 'weapon', type: 'sword', use: 'always' },
  'yew-longbow': { kind: 'item', back: 'market', cost: 5, class: 'weapon', type: 'bow', use: 'always' },
  // ---- armor ----
  'padded-leather-armor': { kind: 'item', back: 'market', cost: 3, class: 'armor', type: 'leather', use: 'activate' },
  'wardens-shield': { kind: 'item', back: 'market', cost: 4, class: 'armor', type: 'shield', use: 'always' },
  // ---- artifacts ----
  'dwarven-fire-bomb': { kind: 'item', back: 'market', cost: 2, class: 'artifact', type: 'bomb', use: 'discard' },
  'soul-burn': { kind: 'item', back: 'market', cost: 5, class: 'artifact', type: 'scroll', use: 'activate' },
  'saints-knuckle': { kind: 'item', back: 'market', cost: 6, class: 'artifact', type: 'relic', use: 'always' },
  'pilgrims-flask': { kind: 'item', back: 'market', cost: 2, class: 'artifact', type: 'flask', use: 'activate' },
  'peddlers-scales': { kind: 'item', back: 'market', cost: 3, class: 'artifact', type: 'instrument', use: 'activate' },
  'tallow-torch': { kind: 'item', back: 'market', cost: 1, class: 'artifact', type: 'torch', use: 'discard' },
  'eelskin-gloves': { kind: 'item', back: 'market', cost: 2, class: 'artifact', type: 'gloves', use: 'always' },
  'borrowed-spyglass': { kind: 'item', back: 'market', cost: 4, class: 'artifact', type: 'instrument', use: 'activate' },
} as const satisfies Record<string, Item>;
