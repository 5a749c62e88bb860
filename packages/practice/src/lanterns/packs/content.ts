import type { Card } from '../world.ts';

export const MARKET = {
  'quick-fingers': { sort: 'trick', back: 'river', copies: 2, effects: [{ steal: 1 }] },
  spyglass: { sort: 'trick', back: 'river', copies: 2, effects: [{ spy: 3 }] },
  'shared-barrel': { sort: 'trick', back: 'river', copies: 2, effects: [{ share: 4 }] },
  'banked-ember': { sort: 'trick', back: 'river', copies: 2, effects: [{ bank: 1 }] },
  'lee-of-the-island': {
    sort: 'trick',
    back: 'river',
    copies: 2,
    effects: [{ lasting: { modify: { value: 'steadiness', if: { mine: true }, add: 2 }, until: 'night' } }],
  },
  'low-moon': {
    sort: 'trick',
    back: 'river',
    copies: 2,
    effects: [{ lasting: { modify: { value: 'brightness', least: 2 }, until: { event: 'shone', times: 1 } } }],
  },
  'pocket-mirror': {
    sort: 'tool',
    back: 'river',
    copies: 2,
    modifies: [{ value: 'brightness', if: { 'my lantern': true, rigged: true, card: 'rush-light' }, times: 2 }],
  },
} as const satisfies Record<string, Card>;

export const WATER = {
  'eel-trap': {
    sort: 'tool',
    back: 'river',
    copies: 2,
    abilities: [{ timing: 'tide', name: 'catch', if: { rigged: true }, must: true, effects: [{ oil: 1 }] }],
  },
  'cork-collar': {
    sort: 'tool',
    back: 'river',
    copies: 2,
    modifies: [{ value: 'steadiness', if: { mine: true, rigged: true, 'water at least': 2 }, add: 2 }],
  },
} as const satisfies Record<string, Card>;

/** What a letter says is known to nobody before its seal is broken. */
export interface Secret {
  readonly oil?: number;
  readonly cards?: number;
  readonly light?: number;
  readonly curfew?: true;
}
export const LETTERS = {
  'letter-of-credit': { sort: 'letter', back: 'letter', copies: 1, secret: null },
  'final-notice': { sort: 'letter', back: 'letter', copies: 1, secret: null },
  'aunts-recipe': { sort: 'letter', back: 'letter', copies: 1, secret: null },
  'pressed-firefly': { sort: 'letter', back: 'letter', copies: 1, secret: null },
  'harbour-order': { sort: 'letter', back: 'letter', copies: 1, secret: null },
} as const satisfies Record<string, Card>;

export const SMALL_CHANDELIER = {
  sort: 'lantern',
  back: 'river',
  copies: 2,
  fog: 8,
  light: 3,
} as const satisfies Card;
