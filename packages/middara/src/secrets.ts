/** The game as it is played, with what no player knows before it is revealed. */

import { withSecrets, type GameEntry, type Secrets } from '@questwright/messages';
import { REWARDS } from './content/secrets/abraxis.ts';
import { HIDDEN_TEXTS } from './content/secrets/encounters.ts';
import { BOSSES, HIDDEN, STORY_ITEMS } from './content/secrets/hidden-cards.ts';
import { LESSON_TEXTS } from './content/secrets/lesson.ts';
import { STAIR_BOSSES, STAIR_TEXTS } from './content/secrets/stair.ts';
import { middaraEntry } from './entry.ts';
import words from './messages/secrets.en.json' with { type: 'json' };

export const MIDDARA_SECRETS: Secrets = {
  content: {
    ...HIDDEN_TEXTS,
    ...REWARDS,
    ...HIDDEN,
    ...STORY_ITEMS,
    ...BOSSES,
    ...STAIR_TEXTS,
    ...STAIR_BOSSES,
    ...LESSON_TEXTS,
  },
  words,
};

export const wholeMiddara: GameEntry = withSecrets(middaraEntry, MIDDARA_SECRETS);
