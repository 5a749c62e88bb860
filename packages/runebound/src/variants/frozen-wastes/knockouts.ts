/** Knockouts. */

import type { Edit } from '@questwright/kernel';
import { heroOf, partyOf } from '../../world.ts';
import { edit, FROST, frozen, WHITE_DEATH, type FrozenLand } from './world.ts';

export const KNOCKOUTS: readonly Edit<FrozenLand>[] = [
  edit.step('knockout', 'no frost', {
    rule: 'FW-KO-01',
    overrides: ['RB-KO-02', 'RB-KO-10'],
    after: 'counters',
    add: {
      rule: 'FW-KO-01',
      do: (t) => {
        for (const thing of partyOf(t, t.locals.seat)) t.setCounters(thing, FROST, 0);
      },
    },
  }),
  edit.step('knockout', 'no white death', {
    rule: 'FW-KO-02',
    overrides: ['RB-KO-02'],
    after: 'counters',
    add: {
      rule: 'FW-KO-02',
      do: (t) => {
        const { seat } = t.locals;
        t.setCounters(/* FW-KO-02 partyOf(t, seat)[1] ?? heroOf(t, seat) */ heroOf(t, seat), WHITE_DEATH, 0);
      },
    },
  }),
  edit.step('knockout', 'princess', {
    rule: 'FW-PRN-12',
    overrides: ['RB-KO-10'],
    after: 'knocked out',
    add: {
      rule: 'FW-PRN-12',
      when: (t) => t.value('escort') === t.locals.seat,
      do: (t) => {
        frozen(t).princess = 0;
        t.emit('princess lost', { seat: t.locals.seat });
      },
    },
  }),
];
