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
  /** A flight of steps, two squares to a level. */
  'qw-5': {
    kind: 'tile',
    label: 'QW 5',
    rows: ['......', '..h...', '......', '...h..', '......', '......'],
    levels: ['443322', '443322', '443322', '443322', '443322', '443322'],
  },
  /** A street with kerbs, and a fountain that is dry. */
  'qw-9': {
    kind: 'tile',
    label: 'QW 9',
    rows: ['h.hh.h', '......', '......', '..oo..', '......', 'h.hh.h'],
  },
  /** A quay behind bars: one comes through in two places. */
  'qw-14': {
    kind: 'tile',
    label: 'QW 14',
    rows: ['......', '.o....', '......', '......', '.o..w.', '....ww'],
    borders: [
      ['b1', 'c1'],
      ['b2', 'c2'],
      ['b4', 'c4'],
      ['b5', 'c5'],
    ],
  },
  /** Stalls in rows. */
  'qw-15': {
    kind: 'tile',
    label: 'QW 15',
    rows: ['......', '.oo.o.', '......', '.o.oo.', '......', '......'],
  },
  /** A hall of four pillars, and what drips between them. */
  'qw-16': {
    kind: 'tile',
    label: 'QW 16',
    rows: ['......', '.o..o.', '......', '..mm..', '.o..o.', '......'],
  },
  /** Where the walkers tip what they carry. */
  'qw-32': {
    kind: 'tile',
    label: 'QW 32',
    rows: ['..h...', '.h....', '......', '....mm', '..h...', '......'],
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
