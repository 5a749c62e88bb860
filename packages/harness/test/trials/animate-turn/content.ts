/** The Animate, the Adventurers of the two walkthroughs and the dice. Data only. */
import type { Content, Effect } from '@questwright/kernel';

export const SYMBOLS = ['book', 'shield', 'burst', 'skull'] as const;
export type Symbols = { readonly [S in (typeof SYMBOLS)[number]]?: number };
export interface Face extends Symbols {
  number: number;
}
const SHIELD_FAMILY: readonly Symbols[] = [
  {},
  {},
  { shield: 1 },
  { book: 1, shield: 1 },
  { book: 1, shield: 2 },
  { book: 1, shield: 2, burst: 1 },
];
const BOOK_FAMILY: readonly Symbols[] = [
  {},
  {},
  { book: 1 },
  { book: 1, shield: 1 },
  { book: 2, shield: 1 },
  { book: 2, shield: 1, burst: 1 },
];
const BLACK: readonly Symbols[] = [
  { book: 4 },
  { book: 3, shield: 1 },
  { book: 2, shield: 2 },
  { book: 1, shield: 3 },
  { shield: 4 },
  { skull: 1 },
];
const faces = (numbers: readonly number[], family: readonly Symbols[]): Face[] =>
  numbers.map((number, i) => ({ number, ...family[i] }));

export const DICE = {
  white: faces([2, 3, 4, 5, 6, 7], SHIELD_FAMILY),
  teal: faces([3, 4, 5, 6, 7, 8], SHIELD_FAMILY),
  purple: faces([1, 2, 3, 5, 6, 7], BOOK_FAMILY),
  orange: faces([2, 3, 4, 6, 7, 8], BOOK_FAMILY),
  black: faces([0, 0, 0, 0, 0, 0], BLACK),
} as const;
export type Die = keyof typeof DICE;
export const RATING: { readonly [D in Die]: number } = { purple: 1, white: 2, orange: 3, teal: 4, black: 0 };

export interface SymbolAbility {
  spend: Symbols;
  damage: number;
}
export interface Figure extends Content {
  kind: 'adventurer' | 'intelligent';
  health: number;
  defense: number;
  movement: number;
  armor: number;
  combatDice: readonly Die[];
  conviction: readonly Die[];
  casting?: Die;
  symbolAbilities?: readonly SymbolAbility[];
  ai?: readonly { if: Effect; do: readonly Effect[]; continueDown?: true }[];
}

const ADVENTURER = {
  kind: 'adventurer',
  health: 12,
  defense: 9,
  movement: 6,
  armor: 0,
  combatDice: ['purple', 'purple'],
  conviction: ['purple', 'purple'],
} as const satisfies Figure;

export const CARDS = {
  nightingale: ADVENTURER,
  remi: ADVENTURER,
  rook: ADVENTURER,
  zeke: ADVENTURER,
  animate: {
    kind: 'intelligent',
    health: 18,
    defense: 9,
    movement: 6,
    armor: 2,
    combatDice: ['teal', 'orange'],
    conviction: ['white', 'orange'],
    // The book shows a Casting die without naming it.
    casting: 'purple',
    symbolAbilities: [
      { spend: { book: 1, shield: 1 }, damage: 1 },
      { spend: { burst: 1 }, damage: 2 },
    ],
    abilities: [
      {
        timing: 'follow up',
        name: 'chains of perdition',
        must: true,
        if: { attacker: 'this figure', hit: 'first this turn' },
        effects: [{ attackAgain: 'same target' }],
      },
      {
        timing: 'empower',
        name: 'heavy cleave',
        must: true,
        if: { attacker: 'this figure', target: 'adjacent' },
        limit: { per: 'turn', times: 1 },
        effects: [{ empower: 'attack' }],
      },
    ],
    ai: [
      { if: { has: 'damage' }, do: [{ heal: 2 }], continueDown: true },
      {
        if: { opponent: 'adjacent' },
        do: [
          { attack: 'melee', as: 'target' },
          { move: 2, how: 'farther', from: 'target', breakAttacks: false },
        ],
      },
      {
        if: { opponent: 'within SOI' },
        do: [
          {
            spell: 6,
            prefer: [{ without: 'darkness' }, { lowest: 'conviction value' }],
            effects: [{ inflict: 'darkness' }],
          },
          { attack: 'ranged', range: 4, prefer: [{ with: 'darkness' }] },
          { move: 'movement', how: 'towards', from: 'nearest' },
          { attack: 'melee', prefer: [{ most: 'damage' }] },
        ],
      },
    ],
  },
  cuirass: {
    modifies: [{ value: 'armor', if: { worn: 'by that figure' }, add: 1 }],
    abilities: [
      {
        timing: 'reducing damage',
        name: 'reduce',
        if: { worn: 'by the target' },
        ways: ['exhaust'],
        effects: [{ reduce: 2 }],
      },
    ],
  },
} as const satisfies Record<string, Figure | Content>;
