/** Tiles, drawn by us: the book names some of them, and shows none. */

import type { TileCard } from '../cards.ts';

export const TILES: Record<string, TileCard> = {
  'qw-1': {
    kind: 'tile',
    label: 'QW 1',
    rows: ['......', '.oo...', '.o..h.', '....h.', '..m...', '......'],
  },
  'qw-2': {
    kind: 'tile',
    label: 'QW 2',
    rows: ['..w...', '..w...', '..w.h.', '..w...', '..w...', '..d...'],
    levels: ['111112', '111112', '111112', '111111', '111111', '111111'],
    borders: [['a3', 'a4']],
  },
  /** Stairs that end in the air: whoever steps or is pushed over the edge falls. */
  'qw-6': {
    kind: 'tile',
    label: 'QW 6',
    rows: ['......', 's.....', 'so....', 'sh....', '......', '......'],
    levels: ['111111', '111111', '112341', '112341', '111111', '111111'],
  },
  'um-1': {
    kind: 'tile',
    label: 'UM 1',
    rows: ['oo....', 'o.....', '......', '......', 'o.....', 'oo....'],
  },
  'um-3': {
    kind: 'tile',
    label: 'UM 3',
    rows: ['..oo..', '......', '..dd..', '..dd..', '......', '......'],
  },
  'um-9': {
    kind: 'tile',
    label: 'UM 9',
    rows: ['....oo', '.o....', '.o..h.', '....h.', '.o....', '......'],
  },
  'um-11': {
    kind: 'tile',
    label: 'UM 11',
    rows: ['......', '..oo..', '.o..o.', '.h..h.', '......', '......'],
  },
  'um-43': {
    kind: 'tile',
    label: 'UM 43',
    rows: ['......', '....m.', '.oo.m.', '..o...', '......', '....oo'],
  },
};
