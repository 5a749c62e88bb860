/** The Aldermark after the comet: every region has burned. */

import {
  BURNT_GROWTH,
  BURNT_PALETTES,
  scarsOn,
  thingsBetween,
  thingsOn,
  type LandStyle,
  type Regions,
  type Spot,
} from '@questwright/art/land';
import { townArms, townView } from './towns.ts';

/** Whatever a region is called, it grows the same now. */
const regionsOf = (...spots: readonly Spot[]): Regions =>
  Object.fromEntries(spots.map(({ region = '' }) => [region, BURNT_GROWTH]));

export const BURNT: LandStyle = {
  palettes: BURNT_PALETTES,
  thingsOn: (spot, palette, free) => [
    ...scarsOn(spot, palette, free),
    ...thingsOn(regionsOf(spot), spot, palette, free),
  ],
  thingsBetween: (one, other, ...of) => thingsBetween(regionsOf(one, other), one, other, ...of),
  townView,
  townArms,
};
