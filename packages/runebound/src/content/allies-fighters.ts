/** Allies who are hired for what they do in a fight. Of the Acolyte of Flame the book tells Spirit, magic damage and Life; that he
 *  throws his fire is ours. */

import type { Ally } from '../cards.ts';

const ALLY = { kind: 'ally', back: 'market' } as const;
const ONCE_A_ROUND = { per: 'combat round', times: 1 } as const;
const ONCE_BEFORE = { per: 'before combat', times: 1 } as const;

export const FIGHTERS = {
  'acolyte-of-flame': {
    ...ALLY,
    art: {
      person: ['man', 'young', 'fair', 'tonsure', 'chestnut', 'robe', 'rust'],
      with: 'torch',
      place: 'shrine',
      light: 'fire',
      palette: 'ember',
    },
    cites: ['RB-FACT-04'],
    cost: 5,
    mind: 3,
    body: 0,
    spirit: 1,
    damage: { ranged: 1, melee: 0, magic: 1 },
    life: 2,
    stamina: 2,
  },
  'grey-meg-the-poacher': {
    ...ALLY,
    art: {
      person: ['woman', 'old', 'pale', 'hood', 'leather', 'slate'],
      with: 'pocket-bow',
      place: 'forest',
      light: 'mist',
      palette: 'moss',
    },
    cost: 7,
    mind: 3,
    body: 1,
    spirit: 0,
    damage: { ranged: 1, melee: 1, magic: 0 },
    life: 2,
    stamina: 3,
    // One arrow from the hedge before anybody has drawn a blade.
    abilities: [
      {
        timing: 'before combat',
        name: 'from-the-hedge',
        ways: ['exhaustion'],
        limit: ONCE_BEFORE,
        effects: [{ attack: 'ranged', wounds: 1, who: 'this card' }],
      },
    ],
  },
  // Where he has been, things stay open.
  'oxhorn-the-breaker': {
    ...ALLY,
    art: {
      person: ['man', 'brown', 'horned helm', 'raven', 'full beard', 'furs', 'rust', 'scar'],
      with: 'thor-hammer',
      place: 'ruins',
      light: 'storm',
      palette: 'ash',
    },
    cost: 8,
    mind: 0,
    body: 4,
    spirit: 0,
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    stamina: 2,
    abilities: [
      {
        timing: 'melee',
        name: 'break it open',
        ways: ['exhaustion'],
        limit: { per: 'combat', times: 1 },
        effects: [
          {
            lasting: {
              modify: { value: 'target number', if: { of: 'your enemy', phase: 'melee' }, add: -1 },
              until: 'combat',
            },
          },
        ],
      },
    ],
  },
  'the-clockwork-page': {
    ...ALLY,
    art: {
      person: ['automaton', 'cap', 'doublet', 'azure'],
      with: 'gears',
      place: 'throne',
      light: 'noon',
      palette: 'gold',
    },
    cost: 8,
    mind: 3,
    body: 3,
    spirit: 0,
    damage: { ranged: 1, melee: 1, magic: 0 },
    life: 2,
    stamina: 0,
    // It bows, fetches and winds up whatever has run down, except itself.
    abilities: [
      {
        timing: 'market',
        name: 'wind it up',
        limit: { per: 'market step', times: 1 },
        effects: [{ refresh: 'card' }],
      },
    ],
  },
  // The Ninth was disbanded. Its drum was not.
  'hollis-drummer-of-the-ninth': {
    ...ALLY,
    art: {
      person: ['man', 'fair', 'cap', 'ginger', 'moustache', 'coat', 'crimson'],
      with: 'drum',
      place: 'camp',
      light: 'dawn',
      palette: 'harvest',
    },
    cost: 7,
    mind: 1,
    body: 3,
    spirit: 1,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 2,
    stamina: 3,
    modifies: [{ value: 'combat roll', if: { of: 'your party', 'combat round is': 1 }, add: 2 }],
  },
  'hald-shieldbearer': {
    ...ALLY,
    art: {
      person: ['man', 'tan', 'helm', 'flaxen', 'stubble', 'mail', 'azure'],
      with: 'viking-shield',
      place: 'bridge',
      light: 'noon',
      palette: 'steel',
    },
    cost: 8,
    mind: 0,
    body: 3,
    spirit: 0,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 3,
    stamina: 3,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'step in front',
        if: { 'about to be hurt': 'your hero' },
        ways: ['exhaustion'],
        limit: { per: ['before combat', 'combat round'], times: 1 },
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
  },
  // He took her coin, then Rusk's, then yours. He is good value and wants his share.
  'rusks-deserter': {
    ...ALLY,
    art: {
      person: ['man', 'tan', 'kettle hat', 'chestnut', 'stubble', 'scar', 'leather', 'ochre'],
      with: 'broadsword',
      place: 'river',
      light: 'dusk',
      palette: 'dusk',
    },
    cost: 6,
    mind: 2,
    body: 5,
    spirit: 0,
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    stamina: 2,
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'his share',
        if: { 'enemy is': 'challenge' },
        must: true,
        effects: [{ gold: -1 }],
      },
    ],
  },
  // She was trained for the moment when the knight goes down.
  'edda-somebodys-squire': {
    ...ALLY,
    art: {
      person: ['girl', 'fair', 'bob', 'flaxen', 'mail', 'linen'],
      with: 'two-handed-sword',
      place: 'road',
      light: 'dawn',
      palette: 'sea',
    },
    cost: 7,
    mind: 0,
    body: 3,
    spirit: 1,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 3,
    stamina: 3,
    modifies: [{ value: 'combat roll', if: { of: 'your hero', phase: 'melee', wounded: 'you' }, add: 1 }],
  },
  // When she sings, spells lose their place.
  'lark-of-the-dawn-choir': {
    ...ALLY,
    art: {
      person: ['woman', 'young', 'brown', 'wimple', 'robe', 'linen'],
      with: 'harp',
      place: 'chapel',
      light: 'dawn',
      palette: 'rose',
    },
    cost: 6,
    mind: 0,
    body: 0,
    spirit: 4,
    damage: { ranged: 0, melee: 0, magic: 1 },
    life: 2,
    stamina: 3,
    modifies: [{ value: 'magic damage', if: { of: 'your enemy' }, add: -1 }],
  },
  'iron-agnes': {
    ...ALLY,
    art: {
      person: ['woman', 'tan', 'bun', 'grey', 'apron', 'coal'],
      with: 'warhammer',
      place: 'forge',
      light: 'fire',
      palette: 'ember',
    },
    cost: 9,
    mind: 0,
    body: 4,
    spirit: 1,
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    stamina: 3,
    // Nothing stays dull near her.
    abilities: [
      {
        timing: 'melee',
        name: 'hand her the blade',
        ways: ['exhaustion'],
        limit: { per: 'combat', times: 1 },
        effects: [{ refresh: 'weapon' }],
      },
    ],
  },
  // Dug up once, reburied with honors, dug up again.
  'sir-odo-the-twice-buried': {
    ...ALLY,
    art: {
      person: ['man', 'old', 'ashen', 'bald', 'white', 'long beard', 'plate', 'slate', 'cracks'],
      with: 'tombstone',
      place: 'graveyard',
      light: 'mist',
      palette: 'ash',
    },
    cost: 7,
    mind: 0,
    body: 4,
    spirit: 2,
    damage: { ranged: 0, melee: 1, magic: 1 },
    life: 2,
    stamina: 4,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'been through worse',
        if: { 'about to be hurt': 'this card' },
        ways: [{ exhaustion: 2 }],
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
  },
  // The bird goes first, and what it looks at looks up.
  'kestrel-annie': {
    ...ALLY,
    art: {
      person: ['woman', 'tan', 'short', 'chestnut', 'leather', 'forest'],
      with: 'eagle-head',
      place: 'moor',
      light: 'noon',
      palette: 'harvest',
    },
    cost: 8,
    mind: 4,
    body: 0,
    spirit: 1,
    damage: { ranged: 1, melee: 0, magic: 0 },
    life: 2,
    stamina: 4,
    abilities: [
      {
        timing: 'before combat',
        name: 'loose the kestrel',
        ways: ['exhaustion'],
        limit: ONCE_BEFORE,
        effects: [
          {
            lasting: {
              modify: { value: 'target number', if: { of: 'your enemy', phase: 'ranged' }, add: -2 },
              until: 'combat',
            },
          },
        ],
      },
    ],
  },
  // He smells it first and lets you know by sitting down.
  'wulf-of-whitefell': {
    ...ALLY,
    art: { subject: 'sitting-dog', place: 'pass', light: 'snow', palette: 'frost' },
    cost: 8,
    mind: 1,
    body: 3,
    spirit: 0,
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    stamina: 3,
    modifies: [{ value: 'skill bonus', if: { 'your own': true, skill: 'tracking' }, add: 1 }],
    abilities: [
      {
        timing: 'adventure card drawn',
        name: 'sit down',
        if: { 'you stand in': ['hill', 'mountain', 'forest'] },
        ways: ['exhaustion'],
        limit: { per: 'turn', times: 1 },
        effects: [{ test: 'mind', skill: 'tracking', number: 13, success: [{ 'drawn card': 'under its deck' }] }],
      },
    ],
  },
  'nemes-other-daughter': {
    ...ALLY,
    art: {
      person: ['woman', 'young', 'pale', 'wild', 'raven', 'rags', 'plum'],
      with: 'skull-staff',
      place: 'marsh',
      light: 'night',
      palette: 'fen',
    },
    cost: 8,
    mind: 0,
    body: 0,
    spirit: 4,
    damage: { ranged: 0, melee: 0, magic: 2 },
    life: 3,
    stamina: 4,
    // She curses fluently, and for everybody in earshot.
    abilities: [
      {
        timing: 'magic',
        name: 'fen-talk',
        if: { 'you stand in': ['swamp', 'river'] },
        ways: [{ exhaustion: 2 }],
        limit: ONCE_A_ROUND,
        effects: [{ wounds: 1, who: 'your enemy' }],
      },
    ],
  },
  'the-brothers-marsh': {
    ...ALLY,
    art: {
      person: ['man', 'fair', 'straw hat', 'ginger', 'full beard', 'coat', 'ochre'],
      group: 'pair',
      place: 'vineyard',
      light: 'mist',
      palette: 'moss',
    },
    cost: 9,
    mind: 3,
    body: 4,
    spirit: 0,
    damage: { ranged: 1, melee: 1, magic: 0 },
    life: 4,
    stamina: 3,
    // There are two of them, but they eat for one. They say.
    modifies: [{ value: 'attacks of an ally per round', if: { of: 'this card' }, set: 2 }],
  },
} as const satisfies Record<string, Ally>;
