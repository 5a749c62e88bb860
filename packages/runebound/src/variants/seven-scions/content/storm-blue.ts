/** Blue Storm cards: the storm decides. */

import type { StormCard } from '../cards.ts';

const BLUE = { storm: true, color: 'blue', back: 'blue storm' } as const;
const EVENT = { kind: 'event', ...BLUE } as const;
const CHALLENGE = { kind: 'challenge', ...BLUE } as const;

export const BLUE_STORM: Record<string, StormCard> = {
  // An hour of calm, and then it has gone on all the while.
  'the-eye': {
    ...EVENT,
    art: {
      subject: 'jeweled-chalice',
      material: 'glass',
      group: 'floating',
      place: 'moor',
      light: 'dawn',
      palette: 'gold',
    },
    arrives: [
      {
        choose: 'one',
        of: [
          { course: 'sleep-in-the-eye', name: 'sleep', do: [{ heal: 2, who: 'your party' }, { rest: 'all' }] },
          {
            course: 'trade-in-the-eye',
            name: 'trade',
            if: { 'gold at least': 5 },
            do: [{ gold: -5 }, { look: 'market deck', cards: 5, then: 'take one' }],
          },
          { course: 'mend-in-the-eye', name: 'mend', do: [{ refresh: 'card' }, { rest: 2 }] },
        ],
      },
      { check: { 'called the storm': true }, then: [{ storm: 4 }] },
    ],
  },
  'election-of-the-drowned': {
    ...EVENT,
    art: { subject: 'skeletal-hand', group: 'swarm', place: 'coast', light: 'storm', palette: 'verdigris' },
    arrives: [
      {
        choose: 'one',
        of: [
          {
            course: 'pay-the-drowned',
            name: 'pay',
            if: { 'gold at least': 3 },
            do: [{ gold: -3 }, { scion: 'counter' }],
          },
          {
            course: 'speak-for-the-drowned',
            name: 'speak',
            do: [{ test: 'spirit', skill: 'diplomacy', number: 16, success: [{ learn: 2 }], failure: [{ wounds: 2 }] }],
          },
          { course: 'bow-to-the-drowned', name: 'bow', do: [{ exhaustion: 2, who: 'your party' }] },
        ],
      },
    ],
  },
  'splitter-of-oaks': {
    ...CHALLENGE,
    art: { subject: 'axe-in-stump', group: 'giant', place: 'forest', light: 'storm', palette: 'ash' },
    mind: 17,
    body: 15,
    spirit: 18,
    damage: { ranged: 2, melee: 3, magic: 2 },
    life: 3,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'bark on all sides',
        if: { 'about to be hurt': 'this card' },
        limit: { per: 'combat round', times: 2 },
        must: true,
        effects: [{ cancel: 2 }],
      },
    ],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 2 } }],
    reward: [{ 'market card': 'gain' }],
  },
  'rider-before-the-rain': {
    ...CHALLENGE,
    art: { subject: 'mounted-knight', material: 'shadow', place: 'road', light: 'rain', palette: 'steel' },
    mind: 14,
    body: 19,
    spirit: 18,
    damage: { ranged: 3, melee: 2, magic: 2 },
    life: 4,
    beforeCombat: [{ test: 'body', skill: 'tracking', number: 15, success: [{ wounds: 1, who: 'your enemy' }] }],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 4 } }],
    reward: [{ learn: 2 }],
  },
  // Inside there is only room for those who are led.
  'the-house-of-wind': {
    ...CHALLENGE,
    art: { subject: 'windmill', group: 'towering', place: 'fields', light: 'storm', palette: 'violet' },
    mind: 18,
    body: 17,
    spirit: 15,
    damage: { ranged: 2, melee: 2, magic: 3 },
    life: 4,
    beforeCombat: [
      {
        check: { 'has an ally': false },
        then: [{ lasting: { modify: { value: 'combat roll', if: { of: 'your hero' }, add: -2 }, until: 'combat' } }],
      },
    ],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 4 } }],
    reward: [{ learn: 1 }, { rest: 'all', who: 'your party' }],
  },
  'the-grey-nurse': {
    ...CHALLENGE,
    art: {
      person: ['woman', 'ashen', 'old', 'wimple', 'apron', 'slate', 'bright eyes'],
      with: 'covered-jar',
      place: 'chapel',
      light: 'storm',
      palette: 'rose',
    },
    mind: 18,
    body: 17,
    spirit: 16,
    damage: { ranged: 2, melee: 2, magic: 3 },
    life: 4,
    abilities: [
      {
        timing: 'failed roll',
        name: 'her cup',
        must: true,
        effects: [{ rest: 1, who: 'the one who rolled' }],
      },
    ],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 3 } }],
    reward: [{ heal: 'all', who: 'your party' }],
  },
};
