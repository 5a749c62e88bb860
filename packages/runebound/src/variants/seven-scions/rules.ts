/** The Seven Scions: a storm comes nearer with every turn; asleep or awake, the Scions help against it. */

import type { Pack } from '@questwright/kernel';
import { ADVENTURE } from './adventure.ts';
import { ENDGAME } from './endgame.ts';
import { SCIONS } from './scions.ts';
import { SETUP } from './setup.ts';
import { STORM_COMBAT } from './storm-combat.ts';
import { STORM_STEP } from './storm-step.ts';
import { VERBS } from './verbs.ts';
import { SCHEMA, type ScionLand } from './world.ts';

export const SEVEN_SCIONS: Pack<ScionLand> = {
  id: 'seven-scions',
  kind: 'pack',
  rule: 'SS-GEN-01',
  key: 'storm',
  schema: SCHEMA,
  family: { name: 'adventure', rule: 'SS-GEN-03' },
  excludes: [
    { pack: 'doom-track', rule: 'SS-GEN-03' },
    { pack: 'short-quest', rule: 'SS-GEN-02' },
  ],
  edits: [...VERBS, ...SETUP, ...ADVENTURE, ...SCIONS, ...STORM_STEP, ...STORM_COMBAT, ...ENDGAME],
};
