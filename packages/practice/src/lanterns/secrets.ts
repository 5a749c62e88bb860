/** What the letters of the bottle post say, and the words for it. */

import type { Secrets } from '@questwright/messages';
import type { LETTERS, Secret } from './packs/content.ts';
import words from './secrets.en.json' with { type: 'json' };

const said = (secret: Secret): Secrets['content'][string] => ({ secret: { ...secret } });
const content: Record<keyof typeof LETTERS, Secrets['content'][string]> = {
  'letter-of-credit': said({ oil: 4 }),
  'final-notice': said({ oil: -2 }),
  'aunts-recipe': said({ cards: 2 }),
  'pressed-firefly': said({ light: 1 }),
  'harbour-order': said({ curfew: true }),
};

export const LANTERNS_SECRETS: Secrets = { content, words };
