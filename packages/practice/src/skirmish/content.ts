import type { DieContent, FormContent, ScenarioContent, StatusContent, TotemContent } from './content-types.ts';

export type * from './content-types.ts';
export * from './content-enemies.ts';

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
    health: 10,
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
    health: 8,
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
    health: 8,
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
    rounds: 10,
  },
} as const satisfies Record<string, ScenarioContent>;
