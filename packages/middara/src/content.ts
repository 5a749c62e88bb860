/** All built-in content, by id. */

import type { Card } from './cards.ts';
import { DICE } from './content/dice.ts';
import { ENCOUNTERS, TILES } from './content/encounters.ts';
import { ADVENTURERS, COMBATANTS, GEAR } from './content/figures.ts';

export const PARTY: readonly string[] = Object.keys(ADVENTURERS);
export const CONTENT: Record<string, Card> = {
  ...DICE,
  ...TILES,
  ...ENCOUNTERS,
  ...ADVENTURERS,
  ...COMBATANTS,
  ...GEAR,
};
