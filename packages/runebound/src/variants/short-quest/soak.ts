import type { SoakPart } from '../../soak/part.ts';
import { COUNTERS } from './rules.ts';

export const SOAK: SoakPart = { experience: COUNTERS };
