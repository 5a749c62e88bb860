/** The Curse of the Ashen Flock: what burned flies, and settles. */

import type { CurseCard } from '../cards.ts';

const FLOCK = { curse: 'ashen-flock' } as const;

export const ASHEN_FLOCK: Readonly<Record<string, CurseCard>> = {
  'cinder-crows': {
    ...FLOCK,
    kind: 'challenge',
    color: 'curse',
    back: 'ashen flock I',
    level: 1,
    art: { subject: 'crow-dive', material: 'burning', group: 'swarm', place: 'city', light: 'dusk', palette: 'ash' },
    mind: 13,
    body: 17,
    spirit: 15,
    damage: { ranged: 1, melee: 1, magic: 2 },
    life: 3,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    claimed: {
      abilities: [
        {
          timing: 'movement dice rolled',
          name: 'crumbs for crows',
          if: { 'trading roll': true },
          limit: { per: 'turn', times: 1 },
          effects: [{ 'roll movement dice again': true }],
        },
      ],
    },
  },
  'the-grey-shepherd': {
    ...FLOCK,
    kind: 'curse',
    back: 'ashen flock I',
    level: 1,
    art: {
      person: ['man', 'old', 'ashen', 'hood', 'cloak', 'long beard', 'grey'],
      with: 'shepherds-crook',
      place: 'fields',
      light: 'mist',
      palette: 'ash',
    },
    attempt: [
      { test: 'spirit', skill: 'willpower', number: 15, success: [{ claim: true }], failure: [{ exhaustion: 1 }] },
    ],
    claimed: {
      abilities: [
        {
          timing: 'before moving',
          name: 'walk at their pace',
          if: { exhausted: 'you' },
          limit: { per: 'movement step', times: 1 },
          effects: [{ rest: 1 }],
        },
      ],
    },
  },
  'nest-in-the-belfry': {
    ...FLOCK,
    kind: 'curse',
    back: 'ashen flock I',
    level: 1,
    art: { subject: 'church', with: 'crow-dive', group: 'towering', place: 'ruins', light: 'dusk', palette: 'ember' },
    attempt: [
      {
        test: 'body',
        skill: 'climb',
        number: 13,
        success: [{ test: 'body', skill: 'hide', number: 12, success: [{ claim: true }], failure: [{ wounds: 1 }] }],
        failure: [{ wounds: 1 }],
      },
    ],
    claimed: {
      modifies: [
        { value: 'skill bonus', if: { 'your own': true, skill: 'climb' }, add: 2 },
        { value: 'skill bonus', if: { 'your own': true, skill: 'hide' }, add: 2 },
      ],
    },
  },
  'bring-the-bell-home': {
    ...FLOCK,
    kind: 'curse',
    back: 'ashen flock II',
    level: 2,
    art: { subject: 'ringing-bell', place: 'river', light: 'dusk', palette: 'ash' },
    quest: {
      need: 2,
      carry: { from: { terrain: ['river'], far: 3 }, to: { town: 'own' }, burden: 1 },
    },
    claimed: { modifies: [{ value: 'spirit', if: { of: 'your hero' }, add: 1 }] },
  },
  'feed-the-flock': {
    ...FLOCK,
    kind: 'curse',
    back: 'ashen flock II',
    level: 2,
    art: { subject: 'cornucopia', with: 'raven', place: 'village', light: 'dusk', palette: 'harvest' },
    quest: { need: 6, give: 'items' },
    claimed: { modifies: [{ value: 'sale price', if: { 'about my card': true }, times: 2 }] },
  },
  // It has been ash before, and gets up once more.
  'the-shepherd-of-ash': {
    ...FLOCK,
    kind: 'challenge',
    color: 'curse',
    back: 'ashen flock III',
    level: 3,
    art: {
      person: ['ghost', 'ashen', 'broad hat', 'robe', 'coal', 'bright eyes'],
      with: 'shepherds-crook',
      place: 'ashfields',
      light: 'fire',
      palette: 'ember',
    },
    mind: 21,
    body: 20,
    spirit: 23,
    damage: { ranged: 3, melee: 2, magic: 4 },
    life: 4,
    attempt: [{ fight: 'this card', won: [{ claim: true }] }],
    abilities: [
      {
        timing: 'about to be defeated',
        name: 'ash gets up',
        must: true,
        limit: { per: 'combat', times: 1 },
        effects: [{ heal: 2, who: 'this card' }],
      },
    ],
    claimed: {
      abilities: [
        {
          timing: 'before moving',
          name: 'count them in',
          ways: ['activate'],
          effects: [{ rest: 'all', who: 'your party' }],
        },
      ],
    },
  },
};
