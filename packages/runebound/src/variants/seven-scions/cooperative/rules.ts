/** The cooperative version: the Heroes face the Stormlords as one group. */

import { refuse, type Edit, type Pack, type Steps } from '@questwright/kernel';
import { endInDefeat, endWith } from '../../../rules/setup/victory.ts';
import { faceOf } from '../../../rules/market/items-and-allies.ts';
import { heroSeats, stateOf } from '../../../world.ts';
import { allStormlords, nextStormlord } from '../endgame.ts';
import { edit, recordOf, runs, STORMLORDS, type JointConfrontation, type ScionLand } from '../world.ts';
import { GROUP } from './group.ts';

const jointConfrontation: Steps<ScionLand, JointConfrontation> = {
  'all stormlords': { rule: 'SS-COOP-03', do: (t) => allStormlords(t) },
  'all defeated': {
    rule: 'SS-COOP-09',
    when: (t) => t.pile(STORMLORDS).length === 0,
    do: (t) => endWith(t, [...heroSeats(t)], 'stormlords', 'SS-COOP-09'),
  },
  'next stormlord': {
    rule: 'SS-COOP-03',
    do: (t) => {
      t.world.turn = t.locals.order[0]!;
      t.locals.thing = nextStormlord(t);
      t.emit('stormlord faced by all', { card: faceOf(t, t.locals.thing) });
    },
  },
  challenge: runs({
    rule: 'SS-COOP-03',
    as: 'result',
    run: 'challenge',
    with: (t) => {
      const { order, thing } = t.locals;
      const [first] = order;
      const exceptions = t.value('exceptions of the endgame');
      return { seat: first!, heroes: [...order], thing: thing!, space: stateOf(t, first!).space, exceptions };
    },
  }),
  'another stormlord': {
    rule: 'SS-COOP-03',
    when: (t) => t.locals.result?.defeated === true,
    do: (t) => {
      for (const seat of t.locals.order) recordOf(t, seat).beaten++;
      return { goto: 'all defeated' };
    },
  },
};

export const COOPERATIVE: Pack<ScionLand> = {
  id: 'seven-scions-cooperative',
  kind: 'variant',
  rule: 'SS-COOP-01',
  needs: ['seven-scions'],
  edits: [
    edit.choice('adventure step', 'what to do here', 'attack', {
      rule: 'SS-COOP-01',
      overrides: ['RB-INT-02', 'RB-PVP-01'],
      wrap: (base) => ({ ...base, why: () => refuse('SS-COOP-01', 'refuse.no-hero-combat') }),
    }),
    edit.procedure('joint confrontation', { rule: 'RB-VAR-01', add: jointConfrontation }),
    { rule: 'RB-VAR-01', shown: 'joint confrontation', add: ['order', 'thing'] },
    {
      rule: 'SS-COOP-03',
      hook: 'countsAs',
      wrap: (base) => (proc) => (proc === 'joint confrontation' ? 'turn' : base(proc)),
    },
    edit.step('endgame', 'confrontations', {
      rule: 'SS-COOP-03',
      overrides: ['SS-END-06'],
      replace: runs({
        rule: 'SS-COOP-03',
        run: 'joint confrontation',
        with: (t) => ({ order: [...(t.locals as { order: number[] }).order], thing: null, result: null }),
      }),
    }),
    // Who is knocked out fights none of those that come after.
    edit.step('knockout', 'out of the group', {
      rule: 'SS-COOP-08',
      after: 'counters',
      add: {
        rule: 'SS-COOP-08',
        when: (t) => t.isWithin('joint confrontation'),
        do: (t) => {
          const group = t.within('joint confrontation')!;
          group.order = group.order.filter((seat) => seat !== t.locals.seat);
        },
      },
    }),
    edit.step('endgame', 'a lone player', { rule: 'SS-COOP-09', overrides: ['SS-END-11'], remove: true }),
    edit.step('endgame', 'all eliminated', {
      rule: 'SS-COOP-09',
      overrides: ['SS-END-07', 'SS-END-08'],
      replace: { rule: 'SS-COOP-09', do: (t) => endInDefeat(t, 'group', 'SS-COOP-09') },
    }),
    ...GROUP,
  ] satisfies readonly Edit<ScionLand>[],
};
