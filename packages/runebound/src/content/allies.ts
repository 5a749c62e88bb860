/** The Allies of the market deck. */

import { FIGHTERS } from './allies-fighters.ts';
import { HELPERS } from './allies-helpers.ts';

export const ALLIES: typeof FIGHTERS & typeof HELPERS = { ...FIGHTERS, ...HELPERS };
