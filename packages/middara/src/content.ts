/** All built-in content, by id, but for what is secret. */

import type { AbraxisCard, Card, EncounterCard, HiddenCard, Sealed } from './cards.ts';
import { ABRAXIS_CARDS } from './content/abraxis.ts';
import { BEASTS } from './content/beasts.ts';
import { BOOK_CARDS } from './content/book-cards.ts';
import { FAMILIARS } from './content/familiars.ts';
import { DICE } from './content/dice.ts';
import { ENCOUNTERS } from './content/encounters.ts';
import { ITEMS } from './content/items.ts';
import { STORES } from './content/stores.ts';
import { UPGRADE_CARDS } from './content/upgrades.ts';
import { FINDS } from './content/finds.ts';
import { SHEET } from './content/sheet.ts';
import { TILES } from './content/tiles.ts';
import { HIDDEN_CARDS } from './content/hidden-cards.ts';
import { LESSON } from './content/lesson.ts';
import { LOOT } from './content/loot.ts';
import { MONSTER_LOOT } from './content/monster-loot.ts';
import { BELFRY, BROODERS, EXALTED_ESPERS, SUMMONS } from './content/summons.ts';
import { STAIR_ENCOUNTERS } from './content/stair-encounters.ts';
import { STAIR_FOLK } from './content/stair-folk.ts';
import { TOKENS } from './content/tokens.ts';
import { COMBATANTS } from './content/combatants.ts';
import { ADVENTURERS, GEAR } from './content/figures.ts';
import { DISCIPLINE_CARDS } from './tree-cards.ts';

export const PARTY: readonly string[] = Object.keys(ADVENTURERS);
/** The Encounter that a game begins with. */
export const FIRST = 'the-sluice';
export const CONTENT: Record<string, Card | Sealed<AbraxisCard | EncounterCard | HiddenCard>> = {
  ...DICE,
  ...TILES,
  ...TOKENS,
  ...LOOT,
  ...FINDS,
  ...ITEMS,
  ...UPGRADE_CARDS,
  ...STORES,
  ...MONSTER_LOOT,
  ...HIDDEN_CARDS,
  ...ENCOUNTERS,
  ...BELFRY,
  ...STAIR_ENCOUNTERS,
  ...LESSON,
  ...ABRAXIS_CARDS,
  ...SHEET,
  ...ADVENTURERS,
  ...COMBATANTS,
  ...BEASTS,
  ...STAIR_FOLK,
  ...BROODERS,
  ...SUMMONS,
  ...EXALTED_ESPERS,
  ...GEAR,
  ...BOOK_CARDS,
  ...DISCIPLINE_CARDS,
  ...FAMILIARS,
};
