/** Maps of hexagons, and all that stands on them. */

export * from './buildings.ts';
export * from './burnt/index.ts';
export { crossings } from './courses.ts';
export { HILLS, PEAKS } from './heights.ts';
export { jewel, JEWEL_SHAPES } from './jewels.ts';
export { drawLand, JEWEL_DOWN, type Drawn, type Ground, type LandStyle, type Print, type Words } from './land.ts';
export { PIECES } from './lowlands.ts';
export type { Box } from './names.ts';
export { rings, softArea } from './outlines.ts';
export { PALETTES, type Palette } from './palette.ts';
export { VARIANTS } from './places.ts';
export { hexagon, landOf, middleOf, sheetOf, SIZE, type Sketch, type Spaces } from './survey.ts';
export { thingsBetween, thingsOn, variantOf, type Regions, type Spot } from './terrain.ts';
export { TREES } from './trees.ts';
