/** All built-in content, by id. */

import type { Card } from './cards.ts';
import { BOOK_CARDS } from './content/book-cards.ts';
import { DICE } from './content/dice.ts';
import { ENCOUNTERS, TILES } from './content/encounters.ts';
import { TOKENS } from './content/tokens.ts';
import { COMBATANTS } from './content/combatants.ts';
import { ADVENTURERS, GEAR } from './content/figures.ts';

export const PARTY: readonly string[] = Object.keys(ADVENTURERS);
/** The Encounter that a game begins with. */
export const FIRST = 'the-sluice';
export const CONTENT: Record<string, Card> = {
  ...DICE,
  ...TILES,
  ...TOKENS,
  ...ENCOUNTERS,
  ...ADVENTURERS,
  ...COMBATANTS,
  ...GEAR,
  ...BOOK_CARDS,
};
