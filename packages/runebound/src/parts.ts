import type { Part } from './world.ts';
import { SETUP } from './setup.ts';
import { VICTORY } from './victory.ts';
import { SPACES } from './spaces.ts';
import { TURN } from './turn.ts';
import { REFRESH } from './refresh.ts';
import { MOVEMENT } from './movement.ts';
import { ADVENTURE } from './adventure.ts';
import { EVENTS } from './events.ts';
import { ENCOUNTERS } from './encounters.ts';
import { UNDEFEATED } from './undefeated.ts';
import { CHALLENGE } from './challenge.ts';
import { COMBAT } from './combat.ts';
import { ATTRIBUTES_PART } from './attributes.ts';
import { ACTIVATION } from './activation.ts';
import { ESCAPE } from './escape.ts';
import { PHASES_OF_COMBAT } from './phases.ts';
import { ROLLS } from './rolls.ts';
import { TARGETS_PART } from './targets.ts';
import { CONDITIONS } from './conditions.ts';
import { HAPPENINGS } from './happenings.ts';
import { KNOCKOUT } from './knockout.ts';
import { SKILL_TESTS } from './skill-tests.ts';
import { EFFECTS } from './effects.ts';
import { LAND_EFFECTS } from './land-effects.ts';
import { MARKET } from './market.ts';
import { ITEMS_AND_ALLIES } from './items-and-allies.ts';
import { EXPERIENCE } from './experience.ts';
import { INTERACTION } from './interaction.ts';
import { HERO_COMBAT } from './hero-combat.ts';
import { SPOILS } from './spoils.ts';

/** In the order of the book. Setup parts are played in this order. */
export const PARTS: readonly Part[] = [
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
  ATTRIBUTES_PART,
  COMBAT,
  ESCAPE,
  PHASES_OF_COMBAT,
  ROLLS,
  ACTIVATION,
  HAPPENINGS,
  KNOCKOUT,
  SKILL_TESTS,
  EFFECTS,
  LAND_EFFECTS,
  TARGETS_PART,
  CONDITIONS,
  MARKET,
  ITEMS_AND_ALLIES,
  EXPERIENCE,
  INTERACTION,
  HERO_COMBAT,
  SPOILS,
];
