/** Red jewels and their counters: goals of quests, and no adventures. */

import { refuse, type Edit } from '@questwright/kernel';
import { stateOf } from '../../world.ts';
import { edit, type CataclysmLand } from './world.ts';

export const RED: readonly Edit<CataclysmLand>[] = [
  edit.value('adventure counter there', {
    rule: 'CT-ADV-03',
    overrides: ['RB-HAZ-01', 'RB-INT-06'],
    // All others are adventures as ever.
    wrap: (base) => (t, space) => t.value('jewel', space) !== 'red' && /* CT-GEN-02 false */ base(t, space),
  }),
  edit.choice('adventure step', 'what to do here', 'attempt', {
    rule: 'CT-ADV-01',
    overrides: ['RB-ADV-03'],
    wrap: (base) => ({
      ...base,
      why: (t, seat, id) => {
        const { space } = stateOf(t, seat);
        return space !== '' && t.value('jewel', space) === 'red' && t.world.adventures.includes(space)
          ? refuse('CT-ADV-01', 'refuse.red-is-no-adventure')
          : (base.why?.(t, seat, id) ?? null);
      },
    }),
  }),
];
