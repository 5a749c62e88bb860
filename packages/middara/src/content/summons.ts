/** Who comes when an Adventurer calls: LOYAL ESPERS, CONDUITS, EXALTED ESPERS, and the Disciplines that call them. Femke &
 *  Diem are as the book prints them; the others are ours. */

import type { DisciplineText, EncounterCard, ExaltedCard, FigureCard, Sealed } from '../cards.ts';

export const SUMMONS: Record<string, FigureCard> = {
  /** Twins from the west; what the book prints of them. */
  'femke-and-diem': {
    kind: 'combatant',
    copies: 2,
    hp: 10,
    defense: 12,
    armor: 0,
    movement: 6,
    dice: ['teal', 'teal'],
    attack: { type: 'melee', range: 1 },
    reach: 2,
    symbols: [{ cost: { shield: 2 }, physical: 2 }],
    tags: ['COMMAND', 'LOYAL ESPER'],
    cost: 2,
    level: 3,
    conviction: ['white', 'white'],
    stamina: { recovery: 3, most: 5 },
    abilities: [
      { timing: 'between actions', name: 'spear of Vel', ways: [{ SP: 2 }], effects: [{ 'Melee ATK': true }] },
      {
        timing: 'between actions',
        name: 'Vel strike',
        ways: [{ SP: 2 }],
        effects: [{ 'Melee ATK': true, EMPOWER: true }],
      },
      {
        timing: 'between actions',
        name: 'rapid assault',
        ways: [{ SP: 4 }],
        effects: [{ 'Melee ATK': true, times: 4 }],
      },
      {
        timing: 'missed attack',
        name: 'everything you want',
        limit: { per: 'turn', times: 1 },
        effects: [{ 'attack roll again': true }],
      },
      { timing: 'dodge', name: 'nimble', limit: { per: 'turn', times: 1 }, effects: [{ DODGE: true }] },
    ],
  },
  /** Ours: a hound of piled stones that stands in the way. */
  'cairn-hound': {
    kind: 'combatant',
    copies: 1,
    hp: 9,
    defense: 9,
    armor: 1,
    movement: 5,
    dice: ['white', 'orange'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { shield: 1 }, physical: 1 }],
    tags: ['COMMAND', 'ESPER', 'LOYAL ESPER'],
    cost: 1,
    level: 2,
    conviction: ['white', 'white'],
    stamina: { recovery: 2, most: 4 },
    abilities: [
      { timing: 'between actions', name: 'stone teeth', ways: [{ SP: 2 }], effects: [{ 'Melee ATK': true }] },
      {
        timing: 'between actions',
        name: 'drag down',
        ways: [{ SP: 1, EXHAUST: 1 }],
        effects: [{ FORCE: 8, each: 'adjacent opponent', then: [{ inflict: 'paralyze' }] }],
      },
      {
        timing: 'between actions',
        name: 'lie down beside',
        ways: ['EXHAUST'],
        effects: [{ aim: 'other ally within SOI', then: [{ inflict: 'barrier' }] }],
      },
    ],
  },
  /** Ours: three lamps on long legs. They throw sparks, and mend. */
  'lamp-heron': {
    kind: 'combatant',
    copies: 1,
    hp: 7,
    defense: 10,
    armor: 0,
    movement: 6,
    dice: ['white', 'white'],
    attack: { type: 'ranged', range: 5 },
    symbols: [{ cost: { book: 1 }, roll: 1 }],
    tags: ['COMMAND', 'ESPER', 'FLIGHT', 'LOYAL ESPER'],
    cost: 2,
    level: 2,
    conviction: ['white', 'purple'],
    casting: 'purple',
    stamina: { recovery: 3, most: 5 },
    abilities: [
      { timing: 'between actions', name: 'thrown spark', ways: [{ SP: 2 }], effects: [{ 'Ranged ATK': true }] },
      {
        timing: 'between actions',
        name: 'warm light',
        ways: [{ SP: 1, EXHAUST: 1 }],
        effects: [{ aim: 'ally within SOI', then: [{ HEAL: 3 }] }],
      },
      {
        timing: 'between actions',
        name: 'blinding light',
        ways: [{ SP: 1, EXHAUST: 1 }],
        effects: [{ SPELL: 6, then: [{ inflict: 'darkness' }] }],
      },
    ],
  },
  /** Ours: she rings for whoever is on her side. No Esper: a Special Encounter Rule brings her in. */
  'bell-ringer': {
    kind: 'combatant',
    copies: 1,
    hp: 10,
    defense: 8,
    armor: 0,
    movement: 5,
    dice: ['white', 'purple'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { burst: 1 }, physical: 2 }],
    tags: ['COMMAND'],
    conviction: ['white', 'white'],
    casting: 'purple',
    stamina: { recovery: 2, most: 4 },
    abilities: [
      { timing: 'between actions', name: 'swing the clapper', ways: [{ SP: 2 }], effects: [{ 'Melee ATK': true }] },
      {
        timing: 'between actions',
        name: 'ring out',
        ways: [{ SP: 1, EXHAUST: 1 }],
        effects: [{ FORCE: 7, each: 'adjacent opponent', then: [{ PUSH: 2 }] }],
      },
      {
        timing: 'between actions',
        name: 'ring for help',
        ways: [{ SP: 1, EXHAUST: 1 }],
        effects: [{ aim: 'other ally within SOI', then: [{ inflict: 'haste' }] }],
      },
    ],
  },
  /** Ours: what an Adventurer turns into who lets the mire in. */
  'mire-wolf': {
    kind: 'combatant',
    copies: 1,
    hp: 20,
    defense: 10,
    armor: 1,
    movement: 7,
    dice: ['orange', 'teal'],
    attack: { type: 'melee', range: 1 },
    symbols: [
      { cost: { shield: 1 }, physical: 1 },
      { cost: { burst: 1 }, physical: 2 },
    ],
    tags: ['COMMAND', 'CONDUIT'],
    level: 2,
    conviction: ['white', 'white'],
    stamina: { recovery: 3, most: 5 },
    abilities: [
      { timing: 'between actions', name: 'black jaws', ways: [{ SP: 2 }], effects: [{ 'Melee ATK': true }] },
      {
        timing: 'free movement',
        name: 'slip through the reeds',
        limit: { per: 'turn', times: 1 },
        effects: [{ 'free movement': 2 }],
      },
      {
        timing: 'follow up',
        name: 'worry the prey',
        ways: ['EXHAUST'],
        effects: [{ FORCE: 7, then: [{ inflict: 'wilt' }] }],
      },
      { timing: 'dodge', name: 'into the mud', ways: ['EXHAUST'], effects: [{ DODGE: true }] },
    ],
  },
  /** Ours: what sits in the tower, and looks down. */
  'belfry-owl': {
    kind: 'combatant',
    copies: 1,
    hp: 15,
    defense: 11,
    armor: 0,
    movement: 7,
    dice: ['teal', 'teal'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { book: 1 }, roll: 1 }],
    tags: ['COMMAND', 'CONDUIT', 'FLIGHT'],
    level: 3,
    conviction: ['white', 'teal'],
    casting: 'white',
    stamina: { recovery: 3, most: 6 },
    abilities: [
      { timing: 'between actions', name: 'talons', ways: [{ SP: 2 }], effects: [{ 'Melee ATK': true }] },
      {
        timing: 'between actions',
        name: 'hoot in the dark',
        ways: [{ SP: 2, EXHAUST: 1 }],
        effects: [
          { SPELL: 7, each: 'opponent within SOI', then: [{ damage: 1, type: 'magic' }, { inflict: 'condemn' }] },
        ],
      },
      { timing: 'dodge', name: 'silent wings', ways: ['EXHAUST'], effects: [{ DODGE: true }] },
    ],
  },
};

