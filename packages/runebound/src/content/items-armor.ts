/** Armor. Padded Leather Armor is the book's, Rune Plate is named in Midnight. */

import type { Item } from '../cards.ts';

const ARMOR_CARD = { kind: 'item', back: 'market', class: 'armor' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;

export const ARMOR = {
  'padded-leather-armor': {
    ...ARMOR_CARD,
    art: { subject: 'leather-armor', place: 'rack', light: 'dusk', palette: 'harvest' },
    cites: ['RB-FACT-05'],
    cost: 3,
    type: 'leather',
    use: 'activate',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'padding',
        if: { 'about to be hurt': 'your hero' },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
  },
  'wardens-shield': {
    ...ARMOR_CARD,
    art: { subject: 'templar-shield', group: 'leaning', place: 'snowdrift', light: 'noon', palette: 'steel' },
    cost: 6,
    type: 'shield',
    use: 'always',
    modifies: [{ value: 'combat roll', if: { ...YOURS, 'attack roll': false }, add: 2 }],
  },
  // Nothing gets in. Nobody gets away in it, either.
  'rimewall-plate': {
    ...ARMOR_CARD,
    art: { subject: 'abdominal-armor', place: 'snowdrift', light: 'aurora', palette: 'frost' },
    cost: 11,
    type: 'plate',
    use: 'always',
    modifies: [
      { value: 'life', if: YOURS, add: 4 },
      { value: 'escape roll', if: { 'always on': true, 'your own': true }, add: -4 },
    ],
  },
  'rune-plate': {
    ...ARMOR_CARD,
    art: { subject: 'heart-armor', material: 'iron', place: 'velvet', light: 'aurora', palette: 'violet' },
    cites: ['MN-FACT-08'],
    cost: 15,
    type: 'plate',
    use: 'always',
    modifies: [
      { value: 'life', if: YOURS, add: 3 },
      { value: 'combat roll', if: { ...YOURS, 'attack roll': false }, add: 2 },
    ],
  },
  'robbers-cloak': {
    ...ARMOR_CARD,
    art: { subject: 'vampire-cape', place: 'chest', light: 'night', palette: 'dusk' },
    cost: 4,
    type: 'cloak',
    use: 'always',
    modifies: [
      { value: 'escape roll', if: { 'always on': true, 'your own': true }, add: 3 },
      { value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'hide' }, add: 2 },
    ],
  },
  // Between trees it is a tree.
  'underbough-barkcoat': {
    ...ARMOR_CARD,
    art: { subject: 'fur-shirt', place: 'glade', light: 'mist', palette: 'moss' },
    cost: 4,
    type: 'leather',
    use: 'activate',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'grow over it',
        if: { 'about to be hurt': 'your hero', 'you stand in': ['forest', 'swamp'] },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
  },
  // Carried by one, crowded by three.
  pavise: {
    ...ARMOR_CARD,
    art: { subject: 'wooden-door', group: 'leaning', place: 'battlefield', light: 'rain', palette: 'ash' },
    cost: 8,
    type: 'shield',
    use: 'activate',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'behind it',
        if: { 'about to be hurt': 'your party' },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 2 }],
      },
    ],
  },
  'scapegoat-harness': {
    ...ARMOR_CARD,
    art: { subject: 'heart-armor', place: 'stump', light: 'dusk', palette: 'rose' },
    cost: 2,
    type: 'leather',
    use: 'discard',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'let it have the harness',
        if: { 'about to be hurt': 'your hero' },
        ways: ['discard'],
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
  },
  'carters-gambeson': {
    ...ARMOR_CARD,
    art: { subject: 'moncler-jacket', with: 'sewing-needle', place: 'chest', light: 'noon', palette: 'parchment' },
    cost: 3,
    type: 'cloth',
    use: 'activate',
    abilities: [
      {
        timing: 'about to be exhausted',
        name: 'worse roads than this',
        if: { 'about to be hurt': 'your hero' },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
  },
  'mirror-shield': {
    ...ARMOR_CARD,
    art: {
      subject: 'round-shield',
      material: 'glass',
      group: 'floating',
      place: 'velvet',
      light: 'night',
      palette: 'verdigris',
    },
    cost: 9,
    type: 'shield',
    use: 'activate',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'give it back',
        if: { 'about to be hurt': 'your hero', 'in combat': true },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 1 }, { wounds: 1, who: 'your enemy' }],
      },
    ],
  },
  // Woven for vigils, which are kept alone.
  'novices-mantle': {
    ...ARMOR_CARD,
    art: { subject: 'robe', material: 'wool', place: 'sill', light: 'dawn', palette: 'rose' },
    cost: 3,
    type: 'cloak',
    use: 'always',
    modifies: [
      { value: 'combat roll', if: { ...YOURS, phase: 'magic', 'attack roll': false, 'has an ally': false }, add: 4 },
      { value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'willpower' }, add: 2 },
    ],
  },
  // Saint Orrin looks after his own, and after whoever carries a piece of them.
  'orrins-hauberk': {
    ...ARMOR_CARD,
    art: { subject: 'mail-shirt', place: 'altar', light: 'mist', palette: 'gold' },
    cost: 9,
    type: 'mail',
    use: 'always',
    modifies: [
      { value: 'life', if: YOURS, add: 1 },
      { value: 'combat roll', if: { ...YOURS, 'attack roll': false }, add: 1 },
      { value: 'life', if: { ...YOURS, 'you have a': 'relic' }, add: 1 },
    ],
  },
} as const satisfies Record<string, Item>;
