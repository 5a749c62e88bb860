/** Red Challenges: the dragons, each with a Dragon Rune; the necromancer, who has one already; and High Lord Margath, whom
 *  the book names. */

import type { Challenge } from '../cards.ts';

const RED = { kind: 'challenge', color: 'red', back: 'red' } as const;
const WITH_A_RUNE = { ...RED, keptAs: 'rune', dragonRune: true } as const;

export const RED_CHALLENGES = {
  // Long dead: what is struck off does not grow back.
  'high-lord-margath': {
    ...RED,
    art: {
      subject: 'spiked-dragon-head',
      material: 'bone',
      group: 'giant',
      place: 'ashfields',
      light: 'storm',
      palette: 'blood',
    },
    cites: ['RB-FACT-12'],
    mind: 21,
    body: 23,
    spirit: 23,
    damage: { ranged: 3, melee: 4, magic: 4 },
    life: 5,
    wins: true,
    modifies: [{ value: 'target number', if: { of: 'this card' }, add: { 'fewer by wounds on': 'this card' } }],
    beforeCombat: [
      { wounds: 1, who: 'your allies' },
      { test: 'spirit', skill: 'willpower', number: 20, failure: [{ wounds: 1 }, { exhaustion: 1 }] },
    ],
  },
  'skarn-the-ember-tyrant': {
    ...WITH_A_RUNE,
    art: { subject: 'dragon-head', group: 'giant', place: 'volcano', light: 'fire', palette: 'ember' },
    mind: 20,
    body: 21,
    spirit: 18,
    damage: { ranged: 3, melee: 4, magic: 1 },
    life: 4,
    beforeCombat: [
      { test: 'body', skill: 'endurance', number: 18, failure: [{ wounds: 2, who: 'one of your party' }] },
    ],
    reward: [{ gold: 6 }, { keep: true }],
  },
  'the-pale-coil': {
    ...WITH_A_RUNE,
    art: { subject: 'sea-serpent', material: 'bone', group: 'giant', place: 'mere', light: 'mist', palette: 'frost' },
    mind: 20,
    body: 17,
    spirit: 22,
    damage: { ranged: 1, melee: 2, magic: 4 },
    life: 4,
    beforeCombat: [{ exhaustion: 3, who: 'your party' }],
    reward: [{ keep: true }, { rest: 'all', who: 'your party' }],
  },
  'ondra-storm-sire': {
    ...WITH_A_RUNE,
    art: { subject: 'wyvern', material: 'feather', group: 'giant', place: 'coast', light: 'storm', palette: 'night' },
    mind: 21,
    body: 20,
    spirit: 18,
    damage: { ranged: 4, melee: 3, magic: 2 },
    life: 4,
    beforeCombat: [{ exhaustion: 2 }, { attack: 'magic' }],
    reward: [{ gold: 4 }, { keep: true }],
  },
  'ashmother-of-the-last-clutch': {
    ...WITH_A_RUNE,
    art: {
      subject: 'dragon-head',
      with: 'egg-clutch',
      material: 'hide',
      group: 'giant',
      place: 'hoard',
      light: 'fire',
      palette: 'ash',
    },
    mind: 18,
    body: 21,
    spirit: 20,
    damage: { ranged: 1, melee: 4, magic: 3 },
    life: 4,
    beforeCombat: [
      { choose: 'one', of: [{ gold: { 'half your gold': -1 }, if: { 'gold at least': 4 } }, { wounds: 2 }] },
    ],
    reward: [{ gold: 8 }, { keep: true }],
  },
  // His dead do the fighting; whoever reaches him has nearly won.
  'vorakesh-at-the-last-milestone': {
    ...WITH_A_RUNE,
    art: {
      person: ['man', 'old', 'pale', 'hood', 'long beard', 'white', 'robe', 'plum', 'bright eyes'],
      with: 'skull-staff',
      place: 'road',
      light: 'night',
      palette: 'violet',
    },
    mind: 20,
    body: 19,
    spirit: 21,
    damage: { ranged: 2, melee: 2, magic: 4 },
    life: 2,
    modifies: [{ value: 'escape roll', add: -3 }],
    abilities: [
      {
        timing: 'failed roll',
        name: 'his dead',
        must: true,
        limit: { per: 'combat round', times: 1 },
        effects: [{ exhaustion: 1, who: 'your party' }],
      },
    ],
    reward: [{ gold: 5 }, { keep: true }, { 'each hero': [{ rest: 'all' }] }],
  },
} as const satisfies Record<string, Challenge>;
