/** The six Heroes of Isheim, as they are in any land. What the cold adds to them lies with the Frozen Wastes. */

import type { Hero } from '../../../cards.ts';

const HERO = { kind: 'hero', back: 'hero' } as const;

export const HEROES_OF_ISHEIM = {
  // She listens at the door of what comes next.
  zyla: {
    ...HERO,
    art: {
      person: ['woman', 'tan', 'tail', 'raven', 'furs', 'slate', 'freckles'],
      with: 'pocket-bow',
      place: 'pass',
      light: 'aurora',
      palette: 'frost',
    },
    cites: ['FW-FACT-05'],
    mind: 5,
    body: 3,
    spirit: 2,
    damage: { ranged: 2, melee: 1, magic: 1 },
    life: 4,
    stamina: 4,
    skills: { tracking: 4, appraise: 1 },
    abilities: [
      {
        timing: 'before moving',
        name: 'ear to the ice',
        ways: ['exhaustion'],
        limit: { per: 'movement step', times: 1 },
        effects: [{ look: 'yellow deck', cards: 2, then: 'order' }],
      },
    ],
  },
  // Her footprints do not begin where she began.
  'arvel-worldwalker': {
    ...HERO,
    art: {
      person: ['woman', 'brown', 'hood', 'curls', 'white', 'coat', 'plum', 'bright eyes'],
      with: 'wizard-staff',
      place: 'moor',
      light: 'snow',
      palette: 'violet',
    },
    cites: ['FW-FACT-06'],
    mind: 3,
    body: 3,
    spirit: 5,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 4,
    stamina: 4,
    skills: { lore: 3, endurance: 2 },
    abilities: [
      {
        timing: 'after moving',
        name: 'one world over',
        ways: [{ exhaustion: 2 }],
        limit: { per: 'movement step', times: 1 },
        effects: [{ step: 'any' }],
      },
    ],
  },
  // The less of him there is, the harder it hits.
  karnon: {
    ...HERO,
    art: {
      person: ['man', 'fair', 'wild', 'ginger', 'full beard', 'furs', 'crimson', 'scar'],
      with: 'battle-axe',
      place: 'coast',
      light: 'storm',
      palette: 'sea',
    },
    cites: ['FW-FACT-07'],
    mind: 1,
    body: 4,
    spirit: 2,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 6,
    stamina: 3,
    skills: { endurance: 4, willpower: 2 },
    modifies: [{ value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: { 'wounds on': 'you' } }],
  },
  // Three dogs, each taller than she is, and she drives.
  'oomi-of-the-long-line': {
    ...HERO,
    art: {
      person: ['girl', 'brown', 'fur hat', 'braids', 'raven', 'furs', 'ochre'],
      with: 'wolf-head',
      place: 'fields',
      light: 'dawn',
      palette: 'frost',
    },
    mind: 3,
    body: 2,
    spirit: 5,
    damage: { ranged: 1, melee: 1, magic: 3 },
    life: 4,
    stamina: 5,
    skills: { diplomacy: 2, willpower: 3 },
    modifies: [{ value: 'ally limit', if: { 'your own': true }, add: 1 }],
  },
  // What she cannot pay for she can lift.
  'ravna-oarbreaker': {
    ...HERO,
    art: {
      person: ['woman', 'fair', 'bob', 'flaxen', 'leather', 'teal', 'warpaint'],
      with: 'paddles',
      place: 'harbour',
      light: 'dusk',
      palette: 'ember',
    },
    mind: 2,
    body: 5,
    spirit: 1,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 4,
    skills: { swim: 3, climb: 2 },
    abilities: [
      {
        timing: 'market',
        name: 'on the way out',
        limit: { per: 'market step', times: 1 },
        effects: [{ test: 'body', number: 16, success: [{ gold: 3 }], failure: [{ wounds: 2 }] }],
      },
    ],
  },
  // It was told to wait. Nobody said what to do when the waiting was over.
  'vell-servant-without-orders': {
    ...HERO,
    art: {
      person: ['automaton', 'cloak', 'linen', 'bright eyes'],
      with: 'lantern-flame',
      place: 'road',
      light: 'night',
      palette: 'verdigris',
    },
    mind: 3,
    body: 4,
    spirit: 1,
    damage: { ranged: 1, melee: 2, magic: 1 },
    life: 5,
    stamina: 6,
    skills: { appraise: 3, willpower: 3 },
    // Nothing tires it; nobody has its spare parts.
    modifies: [
      { value: 'harmless exhaustion', if: { of: 'your hero' }, add: 9 },
      { value: 'price of healing', if: { 'your own': true }, add: 1 },
    ],
  },
} as const satisfies Record<string, Hero>;
