/** Combatants. Where the book prints numbers or AI Steps of one, they are these; the others are ours. */

import type { FigureCard } from '../cards.ts';

export const COMBATANTS: Record<string, FigureCard> = {
  animate: {
    kind: 'combatant',
    dr: 3,
    hp: 18,
    defense: 9,
    armor: 2,
    movement: 6,
    dice: ['teal', 'orange'],
    attack: { type: 'melee', range: 1 },
    symbols: [
      { cost: { book: 1, shield: 1 }, physical: 1 },
      { cost: { burst: 1 }, physical: 2 },
    ],
    tags: ['INTELLIGENT'],
    conviction: ['white', 'orange'],
    casting: 'purple',
    abilities: [
      {
        timing: 'follow up',
        name: 'chains of perdition',
        must: true,
        if: { 'own attack': true },
        limit: { per: 'turn', times: 1 },
        effects: [{ 'same ATK': true }],
      },
      {
        timing: 'empower',
        name: 'heavy cleave',
        must: true,
        if: { 'own attack': true, 'adjacent target': true },
        limit: { per: 'turn', times: 1 },
        effects: [{ EMPOWER: true }],
      },
    ],
    ai: [
      { if: { 'has Damage': true }, do: [{ HEAL: 2, to: 'self' }], continueDown: true },
      {
        if: { opponent: 'adjacent' },
        do: [
          { ATK: 'melee', as: 'target' },
          { MOVE: 'farther', number: 2, from: 'target', quiet: true },
        ],
      },
      {
        if: { opponent: 'within SOI' },
        do: [
          {
            CAST: 6,
            prefer: [{ without: 'darkness' }, { least: 'conviction value' }],
            then: [{ inflict: 'darkness' }],
          },
          { ATK: 'ranged', range: 4, prefer: [{ with: 'darkness' }] },
          { MOVE: 'towards' },
          { ATK: 'melee', prefer: [{ most: 'damage' }] },
        ],
      },
      {
        if: { 'can move and attack': { ATK: 'ranged', range: 4 } },
        do: [
          { MOVE: 'up to Range', number: 4 },
          { ATK: 'ranged', range: 4 },
        ],
      },
    ],
  },
  /** Lives in packs under the ground; each of them goes for whoever bleeds most. */
  'cave-sickle': {
    kind: 'combatant',
    dr: 1,
    copies: 6,
    hp: 6,
    defense: 8,
    armor: 0,
    movement: 6,
    dice: ['white', 'purple'],
    attack: { type: 'melee', range: 1 },
    tags: ['INTELLIGENT', 'SWARM'],
    ai: [
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee', prefer: [{ most: 'damage' }] }] },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: 'adjacent' }, { ATK: 'melee', prefer: [{ most: 'damage' }] }],
      },
      { if: { opponent: { spaces: 10 } }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** Of the earth itself; HP and Push are the book's, the rest is ours. */
  'earth-loa': {
    kind: 'combatant',
    dr: 2,
    hp: 14,
    defense: 9,
    armor: 2,
    movement: 4,
    dice: ['red', 'purple'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { shield: 1 }, physical: 1 }],
    tags: ['HEAVY', 'INTELLIGENT'],
    conviction: ['white', 'white'],
    abilities: [
      { timing: 'follow up', name: 'loa push', must: true, if: { 'own attack': true }, effects: [{ PUSH: 3 }] },
    ],
    ai: [
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }] },
      { if: { 'can move and attack': { ATK: 'melee' } }, do: [{ MOVE: 'adjacent' }, { ATK: 'melee' }] },
      { if: { opponent: { spaces: 12 } }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** Ours: a walking heap of quarry stone, on a base of four spaces. */
  'quarry-walker': {
    kind: 'combatant',
    dr: 4,
    hp: 20,
    defense: 7,
    armor: 3,
    movement: 4,
    dice: ['red', 'purple'],
    attack: { type: 'melee', range: 1 },
    reach: 2,
    symbols: [{ cost: { burst: 1 }, physical: 3 }],
    tags: ['CRUSH', 'HULKING', 'INTELLIGENT'],
    size: 2,
    ai: [
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [
          { MOVE: 'towards' },
          { ATK: 'melee', prefer: [{ least: 'armor' }], as: 'target' },
          { MOVE: 'farther', number: 3, from: 'target', quiet: true },
        ],
      },
      { if: { opponent: { spaces: 12 } }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** Ours: keeps its distance and picks off whoever is weakest. */
  'lantern-wisp': {
    kind: 'combatant',
    dr: 2,
    hp: 7,
    defense: 10,
    armor: 0,
    movement: 5,
    dice: ['white', 'white'],
    attack: { type: 'ranged', range: 5 },
    symbols: [{ cost: { shield: 2 }, physical: 1 }],
    tags: ['DODGE', 'FLIGHT', 'INTELLIGENT'],
    abilities: [
      {
        timing: 'follow up',
        name: 'ill light',
        must: true,
        if: { 'own attack': true },
        effects: [{ 'inflict one of': ['darkness', 'poison'] }],
      },
    ],
    ai: [
      { if: { opponent: { spaces: 2 } }, do: [{ MOVE: 'away' }], continueDown: true },
      {
        if: { 'can move and attack': { ATK: 'ranged', range: 5 } },
        do: [
          { MOVE: 'up to Range', number: 5 },
          { ATK: 'ranged', range: 5, prefer: [{ least: 'HP' }] },
        ],
      },
      { if: { always: true }, do: [{ MOVE: 'within', number: 6 }] },
    ],
  },
  /** Ours: small and many. A blow and gone. */
  'ditch-imp': {
    kind: 'combatant',
    dr: 1,
    hp: 4,
    defense: 9,
    armor: 0,
    movement: 7,
    dice: ['purple', 'purple'],
    attack: { type: 'melee', range: 1 },
    tags: ['INTELLIGENT', 'SWARM'],
    ai: [
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [
          { MOVE: 'adjacent' },
          { ATK: 'melee', prefer: ['nearest', { least: 'HP' }], as: 'target' },
          { MOVE: 'farther', number: 3, from: 'target', quiet: true },
        ],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
};
