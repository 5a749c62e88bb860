/** How a land is painted. A drawing names its style; a pack may bring others, from the painters here and its own. */

import type { Town } from '../words.ts';
import { PALETTES, type Palette } from './palette.ts';
import { thingsBetween, thingsOn, type Free, type Spot, type Thing } from './terrain.ts';
import { townArms, townView } from './towns.ts';

export type Theme = 'light' | 'dark';

export interface LandStyle {
  palettes: Readonly<Record<Theme, Palette>>;
  /** What stands on a space, and where two spaces meet. */
  thingsOn(spot: Spot, palette: Palette, free: Free): Thing[];
  thingsBetween(one: Spot, other: Spot, palette: Palette, free: Free): Thing[];
  townView(town: Town, palette: Palette): string;
  townArms(town: Town, palette: Palette): string;
}
export type Styles = Readonly<Record<string, LandStyle>>;

export const STYLES: Styles = {
  aldermark: { palettes: PALETTES, thingsOn, thingsBetween, townView, townArms },
};

export function styleNamed(name: string, styles: Styles): LandStyle {
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
  if (!style) throw new Error(`There is no style ${name} of pictures; there are ${Object.keys(styles).join(', ')}`);
  return style;
}
