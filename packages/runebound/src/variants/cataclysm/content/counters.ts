/** The eight counters: five curses, each with a terrain, and three second comets. */

import type { Counter } from '../cards.ts';

const COUNTER = { kind: 'cataclysm counter', back: 'comet' } as const;

export const COUNTER_CARDS: Readonly<Record<string, Counter>> = {
  'sign-of-the-ashen-flock': { ...COUNTER, curse: 'ashen-flock', terrain: 'plains' },
  'sign-of-the-demon-horde': { ...COUNTER, curse: 'demon-horde', terrain: 'swamp' },
  'sign-of-the-frenzied-rage': { ...COUNTER, curse: 'frenzied-rage', terrain: 'hill' },
  'sign-of-the-savage-brood': { ...COUNTER, curse: 'savage-brood', terrain: 'forest' },
  'sign-of-the-winter-lord': { ...COUNTER, curse: 'winter-lord', terrain: 'mountain' },
  'first-comet': COUNTER,
  'second-comet': COUNTER,
  'third-comet': COUNTER,
};
