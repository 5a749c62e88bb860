/** The optional rules, each a switch: one value for each, with all that it adds. */

import { joined, type RuneboundExtension } from '../extension.ts';
import { ALLY_LIMITS_EXTENSION } from './ally-limits/index.ts';
import { BEASTS_AND_BANDITS_EXTENSION } from './beasts-and-bandits/index.ts';
import { CATACLYSM_EXTENSION } from './cataclysm/index.ts';
import { TRADING_DICE_FOR_RITUALS } from './cataclysm/rituals-and-runes/index.ts';
import { EQUIPPING_ALLIES_OF_CARAVANS } from './cataclysm/weapons-of-legend/index.ts';
import { DOOM_TRACK_EXTENSION } from './doom-track/index.ts';
import { FASTER_EXTENSION } from './frozen-wastes/faster/index.ts';
import { HARSH_EXTENSION } from './frozen-wastes/harsh/index.ts';
import { FROZEN_WASTES_EXTENSION } from './frozen-wastes/index.ts';
import { LEGENDS_IN_THE_MARKET_EXTENSION } from './frozen-wastes/legends-in-the-market/index.ts';
import { MILD_EXTENSION } from './frozen-wastes/mild/index.ts';
import { ROLLING_AHEAD_EXTENSION } from './frozen-wastes/rolling-ahead/index.ts';
import { HEROES_OF_ISHEIM_EXTENSION } from './heroes-of-isheim/index.ts';
import { ITEM_LIMITS_EXTENSION } from './item-limits/index.ts';
import { LONGER_EXTENSION } from './longer/index.ts';
import { RITUALS_AND_RUNES_EXTENSION } from './rituals-and-runes/index.ts';
import { COOPERATIVE_EXTENSION } from './seven-scions/cooperative/index.ts';
import { SEVEN_SCIONS_EXTENSION } from './seven-scions/index.ts';
import { SHORT_QUEST_EXTENSION } from './short-quest/index.ts';
import { SHORTER_EXTENSION } from './shorter/index.ts';
import { SMALL_BOARD_EXTENSION } from './small-board/index.ts';
import { SOFTER_KNOCKOUTS_EXTENSION } from './softer-knockouts/index.ts';
import { HAZARDS_BY_THE_TRACK } from './travel-hazards/doom-track/index.ts';
import { TRAPS_AND_TERRORS_EXTENSION } from './traps-and-terrors/index.ts';
import { TRAVEL_HAZARDS_EXTENSION } from './travel-hazards/index.ts';
import { WEAPONS_OF_LEGEND_EXTENSION } from './weapons-of-legend/index.ts';

export const VARIANTS: readonly RuneboundExtension[] = [
  SOFTER_KNOCKOUTS_EXTENSION,
  ITEM_LIMITS_EXTENSION,
  ALLY_LIMITS_EXTENSION,
  SHORTER_EXTENSION,
  LONGER_EXTENSION,
  DOOM_TRACK_EXTENSION,
  joined(TRAVEL_HAZARDS_EXTENSION, HAZARDS_BY_THE_TRACK),
  SHORT_QUEST_EXTENSION,
  SMALL_BOARD_EXTENSION,
  RITUALS_AND_RUNES_EXTENSION,
  SEVEN_SCIONS_EXTENSION,
  COOPERATIVE_EXTENSION,
  joined(joined(CATACLYSM_EXTENSION, TRADING_DICE_FOR_RITUALS), EQUIPPING_ALLIES_OF_CARAVANS),
  FROZEN_WASTES_EXTENSION,
  HARSH_EXTENSION,
  MILD_EXTENSION,
  FASTER_EXTENSION,
  ROLLING_AHEAD_EXTENSION,
  LEGENDS_IN_THE_MARKET_EXTENSION,
  HEROES_OF_ISHEIM_EXTENSION,
  WEAPONS_OF_LEGEND_EXTENSION,
  TRAPS_AND_TERRORS_EXTENSION,
  BEASTS_AND_BANDITS_EXTENSION,
];
