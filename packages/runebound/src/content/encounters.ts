/** All Encounters. */

import type { Encounter } from '../cards.ts';
import { FAR_ENCOUNTERS } from './encounters-blue-and-red.ts';
import { GREEN_ENCOUNTERS } from './encounters-green.ts';
import { YELLOW_ENCOUNTERS } from './encounters-yellow.ts';

export const ENCOUNTERS: Record<string, Encounter> = { ...GREEN_ENCOUNTERS, ...YELLOW_ENCOUNTERS, ...FAR_ENCOUNTERS };
