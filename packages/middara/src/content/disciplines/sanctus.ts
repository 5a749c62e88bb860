/** Protection and support: armor of light, wings, healing, and stepping from here to there. */

import type { DisciplineText } from '../../cards.ts';

export const SANCTUS: Record<string, DisciplineText> = {
  intervention: {
    abilities: [
      {
        timing: 'between actions',
        name: 'self',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ token: 'intervention', to: 'self' }],
      },
      {
        timing: 'between actions',
        name: 'ally',
        ways: ['EXHAUST'],
        effects: [{ aim: 'other ally within SOI', then: [{ token: 'intervention' }] }],
      },
    ],
  },
  mend: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ aim: 'ally within SOI', then: [{ HEAL: 3 }] }],
      },
    ],
  },
  'magic-armor': { modifies: [{ value: 'armor', add: 1, if: { PASSIVE: true } }] },
  'guardian-angel': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [{ aim: 'other ally within SOI', then: [{ token: 'dodge', LIMIT: 1 }] }],
      },
    ],
  },
  'living-bulwark': {
    abilities: [
      {
        timing: 'damage dealt to you',
        if: { 'dealt to': 'you' },
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ 'less damage': 3 }],
      },
    ],
  },
  aspect: {
    abilities: [{ timing: 'start of turn', ways: ['EXHAUST'], effects: [{ inflict: 'barrier', to: 'self' }] }],
  },
  'courage-stifle': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ FORCE: 9, each: 'adjacent opponent', then: [{ PUSH: 2 }] }],
      },
    ],
  },
  ascension: {
    abilities: [{ timing: 'move ability', ways: ['SP'], effects: [{ move: 'FLIGHT' }] }],
  },
  'soul-clear': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [
          {
            aim: 'ally within SOI',
            then: [
              { remove: 'disease' },
              { remove: 'condemn' },
              { remove: 'darkness' },
              { remove: 'paralyze' },
              { remove: 'poison' },
              { remove: 'wilt' },
            ],
          },
        ],
      },
    ],
  },
  fervor: {
    abilities: [
      {
        timing: 'start of turn',
        ways: ['EXHAUST'],
        effects: [
          {
            choose: true,
            of: [
              { name: 'courage', steps: [{ inflict: 'courage', to: 'self' }] },
              { name: 'haste', steps: [{ inflict: 'haste', to: 'self' }] },
            ],
          },
        ],
      },
    ],
  },
  'proof-of-divinity': {
    casting: 'orange',
    conviction: 'white',
    abilities: [
      {
        timing: 'status',
        ways: ['EXHAUST'],
        effects: [{ aim: 'ally within SOI', then: [{ remove: 'condemn' }, { remove: 'darkness' }] }],
      },
    ],
  },
  salvation: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ aim: 'ally within SOI', then: [{ HEAL: 5 }, { inflict: 'barrier' }] }],
      },
    ],
  },
  'from-the-grave': {
    abilities: [
      {
        timing: 'any time',
        if: { 'HP left': 4 },
        ways: ['PER ENCOUNTER'],
        effects: [
          { HEAL: 6, to: 'self' },
          { inflict: 'barrier', to: 'self' },
        ],
      },
    ],
  },
  'paradigm-assault': {
    abilities: [
      {
        timing: 'follow up',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [
          { damage: 2, type: 'magic' },
          { aim: 'ally within SOI', then: [{ HEAL: 2 }] },
        ],
      },
    ],
  },
  'wings-manifest': { grants: [{ tag: 'FLIGHT' }] },
  'font-of-renewal': {
    abilities: [
      {
        timing: 'status',
        ways: ['EXHAUST'],
        effects: [{ aim: 'ally within SOI', then: [{ HEAL: 2 }, { token: 'heal', LIMIT: 1 }] }],
      },
    ],
  },
  'aura-of-invincibility': {
    immunity: ['paralyze'],
    modifies: [
      { value: 'armor', add: 1, if: { PASSIVE: true } },
      { value: 'defense', add: 1, if: { PASSIVE: true } },
    ],
  },
  'greater-existence': {
    conviction: 'white',
    modifies: [
      { value: 'maximum HP', add: 2, if: { PASSIVE: true } },
      { value: 'SOI range', add: 2, if: { PASSIVE: true } },
    ],
    abilities: [
      {
        timing: 'end of turn',
        ways: ['EXHAUST'],
        effects: [{ aim: 'other ally within SOI', then: [{ WARP: 3 }, { HEAL: 1 }] }],
      },
    ],
  },
  'zealous-reprisal': {
    modifies: [{ value: 'damage of your Attacks', add: 1, if: { PASSIVE: true } }],
    abilities: [{ timing: 'counter', ways: ['EXHAUST'], effects: [{ COUNTER: true }] }],
  },
  'dimension-shift': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [
          { aim: 'other ally within SOI', then: [{ SWAP: true }, { HEAL: 4 }, { inflict: 'barrier' }] },
          { WARP: 4, to: 'self' },
        ],
      },
    ],
  },
  inspiration: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [
          { aim: 'ally within SOI', then: [{ inflict: 'courage' }, { inflict: 'haste' }, { inflict: 'barrier' }] },
        ],
      },
    ],
  },
  'the-only-truth': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ 'PER ENCOUNTER': 1, SP: 2 }],
        effects: [{ SPELL: 11, then: [{ damage: 4, type: 'magic' }, { inflict: 'paralyze' }] }],
      },
    ],
  },
};
