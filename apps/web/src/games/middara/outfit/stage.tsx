/** What is done before the board matters, or covers it: outfits, Stores, Disciplines, Abraxis. */

import type { View } from '@questwright/kernel';
import type { ComponentType, ReactNode } from 'react';
import { Abraxis } from './abraxis.tsx';
import { Found, Gear } from './gear.tsx';
import { Ready } from './ready.tsx';
import { isOnBoard, roomIn, type Room } from './readers.ts';
import { Store } from './store.tsx';
import { Familiars, Trees } from './trees.tsx';
import WORDS from './words.en.json' with { type: 'json' };

export { stagesOutfit } from './readers.ts';

const SCREENS: Readonly<Record<Room, ComponentType>> = {
  ready: Ready,
  store: Store,
  trees: Trees,
  familiar: Familiars,
  gear: Gear,
  found: Found,
  abraxis: Abraxis,
};
const TITLES: Readonly<Record<Room, keyof typeof WORDS>> = {
  ready: 'outfit.ready',
  store: 'outfit.store',
  trees: 'outfit.trees',
  familiar: 'outfit.familiars',
  gear: 'outfit.gear',
  found: 'outfit.found',
  abraxis: 'outfit.abraxis',
};

export const isOutfitting = (view: View): boolean => roomIn(view) !== null;
export function titleOfOutfit(view: View): string {
  const room = roomIn(view);
  return room === null ? '' : WORDS[TITLES[room]];
}

export function OutfitStage({ look, view }: { look?: ReactNode; view: View }) {
  const room = roomIn(view);
  if (room === null) return null;
  const Screen = SCREENS[room];
  return (
    <>
      <Screen />
      {isOnBoard(view) && look}
    </>
  );
}
