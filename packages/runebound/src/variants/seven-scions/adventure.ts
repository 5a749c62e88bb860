/** Encounters, Events, failed Challenges and red jewels: what is different in the Adventure step. */

import { refuse, type Edit, type Seat, type Steps, numberIn } from '@questwright/kernel';
import { COLORS } from '../../words.ts';
import { stateOf, type RuneboundTable } from '../../world.ts';
import { scionCard } from './cards.ts';
import { clockwiseFrom } from './order.ts';
import { ASLEEP, call, edit, ON_ITS_SCION, runs, stormOf, type ScionLand, type ScionTable } from './world.ts';

/** The Scion of a number, while it sleeps. */
export const sleeper = (t: RuneboundTable, number: number): number | undefined =>
  t.pile(ASLEEP).find((thing) => scionCard(t, thing)?.number === number);

/** A counter goes back to its Scion, which it may be given up for. */
export function returnCounter(t: ScionTable, number: number): void {
  const { held } = stormOf(t);
  const seat = held[number - 1]! - 1;
  held[number - 1] = ON_ITS_SCION;
  if (seat >= 0) t.emit('scion counter returned', { seat, scion: scionOf(t, number) });
}
const scionOf = (t: RuneboundTable, number: number): { content: string } | { number: number } => {
  const thing = sleeper(t, number);
  return thing === undefined ? { number } : { content: t.cardOf(thing) };
};

const scionCounter: Steps<ScionLand, { seat: Seat }> = {
  counter: {
    rule: 'SS-EVT-03',
    ask: {
      seats: (t) => (t.value('scion counters to choose from').length > 0 ? [t.locals.seat] : []),
      choices: {
        'take-counter': {
          rule: 'SS-EVT-03',
          list: (t) => t.value('scion counters to choose from').map((number) => `take-counter:${number}`),
          why: (t, _, id) =>
            t.value('scion counters to choose from').includes(numberIn(id))
              ? null
              : refuse('SS-EVT-03', 'refuse.scion-counter-gone', { number: numberIn(id) }),
          label: (t, _, id) => ({ key: 'option.take-counter', with: { scion: scionOf(t, numberIn(id)) } }),
          then: (t, seat, id) => {
            stormOf(t).held[numberIn(id) - 1] = seat + 1;
            t.emit('scion counter taken', { seat, scion: scionOf(t, numberIn(id)) });
          },
        },
        'no-counter': { rule: 'SS-EVT-03', then: (t, seat) => t.emit('no scion counter taken', { seat }) },
      },
    },
  },
};

const isRedHere = (t: RuneboundTable, seat: Seat): boolean => t.value('jewel', stateOf(t, seat).space) === 'red';

export const ADVENTURE: readonly Edit<ScionLand>[] = [
  edit.case('adventure card', 'its type', 'encounter', {
    rule: 'SS-ENC-01',
    overrides: ['RB-ENC-03'],
    wrap: (base) => ({ ...base, do: (t) => ({ run: [call('discard', { thing: t.locals.thing })] }) }),
  }),

  // ---- Events ----
  edit.step('event', 'event area', {
    rule: 'SS-EVT-04',
    overrides: ['RB-EVT-01', 'RB-EVT-02', 'RB-EVT-03'],
    remove: true,
  }),
  edit.step('event', 'replenished adventure counters', { rule: 'SS-EVT-04', remove: true }),
  edit.step('event', 'replenished jewels', {
    rule: 'SS-EVT-01',
    before: 'result',
    add: runs({
      rule: 'SS-EVT-01',
      each: () => COLORS,
      run: 'replenishing of one color',
      with: (t, color) => ({ seat: t.locals.seat, color }),
    }),
  }),
  edit.step('event', 'returned scion counters', {
    rule: 'SS-EVT-02',
    before: 'result',
    add: {
      rule: 'SS-EVT-02',
      do: (t) => {
        for (const [at, seat] of stormOf(t).held.entries()) if (seat > 0) returnCounter(t, at + 1);
      },
    },
  }),
  edit.procedure('scion counter', { rule: 'RB-VAR-01', add: scionCounter }),
  { rule: 'RB-VAR-01', shown: 'scion counter', add: ['seat'] },
  edit.value('scion counters to choose from', {
    rule: 'SS-EVT-03',
    add: (t) => stormOf(t).held.flatMap((seat, at) => (seat === ON_ITS_SCION ? [at + 1] : [])),
  }),
  edit.value('scion counters to choose from', {
    rule: 'SS-SCI-12',
    wrap: (base) => (t) => base(t).filter((number) => sleeper(t, number) !== undefined),
  }),
  edit.step('event', 'chosen scion counters', {
    rule: 'SS-EVT-03',
    before: 'result',
    add: runs({
      rule: 'SS-EVT-03',
      each: (t) => clockwiseFrom(t, t.locals.seat),
      run: 'scion counter',
      with: (_, seat) => ({ seat }),
    }),
  }),
  edit.step('event', 'discarded event', {
    rule: 'SS-EVT-04',
    before: 'result',
    add: runs({ rule: 'SS-EVT-04', run: 'discard', with: (t) => ({ thing: t.locals.thing }) }),
  }),

  // ---- what is failed, and what is not there ----
  edit.value('where a failed challenge goes', {
    rule: 'SS-UND-01',
    overrides: ['RB-UND-01', 'RB-UND-02', 'RB-CBT-15', 'RB-KO-08'],
    wrap: () => () => 'discard',
  }),
  edit.choice('adventure step', 'what to do here', 'attempt', {
    rule: 'SS-ADV-01',
    wrap: (base) => ({
      ...base,
      why: (t, seat, id) =>
        isRedHere(t, seat) && t.world.adventures.includes(stateOf(t, seat).space)
          ? refuse('SS-ADV-01', 'refuse.red-is-for-scions')
          : (base.why?.(t, seat, id) ?? null),
    }),
  }),
];