export const EXALTED_ESPERS: Record<string, ExaltedCard> = {
  /** Ours: rung once, under water. */
  'the-drowned-bell': {
    kind: 'exalted',
    tags: ['EXALTED ESPER'],
    manifests: [
      { FORCE: 9, each: 'opponent within SOI', then: [{ damage: 4, type: 'magic' }, { inflict: 'darkness' }] },
    ],
  },
  /** Ours: whoever it looks at forgets the wound. */
  'the-tallow-saint': {
    kind: 'exalted',
    tags: ['EXALTED ESPER'],
    manifests: [{ aim: 'ally within SOI', then: [{ HEAL: 8 }, { inflict: 'barrier' }, { inflict: 'courage' }] }],
  },
};

/** Disciplines of ASSEMBLAGE; what they do is ours. */
export const SUMMONERS: Record<string, DisciplineText> = {
  summoning: {
    abilities: [
      { timing: 'between actions', name: 'gather', ways: ['EXHAUST'], effects: [{ token: 'summon', to: 'self' }] },
      { timing: 'between actions', name: 'summon', if: { 'can summon': true }, effects: [{ summon: true }] },
    ],
  },
  'conduction-summoning': {
    abilities: [
      { timing: 'between actions', name: 'conduction', ways: [{ SP: 1, EXHAUST: 1 }], effects: [{ conduct: true }] },
    ],
  },
  'exalted-summoning': {
    abilities: [
      { timing: 'between actions', name: 'exalted summoning', ways: [{ SP: 3, FLIP: 1 }], effects: [{ exalt: true }] },
    ],
  },
};

/** Ours: she broods wherever she stands, and what hatches is hungry. */
export const BROODERS: Record<string, FigureCard> = {
  'brood-mother': {
    kind: 'combatant',
    dr: 3,
    copies: 1,
    hp: 16,
    defense: 9,
    armor: 1,
    movement: 3,
    dice: ['white', 'teal'],
    attack: { type: 'melee', range: 1 },
    symbols: [{ cost: { burst: 1 }, physical: 2 }],
    tags: ['HULKING', 'INTELLIGENT'],
    ai: [
      { if: { opponent: { spaces: 8 } }, do: [{ spawn: 'ditch-imp', at: 'adjacent' }], continueDown: true },
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee', prefer: [{ most: 'damage' }] }] },
      { if: { always: true }, do: [{ MOVE: 'towards' }] },
    ],
  },
};

/** Ours: an Encounter with an ally who is led like an Adventurer, and an opponent who Spawns others. */
export const BELFRY: Record<string, Sealed<EncounterCard>> = {
  'drowned-belfry': {
    kind: 'encounter',
    location: 'dungeon',
    lootLevel: 'common',
    tiles: [
      { tile: 'qw-1', at: 'a1' },
      { tile: 'qw-6', at: 'g1' },
    ],
    startingZone: ['a4', 'a5', 'a6', 'b5', 'b6'],
    combatants: [
      { card: 'bell-ringer', at: 'd6', side: 'adventurers' },
      { card: 'brood-mother', at: 'k5' },
      { card: 'quarry-walker', at: 'j1' },
      { card: 'ditch-imp', at: 'h1' },
      { card: 'lantern-wisp', at: 'l1' },
      { card: 'gevaudan', at: 'h4' },
      { card: 'lantern-wisp', at: 'l5' },
    ],
    tokens: [{ kind: 'loot', colour: 'blue', at: 'l3' }],
    special: ['the-ringer', 'broken-bells'],
    specialTerrain: [{ damage: 1, type: 'irreducible', to: 'self' }],
    ends: {
      silent: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      drowned: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    },
    secret: null,
  },
};
