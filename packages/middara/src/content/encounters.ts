/** Tiles of our own, and Encounters laid out with them. */

import type { EncounterCard, TileCard } from '../cards.ts';

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
};

export const ENCOUNTERS: Record<string, EncounterCard> = {
  'the-sluice': {
    kind: 'encounter',
    location: 'underground',
    lootLevel: 'mundane',
    tiles: [
      { tile: 'qw-1', at: 'a1' },
      { tile: 'qw-2', at: 'g1' },
    ],
    startingZone: ['a5', 'a6', 'b5', 'b6'],
    combatants: [
      { card: 'animate', at: 'k2' },
      { card: 'cave-sickle', at: 'j4' },
    ],
    tokens: [{ kind: 'loot', colour: 'random', at: 'i2' }],
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      washed: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    },
    secret: { ends: { cleared: [], washed: [] } },
    current: { spaces: 1, arrows: { i1: 'south', i2: 'south', i3: 'south', i4: 'south', i5: 'south' } },
  },
};
