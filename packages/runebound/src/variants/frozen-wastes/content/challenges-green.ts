/** Green Challenges of Isheim: small machines, hungry beasts, people of the coast, and ground that is none. */

import { damage, type FrozenChallenge } from '../cards.ts';
import { SYMBOL } from '../words.ts';

const GREEN = { kind: 'challenge', color: 'green', back: 'green' } as const;

export const GREEN_CHALLENGES: Readonly<Record<string, FrozenChallenge>> = {
  // Beaten, it goes on doing what it was made for.
  'lamp-carrier': {
    ...GREEN,
    family: 'machine',
    rumor: true,
    art: { creature: 'copper servant', with: 'lantern-flame', place: 'pass', light: 'night', palette: 'verdigris' },
    mind: 11,
    body: 14,
    spirit: 13,
    damage: damage(1, 2, 1),
    life: 3,
    reward: [
      { gold: 1 },
      {
        lasting: {
          modify: { value: 'survival frost', if: { of: 'your party' }, add: -1 },
          until: { event: 'defeated', if: { 'concerns you': true } },
        },
      },
    ],
  },
  'the-sweeper': {
    ...GREEN,
    family: 'machine',
    rumor: true,
    art: { creature: 'copper servant', with: 'tree-branch', place: 'tundra', light: 'dawn', palette: 'frost' },
    mind: 15,
    body: 15,
    spirit: 13,
    damage: damage(0, 2, 1),
    life: 3,
    beforeCombat: [{ 'each hero': [{ step: 'any' }], others: true, where: 'here' }],
    reward: [{ gold: 2 }, { step: 'any' }],
  },
  // It wants an answer; then it leads somewhere.
  'door-without-a-house': {
    ...GREEN,
    family: 'machine',
    clues: 1,
    art: { subject: 'wooden-door', group: 'towering', place: 'tundra', light: 'aurora', palette: 'violet' },
    mind: 16,
    body: 19,
    spirit: 15,
    damage: damage(1, 2, 1),
    life: 3,
    beforeCombat: [
      {
        test: 'mind',
        skill: 'lore',
        number: 15,
        success: [{ wounds: 3, who: 'your enemy' }],
        failure: [{ exhaustion: 1 }],
      },
    ],
    reward: [{ choose: 'one', of: [{ gold: 3 }, { 'edge step': true }, { token: 'luckstone' }] }],
  },
  'wyrmling-on-a-rock': {
    ...GREEN,
    family: 'wyrm',
    rumor: true,
    art: { creature: 'wyrmling', place: 'scarp', light: 'noon', palette: 'frost' },
    mind: 15,
    body: 13,
    spirit: 11,
    damage: damage(1, 2, 1),
    life: 3,
    abilities: [
      { timing: 'failed roll', name: 'cold breath', must: true, effects: [{ frost: 1, who: 'the one who rolled' }] },
    ],
    reward: [{ gold: 1 }],
    // It stays warm for three nights.
    forage: {
      type: 'egg',
      use: 'always',
      abilities: [
        {
          timing: 'about to take frost',
          name: 'its warmth',
          replaces: true,
          effects: [{ ward: 1 }, { charge: 1 }, { check: { 'charges at least': 3 }, then: [{ discard: 'this card' }] }],
        },
      ],
    },
  },
  'tusked-hares': {
    ...GREEN,
    family: 'beast',
    rumor: true,
    art: { creature: 'hare', material: 'fur', group: 'pack', place: 'fields', light: 'noon', palette: 'frost' },
    mind: 12,
    body: 13,
    spirit: 14,
    damage: damage(0, 2, 1),
    life: 3,
    reward: [{ gold: 1 }],
    forage: {
      type: 'stew',
      use: 'discard',
      abilities: [
        {
          timing: 'after moving',
          name: 'hot stew',
          if: { frozen: 'your party' },
          ways: ['discard'],
          effects: [{ frost: -2, who: 'your party' }],
        },
      ],
    },
  },
  // Charge it, or shoot while it comes.
  'white-ox': {
    ...GREEN,
    family: 'beast',
    rumor: true,
    art: { subject: 'cow', material: 'wool', group: 'giant', place: 'moor', light: 'snow', palette: 'frost' },
    mind: 19,
    body: 14,
    spirit: 17,
    damage: damage(0, 3, 0),
    life: 4,
    beforeCombat: [
      {
        choose: 'one',
        of: [
          { steps: [{ wounds: 1 }, { attack: 'melee' }], name: 'charge' },
          {
            lasting: {
              modify: { value: 'ranged target', if: { of: 'your enemy' }, add: -3 },
              until: 'combat',
            },
            name: 'wait',
          },
        ],
      },
    ],
    reward: [{ gold: 1 }],
    forage: {
      type: 'hide',
      use: 'discard',
      abilities: [
        {
          timing: 'about to be wounded',
          name: 'the thick side out',
          if: { 'about to be hurt': 'your hero' },
          ways: ['discard'],
          replaces: true,
          effects: [{ cancel: 2 }],
        },
      ],
    },
  },
  // With every wound it bows lower.
  'lead-wolf': {
    ...GREEN,
    family: 'beast',
    rumor: true,
    art: { subject: 'wolf-head', material: 'fur', group: 'heads', place: 'forest', light: 'dusk', palette: 'steel' },
    mind: 17,
    body: 14,
    spirit: 15,
    damage: damage(0, 3, 1),
    life: 4,
    modifies: [{ value: 'target number', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    keptAs: 'ally',
    asAlly: { mind: 2, body: 3, spirit: 0, damage: damage(0, 1, 0), life: 3, stamina: 2 },
    reward: [{ keep: true }],
  },
  'snow-owl-court': {
    ...GREEN,
    family: 'beast',
    rumor: true,
    art: { creature: 'belfry owl', group: 'pack', place: 'forest', light: 'night', palette: 'frost' },
    mind: 12,
    body: 15,
    spirit: 13,
    damage: damage(2, 1, 1),
    life: 3,
    beforeCombat: [{ look: 'green deck', cards: 3, then: 'order' }],
    reward: [{ look: 'yellow deck', cards: 3, then: 'order' }, { rest: 2 }],
  },
  'oar-debtors': {
    ...GREEN,
    family: 'weik',
    rumor: true,
    art: {
      person: ['man', 'fair', 'horned helm', 'flaxen', 'moustache', 'leather', 'rust'],
      with: 'paddles',
      group: 'pack',
      place: 'coast',
      light: 'dusk',
      palette: 'sea',
    },
    mind: 15,
    body: 12,
    spirit: 16,
    damage: damage(1, 3, 0),
    life: 3,
    beforeCombat: [{ choose: 'one', of: [{ gold: -1 }, { exhaustion: 2 }] }],
    reward: [{ gold: 4 }],
  },
  // He will not strike whoever bleeds.
  'boy-with-a-big-axe': {
    ...GREEN,
    family: 'weik',
    clues: 1,
    art: {
      person: ['boy', 'pale', 'helm', 'flaxen', 'mail', 'crimson', 'freckles'],
      with: 'battle-axe',
      place: 'harbour',
      light: 'noon',
      palette: 'harvest',
    },
    mind: 16,
    body: 14,
    spirit: 17,
    damage: damage(0, 4, 0),
    life: 3,
    beforeCombat: [
      {
        check: { wounded: 'you' },
        then: [{ lasting: { modify: { value: 'melee damage', if: { of: 'your enemy' }, add: -2 }, until: 'combat' } }],
      },
    ],
    reward: [{ choose: 'one', of: [{ gold: 3 }, { heal: 'all' }] }],
  },
  'sleepers-in-the-sled': {
    ...GREEN,
    family: 'dead',
    rumor: true,
    art: { subject: 'old-wagon', with: 'death-skull', place: 'moor', light: 'snow', palette: 'ash' },
    mind: 17,
    body: 17,
    spirit: 14,
    damage: damage(0, 1, 3),
    life: 2,
    beforeCombat: [{ frost: 1, who: 'your party' }],
    reward: [{ gold: 2 }],
    // Nobody needs them now.
    forage: {
      type: 'furs',
      use: 'discard',
      abilities: [
        {
          timing: 'about to take frost',
          name: 'wrap up',
          ways: ['discard'],
          replaces: true,
          effects: [{ ward: 'all' }],
        },
      ],
    },
  },
  // Mind throws the rope, Body climbs, Spirit jumps.
  crevasse: {
    ...GREEN,
    family: 'land',
    clues: 1,
    art: { subject: 'spear-hook', place: 'scarp', light: 'snow', palette: 'steel' },
    mind: 15,
    body: 13,
    spirit: 16,
    damage: damage(1, 2, 1),
    life: 2,
    beforeCombat: [{ strike: 'melee', number: 14, wounds: 1 }],
    reward: [{ gold: 2 }, { step: [SYMBOL.drifts, SYMBOL.mountains] }],
  },
  // Among trees or rocks one waits it out.
  whiteout: {
    ...GREEN,
    family: 'land',
    rumor: true,
    art: { subject: 'whirlwind', group: 'giant', place: 'moor', light: 'snow', palette: 'frost' },
    mind: 13,
    body: 15,
    spirit: 14,
    damage: damage(1, 1, 1),
    life: 3,
    beforeCombat: [
      {
        check: { 'you stand in': [SYMBOL.forests, SYMBOL.mountains] },
        else: [
          {
            choose: 'one',
            of: [
              { frost: 2, name: 'stand-still' },
              {
                lasting: { modify: { value: 'combat roll', if: { of: 'your party' }, add: -1 }, until: 'combat' },
                name: 'go-on',
              },
            ],
          },
        ],
      },
    ],
    reward: [{ rest: 'all', who: 'your party' }, { heal: 1 }],
  },
};
