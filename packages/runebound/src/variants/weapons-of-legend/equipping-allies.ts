/** Six Equipping Allies: numbers for those who want company, words for those who want a tool. */

import type { EquippingAlly } from './equipping.ts';

const EQUIPPING_ALLY = { kind: 'ally', back: 'market', equipping: true, stamina: 0 } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;

export const EQUIPPING: Readonly<Record<string, EquippingAlly>> = {
  'sela-who-was-a-spear': {
    ...EQUIPPING_ALLY,
    art: {
      person: ['woman', 'dark', 'braids', 'raven', 'leather', 'rust', 'scar'],
      with: 'barbed-spear',
      place: 'battlefield',
      light: 'dawn',
      palette: 'gold',
    },
    cost: 8,
    class: 'weapon',
    type: 'spear',
    mind: 0,
    body: 5,
    spirit: 0,
    damage: { ranged: 0, melee: 2, magic: 0 },
    life: 3,
    // She does not like to miss.
    abilities: [
      {
        timing: 'rolled',
        name: 'once more',
        if: { 'rolled by': 'your hero', 'roll for': 'attack', 'roll phase': 'melee' },
        ways: ['activate'],
        effects: [{ reroll: true }],
      },
    ],
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'melee', 'attack roll': false }, add: 1 }],
  },
  'the-hound-in-the-shield': {
    ...EQUIPPING_ALLY,
    art: { subject: 'sitting-dog', with: 'round-shield', place: 'camp', light: 'dusk', palette: 'gold' },
    cost: 8,
    class: 'armor',
    type: 'shield',
    mind: 2,
    body: 3,
    spirit: 0,
    damage: { ranged: 1, melee: 1, magic: 0 },
    life: 4,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'the hound takes it',
        if: { 'about to be hurt': 'your hero', 'combat round is': 1 },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
  },
  'armor-that-walks': {
    ...EQUIPPING_ALLY,
    art: {
      person: ['automaton', 'great helm', 'plate', 'slate'],
      with: 'templar-shield',
      place: 'ruins',
      light: 'night',
      palette: 'steel',
    },
    cost: 11,
    class: 'armor',
    type: 'plate',
    mind: 0,
    body: 4,
    spirit: 0,
    damage: { ranged: 0, melee: 1, magic: 0 },
    life: 6,
    // It knows one direction.
    modifies: [
      { value: 'life', if: YOURS, add: 3 },
      { value: 'escape roll', if: { 'always on': true, 'your own': true }, add: -4 },
    ],
  },
  'the-singing-bows-sister': {
    ...EQUIPPING_ALLY,
    art: {
      person: ['woman', 'young', 'pale', 'long', 'flaxen', 'gown', 'forest'],
      with: 'pocket-bow',
      place: 'glade',
      light: 'noon',
      palette: 'gold',
    },
    cost: 8,
    class: 'weapon',
    type: 'bow',
    mind: 5,
    body: 0,
    spirit: 0,
    damage: { ranged: 2, melee: 0, magic: 0 },
    life: 2,
    modifies: [
      { value: 'combat roll', if: { ...YOURS, phase: 'ranged' }, add: 2 },
      { value: 'combat roll', if: { 'always on': true, of: 'your ally', phase: 'ranged' }, add: 2 },
    ],
  },
  'lantern-wife': {
    ...EQUIPPING_ALLY,
    art: {
      person: ['woman', 'old', 'ashen', 'kerchief', 'white', 'cloak', 'ochre'],
      with: 'lantern-flame',
      place: 'crypt',
      light: 'fire',
      palette: 'ember',
    },
    cost: 6,
    class: 'artifact',
    type: 'torch',
    mind: 0,
    body: 0,
    spirit: 4,
    damage: { ranged: 0, melee: 0, magic: 2 },
    life: 2,
    // What she shines on can be hit, and sees less well itself.
    modifies: [{ value: 'target number', if: { of: 'your enemy', phase: 'magic' }, add: -2 }],
  },
  inkling: {
    ...EQUIPPING_ALLY,
    art: {
      person: ['goblin', 'bald', 'spectacles', 'rags', 'coal'],
      with: 'quill-ink',
      place: 'library',
      light: 'night',
      palette: 'violet',
    },
    cost: 6,
    class: 'artifact',
    type: 'book',
    mind: 3,
    body: 0,
    spirit: 2,
    damage: { ranged: 1, melee: 0, magic: 1 },
    life: 2,
    // He keeps what was written and eats the rest.
    abilities: [
      {
        timing: 'adventure step',
        name: 'read ahead',
        ways: ['activate'],
        effects: [{ look: 'green deck', cards: 3, then: 'order' }],
      },
    ],
    modifies: [{ value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'lore' }, add: 2 }],
  },
};
