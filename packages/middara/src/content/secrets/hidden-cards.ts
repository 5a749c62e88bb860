/** What the Hidden Cards are. */

import type { FigureCard, GearCard, HiddenCard } from '../../cards.ts';

export const HIDDEN: Record<string, Pick<HiddenCard, 'secret'>> = {
  'small-qw-1': { secret: { is: 'lamplighters-tinder' } },
  'small-qw-2': { secret: { is: 'ringers-glove' } },
  'medium-qw-1': { secret: { is: 'keepers-key' } },
  'medium-qw-3': { secret: { is: 'drowned-lantern' } },
  'large-qw-1': { secret: { is: 'sluice-warden' } },
};

/** Items that are only in these decks. */
export const STORY_ITEMS: Record<string, GearCard> = {
  'lamplighters-tinder': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    story: true,
    art: { subject: 'flint-spark' },
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
  'ringers-glove': {
    kind: 'item',
    tags: [],
    type: 'accessory',
    story: true,
    defense: 1,
    art: { subject: 'gloves' },
  },
  'keepers-key': {
    kind: 'item',
    tags: [],
    type: 'relic',
    story: true,
    armor: 1,
    defense: 1,
    art: { subject: 'wax-seal', material: 'gold' },
  },
  'drowned-lantern': {
    kind: 'item',
    tags: [],
    type: 'relic',
    story: true,
    conviction: 'white',
    defense: 1,
    art: { subject: 'lantern-flame' },
  },
};

/** Ours: the lady of the drowned halls. */
export const BOSSES: Record<string, FigureCard> = {
  'sluice-warden': {
    kind: 'combatant',
    art: { creature: 'drowned lady', palette: 'verdigris' },
    dr: 6,
    hp: 27,
    defense: 10,
    armor: 1,
    movement: 5,
    dice: ['green', 'red'],
    attack: { type: 'melee', range: 1 },
    reach: 2,
    symbols: [
      { cost: { book: 1, shield: 1 }, physical: 2 },
      { cost: { burst: 1 }, physical: 3 },
    ],
    counters: true,
    avarice: 1,
    tags: ['BOSS', 'HULKING', 'INTELLIGENT', 'UNSTOPPABLE'],
    ai: [
      { if: { 'Damage at least': 13 }, do: [{ HEAL: 3, to: 'self' }], continueDown: true },
      {
        if: { opponent: 'adjacent' },
        do: [
          { ATK: 'melee', prefer: [{ most: 'damage' }], as: 'target' },
          { ATK: 'melee', at: 'target' },
        ],
      },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: 'towards' }, { ATK: 'melee', prefer: [{ least: 'HP' }] }],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }, { ATK: 'ranged', range: 4, prefer: ['farthest'] }] },
    ],
  },
};
