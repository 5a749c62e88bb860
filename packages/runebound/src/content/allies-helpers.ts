/** Allies who are hired for what they know. */

import type { Ally } from '../cards.ts';

const ALLY = { kind: 'ally', back: 'market' } as const;
const YOUR_NEXT_TURN = { event: 'turn began', if: { 'concerns you': true } } as const;

export const HELPERS = {
  'tam-the-torchboy': {
    ...ALLY,
    art: {
      person: ['boy', 'fair', 'wild', 'flaxen', 'rags', 'rust'],
      with: 'torch',
      place: 'crypt',
      light: 'fire',
      palette: 'ember',
    },
    cost: 6,
    mind: 1,
    body: 0,
    spirit: 0,
    damage: { ranged: 1, melee: 0, magic: 0 },
    life: 1,
    stamina: 3,
    // With a torch he finds the way out. With a good one, for everybody.
    modifies: [{ value: 'escape roll', if: { 'your own': true, 'you have a': 'torch' }, add: 4 }],
  },
  'sister-ysolt': {
    ...ALLY,
    art: {
      person: ['woman', 'pale', 'wimple', 'robe', 'coal'],
      with: 'open-book',
      place: 'library',
      light: 'noon',
      palette: 'parchment',
    },
    cost: 6,
    mind: 0,
    body: 0,
    spirit: 3,
    damage: { ranged: 0, melee: 0, magic: 1 },
    life: 2,
    stamina: 4,
    // She knows every infirmary on the road, and no door stays shut for her.
    abilities: [
      {
        timing: 'market',
        name: 'infirmary',
        if: { exhausted: 'your party' },
        limit: { per: 'market step', times: 1 },
        effects: [{ rest: 2, who: 'your party' }],
      },
    ],
  },
  'odda-the-bargewoman': {
    ...ALLY,
    art: {
      person: ['woman', 'tan', 'kerchief', 'ginger', 'apron', 'teal', 'freckles'],
      with: 'anchor',
      place: 'harbour',
      light: 'noon',
      palette: 'sea',
    },
    cost: 8,
    mind: 2,
    body: 2,
    spirit: 1,
    damage: { ranged: 1, melee: 1, magic: 0 },
    life: 2,
    stamina: 4,
    // Hold on to the rope and do as she says.
    modifies: [{ value: 'skill bonus', if: { 'your own': true, skill: 'swim' }, add: 2 }],
    abilities: [
      {
        timing: 'after moving',
        name: 'cast off',
        if: { 'you stand in': 'river' },
        ways: ['exhaustion'],
        limit: { per: 'movement step', times: 2 },
        effects: [{ step: ['river'] }],
      },
    ],
  },
  'blys-nephew': {
    ...ALLY,
    art: {
      person: ['man', 'young', 'fair', 'feathered hat', 'chestnut', 'doublet', 'plum'],
      with: 'swap-bag',
      place: 'market',
      light: 'dawn',
      palette: 'rose',
    },
    cost: 7,
    mind: 1,
    body: 1,
    spirit: 0,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 2,
    stamina: 3,
    modifies: [{ value: 'skill bonus', if: { 'your own': true, skill: 'appraise' }, add: 1 }],
    // His uncle is in this town, too. He always is.
    abilities: [
      {
        timing: 'market',
        name: 'ask his uncle',
        limit: { per: 'market step', times: 1 },
        effects: [{ 'add to market': 1 }],
      },
    ],
  },
  'winter-a-mule': {
    ...ALLY,
    art: { subject: 'donkey', group: 'giant', place: 'pass', light: 'snow', palette: 'steel' },
    cost: 7,
    mind: 0,
    body: 2,
    spirit: 0,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 4,
    stamina: 6,
    // Whatever happens to you, she walks home with the baggage.
    modifies: [
      { value: 'may be lost', if: { 'about my card': true }, set: false },
      { value: 'skill bonus', if: { 'your own': true, skill: 'endurance' }, add: 1 },
    ],
  },
  'perrin-runaway-reader': {
    ...ALLY,
    art: {
      person: ['boy', 'brown', 'short', 'raven', 'spectacles', 'robe', 'azure'],
      with: 'spell-book',
      place: 'library',
      light: 'night',
      palette: 'violet',
    },
    cost: 6,
    mind: 2,
    body: 0,
    spirit: 1,
    damage: { ranged: 0, melee: 0, magic: 1 },
    life: 2,
    stamina: 4,
    modifies: [{ value: 'skill bonus', if: { 'your own': true, skill: 'lore' }, add: 2 }],
    // He has read how this ends, and would rather not.
    abilities: [
      {
        timing: 'adventure card drawn',
        name: 'skip this chapter',
        ways: [{ exhaustion: 2 }],
        limit: { per: 'turn', times: 1 },
        effects: [{ 'drawn card': 'under its deck' }],
      },
    ],
  },
  // Nine years in Lord Corvane's service leave a certain polish.
  'corvanes-former-page': {
    ...ALLY,
    art: {
      person: ['man', 'young', 'pale', 'bob', 'raven', 'doublet', 'coal'],
      with: 'tied-scroll',
      place: 'throne',
      light: 'night',
      palette: 'violet',
    },
    cost: 6,
    mind: 1,
    body: 1,
    spirit: 3,
    damage: { ranged: 0, melee: 0, magic: 1 },
    life: 2,
    stamina: 4,
    abilities: [
      {
        timing: 'before combat',
        name: 'announce you',
        ways: ['exhaustion'],
        limit: { per: 'before combat', times: 1 },
        effects: [
          { test: 'spirit', skill: 'diplomacy', number: 15, success: [{ escape: true }], failure: [{ exhaustion: 1 }] },
        ],
      },
    ],
  },
  'brother-caddoc': {
    ...ALLY,
    art: {
      person: ['man', 'old', 'tan', 'tonsure', 'grey', 'robe', 'rust'],
      with: 'ringing-bell',
      place: 'chapel',
      light: 'dusk',
      palette: 'dusk',
    },
    cost: 8,
    mind: 0,
    body: 2,
    spirit: 2,
    damage: { ranged: 0, melee: 1, magic: 1 },
    life: 3,
    stamina: 4,
    // He rang the bell too late once. He has not been late since.
    abilities: [
      {
        timing: 'rolled',
        name: 'ring again',
        if: { 'rolled by': 'your hero', 'roll for': 'test' },
        ways: ['exhaustion'],
        limit: { per: 'roll', times: 1 },
        effects: [{ reroll: true }],
      },
    ],
  },
  'two-coin-jack': {
    ...ALLY,
    art: {
      person: ['man', 'tan', 'broad hat', 'raven', 'goatee', 'eyepatch', 'coat', 'forest'],
      with: 'two-coins',
      place: 'tavern',
      light: 'fire',
      palette: 'gold',
    },
    cost: 7,
    mind: 3,
    body: 1,
    spirit: 0,
    damage: { ranged: 1, melee: 1, magic: 0 },
    life: 2,
    stamina: 4,
    // He bets on every roll of yours.
    abilities: [
      {
        timing: 'rolled',
        name: 'two alike',
        if: { 'rolled by': 'your hero', 'rolled doubles': true },
        must: true,
        effects: [{ gold: 1 }],
      },
    ],
  },
  'pikes-tally-clerk': {
    ...ALLY,
    art: {
      person: ['man', 'pale', 'cap', 'grey', 'spectacles', 'coat', 'slate'],
      with: 'archive-register',
      place: 'bridge',
      light: 'rain',
      palette: 'parchment',
    },
    cost: 7,
    mind: 2,
    body: 0,
    spirit: 1,
    damage: { ranged: 1, melee: 0, magic: 0 },
    life: 2,
    stamina: 4,
    modifies: [{ value: 'skill bonus', if: { 'your own': true, skill: 'appraise' }, add: 2 }],
    // On a road somebody always owes a toll.
    abilities: [
      {
        timing: 'after moving',
        name: 'collect the toll',
        if: { 'you stand in': 'road' },
        ways: ['exhaustion'],
        limit: { per: 'movement step', times: 1 },
        effects: [{ gold: 1 }],
      },
    ],
  },
  'tansys-steward': {
    ...ALLY,
    art: {
      person: ['man', 'old', 'fair', 'bald', 'white', 'moustache', 'doublet', 'crimson'],
      with: 'grapes',
      place: 'vineyard',
      light: 'dusk',
      palette: 'rose',
    },
    cost: 6,
    mind: 1,
    body: 1,
    spirit: 2,
    damage: { ranged: 0, melee: 0, magic: 1 },
    life: 2,
    stamina: 4,
    // The Widow's house has beds, broth and discretion.
    modifies: [{ value: 'price of healing', if: { 'your own': true, 'you are in': 'vynelvale' }, set: 0 }],
  },
  'the-goat-of-red-scarp': {
    ...ALLY,
    art: { subject: 'goat', group: 'giant', place: 'scarp', light: 'noon', palette: 'ember' },
    cost: 7,
    mind: 0,
    body: 2,
    spirit: 0,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 2,
    stamina: 5,
    modifies: [
      { value: 'skill bonus', if: { 'your own': true, skill: 'climb' }, add: 2 },
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'mountain' },
        set: ['mountain', 'hill', 'forest'],
      },
    ],
  },
  'mab-from-the-ashfields': {
    ...ALLY,
    art: {
      person: ['woman', 'dark', 'kerchief', 'grey', 'rags', 'ochre'],
      with: 'spade',
      place: 'ashfields',
      light: 'dusk',
      palette: 'ash',
    },
    cost: 9,
    mind: 1,
    body: 3,
    spirit: 0,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 3,
    stamina: 4,
    // What she digs for is nobody's business. What comes up is everybody's.
    abilities: [
      {
        timing: 'adventure step',
        name: 'dig',
        if: { 'you stand in': ['plains', 'hill'] },
        ways: [{ exhaustion: 3 }],
        limit: { per: 'adventure step', times: 1 },
        effects: [{ replenish: 'green' }],
      },
    ],
  },
  'cob-the-night-watch': {
    ...ALLY,
    art: {
      person: ['man', 'brown', 'kettle hat', 'grey', 'full beard', 'cloak', 'azure'],
      with: 'lantern-flame',
      place: 'city',
      light: 'night',
      palette: 'night',
    },
    cost: 8,
    mind: 1,
    body: 3,
    spirit: 1,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 3,
    stamina: 5,
    // All's well, he says, hour after hour, until it is.
    abilities: [
      {
        timing: 'before moving',
        name: 'stand watch',
        ways: [{ exhaustion: 2 }],
        limit: { per: 'movement step', times: 1 },
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', 'attack roll': false }, add: 3 },
              until: YOUR_NEXT_TURN,
            },
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, Ally>;
