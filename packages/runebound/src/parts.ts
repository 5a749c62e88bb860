import type { Part } from './world.ts';
import { SETUP } from './setup.ts';
import { TURN } from './turn.ts';
import { MOVEMENT } from './movement.ts';
import { ADVENTURE } from './adventure.ts';
import { EVENTS } from './events.ts';
import { ENCOUNTERS } from './encounters.ts';
import { UNDEFEATED } from './undefeated.ts';
import { CHALLENGE } from './challenge.ts';
import { COMBAT } from './combat.ts';
import { HAPPENINGS } from './happenings.ts';
import { KNOCKOUT } from './knockout.ts';
import { SKILL_TESTS } from './skill-tests.ts';
import { EFFECTS } from './effects.ts';
import { MARKET } from './market.ts';
import { ITEMS_AND_ALLIES } from './items-and-allies.ts';
import { EXPERIENCE } from './experience.ts';
import { INTERACTION } from './interaction.ts';
import { HERO_COMBAT } from './hero-combat.ts';

/** In the order of the book. Setup parts are played in this order. */
export const PARTS: readonly Part[] = [
  SETUP,
  TURN,
  MOVEMENT,
  ADVENTURE,
  EVENTS,
  ENCOUNTERS,
  UNDEFEATED,
  CHALLENGE,
  COMBAT,
  HAPPENINGS,
  KNOCKOUT,
  SKILL_TESTS,
  EFFECTS,
  MARKET,
  ITEMS_AND_ALLIES,
  EXPERIENCE,
  INTERACTION,
  HERO_COMBAT,
];
