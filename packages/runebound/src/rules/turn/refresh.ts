/** Refresh: activated cards are turned face up. */

import type { Seat } from '@questwright/kernel';
import { runs, areaOf, heroOf, type RuneboundTable, type RuneboundChapter } from '../../world.ts';

const isUp = (t: RuneboundTable, thing: number): boolean => t.world.things.face[thing] === 1;
const activated = (t: RuneboundTable, seat: Seat): number[] =>
  [heroOf(t, seat), ...areaOf(t, seat)].filter((thing) => !isUp(t, thing));

export const REFRESH: RuneboundChapter = {
  procs: {
    'refresh step': {
      'nothing to refresh': {
        rule: 'RB-REF-03',
        do: (t) => (activated(t, t.locals.seat).length === 0 ? { done: null } : undefined),
      },
      'activated cards': { rule: 'RB-REF-01', do: (t) => void (t.locals.cards = activated(t, t.locals.seat)) },
      'one after another': runs({
        rule: 'RB-REF-01',
        each: (t) => t.locals.cards ?? [],
        run: 'refresh a card',
        with: (_, thing) => ({ thing }),
      }),
      refreshed: {
        rule: 'RB-REF-01',
        do: (t) => {
          const { seat, cards = [] } = t.locals;
          const turned = cards.filter((thing) => isUp(t, thing));
          t.emit('refreshed', { seat, cards: turned.map((thing) => ({ thing })) });
        },
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
          const { thing } = t.locals;
          t.turn(thing, 'up');
          // The Refresh step tells of all cards together.
          if (!t.isWithin('refresh step')) t.emit('refreshed', { seat: t.controller(thing), cards: [{ thing }] });
        },
      },
    },
  },
  timings: { 'about to be refreshed': { rule: 'RB-REF-01', choices: {} } },
  shown: { 'refresh step': ['seat'], 'refresh a card': ['thing'] },
};
