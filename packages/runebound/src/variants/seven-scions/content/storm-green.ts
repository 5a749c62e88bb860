/** Green Storm cards: the storm asks. */

import type { StormCard } from '../cards.ts';

const GREEN = { storm: true, color: 'green', back: 'green storm' } as const;
const EVENT = { kind: 'event', ...GREEN } as const;
const CHALLENGE = { kind: 'challenge', ...GREEN } as const;

export const GREEN_STORM: Record<string, StormCard> = {
  // Whoever bets with the weathercock bets against somebody who has seen more weather.
  'the-weathercock': {
    ...EVENT,
    art: { subject: 'raven', place: 'village', light: 'storm', palette: 'violet' },
    arrives: [
      {
        choose: 'one',
        of: [
          {
            course: 'bet-with-the-weathercock',
            name: 'bet',
            do: [{ test: 'mind', number: 12, success: [{ gold: 3 }], failure: [{ exhaustion: 2 }] }],
          },
          { course: 'turn-with-the-weathercock', name: 'turn', do: [{ exhaustion: 1 }, { storm: -1 }] },
        ],
      },
    ],
  },
  'the-shepherds-hour': {
    ...EVENT,
    art: { subject: 'ram-profile', group: 'pack', place: 'moor', light: 'storm', palette: 'verdigris' },
    arrives: [
      {
        choose: 'one',
        of: [
          {
            course: 'go-down-with-the-flock',
            name: 'down',
            do: [{ move: 'nearest town' }, { heal: 1, who: 'your party' }],
          },
          { course: 'stay-up-with-the-shepherd', name: 'up', do: [{ learn: 1 }] },
        ],
      },
    ],
  },
  'lost-hats': {
    ...EVENT,
    art: { subject: 'cape', group: 'swarm', place: 'road', light: 'storm', palette: 'dusk' },
    arrives: [
      {
        choose: 'one',
        of: [
          { course: 'let-it-fly', name: 'fly', do: [{ 'part with': 0, most: 3, to: 'left' }, { gold: 2 }] },
          {
            course: 'run-after-it',
            name: 'run',
            do: [{ test: 'body', skill: 'climb', number: 12, failure: [{ wounds: 1 }] }],
          },
        ],
      },
    ],
  },
  // They come one for each.
  'hail-geese': {
    ...CHALLENGE,
    art: { subject: 'goose', group: 'swarm', place: 'fields', light: 'storm', palette: 'frost' },
    mind: 11,
    body: 15,
    spirit: 14,
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 2,
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 3 } }],
    reward: [{ heal: 2, who: 'your party' }],
  },
  'the-mud-wedding': {
    ...CHALLENGE,
    art: {
      person: ['woman', 'mossy', 'weeds', 'sedge', 'gown', 'ochre'],
      group: 'pair',
      place: 'marsh',
      light: 'storm',
      palette: 'fen',
    },
    mind: 15,
    body: 12,
    spirit: 14,
    damage: { ranged: 0, melee: 2, magic: 1 },
    life: 3,
    beforeCombat: [
      {
        test: 'body',
        skill: 'endurance',
        number: 12,
        failure: [
          { exhaustion: 1 },
          { lasting: { modify: { value: 'escape roll', if: { 'your own': true }, add: -6 }, until: 'combat' } },
        ],
      },
    ],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 3 } }],
    reward: [{ learn: 1 }],
  },
  'the-first-gust': {
    ...CHALLENGE,
    art: { subject: 'spark-spirit', group: 'giant', place: 'moor', light: 'storm', palette: 'steel' },
    mind: 14,
    body: 15,
    spirit: 12,
    damage: { ranged: 1, melee: 0, magic: 2 },
    life: 3,
    beforeCombat: [
      {
        check: { 'has an ally': true },
        then: [{ lasting: { modify: { value: 'combat roll', if: { of: 'your party' }, add: -1 }, until: 'combat' } }],
      },
    ],
    modifies: [{ value: 'life', if: { of: 'this card' }, add: { 'heroes in the storm': 3 } }],
    reward: [{ scion: 'counter' }],
  },
};
