/** How a land is painted. A drawing names its style; a pack may bring others, from the painters of `@questwright/art` and its own. */

import {
  drawLand as drawn,
  HILLS,
  PALETTES,
  PEAKS,
  PIECES,
  thingsBetween,
  thingsOn,
  TREES,
  type Drawn,
  type LandStyle,
  type Print,
  type Regions,
  type Sketch,
  type Spaces,
  type Words,
} from '@questwright/art/land';
import { townArms, townView } from './towns.ts';

export type Styles = Readonly<Record<string, LandStyle>>;

const { bones, cracks, drift, dune, farm, field, flowers, grove, sheep, stones, stooks, stump, tent, tuft, windmill } =
  PIECES;
const { bare, bush, elm, oak, pine, poplar, sapling, snowy } = TREES;

const ALDERMARK: Regions = {
  ashfields: { plains: [cracks, stump, bones, cracks] },
  barrowlands: { hill: HILLS.barrow, plains: [stones, grove, sheep, stones, tuft, grove] },
  cinderhorns: { peak: PEAKS.volcano, plains: [cracks, stump, stones] },
  gallowswood: { trees: [bare, elm, oak, bare, pine] },
  'grey-coast': { peak: PEAKS.crag, hill: HILLS.chalk, plains: [dune, tuft, dune, sheep] },
  harrowdown: { hill: HILLS.chalk, plains: [sheep, field, grove, field, flowers, field] },
  kingsmead: { trees: [elm, oak, poplar], plains: [field, grove, field, tent, field, windmill] },
  'long-moor': { plains: [stones, flowers, tuft, flowers] },
  'red-scarp': { peak: PEAKS.scarp },
  rimewall: { plains: [drift, stones, drift, tuft] },
  thornholt: { trees: [bush, pine, bush, elm, bare] },
  tithelands: { plains: [field, field, stooks, windmill, field, farm] },
  underbough: { trees: [oak, oak, elm, pine, oak, sapling] },
  vynehills: { hill: HILLS.terrace, plains: [field, farm, grove, tuft] },
  whitefell: { trees: [snowy, snowy, pine], plains: [grove, sheep, field, drift, farm, sheep] },
};

export const STYLES: Styles = {
  aldermark: {
    palettes: PALETTES,
    thingsOn: (...of) => thingsOn(ALDERMARK, ...of),
    thingsBetween: (...of) => thingsBetween(ALDERMARK, ...of),
    townView,
    townArms,
  },
};

function styleNamed(name: string, styles: Styles): LandStyle {
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
  if (!style) throw new Error(`There is no style ${name} of pictures; there are ${Object.keys(styles).join(', ')}`);
  return style;
}

/** Left out: the styles of the game itself. */
export const drawLand = (
  spaces: Spaces,
  words: Words,
  { style = 'aldermark', ...sketch }: StyledSketch,
  { styles = STYLES, ...print }: Omit<Print, 'style'> & { styles?: Styles },
): Drawn => drawn(spaces, words, sketch, { ...print, style: styleNamed(style, styles) });
export type StyledSketch = Sketch & { style?: string };
