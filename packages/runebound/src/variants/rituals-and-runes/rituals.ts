/** Twenty Rituals. Inner Fire and Outer Fire are named in the book, which says of them that they exclude each other. */

import type { Effect } from '@questwright/kernel';
import type { Phase, Terrain } from '../../words.ts';
import type { Ritual } from './ritual.ts';

const RITUAL = { kind: 'item', back: 'market', class: 'artifact', type: 'ritual' } as const;
const YOURS = { 'always on': true, of: 'your hero' } as const;

const SIGNS: Readonly<Record<string, Terrain>> = {
  P: 'plains',
  R: 'road',
  V: 'river',
  H: 'hill',
  F: 'forest',
  S: 'swamp',
  M: 'mountain',
};
const five = (signs: string): Terrain[] => signs.split('').map((sign) => SIGNS[sign]!);

const spared = (phase: Phase): Effect => ({
  name: phase,
  lasting: { modify: { value: `${phase} damage`, if: { of: 'your enemy' }, add: -2 }, until: 'combat' },
});
const borrowed = (phase: Phase): Effect => ({
  name: phase,
  lasting: { modify: { value: 'combat roll', if: { of: 'your hero', phase }, add: 4 }, until: 'combat' },
});

export const RITUALS: Readonly<Record<string, Ritual>> = {
  // ---- that share a word ----

  // Whoever is tired burns.
  'inner-fire': {
    ...RITUAL,
    art: { subject: 'candles', place: 'desk', light: 'dusk', palette: 'parchment' },
    cites: ['RR-FACT-01'],
    cost: 5,
    use: 'always',
    symbols: five('PPHFM'),
    modifies: [{ value: 'combat roll', if: { ...YOURS, phase: 'magic' }, add: { 'exhaustion on': 'you' } }],
  },
  'outer-fire': {
    ...RITUAL,
    art: { subject: 'flint-spark', place: 'altar', light: 'night', palette: 'ember' },
    cites: ['RR-FACT-01'],
    cost: 8,
    use: 'activate',
    symbols: five('RRHFM'),
    abilities: [
      {
        timing: 'before combat',
        name: 'set it loose',
        ways: ['activate'],
        effects: [{ wounds: { 'empowered rituals of': 'you' }, who: 'your enemy' }],
      },
    ],
  },
  'salt-circle': {
    ...RITUAL,
    art: { subject: 'scales', place: 'sill', light: 'mist', palette: 'frost' },
    cost: 11,
    use: 'activate',
    symbols: five('VVSPH'),
    abilities: [
      {
        timing: 'before combat',
        name: 'close the circle',
        ways: ['activate'],
        effects: [{ choose: 'one', of: [spared('ranged'), spared('melee'), spared('magic')] }],
      },
    ],
  },
  'salt-road': {
    ...RITUAL,
    art: { subject: 'old-wagon', place: 'road', light: 'noon', palette: 'parchment' },
    cost: 7,
    use: 'activate',
    symbols: five('VVRRP'),
    abilities: [
      {
        timing: 'after moving',
        name: 'follow the grains',
        if: { 'you stand in': ['road', 'river'] },
        ways: ['activate'],
        effects: [{ step: ['road', 'river'] }, { step: ['road', 'river'] }],
      },
    ],
  },
  'the-widows-hour': {
    ...RITUAL,
    art: { subject: 'candle-skull', place: 'sill', light: 'night', palette: 'violet' },
    cost: 4,
    use: 'discard',
    symbols: five('RSPFH'),
    abilities: [
      {
        timing: 'adventure step',
        name: 'stop the clock',
        ways: ['discard'],
        effects: [
          {
            choose: 'one',
            of: [
              { 'adventure card': 'yellow', name: 'yellow' },
              { 'adventure card': 'blue', name: 'blue' },
            ],
          },
        ],
      },
    ],
  },
  'seventh-hour': {
    ...RITUAL,
    art: { subject: 'sands-of-time', place: 'desk', light: 'dawn', palette: 'verdigris' },
    cost: 6,
    use: 'activate',
    symbols: five('PRVHF'),
    abilities: [
      {
        timing: 'adventure card drawn',
        name: 'not this hour',
        ways: ['activate'],
        effects: [{ 'drawn card': 'under its deck' }],
      },
    ],
  },
  'bones-remember': {
    ...RITUAL,
    art: { subject: 'crossed-bones', place: 'velvet', light: 'dusk', palette: 'ash' },
    cost: 8,
    use: 'activate',
    symbols: five('SHPRV'),
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'ask the bones',
        if: { 'enemy is': 'challenge' },
        ways: ['activate'],
        effects: [{ choose: 'one', of: [{ gold: 2 }, { heal: 2, who: 'one of your party' }] }],
      },
    ],
  },
  // Others start again, you go on.
  'scattered-bones': {
    ...RITUAL,
    art: { subject: 'skeletal-hand', place: 'moss', light: 'mist', palette: 'fen' },
    cost: 3,
    use: 'discard',
    symbols: five('PMVFR'),
    abilities: [
      {
        timing: 'before moving',
        name: 'scatter them',
        ways: ['discard'],
        effects: [{ 'each hero': [{ empower: 2, clear: true }], others: true }, { empower: 3 }],
      },
    ],
  },

  // ---- for fights ----

  'borrowed-shape': {
    ...RITUAL,
    art: { subject: 'cape', place: 'rack', light: 'dusk', palette: 'verdigris' },
    cost: 10,
    use: 'activate',
    symbols: five('FHSRP'),
    abilities: [
      {
        timing: 'before combat',
        name: 'put it on',
        ways: ['activate'],
        effects: [{ choose: 'one', of: [borrowed('ranged'), borrowed('melee'), borrowed('magic')] }],
      },
    ],
  },
  unwriting: {
    ...RITUAL,
    art: { subject: 'quill-ink', place: 'desk', light: 'night', palette: 'parchment' },
    cost: 5,
    use: 'discard',
    symbols: five('FSRPV'),
    abilities: [
      {
        timing: 'before combat',
        name: 'strike out the name',
        if: { 'enemy is': ['green', 'yellow', 'blue'] },
        ways: ['discard'],
        effects: [{ wounds: 4, who: 'your enemy' }],
      },
    ],
  },
  'sleep-of-kings': {
    ...RITUAL,
    art: { subject: 'templar-shield', place: 'velvet', light: 'night', palette: 'gold' },
    cost: 9,
    use: 'activate',
    symbols: five('MSFHR'),
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'sleep through it',
        if: { 'about to be hurt': 'your hero', 'in combat': true },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 'all' }],
      },
    ],
  },
  'mountains-patience': {
    ...RITUAL,
    art: { subject: 'menhir', place: 'snowdrift', light: 'snow', palette: 'steel' },
    cost: 9,
    use: 'always',
    symbols: five('MMHPR'),
    modifies: [
      { value: 'life', if: YOURS, add: 2 },
      { value: 'movement dice', if: { 'always on': true, 'your own': true }, least: 4 },
    ],
  },
  'drown-the-noise': {
    ...RITUAL,
    art: { subject: 'ringing-bell', place: 'mere', light: 'rain', palette: 'sea' },
    cost: 5,
    use: 'activate',
    symbols: five('VVVSP'),
    abilities: [
      {
        timing: 'rolled',
        name: 'hold it under',
        if: { 'rolled by': 'your hero', 'roll for': 'defense' },
        ways: ['activate'],
        effects: [{ reroll: true }],
      },
    ],
  },
  'calling-the-absent': {
    ...RITUAL,
    art: { subject: 'spectre', place: 'altar', light: 'mist', palette: 'parchment' },
    cost: 6,
    use: 'always',
    symbols: five('FFVPS'),
    modifies: [{ value: 'combat roll', if: { 'always on': true, of: 'your ally' }, add: 3 }],
  },

  // ---- for the road ----

  'the-long-ladder': {
    ...RITUAL,
    art: { subject: 'tree-branch', place: 'scarp', light: 'dawn', palette: 'verdigris' },
    cost: 5,
    use: 'always',
    symbols: five('HHFRP'),
    modifies: [
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'mountain' },
        set: ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'],
      },
      {
        value: 'symbols that enter',
        if: { 'my movement': true, 'about a space of': 'hill' },
        set: ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'],
      },
    ],
  },
  'the-doorless-house': {
    ...RITUAL,
    art: { subject: 'wooden-door', place: 'moss', light: 'dusk', palette: 'moss' },
    cost: 5,
    use: 'activate',
    symbols: five('MSFPR'),
    abilities: [
      {
        timing: 'before moving',
        name: 'step inside',
        ways: ['activate'],
        effects: [{ move: 'nearest town' }, { heal: 1, who: 'one of your party' }],
      },
    ],
  },
  'feast-of-small-gods': {
    ...RITUAL,
    art: { subject: 'cornucopia', place: 'shrine', light: 'dawn', palette: 'harvest' },
    cost: 8,
    use: 'activate',
    symbols: five('PPRVH'),
    abilities: [
      {
        timing: 'before moving',
        name: 'lay the table',
        ways: ['activate'],
        effects: [
          { rest: 'all', who: 'your party' },
          { 'each hero': [{ heal: 1 }], where: 'here' },
        ],
      },
    ],
  },
  'the-threefold-name': {
    ...RITUAL,
    art: { subject: 'tied-scroll', place: 'library', light: 'noon', palette: 'verdigris' },
    cost: 5,
    use: 'activate',
    symbols: five('MFVPR'),
    modifies: [{ value: 'skill bonus', if: { 'always on': true, 'your own': true }, add: 1 }],
    abilities: [
      {
        timing: 'rolled',
        name: 'say it again',
        if: { 'rolled by': 'your hero', 'roll for': ['test', 'escape'] },
        ways: ['activate'],
        effects: [{ reroll: true }],
      },
    ],
  },
  'rain-of-keys': {
    ...RITUAL,
    art: { subject: 'gears', place: 'market', light: 'rain', palette: 'verdigris' },
    cost: 7,
    use: 'discard',
    symbols: five('VFHPR'),
    abilities: [
      {
        timing: 'market',
        name: 'open every drawer',
        ways: ['discard'],
        effects: [{ look: 'market deck', cards: 4, then: 'take one' }],
      },
    ],
  },
  'harvest-out-of-season': {
    ...RITUAL,
    art: { subject: 'scythe', place: 'fields', light: 'snow', palette: 'harvest' },
    cost: 5,
    use: 'discard',
    symbols: five('PPPFV'),
    abilities: [
      {
        timing: 'after moving',
        name: 'bring it in',
        ways: ['discard'],
        effects: [{ replenish: 'yellow' }, { replenish: 'green' }, { empower: 1 }],
      },
    ],
  },
};
