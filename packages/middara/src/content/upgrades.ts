/** Item Upgrades. The book names Master Work, Etherium and Hastened, and prints the first two; the others are ours. */

import type { GearCard } from '../cards.ts';

export const UPGRADE_CARDS: Record<string, GearCard> = {
  'master-work': {
    kind: 'upgrade',
    tags: [],
    tier: 'mundane',
    copies: 3,
    fits: ['weapon'],
    abilities: [{ timing: 'attack roll', ways: ['EXHAUST'], effects: [{ 'TO THE ATK ROLL': 1 }] }],
  },
  'master-work-plating': {
    kind: 'upgrade',
    tags: [],
    tier: 'mundane',
    copies: 2,
    fits: ['armor', 'SHIELD'],
    abilities: [
      {
        timing: 'damage dealt to you',
        if: { 'dealt to': 'you', 'dealt by': 'attack', 'damage reduced': false },
        ways: ['EXHAUST'],
        effects: [{ 'less damage': 1, type: 'physical' }],
      },
    ],
  },
  'etherium-weapon': { kind: 'upgrade', tags: [], tier: 'mundane', copies: 2, fits: ['weapon'], removes: ['HEAVY'] },
  'etherium-armor': { kind: 'upgrade', tags: [], tier: 'mundane', fits: ['armor'], removes: ['HEAVY'] },
  'etherium-core': { kind: 'upgrade', tags: [], tier: 'mundane', fits: ['core'], removes: ['HEAVY'] },
  /** The book names its Material; what it does is ours. */
  hastened: {
    kind: 'upgrade',
    tags: [],
    tier: 'common',
    copies: 2,
    fits: ['weapon'],
    requires: 'adrenal-gland',
    abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ inflict: 'haste', to: 'self' }] }],
  },
  'tide-tempered': {
    kind: 'upgrade',
    tags: [],
    tier: 'common',
    fits: ['weapon'],
    requires: 'water-loa-oil',
    abilities: [{ timing: 'determining damage', ways: ['EXHAUST'], effects: [{ 'damage becomes': 'magic' }] }],
  },
  'oilskin-lining': {
    kind: 'upgrade',
    tags: [],
    tier: 'common',
    fits: ['armor', 'core'],
    requires: 'water-loa-oil',
    immunity: ['poison'],
  },
  barbed: {
    kind: 'upgrade',
    tags: [],
    tier: 'common',
    fits: ['weapon'],
    modifies: [{ value: 'armor piercing', add: 1, if: { PASSIVE: true } }],
  },
  'mirror-facet': { kind: 'upgrade', tags: [], tier: 'common', fits: ['core'], conviction: 'white' },
  'second-wind': {
    kind: 'upgrade',
    tags: [],
    tier: 'uncommon',
    fits: ['core', 'armor'],
    abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ HEAL: 3, to: 'self' }] }],
  },
};
