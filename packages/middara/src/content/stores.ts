/** Stores of named stops on the way, and what a party sets out with. All of it is ours. */

import type { StoreCard } from '../cards.ts';

export const STORES: Record<string, StoreCard> = {
  'lock-keepers-counter': {
    kind: 'store',
    items: ['mundane'],
    upgrades: ['master-work', 'master-work-plating'],
    unique: 'mundane',
  },
  'sump-market': {
    kind: 'store',
    items: ['mundane', 'common'],
    upgrades: ['mundane', 'common'],
    unique: 'common',
  },
  'high-arcade': {
    kind: 'store',
    items: ['mundane', 'common', 'uncommon', 'rare'],
    upgrades: ['mundane', 'common', 'uncommon'],
    unique: 'uncommon',
  },
};

/** What each Adventurer buys and learns, for whoever does not want to choose all of it. */
export interface Outfit {
  readonly gear: Readonly<Record<string, readonly string[]>>;
  readonly disciplines: Readonly<Record<string, readonly string[]>>;
}
/** The first Store of the Adventure, the Gold and the XP to spend there, and ready outfits for them. */
export const START: {
  readonly store: string;
  readonly gold: number;
  /** For each Adventurer. */
  readonly xp: number;
  /** By what they are good at. */
  readonly outfits: Readonly<Record<'steady' | 'striking' | 'warded', Outfit>>;
} = {
  store: 'lock-keepers-counter',
  gold: 80,
  xp: 7,
  outfits: {
    steady: {
      gear: {
        remi: ['oiled-leather'],
        zeke: ['magic-staff'],
        rook: ['cuirass'],
        nightingale: ['oiled-leather'],
      },
      disciplines: {
        remi: ['like-the-shadows', 'blade-works'],
        zeke: ['gore-shot', 'mend'],
        rook: ['hammer-helm', 'critical-defense'],
        nightingale: ['nirvanas-mark', 'guardian-angel'],
      },
    },
    striking: {
      gear: {
        remi: ['katar', 'oiled-leather'],
        zeke: ['magic-staff'],
        rook: ['cuirass'],
        nightingale: ['vitality-juice-box'],
      },
      disciplines: {
        remi: ['precise-strike', 'quick-blow'],
        zeke: ['gore-shot', 'to-faust'],
        rook: ['hammer-helm', 'anticipated-attack'],
        nightingale: ['trick-shot', 'nirvanas-mark'],
      },
    },
    warded: {
      gear: {
        remi: ['oiled-leather'],
        zeke: ['magic-tome'],
        rook: ['cuirass'],
        nightingale: ['oiled-leather', 'deflection-core'],
      },
      disciplines: {
        remi: ['like-the-shadows', 'speed-injustice'],
        zeke: ['mend', 'magic-armor'],
        rook: ['critical-defense', 'living-bulwark'],
        nightingale: ['guardian-angel', 'intervention'],
      },
    },
  },
};
