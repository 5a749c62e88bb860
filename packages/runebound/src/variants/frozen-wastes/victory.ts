/** Game End and Victory. */

import type { Edit } from '@questwright/kernel';
import { actingSeat } from '../../rules/combat/battle.ts';
import { fallen, stateOf } from '../../world.ts';
import { isArshan } from './cards.ts';
import { isGreenVale } from './towns.ts';
import { edit, land, type FrozenLand } from './world.ts';

export const VICTORY: readonly Edit<FrozenLand>[] = [
  edit.part('victor', 'High Lord Margath killed', { rule: 'FW-WIN-05', overrides: ['RB-OBJ-04'], remove: true }),
  edit.part('victor', 'three Dragon Runes', { rule: 'FW-WIN-05', overrides: ['RB-OBJ-05'], remove: true }),
  edit.part('victor', 'the Princess in Green Vale', {
    rule: 'FW-WIN-02',
    add: {
      rule: 'FW-WIN-02',
      layer: 'set',
      of: (t) => {
        const seat = land(t).value('escort');
        if (seat === null || !isGreenVale(t, stateOf(t, seat).space)) return null;
        return { seat, how: 'princess', rule: 'FW-WIN-02' };
      },
    },
  }),
  edit.part('victor', 'Arshan defeated', {
    rule: 'FW-WIN-03',
    add: {
      rule: 'FW-WIN-03',
      layer: 'set',
      of: (t) => {
        const combat = t.within('combat');
        if (combat === null || !isArshan(t.contentOf(combat.opponent).content)) return null;
        return fallen(t, combat.opponent) ? { seat: actingSeat(t), how: 'arshan', rule: 'FW-WIN-03' } : null;
      },
    },
  }),
  { rule: 'FW-WIN-02', watch: 'victory', wrap: (base) => ({ ...base, on: [...base.on, 'entered'] }) },
];
