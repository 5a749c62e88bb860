/** Twenty-seven Challenges of the open road: beasts with habits, bandits with reasons. */

import type { Challenge } from '../../cards.ts';

const GREEN = { kind: 'challenge', color: 'green', back: 'green' } as const;
const YELLOW = { kind: 'challenge', color: 'yellow', back: 'yellow' } as const;
const BLUE = { kind: 'challenge', color: 'blue', back: 'blue' } as const;
const RED = { kind: 'challenge', color: 'red', back: 'red' } as const;
const damage = (ranged: number, melee: number, magic: number): Challenge['damage'] => ({ ranged, melee, magic });

export const BEASTS: Readonly<Record<string, Challenge>> = {
  // ---- green beasts ----

  'honey-bear': {
    ...GREEN,
    art: {
      subject: 'sasquatch',
      material: 'fur',
      with: 'covered-jar',
      place: 'glade',
      light: 'noon',
      palette: 'harvest',
    },
    mind: 15,
    body: 17,
    spirit: 12,
    damage: damage(0, 3, 0),
    life: 3,
    beforeCombat: [
      {
        choose: 'one',
        of: [
          { gold: -1 },
          { lasting: { modify: { value: 'melee damage', if: { of: 'your enemy' }, add: 1 }, until: 'combat' } },
        ],
      },
    ],
    reward: [{ heal: 2 }, { rest: 2 }],
  },
  // It takes a share of whatever you win.
  'fox-that-waits': {
    ...GREEN,
    art: { subject: 'wolf-head', material: 'fur', place: 'forest', light: 'dusk', palette: 'ember' },
    mind: 13,
    body: 14,
    spirit: 16,
    damage: damage(1, 1, 0),
    life: 2,
    beforeCombat: [{ gold: -1, if: { 'another hero is here': true } }],
    keptAs: 'other',
    modifies: [{ value: 'skill bonus', if: { skill: 'bluff', 'your own': true }, add: 2 }],
    reward: [{ keep: true }],
  },
  // Among trees nothing flies straight.
  'stag-of-the-toll-wood': {
    ...GREEN,
    art: { subject: 'ram-profile', group: 'towering', place: 'forest', light: 'dawn', palette: 'moss' },
    mind: 12,
    body: 15,
    spirit: 16,
    damage: damage(0, 3, 1),
    life: 3,
    beforeCombat: [
      {
        check: { 'you stand in': 'forest' },
        then: [{ lasting: { modify: { value: 'ranged target', if: { of: 'your enemy' }, add: 4 }, until: 'combat' } }],
      },
    ],
    reward: [{ gold: 1 }, { step: ['forest', 'plains'] }],
  },
  'badger-king': {
    ...GREEN,
    art: { subject: 'rat', material: 'fur', group: 'giant', place: 'barrows', light: 'night', palette: 'parchment' },
    mind: 14,
    body: 12,
    spirit: 16,
    damage: damage(0, 2, 0),
    life: 2,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'thick hide',
        if: { 'about to be hurt': 'this card' },
        must: true,
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
    reward: [{ gold: 2 }, { rest: 2 }],
  },
  // With every wound it minds less.
  wolverine: {
    ...GREEN,
    art: { subject: 'claw', place: 'pass', light: 'snow', palette: 'frost' },
    mind: 16,
    body: 13,
    spirit: 17,
    damage: damage(0, 2, 0),
    life: 3,
    modifies: [{ value: 'melee damage', if: { of: 'this card' }, add: { 'wounds on': 'this card' } }],
    keptAs: 'item',
    class: 'artifact',
    type: 'cloak',
    abilities: [
      {
        timing: 'about to be exhausted',
        name: 'the warm pelt',
        if: { 'about to be hurt': 'your hero' },
        ways: ['discard'],
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
    reward: [{ keep: true }],
  },
  'stray-bull': {
    ...GREEN,
    art: { subject: 'cow', group: 'giant', place: 'fields', light: 'noon', palette: 'harvest' },
    mind: 13,
    body: 18,
    spirit: 15,
    damage: damage(0, 4, 0),
    life: 3,
    reward: [{ gold: 3 }],
  },
  'crow-parliament': {
    ...GREEN,
    art: { subject: 'raven', group: 'pack', place: 'gallows', light: 'mist', palette: 'ash' },
    mind: 15,
    body: 16,
    spirit: 13,
    damage: damage(1, 0, 2),
    life: 3,
    reward: [
      { look: 'green deck', cards: 2, then: 'order' },
      { look: 'yellow deck', cards: 2, then: 'order' },
    ],
  },
  // Whatever you carry is crop.
  'locust-mayor': {
    ...GREEN,
    art: { subject: 'spider-alt', group: 'swarm', place: 'fields', light: 'noon', palette: 'harvest' },
    mind: 17,
    body: 15,
    spirit: 14,
    damage: damage(1, 1, 1),
    life: 2,
    beforeCombat: [{ exhaustion: { 'number of': 'your party' } }],
    reward: [{ replenish: 'green' }, { gold: 1 }],
  },

  // ---- green bandits ----

  'hedge-knights': {
    ...GREEN,
    art: {
      person: ['man', 'fair', 'kettle hat', 'ginger', 'moustache', 'mail', 'ochre'],
      with: 'cross-shield',
      group: 'pair',
      place: 'road',
      light: 'noon',
      palette: 'harvest',
    },
    mind: 15,
    body: 14,
    spirit: 12,
    damage: damage(0, 3, 0),
    life: 3,
    beforeCombat: [{ gold: -1 }],
    reward: [{ gold: 5 }],
  },
  'girl-with-the-crossbow': {
    ...GREEN,
    art: {
      person: ['girl', 'tan', 'braids', 'chestnut', 'rags', 'forest', 'freckles'],
      with: 'crossbow',
      place: 'forest',
      light: 'dawn',
      palette: 'moss',
    },
    mind: 16,
    body: 12,
    spirit: 15,
    damage: damage(2, 1, 0),
    life: 2,
    beforeCombat: [{ strike: 'ranged', number: 12, wounds: 1 }],
    keptAs: 'item',
    class: 'weapon',
    type: 'crossbow',
    abilities: [
      { timing: 'before combat', name: 'her one bolt', ways: ['discard'], effects: [{ attack: 'ranged', wounds: 2 }] },
    ],
    reward: [{ keep: true }],
  },
  'rope-across-the-road': {
    ...GREEN,
    art: { subject: 'knot', with: 'old-wagon', place: 'road', light: 'dusk', palette: 'parchment' },
    mind: 13,
    body: 16,
    spirit: 15,
    damage: damage(2, 2, 0),
    life: 2,
    beforeCombat: [{ check: { 'you stand in': ['road', 'plains'] }, then: [{ exhaustion: 2 }] }],
    reward: [{ gold: 4 }, { rest: 1 }],
  },
  // Spared, he comes along.
  'widows-eldest': {
    ...GREEN,
    art: {
      person: ['man', 'young', 'pale', 'hood', 'raven', 'stubble', 'cloak', 'slate'],
      with: 'plain-dagger',
      place: 'gallows',
      light: 'rain',
      palette: 'dusk',
    },
    mind: 14,
    body: 13,
    spirit: 17,
    damage: damage(1, 2, 0),
    life: 3,
    keptAs: 'ally',
    asAlly: { mind: 2, body: 2, spirit: 0, damage: damage(1, 1, 0), life: 2, stamina: 2 },
    reward: [{ choose: 'one', of: [{ gold: 4 }, { keep: true }] }],
  },

  // ---- yellow ----

  'boar-mother': {
    ...YELLOW,
    art: { subject: 'boar', group: 'pack', place: 'forest', light: 'rain', palette: 'moss' },
    mind: 14,
    body: 17,
    spirit: 16,
    damage: damage(0, 4, 0),
    life: 3,
    abilities: [
      {
        timing: 'failed roll',
        name: 'gored',
        must: true,
        effects: [{ wounds: 1, who: 'the one who rolled' }],
        if: { 'roll phase': 'melee' },
      },
    ],
    reward: [{ heal: 'all' }, { gold: 2 }],
  },
  // She likes a full table.
  'spider-of-the-long-hedge': {
    ...YELLOW,
    art: { subject: 'spider-alt', group: 'giant', place: 'forest', light: 'mist', palette: 'fen' },
    mind: 16,
    body: 17,
    spirit: 14,
    damage: damage(2, 2, 2),
    life: 4,
    beforeCombat: [
      { wounds: 1, who: 'your allies' },
      { exhaustion: 1, if: { 'has an ally': true } },
    ],
    reward: [{ gold: 6 }],
  },
  // On hard ground she limps.
  'lame-lioness': {
    ...YELLOW,
    art: { subject: 'claw', with: 'horse-head', place: 'fields', light: 'dusk', palette: 'gold' },
    mind: 18,
    body: 15,
    spirit: 17,
    damage: damage(1, 3, 0),
    life: 3,
    beforeCombat: [
      {
        check: { 'you stand in': ['road', 'hill'] },
        then: [{ wounds: 1, who: 'your enemy' }],
        else: [{ strike: 'melee', number: 15, wounds: 1 }],
      },
    ],
    reward: [{ rest: 'all', who: 'your party' }, { gold: 3 }],
  },
  'herd-in-the-fog': {
    ...YELLOW,
    art: { subject: 'horse-head', group: 'pack', place: 'moor', light: 'mist', palette: 'steel' },
    mind: 13,
    body: 19,
    spirit: 17,
    damage: damage(1, 3, 1),
    life: 4,
    modifies: [{ value: 'melee damage', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    reward: [{ gold: 2 }, { move: 'nearest town' }],
  },
  'ferry-pirates': {
    ...YELLOW,
    art: {
      person: ['woman', 'brown', 'kerchief', 'raven', 'coat', 'crimson', 'eyepatch'],
      with: 'paddles',
      group: 'pack',
      place: 'river',
      light: 'noon',
      palette: 'sea',
    },
    mind: 17,
    body: 18,
    spirit: 12,
    damage: damage(2, 2, 0),
    life: 3,
    reward: [{ gold: 6 }],
  },
  // Everybody chips in, in the end.
  'the-tax-rebellion': {
    ...YELLOW,
    art: {
      person: ['man', 'tan', 'straw hat', 'flaxen', 'full beard', 'apron', 'linen'],
      with: 'tattered-banner',
      group: 'pack',
      place: 'village',
      light: 'dawn',
      palette: 'harvest',
    },
    mind: 17,
    body: 15,
    spirit: 16,
    damage: damage(2, 3, 0),
    life: 3,
    beforeCombat: [{ 'each hero': [{ gold: -1 }] }],
    reward: [{ gold: 5 }, { 'each hero': [{ gold: 1 }], others: true }],
  },
  'masked-magistrate': {
    ...YELLOW,
    art: {
      person: ['woman', 'fair', 'mask', 'long', 'white', 'gown', 'coal'],
      with: 'scales',
      place: 'city',
      light: 'night',
      palette: 'violet',
    },
    mind: 18,
    body: 16,
    spirit: 13,
    damage: damage(1, 2, 3),
    life: 3,
    beforeCombat: [{ choose: 'one', of: [{ gold: -2 }, { exhaustion: 2 }, { wounds: 1 }] }],
    reward: [{ choose: 'one', of: [{ gold: 6 }, { 'market card': 'gain' }] }],
  },
  'runaway-conscripts': {
    ...YELLOW,
    art: {
      person: ['boy', 'pale', 'kettle hat', 'flaxen', 'coat', 'azure'],
      with: 'stone-spear',
      group: 'pack',
      place: 'forest',
      light: 'rain',
      palette: 'dusk',
    },
    mind: 15,
    body: 17,
    spirit: 18,
    damage: damage(2, 3, 0),
    life: 3,
    beforeCombat: [
      {
        test: 'spirit',
        skill: 'diplomacy',
        number: 15,
        success: [{ wounds: 2, who: 'your enemy' }],
        failure: [{ exhaustion: 1 }],
      },
    ],
    reward: [{ gold: 4 }, { 'add to market': 1 }],
  },

  // ---- blue ----

  // It may be let go, for a blessing.
  'the-white-hart': {
    ...BLUE,
    art: { subject: 'goat', material: 'bone', group: 'towering', place: 'forest', light: 'aurora', palette: 'frost' },
    mind: 18,
    body: 19,
    spirit: 15,
    damage: damage(1, 3, 3),
    life: 4,
    beforeCombat: [
      {
        choose: 'one',
        of: [
          { exhaustion: 2 },
          { lasting: { modify: { value: 'magic damage', if: { of: 'your enemy' }, add: 1 }, until: 'combat' } },
        ],
      },
    ],
    reward: [{ heal: 'all', who: 'your party' }, { rest: 'all', who: 'your party' }, { replenish: 'yellow' }],
  },
  'road-drake': {
    ...BLUE,
    art: { subject: 'wyvern', place: 'road', light: 'noon', palette: 'ember' },
    mind: 16,
    body: 18,
    spirit: 19,
    damage: damage(3, 3, 0),
    life: 4,
    modifies: [{ value: 'target number', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    reward: [{ gold: 6 }, { rest: 'all' }],
  },
  // It remembers who shot.
  'the-thing-grandfather-shot': {
    ...BLUE,
    art: { subject: 'shambling-mound', with: 'pocket-bow', place: 'moor', light: 'dusk', palette: 'moss' },
    mind: 19,
    body: 15,
    spirit: 18,
    damage: damage(2, 4, 1),
    life: 4,
    beforeCombat: [{ wounds: 1, if: { 'you have a': 'bow' } }],
    reward: [{ gold: 5 }, { 'market card': 'gain' }],
  },
  'baron-of-ditches': {
    ...BLUE,
    art: {
      person: ['man', 'tan', 'broad hat', 'raven', 'goatee', 'coat', 'plum', 'scar'],
      with: 'crossed-sabres',
      place: 'road',
      light: 'dusk',
      palette: 'gold',
    },
    mind: 17,
    body: 16,
    spirit: 19,
    damage: damage(3, 3, 1),
    life: 4,
    beforeCombat: [{ gold: { 'half your gold': -1 } }],
    reward: [{ gold: 9 }],
  },

  // ---- red ----

  // She raised them all.
  'mother-of-the-thornholt': {
    ...RED,
    art: {
      person: ['woman', 'old', 'dark', 'wild', 'white', 'furs', 'crimson', 'warpaint'],
      with: 'battle-axe',
      place: 'forest',
      light: 'fire',
      palette: 'blood',
    },
    mind: 20,
    body: 21,
    spirit: 17,
    damage: damage(2, 4, 2),
    life: 4,
    beforeCombat: [{ choose: 'one', of: [{ discard: 'an item' }, { wounds: 1, who: 'your party' }] }],
    reward: [{ gold: 8 }, { 'market card': 'gain' }],
  },
  'the-beast-of-sallow-ford': {
    ...RED,
    art: { subject: 'shambling-mound', group: 'giant', place: 'river', light: 'storm', palette: 'sea' },
    mind: 17,
    body: 20,
    spirit: 21,
    damage: damage(2, 4, 2),
    life: 4,
    modifies: [{ value: 'melee damage', if: { of: 'this card' }, add: { 'wounds on': 'this card' } }],
    reward: [{ gold: 6 }, { heal: 'all', who: 'your party' }, { rest: 'all', who: 'your party' }],
  },
  'captain-of-captains': {
    ...RED,
    art: {
      person: ['woman', 'brown', 'feathered hat', 'raven', 'doublet', 'crimson', 'scar'],
      with: 'crossed-swords',
      place: 'camp',
      light: 'fire',
      palette: 'gold',
    },
    mind: 20,
    body: 18,
    spirit: 21,
    damage: damage(3, 4, 1),
    life: 4,
    beforeCombat: [
      { strike: 'melee', number: 17, wounds: 1 },
      { 'each hero': [{ gold: -1 }], others: true },
    ],
    reward: [{ gold: 13 }],
  },
};
