/** The land after the comet. */

export { BURNT_GROWTH, scarsOn } from './growth.ts';
export { BURNT_PALETTES } from './palette.ts';
