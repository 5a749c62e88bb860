/** Fighting, near and far. */

import type { DisciplineText } from '../../cards.ts';

export const MARTIAL: Record<string, DisciplineText> = {
  'hammer-helm': {
    modifies: [{ value: 'damage of your Attacks', add: 1, if: { PASSIVE: true } }],
    abilities: [
      {
        timing: 'dice rolled',
        if: { 'rolled for': 'attack', 'attack type': 'melee', hands: 2 },
        ways: ['EXHAUST'],
        effects: [{ 're-roll': 'any' }],
      },
    ],
  },
  'anticipated-attack': {
    abilities: [{ timing: 'counter', ways: ['EXHAUST'], effects: [{ COUNTER: true }] }],
  },
  'blade-works': {
    abilities: [
      {
        timing: 'follow up',
        if: { 'attack type': 'melee' },
        ways: ['EXHAUST'],
        effects: [{ aim: 'adjacent opponent', then: [{ damage: 2, type: 'physical' }] }],
      },
    ],
  },
  'critical-defense': {
    abilities: [
      {
        timing: 'damage dealt to you',
        if: { 'dealt to': 'you', 'dealt by': 'attack' },
        ways: ['EXHAUST'],
        effects: [
          { 'less damage': 2, type: 'physical' },
          { token: 'vow', LIMIT: 1, to: 'self' },
        ],
      },
    ],
  },
  'chains-of-command': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [{ aim: 'other ally within SOI', then: [{ inflict: 'courage' }] }],
      },
    ],
  },
  'nirvanas-mark': {
    abilities: [
      {
        timing: 'follow up',
        if: { 'attack type': 'ranged' },
        ways: ['EXHAUST'],
        effects: [{ FORCE: { sum: [7, { 'difference hit': true }] }, then: [{ inflict: 'darkness' }] }],
      },
    ],
  },
  'fortuitous-homicide': {
    abilities: [
      {
        timing: 'missed attack',
        ways: ['EXHAUST'],
        effects: [{ aim: 'opponent in Range 4', then: [{ THROW: 'white' }] }],
      },
    ],
  },
  onslaught: {
    abilities: [{ timing: 'follow up', ways: [{ EXHAUST: 1, SP: 1 }], effects: [{ 'same ATK': true }] }],
  },
  whirlwind: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ 'Melee ATK': true, each: 'adjacent opponent' }],
      },
    ],
  },
  'gigas-grip': {
    modifies: [{ value: 'armor piercing', add: 1, if: { PASSIVE: true } }],
    abilities: [
      {
        timing: 'follow up',
        ways: ['EXHAUST'],
        effects: [{ FORCE: { sum: [7, { 'difference hit': true }] }, then: [{ PUSH: 2 }] }],
      },
    ],
  },
  'mage-breaker': { conviction: 'white', resistance: ['magic'] },
  'physically-perfected': {
    modifies: [{ value: 'maximum HP', add: 2, if: { PASSIVE: true } }],
    abilities: [
      {
        timing: 'status',
        ways: ['EXHAUST'],
        effects: [
          { remove: 'poison', to: 'self' },
          { remove: 'wilt', to: 'self' },
        ],
      },
    ],
  },
  promise: {
    abilities: [{ timing: 'start of turn', ways: ['EXHAUST'], effects: [{ token: 'vow', LIMIT: 2, to: 'self' }] }],
  },
  'blood-rage': {
    abilities: [
      {
        timing: 'start of turn',
        ways: ['EXHAUST'],
        effects: [
          { inflict: 'courage', to: 'self' },
          { token: 'vow', LIMIT: 1, to: 'self' },
        ],
      },
    ],
  },
  'bring-the-wrath': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ 'Melee/Ranged ATK': true, times: 2, EMPOWER: true }],
      },
    ],
  },
  'dead-end': {
    abilities: [
      {
        timing: 'follow up',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [
          {
            FORCE: { sum: [8, { 'difference hit': true }] },
            each: 'adjacent opponent',
            then: [{ inflict: 'paralyze' }],
          },
        ],
      },
    ],
  },
  'relentless-feign': {
    modifies: [{ value: 'dodge bonus', add: 1, if: { PASSIVE: true } }],
    abilities: [{ timing: 'dodge', ways: ['EXHAUST'], effects: [{ DODGE: true }] }],
  },
  'morbid-envy': {
    abilities: [
      {
        timing: 'follow up',
        ways: ['EXHAUST'],
        effects: [{ HEAL: { sum: [1, { 'difference hit': true }] }, to: 'self' }],
      },
    ],
  },
  'nemesis-enforcement': {
    modifies: [{ value: 'armor piercing', add: 2, if: { PASSIVE: true } }],
    abilities: [
      { timing: 'counter', ways: ['EXHAUST'], effects: [{ COUNTER: true }, { token: 'vow', LIMIT: 2, to: 'self' }] },
    ],
  },
  'master-of-the-vessel': {
    immunity: ['disease', 'poison', 'wilt'],
    modifies: [
      { value: 'maximum HP', add: 3, if: { PASSIVE: true } },
      { value: 'defense', add: 1, if: { PASSIVE: true } },
    ],
    abilities: [{ timing: 'status', ways: ['EXHAUST'], effects: [{ HEAL: 2, to: 'self' }] }],
  },
  'will-to-live': {
    abilities: [
      {
        timing: 'damage dealt to you',
        if: { 'dealt to': 'you' },
        ways: ['PER ENCOUNTER'],
        effects: [{ 'less damage': 10 }, { HEAL: 4, to: 'self' }, { inflict: 'courage', to: 'self' }],
      },
    ],
  },
  'challenge-supreme': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [
          { inflict: 'courage', to: 'self' },
          { 'Melee/Ranged ATK': true, times: 3 },
        ],
      },
    ],
  },
};
