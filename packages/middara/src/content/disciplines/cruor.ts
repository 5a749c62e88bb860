/** Power at a price: curses, sickness, and the blood of whoever casts them. */

import type { DisciplineText } from '../../cards.ts';

export const CRUOR: Record<string, DisciplineText> = {
  'gore-shot': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['SP'],
        effects: [
          {
            SPELL: 6,
            then: [
              {
                choose: true,
                of: [
                  { name: 'plain', steps: [{ damage: 2, type: 'magic' }] },
                  {
                    name: 'blood',
                    steps: [
                      { damage: 1, type: 'irreducible', to: 'self' },
                      { damage: { sum: [2, { 'highest LVL': 'CRUOR' }] }, type: 'magic' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'wretched-tether': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['SP'],
        effects: [{ SPELL: 6, then: [{ damage: 1, type: 'magic' }, { PULL: 3 }] }],
      },
    ],
  },
  'imbued-fear': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ SPELL: 6, then: [{ inflict: 'darkness' }, { PUSH: 2 }] }],
      },
    ],
  },
  'oxygen-syphon': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [
          {
            SPELL: 6,
            then: [
              { damage: 1, type: 'magic' },
              { HEAL: 2, to: 'self' },
            ],
          },
        ],
      },
    ],
  },
  'corrosive-ideal': {
    abilities: [
      {
        timing: 'follow up',
        ways: ['EXHAUST'],
        effects: [{ FORCE: { sum: [7, { 'difference hit': true }] }, then: [{ inflict: 'wilt' }] }],
      },
    ],
  },
  'to-faust': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [
          { damage: 1, type: 'irreducible', to: 'self' },
          { token: 'vow', count: 2, to: 'self' },
        ],
      },
    ],
  },
  'crumbling-time': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 1 }],
        effects: [{ SPELL: 6, then: [{ damage: 1, type: 'magic' }, { inflict: 'wilt' }] }],
      },
    ],
  },
  'blood-pact': {
    abilities: [
      {
        timing: 'follow up',
        limit: { per: 'turn', times: 1 },
        effects: [
          { damage: 1, type: 'irreducible', to: 'self' },
          { damage: 2, type: 'irreducible' },
        ],
      },
    ],
  },
  'blood-toil': {
    abilities: [
      {
        timing: 'between actions',
        ways: ['EXHAUST'],
        effects: [{ damage: 1, type: 'irreducible', to: 'self' }, { 'Melee/Ranged ATK': true }],
      },
    ],
  },
  'root-the-mind': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [
          { damage: 1, type: 'irreducible', to: 'self' },
          { SPELL: 7, then: [{ inflict: 'paralyze' }] },
        ],
      },
    ],
  },
  'soul-steal': {
    abilities: [
      {
        timing: 'follow up',
        ways: ['EXHAUST'],
        effects: [
          { damage: 1, type: 'magic' },
          { HEAL: 2, to: 'self' },
        ],
      },
    ],
  },
  'organic-liquify': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [{ SPELL: 8, then: [{ damage: 1, type: 'irreducible' }, { inflict: 'poison' }] }],
      },
    ],
  },
  'abbadons-subtlety': {
    abilities: [
      {
        timing: 'attack roll',
        ways: ['EXHAUST'],
        effects: [{ damage: 1, type: 'irreducible', to: 'self' }, { 'TO THE ATK ROLL': 3 }],
      },
    ],
  },
  'in-dreams': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [
          { SPELL: 7, each: 'opponent within SOI', then: [{ inflict: 'darkness' }, { damage: 1, type: 'magic' }] },
        ],
      },
    ],
  },
  'aura-of-hate': {
    abilities: [
      {
        timing: 'end of turn',
        ways: ['EXHAUST'],
        effects: [{ FORCE: 9, each: 'adjacent opponent', then: [{ damage: 2, type: 'magic' }] }],
      },
    ],
  },
  'life-grasp': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [
          {
            SPELL: 8,
            then: [
              { damage: { sum: [2, { 'highest LVL': 'CRUOR' }] }, type: 'magic' },
              { HEAL: { 'highest LVL': 'CRUOR' }, to: 'self' },
            ],
          },
        ],
      },
    ],
  },
  'sinful-privilege': {
    abilities: [{ timing: 'determining damage', ways: ['EXHAUST'], effects: [{ 'damage becomes': 'magic' }] }],
  },
  'in-secret': {
    casting: 'teal',
    abilities: [
      {
        timing: 'end of turn',
        ways: ['EXHAUST'],
        effects: [
          { aim: 'opponent within SOI', then: [{ 'inflict one of': ['darkness', 'disease', 'wilt'] }] },
          { damage: 1, type: 'irreducible', to: 'self' },
        ],
      },
    ],
  },
  'soul-pact': {
    abilities: [
      {
        timing: 'determining damage',
        ways: ['EXHAUST'],
        effects: [
          { damage: 1, type: 'irreducible', to: 'self' },
          { 'more damage': { 'highest LVL': 'CRUOR' }, type: 'magic' },
        ],
      },
    ],
  },
  'he-watches': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 2 }],
        effects: [
          { damage: 2, type: 'irreducible', to: 'self' },
          { SPELL: 10, then: [{ damage: 3, type: 'irreducible' }, { inflict: 'condemn' }] },
        ],
      },
    ],
  },
  ineptitude: {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 3 }],
        effects: [{ SPELL: 9, each: 'opponent within SOI', then: [{ inflict: 'darkness' }, { inflict: 'wilt' }] }],
      },
    ],
  },
  'bring-the-shadows': {
    abilities: [
      {
        timing: 'between actions',
        ways: [{ EXHAUST: 1, SP: 3 }],
        effects: [
          { damage: 2, type: 'irreducible', to: 'self' },
          { SPELL: 9, each: 'opponent within SOI', then: [{ damage: { 'highest LVL': 'CRUOR' }, type: 'magic' }] },
        ],
      },
    ],
  },
};
