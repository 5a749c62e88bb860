/** Yellow Challenges of Isheim: machines with duties, broods, quarrels of the coast, and what lies under the snow. */

import { damage, type FrozenChallenge } from '../cards.ts';
import { SYMBOL } from '../words.ts';

const YELLOW = { kind: 'challenge', color: 'yellow', back: 'yellow' } as const;

export const YELLOW_CHALLENGES: Readonly<Record<string, FrozenChallenge>> = {
  // It leaves a lane behind it.
  'snow-ploughing-colossus': {
    ...YELLOW,
    family: 'machine',
    clues: 1,
    art: { creature: 'copper colossus', place: 'pass', light: 'snow', palette: 'verdigris' },
    mind: 17,
    body: 13,
    spirit: 15,
    damage: damage(1, 3, 0),
    life: 4,
    beforeCombat: [
      {
        check: { 'you stand in': SYMBOL.drifts },
        then: [{ lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: 2 }, until: 'combat' } }],
      },
    ],
    reward: [{ gold: 3 }, { step: 'any' }],
  },
  // It asks which of you is a weed.
  'the-gardener': {
    ...YELLOW,
    family: 'machine',
    clues: 1,
    art: { creature: 'copper servant', with: 'scythe', place: 'glade', light: 'snow', palette: 'moss' },
    mind: 17,
    body: 15,
    spirit: 13,
    damage: damage(1, 2, 2),
    life: 3,
    beforeCombat: [{ choose: 'one', of: [{ wounds: 1, who: 'one of your party' }, { exhaustion: 3 }] }],
    reward: [{ gold: 2 }],
    forage: {
      type: 'seed',
      use: 'discard',
      abilities: [
        {
          timing: 'after moving',
          name: 'chew it',
          if: { sick: 'your party' },
          ways: ['discard'],
          effects: [{ 'white death': -1, who: 'one of your party' }],
        },
      ],
    },
  },
  'tally-engine': {
    ...YELLOW,
    family: 'machine',
    rumor: true,
    art: {
      subject: 'mecha-head',
      with: 'coins',
      group: 'giant',
      place: 'machine hall',
      light: 'dusk',
      palette: 'gold',
    },
    mind: 12,
    body: 16,
    spirit: 15,
    damage: damage(2, 2, 1),
    life: 4,
    beforeCombat: [
      {
        check: { 'gold at least': 4 },
        then: [{ lasting: { modify: { value: 'ranged target', if: { of: 'your enemy' }, add: 3 }, until: 'combat' } }],
      },
    ],
    reward: [{ gold: 3 }, { look: 'blue deck', cards: 3, then: 'order' }],
  },
  'brood-minder': {
    ...YELLOW,
    family: 'wyrm',
    clues: 1,
    art: { creature: 'icewyrm', place: 'cave', light: 'aurora', palette: 'frost' },
    mind: 15,
    body: 14,
    spirit: 15,
    damage: damage(2, 2, 1),
    life: 3,
    beforeCombat: [{ frost: 2 }],
    reward: [{ gold: 2 }],
    // Cold in the hand, colder in the other.
    forage: {
      type: 'claw',
      use: 'activate',
      abilities: [
        {
          timing: 'melee',
          name: 'claw',
          ways: ['activate'],
          effects: [
            { frost: 1 },
            { lasting: { modify: { value: 'melee damage', if: { of: 'your hero' }, add: 1 }, until: 'combat round' } },
          ],
        },
      ],
    },
  },
  // Every blow wakes another one.
  hatchery: {
    ...YELLOW,
    family: 'wyrm',
    clues: 1,
    art: { subject: 'egg-clutch', material: 'ice', group: 'pack', place: 'cave', light: 'mist', palette: 'violet' },
    mind: 15,
    body: 16,
    spirit: 14,
    damage: damage(1, 1, 1),
    life: 4,
    modifies: [{ value: 'magic damage', if: { of: 'this card' }, add: { 'wounds on': 'this card' } }],
    reward: [{ gold: 2 }],
    // Half of one seats one, and goes downhill.
    forage: {
      type: 'shell',
      use: 'activate',
      abilities: [
        {
          timing: 'after moving',
          name: 'sit in it',
          if: { 'you stand in': SYMBOL.mountains },
          ways: ['activate'],
          effects: [{ step: 'any' }],
        },
      ],
    },
  },
  // Out of the drifts there is nothing to hide it.
  'drift-bear': {
    ...YELLOW,
    family: 'beast',
    rumor: true,
    art: { subject: 'polar-bear', material: 'fur', place: 'snowdrift', light: 'noon', palette: 'frost' },
    mind: 18,
    body: 15,
    spirit: 17,
    damage: damage(0, 4, 0),
    life: 4,
    beforeCombat: [{ check: { 'you stand in': SYMBOL.drifts }, else: [{ attack: 'ranged' }] }],
    reward: [{ gold: 2 }],
    forage: {
      type: 'fat',
      use: 'activate',
      abilities: [
        {
          timing: 'after moving',
          name: 'rub it in',
          if: { frozen: 'your party' },
          ways: ['activate'],
          effects: [
            { frost: -2, who: 'one of your party' },
            { charge: 1 },
            { check: { 'charges at least': 3 }, then: [{ discard: 'this card' }] },
          ],
        },
      ],
    },
  },
  // It stands up out of the carcass.
  'carrion-moose': {
    ...YELLOW,
    family: 'beast',
    rumor: true,
    art: {
      subject: 'deer-head',
      material: 'bone',
      group: 'towering',
      place: 'forest',
      light: 'dusk',
      palette: 'blood',
    },
    mind: 13,
    body: 16,
    spirit: 15,
    damage: damage(0, 3, 1),
    life: 4,
    beforeCombat: [{ strike: 'melee', number: 14, wounds: 2 }],
    reward: [{ gold: 2 }],
    forage: {
      type: 'antlers',
      use: 'discard',
      abilities: [
        { timing: 'before combat', name: 'lower them', ways: ['discard'], effects: [{ wounds: 2, who: 'your enemy' }] },
      ],
    },
  },
  'skald-in-his-cups': {
    ...YELLOW,
    family: 'weik',
    rumor: true,
    art: {
      person: ['man', 'old', 'fair', 'wild', 'white', 'forked beard', 'cloak', 'plum'],
      with: 'harp',
      place: 'tavern',
      light: 'fire',
      palette: 'ember',
    },
    mind: 16,
    body: 17,
    spirit: 14,
    damage: damage(1, 2, 2),
    life: 3,
    beforeCombat: [
      {
        test: 'spirit',
        skill: 'bluff',
        number: 14,
        success: [{ wounds: 1, who: 'your enemy' }],
        failure: [{ exhaustion: 2 }],
      },
    ],
    reward: [{ gold: 6 }],
  },
  // Whoever shares your bench shares your quarrel.
  'feud-come-to-supper': {
    ...YELLOW,
    family: 'weik',
    clues: 1,
    art: {
      person: ['woman', 'old', 'fair', 'braids', 'grey', 'gown', 'crimson'],
      with: 'crossed-swords',
      group: 'pack',
      place: 'tavern',
      light: 'fire',
      palette: 'blood',
    },
    mind: 16,
    body: 12,
    spirit: 14,
    damage: damage(1, 3, 1),
    life: 3,
    beforeCombat: [
      {
        check: { 'another hero is here': true },
        then: [
          { wounds: 2, who: 'your enemy' },
          { 'each hero': [{ gold: 2 }], others: true, where: 'here' },
        ],
      },
    ],
    reward: [{ gold: 5 }],
  },
  // Let him finish, and you learn what he knows; so does the rune.
  'runecasters-ship': {
    ...YELLOW,
    family: 'weik',
    rumor: true,
    art: { subject: 'drakkar-dragon', with: 'rune-stone', place: 'fjord', light: 'storm', palette: 'sea' },
    mind: 12,
    body: 16,
    spirit: 17,
    damage: damage(2, 1, 2),
    life: 3,
    beforeCombat: [
      {
        choose: 'one',
        of: [
          {
            steps: [
              { token: 'rumor' },
              { lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: 2 }, until: 'combat' } },
            ],
            name: 'listen',
          },
          { strike: 'magic', number: 12, wounds: 1, name: 'interrupt' },
        ],
      },
    ],
    reward: [{ gold: 2 }, { weather: 'turn over' }],
  },
  // Its touch wounds nobody.
  'ice-wraith': {
    ...YELLOW,
    family: 'dead',
    clues: 1,
    cites: ['FW-FACT-08'],
    art: { creature: 'ice wraith', place: 'glacier', light: 'mist', palette: 'frost' },
    mind: 18,
    body: 19,
    spirit: 14,
    damage: damage(0, 0, 0),
    life: 3,
    abilities: [
      {
        timing: 'failed roll',
        name: 'its touch',
        must: true,
        effects: [{ 'white death': 1, who: 'the one who rolled' }],
      },
    ],
    reward: [{ token: 'flare-crystal' }, { token: 'luckstone' }],
  },
  'lantern-under-the-ice': {
    ...YELLOW,
    family: 'dead',
    rumor: true,
    art: { subject: 'lantern-flame', group: 'lying', place: 'glacier', light: 'night', palette: 'sea' },
    mind: 16,
    body: 18,
    spirit: 14,
    damage: damage(0, 1, 3),
    life: 3,
    beforeCombat: [{ check: { 'you stand in': SYMBOL.ice }, then: [{ strike: 'magic', wounds: 2 }] }],
    reward: [{ gold: 2 }, { look: 'red deck', cards: 2, then: 'order' }],
  },
  // It carries you down with it.
  avalanche: {
    ...YELLOW,
    family: 'land',
    clues: 1,
    art: {
      subject: 'wave-crest',
      material: 'stone',
      group: 'towering',
      place: 'scarp',
      light: 'snow',
      palette: 'frost',
    },
    mind: 16,
    body: 14,
    spirit: 15,
    damage: damage(3, 3, 1),
    life: 3,
    modifies: [
      { value: 'ranged damage', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } },
      { value: 'melee damage', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } },
    ],
    reward: [{ rest: 'all', who: 'your party' }, { move: 'nearest town' }],
  },
  // It weighs whoever crosses.
  'thin-ice': {
    ...YELLOW,
    family: 'land',
    rumor: true,
    art: { subject: 'skull-crack', material: 'ice', place: 'glacier', light: 'dawn', palette: 'sea' },
    mind: 13,
    body: 15,
    spirit: 14,
    damage: damage(1, 2, 1),
    life: 4,
    beforeCombat: [{ frost: 2, if: { 'you have a': 'armor' } }],
    reward: [{ gold: 2 }],
    forage: {
      type: 'fish',
      use: 'discard',
      abilities: [
        {
          timing: 'before moving',
          name: 'eat it raw',
          ways: ['discard'],
          effects: [
            { rest: 'all', who: 'your party' },
            { heal: 2, who: 'one of your party' },
          ],
        },
      ],
    },
  },
};
