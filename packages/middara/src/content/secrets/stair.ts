/** What is read on the Stair, and who comes then. */

import type { EncounterCard, FigureCard } from '../../cards.ts';

export const STAIR_TEXTS: Record<string, Pick<EncounterCard, 'secret'>> = {
  'steps-that-come-up': {
    secret: {
      ends: {
        cleared: [{ xp: 2 }, { gold: 15 }, { 'shop and train': 'lock-keepers-counter' }],
        read: [{ xp: 2 }, { gold: 8 }, { 'shop and train': 'lock-keepers-counter' }],
        lost: [],
        late: [],
      },
      objectives: {
        // The eels that are left on the steps are hungrier than those in the water.
        blue: [{ diagram: 'first head' }, { spawn: 'silt-eel', at: ['h4', 'i4'], count: 2 }, { 'discard token': true }],
        red: [{ diagram: 'second head' }, { 'discard token': true }],
        green: [{ gold: 5 }, { 'spawn token': 'exit', colour: 'blue', at: 'a3' }, { 'discard token': true }],
      },
      loot: {
        blue: [{ gain: 'consumable' }],
        red: [{ gold: 8 }],
        green: [{ gain: 'relic' }],
        yellow: [{ gold: 5 }],
      },
      diagrams: {
        'first head': {
          terrain: [
            { terrain: 'muck', squares: ['g2', 'h2'] },
            { terrain: 'muck', squares: ['g3', 'h3'] },
            { terrain: 'muck', squares: ['g4', 'h4'] },
            { terrain: 'muck', squares: ['g5', 'h5'] },
          ],
          tokens: [{ kind: 'loot', colour: 'blue', at: 'h2' }],
        },
        'second head': {
          terrain: [
            { terrain: 'muck', squares: ['i2', 'j2'] },
            { terrain: 'muck', squares: ['i3', 'j3'] },
            { terrain: 'muck', squares: ['i5', 'j5'] },
          ],
          tokens: [{ kind: 'loot', colour: 'green', at: 'j3' }],
        },
      },
    },
  },
  'stairs-full-of-people': {
    secret: {
      ends: {
        found: [{ xp: 3 }, { gold: 20 }, { 'shop and train': 'sump-market' }],
        lost: [],
        drowned: [],
      },
      // Whoever opens a door for people lets something else out as well.
      objectives: {
        blue: [
          {
            'skill check': 'presence',
            number: 9,
            pass: [{ gold: 5 }],
            fail: [{ spawn: 'ditch-imp', at: 'beside', count: 2 }],
          },
          { 'discard token': true },
        ],
        green: [{ HEAL: 3, to: 'self' }, { spawn: 'wick-moth', at: 'beside', count: 2 }, { 'discard token': true }],
        yellow: [{ spawn: 'kept-ferryman', at: 'beside' }, { 'discard token': true }],
        red: [{ diagram: 'high water' }, { spawn: 'dredge-hand', at: ['i6'] }],
      },
      loot: { red: [{ gold: 12 }] },
      diagrams: {
        'high water': {
          terrain: [
            { terrain: 'water', squares: ['g3', 'h3'] },
            { terrain: 'water', squares: ['i3', 'j3'] },
            { terrain: 'water', squares: ['k3', 'l3'] },
            { terrain: 'water', squares: ['g5', 'h5'] },
            { terrain: 'water', squares: ['i5', 'j5'] },
            { terrain: 'water', squares: ['k5', 'l5'] },
            { terrain: 'water', squares: ['g8', 'h8'] },
            { terrain: 'water', squares: ['i8', 'j8'] },
            { terrain: 'water', squares: ['k8', 'l8'] },
          ],
        },
      },
    },
  },
  'toll-house-row': {
    secret: {
      ends: {
        cleared: [{ xp: 3 }, { gold: 25 }, { 'shop and train': 'sump-market' }],
        through: [{ xp: 3 }, { gold: 10 }, { 'shop and train': 'sump-market' }],
        lost: [],
      },
      objectives: {
        // Whoever reads the book is on the wrong side of the bars by then.
        blue: [
          { spawn: ['toll-guard', 'toll-guard', 'silt-eel'], at: ['c2', 'c5', 'd3'] },
          { 'spawn token': 'exit', colour: 'yellow', at: 'a6' },
          { 'discard token': true },
        ],
      },
      totems: {
        blue: [{ gold: 4 }],
        red: [{ spawn: 'silt-eel', at: 'beside' }],
        green: [{ 'spawn token': 'loot', colour: 'red', at: 'beside' }],
        yellow: [{ 'end turn': true }],
      },
      loot: { green: [{ gain: 'weapon' }], red: [{ gold: 9 }] },
    },
  },
  'the-tip': {
    secret: {
      ends: {
        // What was Defeated is the slab.
        down: [
          { 'goes on': ['over', 'lost'] },
          { diagram: 'slab' },
          { spawn: 'number-one-unladen', at: ['i3', 'h3', 'j3', 'g3'] },
        ],
        over: [{ xp: 4 }, { gold: 30 }, { gain: 'unique' }],
        lost: [],
      },
      objectives: {
        yellow: [
          {
            'skill check': 'presence',
            number: 11,
            pass: [{ 'remove figure': 'ditch-imp' }, { 'remove figure': 'number-one' }],
            fail: [{ damage: 2, type: 'magic', to: 'self' }],
          },
          { 'discard token': true },
        ],
      },
      loot: { blue: [{ gain: 'consumable', count: 2 }] },
      diagrams: {
        slab: {
          terrain: [
            { terrain: 'hindering', squares: ['h4', 'i4'] },
            { terrain: 'hindering', squares: ['h5', 'i5'] },
          ],
        },
      },
    },
  },
};

export const STAIR_BOSSES: Record<string, FigureCard> = {
  /** Without the slab: quick, thin of skin, and twice at whoever is nearest. */
  'number-one-unladen': {
    kind: 'combatant',
    art: { creature: 'slab dropped', palette: 'steel' },
    dr: 5,
    copies: 1,
    hp: 16,
    defense: 10,
    armor: 1,
    movement: 6,
    dice: ['blue', 'orange'],
    attack: { type: 'melee', range: 1 },
    tags: ['BOSS', 'HULKING', 'INTELLIGENT', 'RELENTLESS'],
    size: 2,
    ai: [
      { if: { 'Damage at least': 10 }, do: [{ HEAL: 2, to: 'self' }], continueDown: true },
      {
        if: { opponent: 'adjacent' },
        do: [
          { ATK: 'melee', prefer: ['nearest', { least: 'HP' }], as: 'target' },
          { ATK: 'melee', at: 'target' },
        ],
      },
      {
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: 'adjacent' }, { ATK: 'melee', prefer: [{ least: 'HP' }] }],
      },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
};
