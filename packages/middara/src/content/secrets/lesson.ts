/** What is read when the Encounter of the guided first game is over. */

import type { EncounterCard } from '../../cards.ts';

export const LESSON_TEXTS: Record<string, Pick<EncounterCard, 'secret'>> = {
  'the-landing-stage': { secret: { ends: { cleared: [{ xp: 1 }, { gold: 10 }], lost: [] } } },
};
