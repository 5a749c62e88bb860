/** Four Encounters on the Stair, each with an idea of its own: a tide that falls, people who must be found before the water
 *  is there, an ambush at the toll, and somebody who puts down what it carries. */

import type { EncounterCard, Sealed } from '../cards.ts';

const LOST = { outcome: 'lose', when: { 'all defeated': 'adventurers' } } as const;

export const STAIR_ENCOUNTERS: Record<string, Sealed<EncounterCard>> = {
  'steps-that-come-up': {
    kind: 'encounter',
    art: { place: 'river', creature: 'mud eel', group: 'giant', palette: 'sea', light: 'dawn' },
    location: 'dungeon',
    lootLevel: 'mundane',
    tiles: [
      { tile: 'qw-5', at: 'a1' },
      { tile: 'qw-9', at: 'g1' },
    ],
    terrain: [
      { terrain: 'water', squares: ['g2', 'g3'] },
      { terrain: 'water', squares: ['g4', 'g5'] },
      { terrain: 'water', squares: ['h2', 'h3'] },
      { terrain: 'water', squares: ['h4', 'h5'] },
      { terrain: 'water', squares: ['i2', 'j2'] },
      { terrain: 'water', squares: ['i3', 'j3'] },
      { terrain: 'water', squares: ['i5', 'j5'] },
    ],
    startingZone: ['a2', 'a3', 'a4', 'a5', 'b3', 'b4'],
    combatants: [
      { card: 'silt-eel', at: 'g3' },
      { card: 'silt-eel', at: 'h5' },
      { card: 'silt-eel', at: 'j2' },
      { card: 'kept-lodger', at: 'k3' },
      { card: 'kept-lodger', at: 'k5' },
    ],
    tokens: [
      { kind: 'objective', colour: 'blue', at: 'l1' },
      { kind: 'objective', colour: 'red', at: 'l2' },
      { kind: 'objective', colour: 'green', at: 'l6' },
    ],
    special: ['the-water-falls', 'the-gauge'],
    objectives: { blue: { when: { round: 3 } }, red: { when: { round: 5 } }, green: 'adjacent' },
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      read: { outcome: 'win', exit: 'blue' },
      lost: LOST,
      late: { outcome: 'lose', when: { round: 8 } },
    },
    secret: null,
  },
  'stairs-full-of-people': {
    kind: 'encounter',
    art: { place: 'bridge', creature: 'door moth', group: 'giant', palette: 'night', light: 'rain' },
    location: 'dungeon',
    lootLevel: 'common',
    tiles: [
      { tile: 'qw-5', at: 'a1' },
      { tile: 'qw-15', at: 'g1' },
      { tile: 'qw-9', at: 'g7' },
    ],
    startingZone: ['a2', 'a3', 'a4', 'a5', 'b3', 'b4'],
    combatants: [
      { card: 'dredge-hand', at: 'j2' },
      { card: 'dredge-hand', at: 'k8' },
      { card: 'wick-moth', at: 'g1' },
      { card: 'wick-moth', at: 'g6' },
      { card: 'ditch-imp', at: 'h3' },
      { card: 'water-loa', at: 'l5' },
    ],
    tokens: [
      { kind: 'objective', colour: 'blue', at: 'l1' },
      { kind: 'objective', colour: 'green', at: 'g11' },
      { kind: 'objective', colour: 'yellow', at: 'l11' },
      { kind: 'objective', colour: 'red', at: 'a1' },
      { kind: 'loot', colour: 'red', at: 'l3' },
    ],
    special: ['people-on-the-stairs', 'the-water-rises'],
    objectives: { blue: 'adjacent', green: 'adjacent', yellow: 'adjacent', red: { when: { round: 3 } } },
    ends: {
      found: { outcome: 'win', when: { removed: ['objective-blue', 'objective-green', 'objective-yellow'] } },
      lost: LOST,
      drowned: { outcome: 'lose', when: { round: 5 } },
    },
    secret: null,
  },
  'toll-house-row': {
    kind: 'encounter',
    art: {
      place: 'city',
      person: ['man', 'tan', 'cropped', 'chestnut', 'moustache', 'kettle hat', 'mail', 'coal'],
      with: 'sharp-halberd',
      group: 'pack',
      palette: 'steel',
      light: 'mist',
    },
    location: 'dungeon',
    lootLevel: 'common',
    tiles: [
      { tile: 'qw-9', at: 'a1' },
      { tile: 'qw-14', at: 'g1' },
    ],
    startingZone: ['a2', 'a3', 'a4', 'a5', 'b2', 'b4'],
    combatants: [
      { card: 'toll-guard', at: 'h3' },
      { card: 'toll-guard', at: 'h4' },
      { card: 'toll-guard', at: 'i6' },
      { card: 'tolling', at: 'j3' },
      { card: 'kept-ferryman', at: 'k5' },
    ],
    tokens: [
      { kind: 'objective', colour: 'blue', at: 'j6' },
      { kind: 'loot', colour: 'green', at: 'l1' },
      { kind: 'totem', colour: 'random', at: 'f1' },
    ],
    special: ['the-toll-book', 'bars'],
    objectives: { blue: 'adjacent' },
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      through: { outcome: 'win', exit: 'yellow' },
      lost: LOST,
    },
    secret: null,
  },
  'the-tip': {
    kind: 'encounter',
    art: { place: 'scarp', creature: 'slab bearer', group: 'giant', palette: 'ash', light: 'dusk' },
    location: 'wilderness',
    lootLevel: 'uncommon',
    tiles: [
      { tile: 'qw-16', at: 'a1' },
      { tile: 'qw-32', at: 'g1' },
    ],
    startingZone: ['a3', 'a4', 'b3', 'b4', 'a2', 'a5'],
    combatants: [
      { card: 'number-one', at: 'i3' },
      { card: 'ditch-imp', at: 'f1' },
      { card: 'ditch-imp', at: 'f6' },
      { card: 'ditch-imp', at: 'j6' },
      { card: 'lantern-wisp', at: 'k3' },
      { card: 'earth-loa', at: 'h6' },
    ],
    tokens: [
      { kind: 'objective', colour: 'yellow', at: 'l6' },
      { kind: 'loot', colour: 'blue', at: 'd1' },
    ],
    special: ['the-slab', 'the-whistle'],
    objectives: { yellow: 'adjacent' },
    ends: {
      down: { outcome: 'win', when: { defeated: 'number-one' } },
      over: { outcome: 'win', when: { 'all defeated': 'opponents' }, later: true },
      lost: LOST,
    },
    secret: null,
  },
};
