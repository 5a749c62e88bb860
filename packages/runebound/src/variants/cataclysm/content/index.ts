/** All cards of the box: curses and counters. */

import type { Counter, CurseCard } from '../cards.ts';
import { ASHEN_FLOCK } from './ashen-flock.ts';
import { COUNTER_CARDS } from './counters.ts';
import { DEMON_HORDE } from './demon-horde.ts';
import { FRENZIED_RAGE } from './frenzied-rage.ts';
import { SAVAGE_BROOD } from './savage-brood.ts';
import { WINTER_LORD } from './winter-lord.ts';

export const CURSE_CARDS: Readonly<Record<string, CurseCard>> = {
  ...ASHEN_FLOCK,
  ...DEMON_HORDE,
  ...FRENZIED_RAGE,
  ...SAVAGE_BROOD,
  ...WINTER_LORD,
};
export const CONTENT: Readonly<Record<string, CurseCard | Counter>> = { ...CURSE_CARDS, ...COUNTER_CARDS };
