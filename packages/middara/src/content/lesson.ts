/** The Encounter of the guided first game: two rooms' width of dry stone, and three opponents that come one after the other. It
 *  is kept apart from those that are chosen from a list. */

import type { EncounterCard, Sealed, TileCard } from '../cards.ts';

export const LESSON: Record<string, TileCard | Sealed<EncounterCard>> = {
  /** A landing stage, half as wide as other Tiles. */
  'qw-17': {
    kind: 'tile',
    label: 'QW 17',
    rows: ['.oo   ', '...   ', '...   ', '...   ', '..o   ', '.oo   '],
  },
  'the-landing-stage': {
    kind: 'lesson',
    art: { place: 'harbor', creature: 'cave mantis', group: 'pack', palette: 'sea', light: 'dawn' },
    location: 'underground',
    lootLevel: 'mundane',
    tiles: [
      { tile: 'um-1', at: 'a1' },
      { tile: 'qw-17', at: 'g1' },
    ],
    startingZone: ['b3', 'b4', 'c3', 'c4'],
    combatants: [
      { card: 'cave-sickle', at: 'f4' },
      { card: 'cave-sickle', at: 'h3' },
      { card: 'kept-lodger', at: 'i4' },
    ],
    ends: {
      cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
      lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    },
    secret: null,
  },
};
