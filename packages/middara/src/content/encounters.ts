/** Encounters. What the book tells of Bombing the Sickles is kept; boards, hidden texts and the others are ours. */

import type { EncounterCard, Sealed } from '../cards.ts';

export const ENCOUNTERS: Record<string, Sealed<EncounterCard>> = {
  'the-sluice': {
    kind: 'encounter',
    location: 'underground',
    lootLevel: 'mundane',
    tiles: [
      { tile: 'qw-1', at: 'a1' },
      { tile: 'qw-2', at: 'g1' },
    ],
    startingZone: ['a5', 'a6', 'b5', 'b6'],
    combatants: [
      { card: 'animate', at: 'k2' },
      { card: 'cave-sickle', at: 'j4' },
    ],
    tokens: [{ kind: 'loot', colour: 'random', at: 'i2' }],
    current: { spaces: 1, arrows: { i1: 'south', i2: 'south', i3: 'south', i4: 'south', i5: 'south' } },
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      washed: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    },
    secret: null,
  },
  'bombing-the-sickles': {
    kind: 'encounter',
    location: 'underground',
    lootLevel: 'mundane',
    tiles: [
      { tile: 'um-1', at: 'a1' },
      { tile: 'um-3', at: 'g1' },
      { tile: 'um-9', at: 'm1' },
      { tile: 'um-11', at: 'g7' },
      { tile: 'um-43', at: 'm7' },
    ],
    terrain: [
      { terrain: 'water', squares: ['h12', 'i12'] },
      { terrain: 'water', squares: ['k12', 'l12'] },
      { terrain: 'obstructing', squares: ['f3'] },
    ],
    startingZone: ['b2', 'b3', 'b4', 'b5', 'c3', 'c4'],
    combatants: [
      { card: 'cave-sickle', at: 'l2' },
      { card: 'cave-sickle', at: 'l5' },
      { card: 'cave-sickle', at: 'p1' },
      { card: 'cave-sickle', at: 'i11' },
      { card: 'cave-sickle', at: 'n10' },
      { card: 'cave-sickle', at: 'q10' },
    ],
    tokens: [
      { kind: 'totem', colour: 'blue', at: 'k7' },
      { kind: 'totem', colour: 'red', at: 'r3' },
      { kind: 'totem', colour: 'green', at: 'm11' },
      { kind: 'totem', colour: 'yellow', at: 'h11' },
      { kind: 'objective', colour: 'blue', at: 'o6' },
      { kind: 'loot', colour: 'random', at: 'g11' },
      { kind: 'exit', colour: 'blue', at: 'r11' },
      { kind: 'exit', colour: 'red', at: 'r4' },
    ],
    objects: ['bug-bomb'],
    special: ['afraid-of-falling', 'bug-bomb', 'movable-rock'],
    actions: {
      'take-the-bug-bomb': { beside: { token: 'bug-bomb' }, effects: [{ take: 'bug-bomb' }] },
      'movable-rock': {
        beside: { terrain: 'obstructing', tile: 0 },
        effects: [{ 'skill check': 'strength', number: 10, pass: [{ 'move terrain': 'obstructing', tile: 0 }] }],
      },
    },
    objectives: { blue: 'adjacent' },
    achievements: { 'sickle-slaughter': { 'defeated in this turn': 3 } },
    ends: {
      'red-exit': { outcome: 'win', exit: 'red' },
      'blue-exit': { outcome: 'win', exit: 'blue' },
      lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
      'no-bomb': { outcome: 'lose', when: { removed: 'bug-bomb' } },
    },
    secret: null,
  },
  'sickles-upon-sickles': {
    kind: 'encounter',
    location: 'underground',
    lootLevel: 'mundane',
    tiles: [
      { tile: 'um-9', at: 'a1' },
      { tile: 'um-11', at: 'g1' },
    ],
    startingZone: ['a4', 'a5', 'a6', 'b6'],
    combatants: [
      { card: 'cave-sickle', at: 'k1' },
      { card: 'cave-sickle', at: 'l4' },
      { card: 'cave-sickle', at: 'h6' },
    ],
    tokens: [{ kind: 'totem', colour: 'random', at: 'l6' }],
    dynamite: ['j5'],
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      hatched: { outcome: 'win', when: { 'all defeated': 'opponents' }, later: true },
      lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    },
    secret: null,
  },
  'dank-grotto': {
    kind: 'encounter',
    location: 'underground',
    lootLevel: 'common',
    tiles: [
      { tile: 'um-43', at: 'a1' },
      { tile: 'um-3', at: 'g1' },
    ],
    startingZone: ['a1', 'a2', 'b1', 'b2', 'c1'],
    combatants: [
      { card: 'animate', at: 'k2' },
      { card: 'animate', at: 'k5' },
    ],
    tokens: [
      { kind: 'loot', colour: 'green', at: 'f5' },
      { kind: 'objective', colour: 'red', at: 'l6' },
      { kind: 'totem', colour: 'blue', at: 'l1' },
    ],
    objectives: { red: { tile: 1 } },
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
      flooded: { outcome: 'lose', when: { round: 9 } },
    },
    secret: null,
  },
  'the-kennels': {
    kind: 'encounter',
    location: 'underground',
    lootLevel: 'common',
    tiles: [
      { tile: 'qw-1', at: 'a1' },
      { tile: 'um-9', at: 'g1' },
    ],
    startingZone: ['a5', 'a6', 'b5', 'b6'],
    combatants: [
      { card: 'gevaudan', at: 'j1' },
      { card: 'gevaudan', at: 'g4' },
      { card: 'water-loa', at: 'h6' },
    ],
    tokens: [{ kind: 'loot', colour: 'blue', at: 'j6' }],
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    },
    secret: null,
  },
  'the-lower-lock': {
    kind: 'encounter',
    location: 'underground',
    lootLevel: 'common',
    tiles: [
      { tile: 'um-11', at: 'a1' },
      { tile: 'qw-2', at: 'g1' },
    ],
    startingZone: ['a3', 'a4', 'a5', 'a6', 'b5', 'b6'],
    combatants: [{ card: 'earth-loa', at: 'h2' }],
    tokens: [
      { kind: 'objective', colour: 'blue', at: 'l1' },
      { kind: 'loot', colour: 'green', at: 'f1' },
    ],
    current: { spaces: 1, arrows: { i1: 'south', i2: 'south', i3: 'south', i4: 'south', i5: 'south' } },
    objectives: { blue: 'adjacent' },
    ends: {
      guarded: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      open: { outcome: 'win', when: { 'all defeated': 'opponents' }, later: true },
      shut: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    },
    secret: null,
  },
};
