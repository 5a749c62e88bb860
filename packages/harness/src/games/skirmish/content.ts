import type { Ability, Content, Effect, Json } from '@questwright/kernel';
import type { Cell } from './grid.ts';

/** One line of an automated figure: the first line whose condition is true is performed. */
export interface AiLine {
  name: string;
  if: Json;
  do: readonly Effect[];
  /** Afterwards the next line with a true condition is performed too. */
  continueDown?: true;
}
/** What is printed for a figure, or for a form that a figure can take. */
export interface FormContent extends Content {
  /** Higher acts earlier. */
  initiative: number;
  health: number;
  defense: number;
  movement: number;
  /** The most it can hold; 0 for figures that have none. */
  stamina: number;
  range: number;
  dice: readonly string[];
  damage: number;
  /** One die for each health it has left. */
  swarm?: true;
  /** May counter without paying. */
  counters?: true;
  tameable?: true;
  /** The form it takes when half its health is gone. */
  shifts?: string;
  /** What a star does to the target. */
  star?: readonly Effect[];
  ai?: readonly AiLine[];
  abilities?: readonly Ability[];
}
export interface DieContent extends Content {
  /** Power and symbols of the six faces. */
  faces: readonly { power: number; edge?: 1; star?: 1 }[];
}
export interface TotemContent extends Content {
  sighted: readonly Effect[];
}
export interface StatusContent extends Content {
  status: readonly Effect[];
}
export interface ScenarioContent extends Content {
  /** Seven rows of seven cells: `.` open, `#` wall, `~` rough ground. */
  map: readonly string[];
  heroes: readonly Standing[];
  enemies: readonly Standing[];
  totems: readonly Standing[];
  /** Who comes when the heroes press on, and where. */
  wave: readonly Standing[];
  /** Night falls after this round. */
  rounds: number;
}
export interface Standing {
  card: string;
  cell: Cell;
}

export const DICE = {
  steel: {
    faces: [
      { power: 1 },
      { power: 2 },
      { power: 2, edge: 1 },
      { power: 3 },
      { power: 3, edge: 1 },
      { power: 4, edge: 1 },
    ],
  },
  ember: {
    faces: [
      { power: 0 },
      { power: 1 },
      { power: 1, star: 1 },
      { power: 2 },
      { power: 2, star: 1 },
      { power: 3, star: 1 },
    ],
  },
  bone: {
    faces: [{ power: 0 }, { power: 1 }, { power: 1 }, { power: 2 }, { power: 2 }, { power: 3, edge: 1 }],
  },
  guard: {
    faces: [{ power: 0 }, { power: 0 }, { power: 1 }, { power: 1 }, { power: 2 }, { power: 3 }],
  },
} as const satisfies Record<string, DieContent>;

export const HEROES = {
  warden: {
    initiative: 5,
    health: 8,
    defense: 4,
    movement: 3,
    stamina: 4,
    range: 1,
    dice: ['steel', 'ember'],
    damage: 1,
    star: [{ shove: 1 }],
    abilities: [
      {
        timing: 'action',
        name: 'shield-wall',
        ways: ['one-stamina'],
        limit: { per: 'turn', times: 1 },
        effects: [{ lasting: { modify: { value: 'defense', set: 6, if: { itself: true } }, until: 'round' } }],
      },
      {
        timing: 'about-to-be-damaged',
        name: 'brace',
        if: { 'about-to-be-damaged': true },
        limit: { per: 'round', times: 1 },
        replaces: true,
        effects: [{ prevent: 1 }],
      },
    ],
  },
  archer: {
    initiative: 8,
    health: 6,
    defense: 3,
    movement: 4,
    stamina: 3,
    range: 4,
    dice: ['steel', 'steel'],
    damage: 1,
    abilities: [
      {
        timing: 'rolled',
        name: 'steady-aim',
        if: { rolling: 'attack' },
        limit: { per: 'round', times: 1 },
        effects: [{ 're-roll': 'all' }],
      },
    ],
  },
  tamer: {
    initiative: 4,
    health: 6,
    defense: 3,
    movement: 4,
    stamina: 4,
    range: 2,
    dice: ['steel', 'ember'],
    damage: 1,
    star: [{ inflict: 'blinded' }],
    abilities: [
      {
        timing: 'action',
        name: 'tame',
        ways: ['two-stamina'],
        limit: { per: 'turn', times: 1 },
        effects: [{ tame: 'tamed', range: 3 }],
      },
    ],
  },
} as const satisfies Record<string, FormContent>;

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

export const TOTEMS = {
  'bone-totem': { sighted: [{ spawn: 'rat-pack' }] },
  'gloom-totem': { sighted: [{ gloom: 'blinded' }] },
} as const satisfies Record<string, TotemContent>;

export const STATUSES = {
  blinded: {
    status: [
      {
        lasting: {
          modify: { value: 'blinded', set: true, if: { itself: true } },
          until: { event: 'turn-over', if: { 'its-own': true } },
        },
      },
      {
        lasting: {
          modify: { value: 'power', add: -1, if: { itself: true } },
          until: { event: 'turn-over', if: { 'its-own': true } },
        },
      },
    ],
  },
  tamed: {
    status: [
      {
        lasting: {
          modify: { value: 'side', set: 'heroes', if: { itself: true } },
          until: { event: 'turn-over', if: { 'its-own': true } },
        },
      },
      {
        lasting: {
          modify: { value: 'controller', set: { by: true }, if: { itself: true } },
          until: { event: 'turn-over', if: { 'its-own': true } },
        },
      },
    ],
  },
} as const satisfies Record<string, StatusContent>;

export const SCENARIOS = {
  'old-mill': {
    map: [
      '....~..', //
      '.##....',
      '....#~.',
      '.~...#.',
      '#.#.~..',
      '..#..#.',
      '...~...',
    ],
    heroes: [
      { card: 'warden', cell: 'b6' },
      { card: 'archer', cell: 'a7' },
      { card: 'tamer', cell: 'b7' },
    ],
    enemies: [
      { card: 'hexer', cell: 'd2' },
      { card: 'ogre', cell: 'd4' },
      { card: 'changeling', cell: 'g5' },
    ],
    totems: [
      { card: 'bone-totem', cell: 'd6' },
      { card: 'gloom-totem', cell: 'e2' },
    ],
    wave: [
      { card: 'rat-pack', cell: 'a1' },
      { card: 'rat-pack', cell: 'g1' },
    ],
    rounds: 8,
  },
} as const satisfies Record<string, ScenarioContent>;
