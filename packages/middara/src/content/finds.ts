/** Items of our own that are found in Encounters: a few of each Tier. */

import type { GearCard } from '../cards.ts';

export const FINDS: Record<string, GearCard> = {
  'ditch-mint': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'mundane',
    abilities: [{ timing: 'between actions', ways: ['DISCARD'], effects: [{ remove: 'poison', to: 'self' }] }],
  },
  'strong-tea': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'common',
    abilities: [{ timing: 'between actions', ways: ['DISCARD'], effects: [{ inflict: 'haste', to: 'self' }] }],
  },
  'bitter-draught': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'common',
    abilities: [{ timing: 'between actions', ways: ['DISCARD'], effects: [{ inflict: 'courage', to: 'self' }] }],
  },
  'surgeons-thread': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'uncommon',
    abilities: [{ timing: 'between actions', ways: ['DISCARD'], effects: [{ HEAL: 5, to: 'self' }] }],
  },
  'last-breath': {
    kind: 'item',
    tags: [],
    type: 'consumable',
    tier: 'rare',
    abilities: [{ timing: 'between actions', ways: ['DISCARD'], effects: [{ HEAL: 9, to: 'self' }] }],
  },
  'brass-thimble': { kind: 'item', tags: [], type: 'relic', tier: 'mundane', defense: 1 },
  'lamp-of-the-drowned': { kind: 'item', tags: [], type: 'relic', tier: 'common', conviction: 'white' },
  'knot-of-the-ferry': { kind: 'item', tags: [], type: 'relic', tier: 'common', armor: 1 },
  'salt-compass': { kind: 'item', tags: [], type: 'relic', tier: 'uncommon', defense: 1 },
  'riveted-coat': { kind: 'item', tags: ['HEAVY'], type: 'armor', tier: 'common', armor: 2 },
  'oiled-leather': { kind: 'item', tags: [], type: 'armor', tier: 'mundane', armor: 1 },
  'quarry-pick': {
    kind: 'item',
    tags: [],
    type: 'weapon',
    tier: 'common',
    weapon: { type: 'melee', hands: 1, dice: ['teal'], piercing: 1 },
  },
  'the-first-oar': {
    kind: 'item',
    tags: [],
    type: 'weapon',
    tier: 'rare',
    unique: true,
    weapon: { type: 'melee', hands: 2, dice: ['green', 'orange'] },
  },
  'crown-of-reeds': { kind: 'item', tags: [], type: 'accessory', tier: 'mundane', unique: true, defense: 1 },
};
