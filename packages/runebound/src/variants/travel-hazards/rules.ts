/** Travel Hazards: who ends a movement where there is nothing may be met by something. */

import type { Edit, Pack, RuleId, Seat, Steps } from '@questwright/kernel';
import { whyNoDraw } from '../../rules/adventure/adventure.ts';
import { excepted } from '../../rules/combat/battle.ts';
import { place } from '../../rules/board/spaces.ts';
import { stateOf, type RuneboundTable } from '../../world.ts';
import type { Exception } from '../../words.ts';
import { HAZARD_COLOR, symbolsOf } from './color.ts';
import { HAZARD_COUNTERS } from './counters.ts';
import { call, edit, runs, type Check, type Hazard, type HazardLand, type HazardTable } from './world.ts';

const spaceOf = (t: RuneboundTable, seat: Seat): string => stateOf(t, seat).space;

const showTerrain = (t: RuneboundTable, seat: Seat, dice: number[]): boolean => {
  const terrains = t.value('terrains', spaceOf(t, seat));
  return symbolsOf(t, dice).some((symbol) => terrains.includes(symbol));
};

const travelHazards: Steps<HazardLand, Check> = {
  roll: runs({
    rule: 'RB-HAZ-01',
    when: (t) => !t.value('something is there', spaceOf(t, t.locals.seat), t.locals.seat),
    as: 'dice',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: 2, dice: [] }),
  }),
  symbols: {
    rule: 'RB-HAZ-03',
    when: (t) => t.locals.dice !== null,
    cases: {
      'of the terrain': {
        rule: 'RB-HAZ-02',
        when: (t) => t.value('safe from hazards', t.locals.seat, t.locals.dice!),
        do: (t) => t.emit('no hazard', { seat: t.locals.seat, space: place(spaceOf(t, t.locals.seat)) }),
      },
      'none of the terrain': {
        rule: 'RB-HAZ-03',
        do: (t) => ({ run: [call('hazard', { seat: t.locals.seat, color: null, thing: null, kind: null })] }),
      },
    },
  },
};

const mayBeDrawn = (t: RuneboundTable & { locals: Hazard }): boolean =>
  t.locals.color !== null && whyNoDraw(t, t.locals.seat, t.locals.color) === null;

const hazard: Steps<HazardLand, Hazard> = {
  announcement: {
    rule: 'RB-HAZ-03',
    do: (t) => t.emit('hazard met', { seat: t.locals.seat, space: place(spaceOf(t, t.locals.seat)) }),
  },
  color: runs({
    rule: 'RB-HAZ-03',
    as: 'color',
    run: 'hazard color',
    with: (t) => ({ seat: t.locals.seat, dice: [], total: 0, number: 0, color: null }),
  }),
  'nothing to draw': {
    rule: 'RB-HAZ-12',
    when: (t) => !mayBeDrawn(t),
    do: (t) => {
      t.emit('hazard passed', { seat: t.locals.seat, color: t.locals.color! });
      return { done: null };
    },
  },
  'card of that color': runs({
    rule: 'RB-HAZ-12',
    as: 'thing',
    run: 'draw an adventure card',
    with: (t) => ({ seat: t.locals.seat, color: t.locals.color! }),
  }),
  resolved: runs({
    rule: 'RB-HAZ-12',
    when: (t) => t.locals.thing !== null,
    as: 'kind',
    run: 'adventure card',
    with: (t) => {
      const { seat, thing } = t.locals;
      return { seat, thing: thing!, space: spaceOf(t, seat), exceptions: t.value('exceptions of a hazard') };
    },
  }),
  'one card only': runs({
    rule: 'RB-HAZ-13',
    when: (t) => t.locals.kind === 'event' || t.locals.kind === 'encounter',
    run: 'end of the turn',
    with: () => ({}),
  }),
};

const exception = (rule: RuleId, overrides: readonly RuleId[], what: Exception): Edit<HazardLand> =>
  edit.value('exceptions of a hazard', {
    rule,
    overrides,
    wrap: (base) => (t) => [...base(t), what],
  });

/** The Challenge that is the hazard itself, not one that a hazard brings along. */
const isTheHazard = (t: HazardTable, thing: number): boolean => t.within('hazard')?.thing === thing;

export const TRAVEL_HAZARDS: Pack<HazardLand> = {
  id: 'travel-hazards',
  kind: 'variant',
  rule: 'RB-HAZ-01',
  edits: [
    edit.procedure('travel hazards', { rule: 'RB-VAR-01', add: travelHazards }),
    { rule: 'RB-VAR-01', shown: 'travel hazards', add: ['seat', 'dice'] },
    edit.step('turn', 'travel hazards', {
      rule: 'RB-HAZ-05',
      overrides: ['RB-MOV-21'],
      after: 'movement step',
      add: runs({
        rule: 'RB-HAZ-05',
        when: (t) => t.value('the turn goes on', t.locals.seat),
        run: 'travel hazards',
        with: (t) => ({ seat: t.locals.seat, dice: null }),
      }),
    }),
    edit.value('safe from hazards', { rule: 'RB-HAZ-02', add: showTerrain }),
    edit.procedure('hazard', { rule: 'RB-VAR-01', add: hazard }),
    { rule: 'RB-VAR-01', shown: 'hazard', add: ['seat', 'color', 'thing'] },
    edit.value('exceptions of a hazard', { rule: 'RB-VAR-01', add: () => [] }),
    exception('RB-HAZ-14', ['RB-CBT-02', 'RB-CBT-04', 'RB-CBT-05', 'RB-CBT-06'], 'no before combat'),
    exception('RB-HAZ-15', ['RB-CBT-10', 'RB-CBT-11'], 'no escape'),
    exception('RB-HAZ-16', ['RB-DEF-02', 'RB-DEF-03'], 'no reward'),
    exception('RB-HAZ-17', ['RB-DEF-06'], 'counter from the pile'),
    edit.value('what forbids escape', {
      rule: 'RB-HAZ-15',
      wrap: (base) => (t, seat) => (base(t, seat) !== null && t.isWithin('hazard') ? 'RB-HAZ-15' : base(t, seat)),
    }),
    edit.value('who may escape', {
      rule: 'RB-HAZ-15',
      wrap: (base) => (t) => (excepted(t, 'no escape') ? [] : base(t)),
    }),
    edit.value('where a failed challenge goes', {
      rule: 'RB-HAZ-19',
      overrides: ['RB-KO-08'],
      wrap: (base) => (t, thing) => (isTheHazard(t, thing) ? 'discard' : base(t, thing)),
    }),
    ...HAZARD_COLOR,
    ...HAZARD_COUNTERS,
  ],
};
