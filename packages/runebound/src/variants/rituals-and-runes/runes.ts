/** Ten Runes. Each says something quietly, and more of it beside another Rune. */

import type { Item } from '../../cards.ts';

const RUNE = { kind: 'item', back: 'market', class: 'artifact', type: 'rune' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;
const BESIDE = { 'you have a': 'rune' } as const;

export const RUNES: Readonly<Record<string, Item>> = {
  'kindling-rune': {
    ...RUNE,
    art: { subject: 'rune-stone', material: 'burning', place: 'anvil', light: 'fire', palette: 'ember' },
    cost: 5,
    use: 'always',
    modifies: [
      { value: 'combat roll', if: { ...YOURS, phase: 'magic', 'attack roll': true }, add: 1 },
      { value: 'combat roll', if: { ...YOURS, phase: 'magic', 'attack roll': true, ...BESIDE }, add: 2 },
    ],
  },
  'tide-rune': {
    ...RUNE,
    art: { subject: 'wave-crest', material: 'stone', place: 'shelf', light: 'mist', palette: 'sea' },
    cost: 4,
    use: 'always',
    modifies: [
      { value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'swim' }, add: 3 },
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'river', ...BESIDE },
        set: ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'],
      },
    ],
  },
  'gate-rune': {
    ...RUNE,
    art: { subject: 'medieval-gate', material: 'stone', place: 'moss', light: 'dawn', palette: 'violet' },
    cost: 8,
    use: 'activate',
    abilities: [
      {
        timing: 'after moving',
        name: 'walk through',
        ways: ['activate'],
        effects: [{ step: 'any' }, { step: 'any', if: BESIDE }],
      },
    ],
  },
  // It eats first.
  'hunger-rune': {
    ...RUNE,
    art: { subject: 'leeching-worm', material: 'stone', place: 'velvet', light: 'dusk', palette: 'blood' },
    cost: 6,
    use: 'always',
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'feed',
        if: { 'enemy is': 'challenge' },
        must: true,
        effects: [{ heal: 1 }, { heal: 1, who: 'your allies', if: BESIDE }],
      },
    ],
  },
  'mirror-rune': {
    ...RUNE,
    art: { subject: 'round-shield', material: 'glass', place: 'sill', light: 'noon', palette: 'frost' },
    cost: 8,
    use: 'activate',
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'turn it round',
        if: { 'about to be hurt': 'your hero', 'in combat': true },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 1 }, { wounds: 1, who: 'your enemy', if: BESIDE }],
      },
    ],
  },
  'root-rune': {
    ...RUNE,
    art: { subject: 'tree-branch', material: 'stone', place: 'stump', light: 'noon', palette: 'moss' },
    cost: 5,
    use: 'always',
    modifies: [
      { value: 'combat roll', if: { ...YOURS, 'attack roll': false }, add: 1 },
      { value: 'combat roll', if: { 'always on': true, of: 'your party', 'attack roll': false, ...BESIDE }, add: 1 },
    ],
  },
  'quiet-rune': {
    ...RUNE,
    art: { subject: 'gloves', with: 'rune-stone', place: 'shelf', light: 'night', palette: 'night' },
    cost: 3,
    use: 'always',
    modifies: [
      { value: 'skill bonus', if: { 'always on': true, 'your own': true, skill: 'hide' }, add: 3 },
      { value: 'escape roll', if: { 'always on': true, 'your own': true, ...BESIDE }, add: 3 },
    ],
  },
  // It lends to whoever has nothing.
  'debt-rune': {
    ...RUNE,
    art: { subject: 'two-coins', material: 'stone', place: 'desk', light: 'night', palette: 'gold' },
    cost: 5,
    use: 'activate',
    abilities: [
      {
        timing: 'market',
        name: 'borrow',
        if: { 'gold at most': 3 },
        ways: ['activate'],
        effects: [{ gold: 1 }, { gold: 1, if: BESIDE }],
      },
    ],
  },
  'crown-rune': {
    ...RUNE,
    art: { subject: 'relic-blade', with: 'rune-stone', place: 'throne', light: 'dawn', palette: 'gold' },
    cost: 11,
    use: 'always',
    modifies: [
      { value: 'combat roll', if: YOURS, add: 1 },
      { value: 'combat roll', if: { ...YOURS, ...BESIDE }, add: 1 },
    ],
  },
  // Half a Ritual is chalk.
  'chalk-rune': {
    ...RUNE,
    art: { subject: 'rune-stone', with: 'quill', place: 'desk', light: 'noon', palette: 'parchment' },
    cost: 5,
    use: 'activate',
    abilities: [
      {
        timing: 'before moving',
        name: 'draw the line',
        ways: ['activate'],
        effects: [{ empower: 1 }, { empower: 1, if: BESIDE }],
      },
    ],
  },
};
