import type { FormContent } from './content-types.ts';

export const ENEMIES = {
  hexer: {
    initiative: 6,
    health: 5,
    defense: 3,
    movement: 3,
    stamina: 0,
    range: 4,
    dice: ['ember', 'bone'],
    damage: 1,
    star: [{ inflict: 'blinded' }],
    modifies: [{ value: 'power', add: 1, if: { itself: true, 'against-blinded': true } }],
    ai: [
      { name: 'mend', if: { damaged: 2 }, do: [{ mend: 1 }], continueDown: true },
      {
        name: 'slip-away',
        if: { 'opponent-adjacent': true },
        do: [
          { move: 'away', prefer: ['nearest'], points: 2 },
          { attack: 4, prefer: ['blinded', 'least-health'] },
        ],
      },
      {
        name: 'hex',
        if: { 'opponent-within': { range: 3, without: 'blinded' } },
        do: [
          { hex: 'blinded', range: 3, prefer: ['not-blinded', 'least-health'] },
          { attack: 4, prefer: ['blinded', 'least-health'] },
        ],
      },
      { name: 'shoot', if: { 'opponent-within': { range: 4 } }, do: [{ attack: 4, prefer: ['least-health'] }] },
      {
        name: 'approach',
        if: {},
        do: [
          { move: 'towards', prefer: ['nearest'] },
          { attack: 4, prefer: ['nearest'] },
        ],
      },
    ],
  },
  ogre: {
    initiative: 2,
    health: 8,
    defense: 3,
    movement: 3,
    stamina: 0,
    range: 1,
    dice: ['bone', 'bone', 'bone'],
    damage: 2,
    counters: true,
    ai: [
      {
        name: 'smash',
        if: { 'opponent-adjacent': true },
        do: [
          { attack: 1, prefer: ['most-damaged'], as: 'target' },
          { shove: 1, whom: 'target' },
        ],
      },
      {
        name: 'charge',
        if: { 'opponent-within': { range: 4 } },
        do: [
          { move: 'towards', prefer: ['nearest'] },
          { attack: 1, prefer: ['most-damaged'] },
        ],
      },
      { name: 'lumber', if: {}, do: [{ move: 'towards', prefer: ['nearest'], points: 2 }] },
    ],
  },
  'rat-pack': {
    initiative: 7,
    health: 3,
    defense: 2,
    movement: 4,
    stamina: 0,
    range: 1,
    dice: ['bone'],
    damage: 1,
    swarm: true,
    tameable: true,
    ai: [
      { name: 'gnaw', if: { 'opponent-adjacent': true }, do: [{ attack: 1, prefer: ['least-health'] }] },
      {
        name: 'scurry',
        if: {},
        do: [
          { move: 'towards', prefer: ['nearest'] },
          { attack: 1, prefer: ['least-health'] },
        ],
      },
    ],
  },
  changeling: {
    initiative: 3,
    health: 6,
    defense: 3,
    movement: 4,
    stamina: 0,
    range: 1,
    dice: ['steel', 'bone'],
    damage: 1,
    shifts: 'changeling-beast',
    shape: [
      { lasting: { modify: { value: 'form', set: 'changeling-beast', if: { itself: true } }, until: 'encounter' } },
    ],
    ai: [
      {
        name: 'stab',
        if: { 'opponent-adjacent': true },
        do: [
          { attack: 1, prefer: ['least-health'], as: 'target' },
          { move: 'away', whom: 'target', points: 2, quiet: true },
        ],
      },
      {
        name: 'stalk',
        if: {},
        do: [
          { move: 'towards', prefer: ['most-damaged', 'nearest'] },
          { attack: 1, prefer: ['least-health'] },
        ],
      },
    ],
  },
} as const satisfies Record<string, FormContent>;

/** Forms that figures take; they are no figures of their own. */
export const FORMS = {
  'changeling-beast': {
    initiative: 3,
    health: 8,
    defense: 4,
    movement: 4,
    stamina: 0,
    range: 1,
    dice: ['steel', 'bone', 'bone'],
    damage: 1,
    counters: true,
    tameable: true,
    ai: [
      { name: 'lick', if: { damaged: 5 }, do: [{ mend: 1 }], continueDown: true },
      {
        name: 'maul',
        if: { 'opponent-adjacent': true },
        do: [
          { attack: 1, prefer: ['most-damaged'] },
          { attack: 1, prefer: ['most-damaged'] },
        ],
      },
      {
        name: 'bound',
        if: {},
        do: [
          { move: 'towards', prefer: ['nearest'] },
          { attack: 1, prefer: ['most-damaged'] },
        ],
      },
    ],
  },
} as const satisfies Record<string, FormContent>;
