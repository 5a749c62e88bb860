/** Whoever works on the Stair, or never left it. Ours: each of them asks the party one question. */

import type { FigureCard } from '../cards.ts';

export const STAIR_FOLK: Record<string, FigureCard> = {
  /** A rope of mud with a mouth: it changes places with its prey, and lies where that stood. */
  'silt-eel': {
    kind: 'combatant',
    art: { creature: 'mud eel', palette: 'fen' },
    dr: 1,
    copies: 4,
    hp: 7,
    defense: 9,
    armor: 0,
    movement: 7,
    dice: ['white', 'orange'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { burst: 1 }, physical: 1 }],
    tags: ['INTELLIGENT', 'SWARM'],
    abilities: [
      { timing: 'follow up', name: 'roll over', must: true, if: { 'own attack': true }, effects: [{ SWAP: true }] },
    ],
    ai: [
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee', prefer: [{ most: 'damage' }] }] },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: 'adjacent' }, { ATK: 'melee', prefer: [{ most: 'damage' }] }],
      },
      { if: { opponent: { spaces: 12 } }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** A tenant in a Sunday coat: slow, never worse for it, and whoever strikes in vain is struck. */
  'kept-lodger': {
    kind: 'combatant',
    art: { creature: 'lit drowned', palette: 'night' },
    dr: 3,
    copies: 4,
    hp: 14,
    defense: 9,
    armor: 1,
    movement: 3,
    dice: ['teal', 'orange'],
    attack: { type: 'melee', range: 1 },
    counters: true,
    tags: ['INTELLIGENT'],
    conviction: ['white', 'purple'],
    ai: [
      { if: { 'has Damage': true }, do: [{ HEAL: 2, to: 'self' }], continueDown: true },
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee', prefer: [{ least: 'armor' }] }] },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: 'adjacent' }, { ATK: 'melee', prefer: [{ least: 'armor' }] }],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** Nobody's face over a punt pole: it fetches whoever stands two spaces off. */
  'kept-ferryman': {
    kind: 'combatant',
    art: { creature: 'faceless boatman', palette: 'sea' },
    dr: 3,
    copies: 2,
    hp: 16,
    defense: 9,
    armor: 0,
    movement: 4,
    dice: ['teal', 'red'],
    attack: { type: 'melee', range: 1 },
    reach: 2,
    symbols: [{ cost: { burst: 1 }, physical: 2 }],
    tags: ['HEAVY', 'INTELLIGENT'],
    conviction: ['white', 'white'],
    abilities: [
      {
        timing: 'follow up',
        name: 'fare, please',
        must: true,
        if: { 'own attack': true },
        effects: [{ PULL: 1 }, { inflict: 'wilt' }],
      },
    ],
    ai: [
      { if: { opponent: { spaces: 2 } }, do: [{ ATK: 'melee', prefer: [{ least: 'HP' }] }] },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [
          { MOVE: 'within', number: 2 },
          { ATK: 'melee', prefer: [{ least: 'HP' }] },
        ],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** Halberd and receipt book: it keeps a line, and keeps you off it. */
  'toll-guard': {
    kind: 'combatant',
    art: {
      person: ['man', 'tan', 'cropped', 'chestnut', 'moustache', 'kettle hat', 'mail', 'coal'],
      with: 'sharp-halberd',
      palette: 'steel',
    },
    dr: 2,
    copies: 5,
    hp: 11,
    defense: 9,
    armor: 1,
    movement: 5,
    dice: ['teal', 'teal'],
    attack: { type: 'melee', range: 1 },
    reach: 2,
    symbols: [{ cost: { shield: 2 }, physical: 1 }],
    tags: ['INTELLIGENT'],
    abilities: [
      { timing: 'follow up', name: 'stand back', must: true, if: { 'own attack': true }, effects: [{ PUSH: 1 }] },
    ],
    ai: [
      { if: { opponent: { spaces: 2 } }, do: [{ ATK: 'melee', prefer: ['nearest', { least: 'armor' }] }] },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [
          { MOVE: 'within', number: 2 },
          { ATK: 'melee', prefer: ['nearest', { least: 'armor' }] },
        ],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** A hand bell on the legs of a crab: it strikes nobody, and throws everybody about. */
  tolling: {
    kind: 'combatant',
    art: { creature: 'bell on legs', palette: 'gold' },
    dr: 2,
    copies: 2,
    hp: 10,
    defense: 10,
    armor: 1,
    movement: 5,
    dice: ['purple', 'purple'],
    attack: { type: 'melee', range: 1 },
    tags: ['INTELLIGENT'],
    conviction: ['white', 'white'],
    ai: [
      {
        if: { opponent: 'adjacent' },
        do: [
          { FORCE: 9, each: 'adjacent opponent', then: [{ damage: 2, type: 'magic' }, { PUSH: 2 }] },
          { MOVE: 'farther', number: 2, quiet: true },
        ],
      },
      {
        if: { opponent: 'within SOI' },
        do: [{ FORCE: 7, each: 'opponent within SOI', then: [{ damage: 1, type: 'magic' }, { inflict: 'darkness' }] }],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** A net over the shoulder: it holds people, and keeps away from them. */
  'dredge-hand': {
    kind: 'combatant',
    art: {
      person: ['man', 'brown', 'short', 'raven', 'stubble', 'kerchief', 'leather', 'ochre'],
      with: 'harpoon-chain',
      palette: 'verdigris',
    },
    dr: 2,
    hp: 10,
    defense: 9,
    armor: 0,
    movement: 5,
    dice: ['white', 'teal'],
    attack: { type: 'ranged', range: 3 },
    symbols: [{ cost: { shield: 1 }, physical: 1 }],
    tags: ['INTELLIGENT'],
    abilities: [
      {
        timing: 'follow up',
        name: 'cast the net',
        must: true,
        if: { 'own attack': true },
        effects: [{ FORCE: 7, then: [{ inflict: 'paralyze' }] }],
      },
    ],
    ai: [
      { if: { opponent: 'adjacent' }, do: [{ MOVE: 'farther', number: 2 }], continueDown: true },
      {
        if: { 'can move and attack': { ATK: 'ranged', range: 3 } },
        do: [
          { MOVE: 'up to Range', number: 3 },
          { ATK: 'ranged', range: 3, prefer: [{ least: 'HP' }] },
        ],
      },
      { if: { always: true }, do: [{ MOVE: 'within', number: 3 }] },
    ],
  },
  /** Grey, the size of a door: it drinks the light of whoever it strikes, and is the better for it. */
  'wick-moth': {
    kind: 'combatant',
    art: { creature: 'door moth', palette: 'violet' },
    dr: 2,
    copies: 4,
    hp: 8,
    defense: 10,
    armor: 0,
    movement: 7,
    dice: ['white', 'orange'],
    attack: { type: 'melee', range: 1 },
    tags: ['FLIGHT', 'INTELLIGENT', 'SWARM'],
    abilities: [
      {
        timing: 'follow up',
        name: 'drink the light',
        must: true,
        if: { 'own attack': true },
        effects: [{ inflict: 'darkness' }, { HEAL: 2, to: 'self' }],
      },
    ],
    ai: [
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [
          { MOVE: 'adjacent' },
          { ATK: 'melee', prefer: [{ without: 'darkness' }, { least: 'HP' }], as: 'target' },
          { MOVE: 'farther', number: 3, from: 'target', quiet: true },
        ],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
  /** The first of the walkers, under a slab: nothing comes through it. */
  'number-one': {
    kind: 'combatant',
    art: { creature: 'slab bearer', palette: 'ash' },
    dr: 5,
    copies: 1,
    hp: 16,
    defense: 7,
    armor: 4,
    movement: 4,
    dice: ['red', 'purple'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { burst: 1 }, physical: 2 }],
    tags: ['BOSS', 'CRUSH', 'HULKING', 'INTELLIGENT'],
    size: 2,
    abilities: [
      {
        timing: 'follow up',
        name: 'stone dust',
        must: true,
        if: { 'own attack': true },
        effects: [{ inflict: 'darkness' }],
      },
    ],
    ai: [
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee', prefer: [{ most: 'damage' }] }] },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: 'adjacent' }, { ATK: 'melee', prefer: [{ most: 'damage' }] }],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
};
