/** Every English message of the base game, joined. */

import adventure from './adventure.en.json' with { type: 'json' };
import allies from './allies.en.json' with { type: 'json' };
import board from './board.en.json' with { type: 'json' };
import cardText from './card-text.en.json' with { type: 'json' };
import challenges from './challenges.en.json' with { type: 'json' };
import combat from './combat.en.json' with { type: 'json' };
import effects from './effects.en.json' with { type: 'json' };
import encounters from './encounters.en.json' with { type: 'json' };
import events from './events.en.json' with { type: 'json' };
import experience from './experience.en.json' with { type: 'json' };
import happenings from './happenings.en.json' with { type: 'json' };
import heroCombat from './hero-combat.en.json' with { type: 'json' };
import heroes from './heroes.en.json' with { type: 'json' };
import interaction from './interaction.en.json' with { type: 'json' };
import items from './items.en.json' with { type: 'json' };
import lab from './lab.en.json' with { type: 'json' };
import lesson from './lesson.en.json' with { type: 'json' };
import market from './market.en.json' with { type: 'json' };
import movement from './movement.en.json' with { type: 'json' };
import names from './names.en.json' with { type: 'json' };
import regions from './regions.en.json' with { type: 'json' };
import setup from './setup.en.json' with { type: 'json' };
import textBoard from './text-board.en.json' with { type: 'json' };
import turn from './turn.en.json' with { type: 'json' };
import { BOARD } from '../content.ts';
import { namesOfSpaces } from './space-names.ts';

export const ENGLISH: Readonly<Record<string, string>> = {
  ...adventure,
  ...allies,
  ...board,
  ...cardText,
  ...challenges,
  ...combat,
  ...effects,
  ...encounters,
  ...events,
  ...experience,
  ...happenings,
  ...heroCombat,
  ...heroes,
  ...interaction,
  ...items,
  ...lab,
  ...lesson,
  ...market,
  ...movement,
  ...names,
  ...namesOfSpaces(regions, BOARD),
  ...regions,
  ...setup,
  ...textBoard,
  ...turn,
};
