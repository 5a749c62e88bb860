/** The Frozen Wastes: another land, where the weather kills, legends are put together, and a Princess is to be found. */

import type { Pack } from '@questwright/kernel';
import { CONDITION_EDITS } from './conditions.ts';
import { FORAGE } from './forage.ts';
import { FROST_EDITS } from './cold/frost.ts';
import { GEAR_EDITS } from './gear.ts';
import { KNOCKOUTS } from './knockouts.ts';
import { LEGEND_EDITS } from './legends.ts';
import { MARKET } from './market.ts';
import { MATCHING } from './matching.ts';
import { PRINCESS_EDITS } from './princess.ts';
import { RUMOR_EDITS } from './rumors.ts';
import { SETUP } from './setup.ts';
import { SURVIVAL } from './cold/survival.ts';
import { GREEN_VALE_EDITS, TOWNS } from './towns.ts';
import { VERBS } from './verbs.ts';
import { VICTORY } from './victory.ts';
import { WEATHER_EDITS } from './cold/weather.ts';
import { WHITE_DEATH_EDITS } from './cold/white-death.ts';
import { SCHEMA, type FrozenLand } from './world.ts';

export const FROZEN_WASTES: Pack<FrozenLand> = {
  id: 'frozen-wastes',
  kind: 'pack',
  rule: 'FW-GEN-01',
  key: 'frozen',
  schema: SCHEMA,
  seats: { min: 2, max: 6, rule: 'FW-GEN-02' },
  family: { name: 'adventure', rule: 'FW-GEN-05' },
  excludes: [
    { pack: 'doom-track', rule: 'FW-GEN-05' },
    { pack: 'short-quest', rule: 'FW-WIN-05' },
    { pack: 'small-board', rule: 'FW-SET-01' },
    { pack: 'traps-and-terrors', rule: 'FW-CMP-13' },
    { pack: 'beasts-and-bandits', rule: 'FW-CMP-13' },
  ],
  edits: [
    ...VERBS,
    ...CONDITION_EDITS,
    ...WEATHER_EDITS,
    ...SETUP,
    ...TOWNS,
    ...GREEN_VALE_EDITS,
    ...FROST_EDITS,
    ...WHITE_DEATH_EDITS,
    ...SURVIVAL,
    ...GEAR_EDITS,
    ...FORAGE,
    ...RUMOR_EDITS,
    ...MATCHING,
    ...LEGEND_EDITS,
    ...PRINCESS_EDITS,
    ...MARKET,
    ...KNOCKOUTS,
    ...VICTORY,
  ],
};
