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

/** The first Store of the Adventure, the Gold and the XP to spend there, and a ready outfit for them. */
export const START: {
  readonly store: string;
  readonly gold: number;
  /** For each Adventurer. */
  readonly xp: number;
  readonly outfit: Readonly<Record<string, readonly string[]>>;
  readonly disciplines: Readonly<Record<string, readonly string[]>>;
} = {
  store: 'lock-keepers-counter',
  gold: 80,
  xp: 7,
  outfit: {
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
};
