/** Storm cards. Their backs show their color. */

import type { Challenge, EventCard } from '@questwright/runebound';

export interface Storm {
  storm: true;
  back: string;
}
type StormChallenge = Omit<Challenge, 'back'> & Storm;
type StormEvent = Omit<EventCard, 'back'> & Storm;

export const STORM_CARDS: Record<string, StormChallenge | StormEvent> = {
  'wrack-hounds': {
    kind: 'challenge',
    storm: true,
    color: 'green',
    back: 'green storm',
    mind: 10,
    body: 12,
    spirit: 11,
    damage: { ranged: 1, melee: 1, magic: 1 },
    life: 3,
    beforeCombat: [{ exhaustion: 1 }],
    reward: [{ gold: 3 }],
  },
  'drowning-rain': {
    kind: 'event',
    storm: true,
    number: 1,
    color: 'green',
    back: 'green storm',
    arrives: [{ exhaustion: 2 }],
  },
  'hail-giants': {
    kind: 'challenge',
    storm: true,
    color: 'yellow',
    back: 'yellow storm',
    mind: 12,
    body: 15,
    spirit: 13,
    damage: { ranged: 2, melee: 3, magic: 1 },
    life: 5,
    beforeCombat: [{ test: 'body', skill: 'endurance', number: 14, failure: [{ wounds: 1 }] }],
    reward: [{ 'market card': 'gain' }],
  },
  'forked-sky': {
    kind: 'event',
    storm: true,
    number: 2,
    color: 'yellow',
    back: 'yellow storm',
    arrives: [{ test: 'mind', number: 13, failure: [{ wounds: 1 }] }],
  },
  'the-long-thunder': {
    kind: 'challenge',
    storm: true,
    color: 'blue',
    back: 'blue storm',
    mind: 17,
    body: 16,
    spirit: 18,
    damage: { ranged: 2, melee: 2, magic: 3 },
    life: 8,
    reward: [{ gold: 8 }],
  },
};
