/** Dealings with creatures of other realms: more Actions, Positive Effects, a Familiar. */

import type { DisciplineText } from '../../cards.ts';

export const ASSEMBLAGE: Record<string, DisciplineText> = {
  familiar: { brings: 'familiar' },
  'banished-knowledge': {
    casting: 'white',
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ SPELL: 5, then: [{ 'inflict one of': ['darkness', 'disease', 'wilt'] }] }],
      },
    ],
  },
  forebode: {
    abilities: [{ timing: 'start of turn', ways: ['EXHAUST'], effects: [{ token: 'dodge', LIMIT: 1, to: 'self' }] }],
  },
  'perfect-love': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ aim: 'other ally within SOI', then: [{ HEAL: 1 }, { inflict: 'courage' }] }],
      },
    ],
  },
  'last-laugh': {
    abilities: [
      {
        timing: 'missed attack',
        ways: ['EXHAUST'],
        effects: [
          { token: 'vow', LIMIT: 1, to: 'self' },
          { aim: 'other ally within SOI', then: [{ inflict: 'courage' }] },
        ],
      },
    ],
  },
  sanctuary: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ aim: 'ally within SOI', then: [{ inflict: 'barrier' }] }],
      },
    ],
  },
  euthanasia: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ FORCE: 9, each: 'adjacent opponent', then: [{ damage: 1, type: 'irreducible' }] }],
      },
    ],
  },
  bff: {
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [{ aim: 'other ally within SOI', then: [{ inflict: 'haste' }] }],
      },
    ],
  },
  ruination: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ SPELL: 6, each: 'opponent within SOI', then: [{ damage: 2, type: 'magic' }] }],
      },
    ],
  },
  possession: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ 'PER ENCOUNTER': 1, SP: 2 }],
        effects: [{ SPELL: 7, then: [{ inflict: 'paralyze' }] }],
      },
    ],
  },
  'fortune-telling': {
    abilities: [
      { timing: 'dice rolled', if: { 'rolled for': 'anything' }, ways: ['EXHAUST'], effects: [{ 're-roll': 'any' }] },
    ],
  },
  'imposed-paradigm': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ SPELL: 7, then: [{ damage: 2, type: 'magic' }, { inflict: 'disease' }] }],
      },
    ],
  },
  'the-pessimist': {
    conviction: 'white',
    immunity: ['condemn', 'darkness'],
    modifies: [{ value: 'defense', add: 1, if: { PASSIVE: true } }],
  },
  'helping-hands': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ 'Melee/Ranged ATK': true, times: 2 }],
      },
    ],
  },
  resonance: {
    abilities: [
      {
        timing: 'between actions',
        name: 'mending',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ aim: 'ally within SOI', then: [{ HEAL: { 'highest LVL': 'ASSEMBLAGE' } }] }],
      },
      {
        timing: 'between actions',
        name: 'rending',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ SPELL: 7, then: [{ damage: { 'highest LVL': 'ASSEMBLAGE' }, type: 'magic' }] }],
      },
    ],
  },
  'friends-with-benefits': {
    abilities: [
      {
        timing: 'start of turn',
        ways: ['EXHAUST'],
        effects: [
          { HEAL: 1, to: 'self' },
          { aim: 'other ally within SOI', then: [{ HEAL: 1 }, { token: 'vow', LIMIT: 1 }] },
        ],
      },
    ],
  },
  'soul-bond': {
    modifies: [{ value: 'maximum HP', add: 3, if: { PASSIVE: true } }],
    abilities: [
      {
        timing: 'damage dealt to you',
        if: { 'dealt to': 'you' },
        ways: ['EXHAUST'],
        effects: [
          { 'less damage': 4 },
          { aim: 'other ally within SOI', then: [{ HEAL: 2 }, { token: 'vow', LIMIT: 2 }] },
        ],
      },
    ],
  },
  'the-tower-reversed': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ 'PER ENCOUNTER': 1, SP: 3 }],
        effects: [{ SPELL: 9, each: 'opponent within SOI', then: [{ damage: 4, type: 'magic' }, { PUSH: 2 }] }],
      },
    ],
  },
  'felled-afterlife': {
    abilities: [
      {
        timing: 'follow up',
        ways: ['EXHAUST'],
        effects: [
          { damage: 3, type: 'magic' },
          { token: 'heal', LIMIT: 2, to: 'self' },
          { token: 'summon', LIMIT: 3, to: 'self' },
        ],
      },
    ],
  },
};
