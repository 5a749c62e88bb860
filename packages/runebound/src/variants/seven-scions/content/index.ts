import type { Scion, StormCard, Stormlord } from '../cards.ts';
import { SCION_CARDS } from './scions.ts';
import { BLUE_STORM } from './storm-blue.ts';
import { GREEN_STORM } from './storm-green.ts';
import { YELLOW_STORM } from './storm-yellow.ts';
import { STORMLORD_CARDS } from './stormlords.ts';

const STORM_CARDS: Readonly<Record<string, StormCard>> = { ...GREEN_STORM, ...YELLOW_STORM, ...BLUE_STORM };
/** All cards of the box. */
export const CONTENT: Readonly<Record<string, StormCard | Stormlord | Scion>> = {
  ...STORM_CARDS,
  ...STORMLORD_CARDS,
  ...SCION_CARDS,
};
