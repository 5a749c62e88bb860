/** The game as it is played, with its secrets. */

import type { Definition } from '@questwright/kernel';
import { wholeMiddara } from '../src/secrets.ts';
import type { Middara } from '../src/world.ts';

export const middaraEntry = wholeMiddara;
export const middara: Definition<Middara> = wholeMiddara.definition;
export const ENGLISH = wholeMiddara.messages;
