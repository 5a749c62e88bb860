/** The art of rogues: much Damage, dodging, Actions for nothing, and ways past everybody. */

import type { DisciplineText } from '../../cards.ts';

export const SUBTERFUGE: Record<string, DisciplineText> = {
  'like-the-shadows': {
    abilities: [{ timing: 'free movement', limit: { per: 'turn', times: 1 }, effects: [{ 'free movement': 2 }] }],
  },
  'trick-shot': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ aim: 'opponent in Range 4', then: [{ THROW: 'white' }] }],
      },
    ],
  },
  'precise-strike': {
    modifies: [{ value: 'armor piercing', add: 1, if: { PASSIVE: true } }],
    abilities: [
      {
        timing: 'follow up',
        if: { flanking: true },
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ 'inflict one of': ['darkness', 'wilt'] }],
      },
    ],
  },
  'quick-blow': {
    abilities: [
      {
        timing: 'follow up',
        if: { 'adjacent target': true },
        ways: ['EXHAUST'],
        effects: [{ damage: 1, type: 'irreducible' }],
      },
    ],
  },
  'follow-through': {
    abilities: [{ timing: 'missed attack', ways: [{ EXHAUST: 1, SP: 1 }], effects: [{ 'attack roll again': true }] }],
  },
  'kill-the-messenger': {
    abilities: [
      {
        timing: 'determining damage',
        if: { flanking: true },
        ways: ['EXHAUST'],
        effects: [
          { 'more damage': 2, type: 'physical' },
          { token: 'dodge', LIMIT: 1, to: 'self' },
        ],
      },
    ],
  },
  'speed-injustice': {
    modifies: [
      { value: 'movement value', add: 1, if: { PASSIVE: true } },
      { value: 'dodge bonus', add: 1, if: { PASSIVE: true } },
    ],
  },
  'false-idol': {
    abilities: [{ timing: 'between actions', ways: ['EXHAUST'], effects: [{ 'Melee ATK': true }] }],
  },
  'acid-splash': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ aim: 'opponent in Range 4', then: [{ damage: 1, type: 'irreducible' }, { inflict: 'wilt' }] }],
      },
    ],
  },
  'paralyzing-point': {
    abilities: [
      {
        timing: 'follow up',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ FORCE: { sum: [7, { 'difference hit': true }] }, then: [{ inflict: 'paralyze' }] }],
      },
    ],
  },
  'friend-over-foe': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [{ aim: 'other ally within SOI', then: [{ SWAP: true }] }],
      },
    ],
  },
  cqc: {
    abilities: [
      { timing: 'dodge', ways: ['EXHAUST'], effects: [{ DODGE: true }] },
      { timing: 'counter', ways: ['EXHAUST'], effects: [{ COUNTER: true }] },
    ],
  },
  'shame-of-the-otaku': {
    abilities: [
      {
        timing: 'free movement',
        ways: ['EXHAUST'],
        effects: [{ token: 'dodge', LIMIT: 1, to: 'self' }, { 'free movement': 2 }],
      },
    ],
  },
  'down-the-masses': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ 'Ranged ATK': true, each: 'opponent in Range 4' }],
      },
    ],
  },
  'rapid-reload': {
    abilities: [{ timing: 'between actions', ways: ['EXHAUST'], effects: [{ 'Ranged ATK': true }] }],
  },
  ninjutsu: {
    grants: [{ tag: 'BACKSTAB' }],
    abilities: [
      { timing: 'free movement', ways: ['EXHAUST'], effects: [{ 'free movement': 3 }] },
      { timing: 'start of turn', ways: ['EXHAUST'], effects: [{ token: 'dodge', LIMIT: 1, to: 'self' }] },
    ],
  },
  'murder-circus': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ 'Melee ATK': true, each: 'adjacent opponent', EMPOWER: true }],
      },
    ],
  },
  'profound-intuition': {
    modifies: [{ value: 'defense', add: 1, if: { PASSIVE: true } }],
    abilities: [
      { timing: 'dodge', ways: ['EXHAUST'], effects: [{ DODGE: true }, { token: 'vow', LIMIT: 1, to: 'self' }] },
    ],
  },
  'jack-of-all-blades': {
    modifies: [{ value: 'damage of your Attacks', add: 1, if: { PASSIVE: true } }],
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ 'Melee/Ranged ATK': true, EMPOWER: true }],
      },
    ],
  },
  'fist-of-polaris': {
    abilities: [
      {
        timing: 'determining damage',
        ways: ['EXHAUST'],
        effects: [{ 'damage becomes': 'irreducible' }, { 'more damage': 1, type: 'irreducible' }],
      },
    ],
  },
  'brutal-slaughter': {
    modifies: [{ value: 'damage of your Attacks', add: 2, if: { PASSIVE: true } }],
    abilities: [
      { timing: 'follow up', if: { flanking: true }, ways: ['EXHAUST'], effects: [{ 'Melee/Ranged ATK': true }] },
    ],
  },
  'blot-out-the-sun': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 3 }],
        effects: [{ 'Ranged ATK': true, each: 'opponent within SOI' }],
      },
    ],
  },
};
