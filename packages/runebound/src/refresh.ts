/** Refresh: activated cards are turned face up. */

import type { Seat } from '@questwright/kernel';
import { areaOf, heroOf, type LandTable, type Part } from './world.ts';

const activated = (t: LandTable, seat: Seat): number[] =>
  [heroOf(t, seat), ...areaOf(t, seat)].filter((thing) => t.world.things.face[thing] === 0);

export const REFRESH: Part = {
  procs: {
    'refresh step': {
      'nothing to refresh': {
        rule: 'RB-REF-03',
        do: (t) => (activated(t, t.locals.seat).length === 0 ? { done: null } : undefined),
      },
      'activated cards': {
        rule: 'RB-REF-01',
        each: (t) => activated(t, t.locals.seat),
        run: 'refresh a card',
        with: (_, thing) => ({ thing }),
      },
      refreshed: {
        rule: 'RB-REF-01',
        do: (t) => t.emit('refreshed', { seat: t.locals.seat }),
      },
    },

    'refresh a card': {
      'about to be refreshed': {
        rule: 'RB-REF-01',
        window: {
          timing: 'about to be refreshed',
          order: (t) => t.seats.filter((seat) => seat === t.controller(t.locals.thing)),
        },
      },
      'face up': {
        rule: 'RB-REF-02',
        do: (t) => {
          t.turn(t.locals.thing, 'up');
          t.emit('card refreshed', { thing: { thing: t.locals.thing } });
        },
      },
    },
  },
  timings: { 'about to be refreshed': { rule: 'RB-REF-01', choices: {} } },
  shown: { 'refresh step': ['seat'], 'refresh a card': ['thing'] },
};
