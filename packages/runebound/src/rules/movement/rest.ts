/** Resting: fewer than four movement dice, and exhaustion is discarded. */

import { neverTaken, refuse, words, type Choice, type Seat, type Step } from '@questwright/kernel';
import { neighboursOf, place } from '../board/spaces.ts';
import { call, exhaustionOn, stateOf, type RuneboundWorld, type RuneboundTable, type Locals } from '../../world.ts';

/** Whoever rolls fewer movement dice rests. */
export const REST_BELOW = 4;

const tired = (t: RuneboundTable, seat: Seat): number[] => t.value('may rest', seat);
const diceOf = (id: string): number => Number(words(id)[0]);

type Moving = Locals['movement step'];

export const rest: Choice<RuneboundWorld, Moving> = {
  rule: 'RB-MOV-13',
  list: (t, seat) =>
    Array.from({ length: Math.min(REST_BELOW, t.value('movement dice', seat) + 1) }, (_, dice) => `rest:${dice}`),
  why: (_, __, id) => {
    const dice = diceOf(id);
    return dice >= REST_BELOW ? refuse('RB-MOV-13', 'refuse.no-rest', { dice }) : null;
  },
  label: (t, seat, id) => {
    const lying = tired(t, seat).reduce((sum, thing) => sum + exhaustionOn(t, thing), 0);
    const counters = Math.min(lying, t.value('exhaustion discarded by resting', diceOf(id)));
    return { key: 'option.rest', with: { dice: diceOf(id), counters } };
  },
  then: (t, seat, id) => {
    t.locals.resting = true;
    t.locals.count = diceOf(id);
    t.emit('rested', { seat, dice: diceOf(id) });
  },
};

/** Whom to rest: an amount for the Hero and each Ally. */
const recover: Choice<RuneboundWorld, Moving> = {
  rule: 'RB-MOV-15',
  kind: 'distribute',
  form: (t, seat) => ({
    over: tired(t, seat).map((thing) => ({ id: String(thing), max: exhaustionOn(t, thing) })),
    min: 0,
    max: t.value('exhaustion discarded by resting', t.locals.count),
  }),
  element: (t, seat, element) => ({
    key: 'element.recover',
    with: { things: tired(t, seat).map((thing) => ({ thing })), amount: Number(element) },
  }),
  then: (t, seat, _, amounts) => ({
    run: tired(t, seat).flatMap((on, i) => {
      const amount = Number(amounts[i]);
      return amount > 0 ? [call('recovery', { on, wounds: /* RB-MOV-18 amount */ 0, exhaustion: amount })] : [];
    }),
  }),
};

/** Who rests may not take the single step. */
const noSingleStep: Choice<RuneboundWorld, Moving> = {
  rule: 'RB-MOV-20',
  list: (t, seat) => neighboursOf(t, stateOf(t, seat).space).map((space) => `step:${space}`),
  why: (_, __, id) => refuse('RB-MOV-20', 'refuse.no-step-when-resting', { space: place(words(id)[0] ?? '') }),
  label: (_, __, id) => ({ key: 'option.single-step', with: { space: place(words(id)[0] ?? '') } }),
  then: neverTaken,
};

export const whomToRest: Step<RuneboundWorld, Moving> = {
  rule: 'RB-MOV-14',
  when: (t) => t.locals.resting,
  ask: {
    seats: (t) => (tired(t, t.locals.seat).length > 0 ? [t.locals.seat] : []),
    prompt: (t) => ({
      key: 'ask.movement step.whom to rest',
      with: { counters: t.value('exhaustion discarded by resting', t.locals.count) },
    }),
    choices: { recover, step: noSingleStep },
  },
};
