/** Lands in snow. */

export * from './buildings.ts';
export { floes, lights, snowGround } from './ground.ts';
export { DRIFTS, SNOW_PEAKS } from './heights.ts';
export { snowThingsBetween, snowThingsOn, type SnowLand, type SnowRegions } from './land.ts';
export { snowPalettes } from './palette.ts';
export { SNOW_PIECES } from './pieces.ts';
export { SNOW_TREES } from './trees.ts';
