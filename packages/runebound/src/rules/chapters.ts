import type { RuneboundChapter } from '../world.ts';
import { SETUP } from './setup/setup.ts';
import { VICTORY } from './setup/victory.ts';
import { SPACES } from './board/spaces.ts';
import { TURN } from './turn/turn.ts';
import { REFRESH } from './turn/refresh.ts';
import { MOVEMENT } from './movement/movement.ts';
import { ADVENTURE } from './adventure/adventure.ts';
import { EVENTS } from './adventure/events.ts';
import { ENCOUNTERS } from './adventure/encounters.ts';
import { UNDEFEATED } from './adventure/undefeated.ts';
import { CHALLENGE } from './adventure/challenge.ts';
import { COMBAT } from './combat/combat.ts';
import { ATTRIBUTES_CHAPTER } from './combat/attributes.ts';
import { ACTIVATION } from './effects/activation.ts';
import { ESCAPE } from './combat/escape.ts';
import { PHASES_OF_COMBAT } from './combat/phases.ts';
import { SO_FAR } from './combat/so-far.ts';
import { ROLLS } from './combat/rolls.ts';
import { TARGETS_CHAPTER } from './combat/targets.ts';
import { CONDITIONS } from './effects/conditions.ts';
import { HAPPENINGS } from './combat/happenings.ts';
import { KNOCKOUT } from './combat/knockout.ts';
import { SKILL_TESTS } from './combat/skill-tests.ts';
import { FIGHT_EFFECTS } from './effects/fights.ts';
import { LOOKING } from './effects/looking.ts';
import { PERILS } from './effects/perils.ts';
import { HERO_EFFECTS } from './effects/heroes.ts';
import { TABLE_EFFECTS } from './effects/table.ts';
import { MARKET } from './market/market.ts';
import { ITEMS_AND_ALLIES } from './market/items-and-allies.ts';
import { EXPERIENCE } from './experience/experience.ts';
import { INTERACTION } from './hero-combat/interaction.ts';
import { HERO_COMBAT } from './hero-combat/hero-combat.ts';
import { SPOILS } from './hero-combat/spoils.ts';

/** In the order of the book. Setup parts are played in this order. */
export const CHAPTERS: readonly RuneboundChapter[] = [
  VICTORY,
  SPACES,
  SETUP,
  TURN,
  REFRESH,
  MOVEMENT,
  ADVENTURE,
  EVENTS,
  ENCOUNTERS,
  UNDEFEATED,
  CHALLENGE,
  ATTRIBUTES_CHAPTER,
  COMBAT,
  ESCAPE,
  PHASES_OF_COMBAT,
  ROLLS,
  SO_FAR,
  ACTIVATION,
  HAPPENINGS,
  KNOCKOUT,
  SKILL_TESTS,
  HERO_EFFECTS,
  FIGHT_EFFECTS,
  PERILS,
  TABLE_EFFECTS,
  LOOKING,
  TARGETS_CHAPTER,
  CONDITIONS,
  MARKET,
  ITEMS_AND_ALLIES,
  EXPERIENCE,
  INTERACTION,
  HERO_COMBAT,
  SPOILS,
];
