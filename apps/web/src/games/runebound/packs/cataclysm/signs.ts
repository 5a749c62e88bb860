/** What became of a town as a drawing in a square of 24: a comet, a curse, an open gate. */

import type { Token } from '../../../game.ts';

const BURNING = '#7a2f1c';

export const SIGNS: Readonly<Record<string, Token>> = {
  'hidden town': { drawing: 'M8 9a4 4 0 1 1 6 3.4c-1.400 1-2 1.600-2 3.100M12 19v.2', color: '#4f4a55' },
  'destroyed town': { drawing: 'M3 21 12 9m-6 9L15 6m-6 9L18 3M17 5a4 4 0 1 1-1 6', color: '#241d1a', veiled: true },
  'freed town': { drawing: 'M4 21V9l8-6 8 6v12h-5v-6a3 3 0 0 0-6 0v6z', color: '#2f7a42' },
  'ashen-flock': { drawing: 'M2 8c5-3 7 0 10 4c3-4 5-7 10-4c-4 1-6 4-7 7l-3 4-3-4c-1-3-3-6-7-7z', color: BURNING },
  'demon-horde': {
    drawing:
      'M5 3c-1 6 1 8 3 9m11-9c1 6-1 8-3 9M7.500 12q4.500-3 9 0q0 6-4.500 9q-4.500-3-4.500-9zM10 15h.2m3.600 0h.2',
    color: BURNING,
  },
  'frenzied-rage': {
    drawing: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-6c1 2 2 2 3 1c1-2 1-4 0-7zM12 20c-3-2-2-4 0-6c2 2 3 4 0 6z',
    color: BURNING,
  },
  'savage-brood': { drawing: 'M12 3c4 0 7 6 7 11a7 7 0 0 1-14 0c0-5 3-11 7-11zM5 13l4-2 3 3 3-3 4 2', color: BURNING },
  'winter-lord': { drawing: 'M12 2v20M3.500 7l17 10M20.500 7l-17 10M9 3.500l3 3 3-3M9 20.500l3-3 3 3', color: BURNING },
};
/** The sign of a town: of what it was freed of, only the open gate is left. */
export const signOf = (state: string, curse: string | null): Token =>
  SIGNS[state === 'cursed' && curse !== null ? curse : `${state} town`]!;
