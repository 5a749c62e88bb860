/** Blue Challenges of Isheim: machines that mean well, the brood's elders, and crews that should have gone home. */

import { damage, type FrozenChallenge } from '../cards.ts';
import { SYMBOL } from '../words.ts';

const BLUE = { kind: 'challenge', color: 'blue', back: 'blue' } as const;

export const BLUE_CHALLENGES: Readonly<Record<string, FrozenChallenge>> = {
  // Guests are looked after, and guests do not leave.
  'the-welcoming-party': {
    ...BLUE,
    family: 'machine',
    clues: 2,
    art: {
      creature: 'copper servant',
      with: 'lit-candelabra',
      group: 'pack',
      place: 'machine hall',
      light: 'fire',
      palette: 'verdigris',
    },
    mind: 19,
    body: 17,
    spirit: 19,
    damage: damage(2, 3, 2),
    life: 4,
    beforeCombat: [
      { heal: 'all', who: 'your party' },
      { frost: 'off', who: 'your party' },
    ],
    modifies: [{ value: 'escape roll', add: -8 }],
    reward: [{ gold: 8 }],
  },
  // What it breaks it mends, itself first.
  'mender-of-walls': {
    ...BLUE,
    family: 'machine',
    clues: 1,
    art: { creature: 'copper colossus', with: 'stake-hammer', place: 'ruins', light: 'storm', palette: 'steel' },
    mind: 20,
    body: 18,
    spirit: 20,
    damage: damage(1, 3, 1),
    life: 2,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'mended',
        if: { 'about to be hurt': 'this card' },
        must: true,
        effects: [{ cancel: 1 }],
      },
    ],
    reward: [{ gold: 3 }],
    forage: {
      type: 'solder',
      use: 'activate',
      abilities: [{ timing: 'melee', name: 'mend it', ways: ['activate'], effects: [{ refresh: 'card' }] }],
    },
  },
  'the-usher': {
    ...BLUE,
    family: 'machine',
    clues: 1,
    art: { creature: 'copper servant', with: 'medieval-gate', place: 'machine hall', light: 'dusk', palette: 'violet' },
    mind: 19,
    body: 19,
    spirit: 15,
    damage: damage(2, 1, 3),
    life: 4,
    beforeCombat: [{ look: 'blue deck', cards: 3, then: 'order' }],
    reward: [{ gold: 2 }, { look: 'market deck', cards: 3, then: 'take one' }],
  },
  // Whoever carries frost it takes for kin.
  'the-old-skin': {
    ...BLUE,
    family: 'wyrm',
    clues: 1,
    art: { subject: 'sea-serpent', material: 'paper', group: 'giant', place: 'cave', light: 'aurora', palette: 'ash' },
    mind: 19,
    body: 18,
    spirit: 19,
    damage: damage(2, 3, 1),
    life: 4,
    beforeCombat: [{ wounds: 2, who: 'your enemy', if: { 'frost at least': 2 } }],
    reward: [{ gold: 3 }],
    forage: {
      type: 'coat',
      use: 'always',
      modifies: [
        { value: 'survival frost', if: { 'always on': true, of: 'your hero' }, add: -1 },
        { value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'diplomacy' }, add: -2 },
      ],
    },
  },
  'sarschas-herald': {
    ...BLUE,
    family: 'wyrm',
    clues: 2,
    art: {
      person: ['woman', 'ashen', 'antlers', 'long', 'white', 'robe', 'teal', 'bright eyes'],
      with: 'dragon-head',
      place: 'pass',
      light: 'storm',
      palette: 'frost',
    },
    mind: 18,
    body: 19,
    spirit: 15,
    damage: damage(2, 2, 3),
    life: 4,
    beforeCombat: [
      { choose: 'one', of: [{ gold: -4 }, { discard: 'an item' }, { frost: 3, who: 'your party' }, { wounds: 2 }] },
    ],
    reward: [{ gold: 3 }, { token: 'rumor', times: 2 }],
  },
  // A talk, not a fight, for whoever passes.
  'the-ulfen-who-judges': {
    ...BLUE,
    family: 'beast',
    clues: 1,
    art: { creature: 'ulfen', group: 'towering', place: 'tundra', light: 'aurora', palette: 'night' },
    mind: 21,
    body: 20,
    spirit: 18,
    damage: damage(1, 3, 2),
    life: 4,
    beforeCombat: [
      {
        test: 'spirit',
        skill: 'willpower',
        number: 18,
        success: [{ wounds: 4, who: 'your enemy' }],
        failure: [{ exhaustion: 1 }],
      },
    ],
    keptAs: 'ally',
    asAlly: { mind: 2, body: 4, spirit: 3, damage: damage(0, 2, 1), life: 3, stamina: 3 },
    reward: [{ keep: true }],
  },
  'the-ring-breaker': {
    ...BLUE,
    family: 'weik',
    clues: 1,
    art: {
      person: ['man', 'tan', 'horned helm', 'ginger', 'forked beard', 'mail', 'coal', 'scar'],
      with: 'viking-shield',
      group: 'giant',
      place: 'harbour',
      light: 'storm',
      palette: 'gold',
    },
    mind: 13,
    body: 18,
    spirit: 17,
    damage: damage(2, 3, 1),
    life: 4,
    // He shares, as ring-givers do; so must whoever beats him.
    reward: [{ gold: 8 }, { 'each hero': [{ gold: 1 }], others: true }],
  },
  // They have rowed since the water stopped.
  'the-frozen-crew': {
    ...BLUE,
    family: 'dead',
    clues: 1,
    art: {
      person: ['skull', 'fur hat', 'furs', 'slate'],
      with: 'paddles',
      group: 'pack',
      place: 'river',
      light: 'snow',
      palette: 'sea',
    },
    mind: 17,
    body: 20,
    spirit: 21,
    damage: damage(2, 2, 2),
    life: 4,
    beforeCombat: [{ strike: 'ranged', wounds: 2 }],
    reward: [{ gold: 5 }, { step: [SYMBOL.ice, SYMBOL.fjords] }],
  },
};
