/** The Cataclysm: towns lie in ruins or under curses, and whoever frees them wins. */

import type { Pack } from '@questwright/kernel';
import { CURSES_EDITS } from './curses.ts';
import { KNOCKOUTS } from './knockouts.ts';
import { MARKET } from './market.ts';
import { QUEST_EDITS } from './quests.ts';
import { RED } from './red.ts';
import { SETUP } from './setup.ts';
import { TOWNS } from './towns.ts';
import { TRADING } from './trading.ts';
import { VERBS } from './verbs.ts';
import { VICTORY } from './victory.ts';
import { SCHEMA, type CataclysmLand } from './world.ts';

export const CATACLYSM: Pack<CataclysmLand> = {
  id: 'cataclysm',
  kind: 'pack',
  rule: 'CT-GEN-02',
  schema: SCHEMA,
  seats: { min: 2, max: 5, rule: 'CT-GEN-01' },
  family: { name: 'adventure', rule: 'CT-GEN-04' },
  excludes: [
    { pack: 'doom-track', rule: 'CT-GEN-04' },
    { pack: 'short-quest', rule: 'CT-GEN-03' },
  ],
  edits: [
    ...VERBS,
    ...SETUP,
    ...TOWNS,
    ...TRADING,
    ...RED,
    ...CURSES_EDITS,
    ...QUEST_EDITS,
    ...MARKET,
    ...KNOCKOUTS,
    ...VICTORY,
  ],
};
