/** Yellow Challenges: what has heard of Vorakesh, and what he has sent. Brood of the Bloodmother is the book's. */

import type { Challenge } from '../cards.ts';

const YELLOW = { kind: 'challenge', color: 'yellow', back: 'yellow' } as const;

export const YELLOW_CHALLENGES = {
  'brood-of-the-bloodmother': {
    ...YELLOW,
    art: { subject: 'leeching-worm', group: 'swarm', place: 'marsh', light: 'dusk', palette: 'blood' },
    cites: ['RB-FACT-03'],
    mind: 15,
    body: 11,
    spirit: 14,
    damage: { ranged: 0, melee: 1, magic: 2 },
    life: 3,
    beforeCombat: [{ test: 'body', skill: 'swim', number: 14, failure: [{ wounds: 1 }] }],
    keptAs: 'other',
    reward: [{ gold: 3 }, { keep: true }],
    // The book says that the card is kept for a later effect, and not which.
    abilities: [
      {
        timing: 'skill test',
        name: 'the brood parts the water',
        if: { 'testing skill': 'swim' },
        ways: ['discard'],
        effects: [
          {
            lasting: {
              modify: { value: 'skill bonus', if: { skill: 'swim', 'your own': true }, add: 6 },
              until: 'test',
            },
          },
        ],
      },
    ],
  },
  'gallows-choir': {
    ...YELLOW,
    art: {
      person: ['skull', 'hood', 'rags', 'ochre'],
      group: 'pack',
      place: 'gallows',
      light: 'night',
      palette: 'violet',
    },
    mind: 17,
    body: 16,
    spirit: 20,
    damage: { ranged: 2, melee: 1, magic: 4 },
    life: 2,
    beforeCombat: [{ exhaustion: 2, who: 'your party' }],
    reward: [{ choose: 'one', of: [{ gold: 6 }, { heal: 'all', who: 'your party' }] }],
  },
  'sallow-ford-reavers': {
    ...YELLOW,
    art: {
      person: ['man', 'tan', 'horned helm', 'flaxen', 'full beard', 'furs', 'crimson'],
      with: 'battle-axe',
      group: 'pack',
      place: 'river',
      light: 'dusk',
      palette: 'harvest',
    },
    mind: 17,
    body: 16,
    spirit: 13,
    damage: { ranged: 3, melee: 2, magic: 0 },
    life: 3,
    beforeCombat: [{ wounds: 1, who: 'one of your party' }],
    reward: [{ gold: 7 }],
  },
  // Chipped stone gives way: each wound makes her easier to hit in melee.
  'the-stone-mother': {
    ...YELLOW,
    art: { subject: 'rock-golem', group: 'giant', place: 'scarp', light: 'noon', palette: 'gold' },
    mind: 14,
    body: 18,
    spirit: 16,
    damage: { ranged: 0, melee: 4, magic: 0 },
    life: 4,
    modifies: [{ value: 'melee target', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    reward: [{ gold: 5 }, { 'market card': 'gain' }],
  },
  // He draws no blade on the unarmed.
  'knight-of-the-dry-well': {
    ...YELLOW,
    art: {
      person: ['man', 'great helm', 'plate', 'ochre'],
      with: 'two-handed-sword',
      place: 'moor',
      light: 'dusk',
      palette: 'gold',
    },
    mind: 17,
    body: 20,
    spirit: 18,
    damage: { ranged: 0, melee: 4, magic: 2 },
    life: 2,
    beforeCombat: [
      {
        check: { 'you have a': 'weapon' },
        else: [{ lasting: { modify: { value: 'melee damage', if: { of: 'your enemy' }, add: -2 }, until: 'combat' } }],
      },
    ],
    keptAs: 'item',
    class: 'armor',
    type: 'plate',
    modifies: [{ value: 'life', if: { of: 'your hero' }, add: 1 }],
    reward: [{ gold: 3 }, { keep: true }],
  },
  // He gives away the first blow, and nobody may leave before the last.
  'captain-rusk-at-the-ford': {
    ...YELLOW,
    art: {
      person: ['man', 'tan', 'short', 'grey', 'goatee', 'scar', 'plate', 'forest'],
      with: 'broadsword',
      place: 'river',
      light: 'noon',
      palette: 'parchment',
    },
    mind: 15,
    body: 16,
    spirit: 13,
    damage: { ranged: 1, melee: 4, magic: 0 },
    life: 4,
    modifies: [{ value: 'escape roll', add: -4 }],
    beforeCombat: [{ attack: 'melee' }],
    reward: [{ gold: 8 }],
  },
  'witch-lights': {
    ...YELLOW,
    art: { subject: 'spark-spirit', group: 'swarm', place: 'moor', light: 'night', palette: 'violet' },
    mind: 19,
    body: 16,
    spirit: 18,
    damage: { ranged: 0, melee: 1, magic: 4 },
    life: 2,
    beforeCombat: [
      {
        test: 'mind',
        skill: 'tracking',
        number: 13,
        failure: [
          { lasting: { modify: { value: 'combat roll', if: { of: 'your party' }, add: -2 }, until: 'combat' } },
        ],
      },
    ],
    reward: [{ gold: 5 }, { rest: 'all', who: 'your party' }],
  },
  'the-herder-of-whitefell': {
    ...YELLOW,
    art: { subject: 'sasquatch', with: 'cow', group: 'giant', place: 'pass', light: 'dusk', palette: 'steel' },
    mind: 17,
    body: 16,
    spirit: 13,
    damage: { ranged: 4, melee: 3, magic: 0 },
    life: 3,
    beforeCombat: [
      {
        test: 'body',
        skill: 'climb',
        number: 14,
        success: [{ wounds: 2, who: 'your enemy' }],
        failure: [{ wounds: 1 }],
      },
    ],
    reward: [{ gold: 7 }, { heal: 1 }],
  },
  'the-plague-cart': {
    ...YELLOW,
    art: { subject: 'old-wagon', with: 'plague-doctor-profile', place: 'village', light: 'rain', palette: 'fen' },
    mind: 18,
    body: 19,
    spirit: 16,
    damage: { ranged: 0, melee: 3, magic: 3 },
    life: 2,
    abilities: [
      { timing: 'failed roll', name: 'fever', must: true, effects: [{ exhaustion: 1, who: 'the one who rolled' }] },
    ],
    reward: [{ gold: 7 }, { 'each hero': [{ exhaustion: 1 }], others: true }],
  },
  // They see to the whole company at once.
  'lord-corvanes-footmen': {
    ...YELLOW,
    art: {
      person: ['skull', 'feathered hat', 'doublet', 'crimson'],
      group: 'pack',
      place: 'city',
      light: 'dusk',
      palette: 'gold',
    },
    mind: 18,
    body: 16,
    spirit: 19,
    damage: { ranged: 2, melee: 3, magic: 3 },
    life: 2,
    beforeCombat: [
      {
        lasting: {
          modify: { value: 'melee damage', if: { of: 'your enemy' }, add: { 'number of': 'your allies' } },
          until: 'combat',
        },
      },
    ],
    reward: [{ gold: 7 }],
  },
  // Every wound makes it angrier.
  'bone-picker': {
    ...YELLOW,
    art: {
      subject: 'vulture',
      with: 'death-skull',
      group: 'giant',
      place: 'ashfields',
      light: 'noon',
      palette: 'harvest',
    },
    mind: 15,
    body: 18,
    spirit: 17,
    damage: { ranged: 0, melee: 1, magic: 1 },
    life: 4,
    modifies: [{ value: 'melee damage', if: { of: 'this card' }, add: { 'wounds on': 'this card' } }],
    reward: [{ gold: 6 }, { rest: 2 }],
  },
  // It is owed a life: somebody’s, or the price of one.
  'saint-orrins-hound': {
    ...YELLOW,
    art: { subject: 'wolf-head', material: 'shadow', group: 'giant', place: 'shrine', light: 'night', palette: 'gold' },
    mind: 17,
    body: 15,
    spirit: 18,
    damage: { ranged: 1, melee: 4, magic: 1 },
    life: 2,
    beforeCombat: [{ choose: 'one', of: [{ discard: 'an ally' }, { gold: -3 }, { wounds: 1 }] }],
    keptAs: 'ally',
    asAlly: { mind: 2, body: 4, spirit: 1, damage: { ranged: 0, melee: 2, magic: 0 }, life: 3, stamina: 3 },
    reward: [{ keep: true }],
  },
  // Whatever has been done to you has been done to it.
  'your-face-in-the-mere': {
    ...YELLOW,
    art: {
      person: ['ghost', 'long', 'grey', 'gown', 'azure', 'tears'],
      group: 'giant',
      place: 'mere',
      light: 'night',
      palette: 'verdigris',
    },
    mind: 14,
    body: 16,
    spirit: 17,
    damage: { ranged: 2, melee: 3, magic: 3 },
    life: 3,
    beforeCombat: [{ wounds: { 'wounds on': 'you' }, who: 'your enemy' }],
    reward: [{ gold: 5 }, { heal: 'all' }],
  },
  // Whoever can name its worth is taken for a buyer and handed the cargo.
  'jory-saltlicks-cousins': {
    ...YELLOW,
    art: {
      person: ['man', 'fair', 'kerchief', 'raven', 'moustache', 'coat', 'azure'],
      with: 'crossed-sabres',
      group: 'pack',
      place: 'harbour',
      light: 'mist',
      palette: 'sea',
    },
    mind: 21,
    body: 20,
    spirit: 18,
    damage: { ranged: 3, melee: 3, magic: 1 },
    life: 2,
    beforeCombat: [
      {
        test: 'mind',
        skill: 'appraise',
        number: 17,
        success: [{ wounds: 3, who: 'your enemy' }],
        failure: [
          { lasting: { modify: { value: 'ranged damage', if: { of: 'your enemy' }, add: 1 }, until: 'combat' } },
        ],
      },
    ],
    reward: [{ choose: 'one', of: [{ gold: 6 }, { 'market card': 'gain' }] }],
  },
  'the-stone-that-stood-up': {
    ...YELLOW,
    art: { subject: 'menhir', with: 'dolmen', group: 'giant', place: 'moor', light: 'storm', palette: 'steel' },
    mind: 15,
    body: 14,
    spirit: 12,
    damage: { ranged: 0, melee: 5, magic: 0 },
    life: 2,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'hard as itself',
        if: { 'about to be hurt': 'this card' },
        must: true,
        effects: [{ cancel: 1 }],
      },
    ],
    reward: [{ gold: 6 }, { replenish: 'green' }],
  },
  'the-wood-remembers': {
    ...YELLOW,
    art: {
      person: ['woman', 'mossy', 'antlers', 'long', 'sedge', 'leaves', 'forest', 'bright eyes'],
      group: 'giant',
      place: 'forest',
      light: 'dusk',
      palette: 'gold',
    },
    mind: 15,
    body: 18,
    spirit: 17,
    damage: { ranged: 2, melee: 3, magic: 2 },
    life: 3,
    beforeCombat: [
      {
        lasting: { modify: { value: 'target number', if: { of: 'your enemy' }, add: 2 }, until: 'combat' },
        if: { 'you stand in': 'forest' },
      },
    ],
    reward: [{ gold: 6 }, { step: 'any' }],
  },
} as const satisfies Record<string, Challenge>;
