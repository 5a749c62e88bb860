/** The cards of the book's example. Numbers that the book does not print are marked. */
import type { Content, Effect } from '@questwright/kernel';

export const PHASES = ['ranged', 'melee', 'magic'] as const;
export type Phase = (typeof PHASES)[number];
export const ATTRIBUTES = ['mind', 'body', 'spirit'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What can be wounded. */
export interface Character extends Content {
  kind: 'hero' | 'ally' | 'challenge';
  mind: number;
  body: number;
  spirit: number;
  damage: { readonly [P in Phase]: number };
  life: number;
  stamina?: number;
  skills?: { readonly [skill: string]: number };
  cost?: number;
  deck?: string;
  beforeCombat?: readonly Effect[];
  reward?: readonly Effect[];
}
interface Item extends Content {
  kind: 'item';
  cost: number;
}
export type Card = Character | Item;

export const CARDS = {
  'varikas-the-dead': {
    kind: 'hero',
    mind: 1,
    body: 4,
    spirit: 4,
    // The book prints neither damage nor Life.
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 5,
    stamina: 4,
    skills: {},
    abilities: [
      {
        timing: 'before combat',
        name: 'magic attack',
        ways: ['exhaustion'],
        limit: { per: 'before combat', times: 1 },
        effects: [{ attack: 'magic', wounds: 1 }],
      },
    ],
  },
  'acolyte-of-flame': {
    kind: 'ally',
    // Mind and Body, their damage, Stamina and cost are not in the book.
    mind: 0,
    body: 0,
    spirit: 1,
    damage: { ranged: 0, melee: 0, magic: 1 },
    life: 2,
    stamina: 2,
    cost: 5,
  },
  'padded-leather-armor': {
    kind: 'item',
    cost: 3,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'cancel a wound',
        if: { 'the wounded is': 'your hero' },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
  },
  'dwarven-fire-bomb': {
    kind: 'item',
    cost: 2,
    abilities: [
      { timing: 'before combat', name: 'ranged attack', ways: ['discard'], effects: [{ attack: 'ranged', wounds: 2 }] },
    ],
  },
  'brood-of-the-bloodmother': {
    kind: 'challenge',
    deck: 'yellow deck',
    mind: 15,
    body: 11,
    spirit: 14,
    damage: { ranged: 0, melee: 1, magic: 2 },
    life: 3,
    beforeCombat: [{ test: 'body', skill: 'swim', number: 14, failure: [{ wounds: 1 }] }],
    reward: [{ gold: 3 }, { keep: 'card' }],
  },
  // Not in the book: a second Item that is activated Before Combat, and a harmless Challenge.
  'trial-wand': {
    kind: 'item',
    cost: 4,
    abilities: [
      { timing: 'before combat', name: 'magic attack', ways: ['activate'], effects: [{ attack: 'magic', wounds: 1 }] },
    ],
  },
  'trial-rat': {
    kind: 'challenge',
    deck: 'yellow deck',
    mind: 5,
    body: 5,
    spirit: 5,
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 1,
  },
} as const satisfies Record<string, Card>;
