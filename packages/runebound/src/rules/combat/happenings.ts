/** Taking Wounds & Exhaustion; what else any card may cancel, replace or answer. */

import type { RuleId, Seat, Steps } from '@questwright/kernel';
import type { Challenge } from '../../cards.ts';
import type { Values } from '../../values.ts';
import { actingSeat } from './battle.ts';
import {
  runs,
  call,
  card,
  exhaustionOn,
  isKind,
  stateOf,
  tooMuchExhaustion,
  woundsOn,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';

/** Who may answer what happens to a thing: its owner, else whoever acts. */
function concerned(t: RuneboundTable, thing: number): Seat[] {
  const seat = t.controller(thing);
  if (seat !== null) return [seat];
  return t.isWithin('combat') ? [actingSeat(t)] : [];
}

/** Who was killed and discarded meanwhile neither takes counters nor loses some: they would come back with the card. */
const isThere = (t: RuneboundTable, thing: number): boolean =>
  t.controller(thing) !== null || t.pile('adventure').includes(thing);
const takesCounters = (t: RuneboundTable & { locals: { on: number; amount: number } }): boolean =>
  t.locals.amount > 0 && isThere(t, t.locals.on);

const wounds: Steps<RuneboundWorld, Locals['wounds']> = {
  'about to be inflicted': {
    rule: 'RB-TERM-02',
    when: takesCounters,
    window: { timing: 'about to be wounded', order: (t) => concerned(t, t.locals.on) },
  },
  inflicted: {
    rule: 'RB-WND-01',
    when: takesCounters,
    do: (t) => {
      const { on, amount } = t.locals;
      t.setCounters(on, 'wounds', woundsOn(t, on) + amount);
      t.emit('wounded', () => {
        const life = t.value('life', on);
        return { thing: { thing: on }, amount, wounds: Math.min(life, woundsOn(t, on)), life };
      });
    },
  },
};

const exhaustion: Steps<RuneboundWorld, LocalsIn<'exhaustion'>> = {
  'about to be taken': {
    rule: 'RB-TERM-02',
    when: takesCounters,
    window: { timing: 'about to be exhausted', order: (t) => concerned(t, t.locals.on) },
  },
  taken: {
    rule: 'RB-WND-04',
    when: takesCounters,
    do: (t) => {
      const { on, amount } = t.locals;
      t.setCounters(on, 'exhaustion', exhaustionOn(t, on) + amount);
      t.emit('exhausted', () => {
        const stamina = t.value('harmless exhaustion', on);
        return { thing: { thing: on }, amount, exhaustion: exhaustionOn(t, on), stamina };
      });
    },
  },
  excess: {
    rule: 'RB-WND-05',
    when: (t) => tooMuchExhaustion(t, t.locals.on) > 0,
    do: (t) => {
      const { on } = t.locals;
      const amount = tooMuchExhaustion(t, on);
      t.setCounters(on, 'exhaustion', exhaustionOn(t, on) - amount);
      t.emit('exhaustion became wounds', { thing: { thing: on }, amount });
      return { run: [call('wounds', { on, amount })] };
    },
  },
};

const taken = (lie: number, wanted: number | 'all'): number => (wanted === 'all' ? lie : Math.min(lie, wanted));

const recovery: Steps<RuneboundWorld, Locals['recovery']> = {
  'back to the pile': {
    rule: 'RB-WND-08',
    when: (t) => isThere(t, t.locals.on),
    do: (t) => {
      const { on } = t.locals;
      const healed = taken(woundsOn(t, on), t.locals.wounds);
      const rested = taken(exhaustionOn(t, on), t.locals.exhaustion);
      if (healed + rested === 0) return;
      t.setCounters(on, 'wounds', woundsOn(t, on) - healed);
      t.setCounters(on, 'exhaustion', exhaustionOn(t, on) - rested);
      t.emit('recovered', { thing: { thing: on }, wounds: healed, exhaustion: rested });
    },
  },
};

/** Nobody pays more gold than he has. Result: how much came or, negative, went. */
const gold: Steps<RuneboundWorld, Locals['gold']> = {
  'about to be gained': {
    rule: 'RB-CMP-26',
    when: (t) => t.locals.amount > 0,
    window: { timing: 'about to gain gold', order: (t) => [t.locals.seat] },
  },
  'from or to the bank': {
    rule: 'RB-CMP-26',
    do: (t) => {
      const state = stateOf(t, t.locals.seat);
      const amount = Math.max(t.locals.amount, 0 - state.gold);
      if (amount !== 0) {
        state.gold += amount;
        // Earned gold comes from the bank, spent gold goes there.
        t.world.bank -= /* RB-SET-11 Math.min(amount, 0) */ /* RB-SET-12 Math.max(amount, 0) */ amount;
        const params = { seat: t.locals.seat, amount: Math.abs(amount), gold: state.gold };
        t.emit(amount > 0 ? 'gold gained' : 'gold paid', params);
      }
      return { done: amount };
    },
  },
};

const payment: Steps<RuneboundWorld, Locals['payment']> = {
  paid: runs({
    rule: 'RB-CMP-26',
    as: 'paid',
    run: 'gold',
    with: (t) => ({ seat: t.locals.seat, amount: 0 - t.locals.amount }),
  }),
  received: runs({
    rule: 'RB-CMP-26',
    when: (t) => t.locals.to !== null,
    run: 'gold',
    with: (t) => ({ seat: t.locals.to!, amount: 0 - t.locals.paid! }),
  }),
  result: { rule: 'RB-CMP-26', do: (t) => ({ done: t.locals.paid! }) },
};

const discard: Steps<RuneboundWorld, Locals['discard']> = {
  'about to be discarded': {
    rule: 'RB-ITM-16',
    window: { timing: 'about to be discarded', order: (t) => concerned(t, t.locals.thing) },
  },
  discarded: {
    rule: 'RB-ITM-16',
    do: (t) => {
      const { thing } = t.locals;
      const { pile, place, face, rule } = t.value('where a discarded card goes', thing);
      const seat = t.controller(thing);
      t.emit('discarded', { seat, card: { content: t.cardOf(thing) }, to: pile }, null, rule);
      t.move(thing, pile, place, face);
    },
  },
};

const underItsDeck = (t: RuneboundTable, thing: number, rule: RuleId): Values['where a discarded card goes']['is'] => ({
  pile: `${(card(t, thing) as Challenge).color} deck`,
  place: 'bottom',
  face: 'down',
  rule,
});

export const HAPPENINGS: RuneboundChapter = {
  procs: { wounds, exhaustion, recovery, gold, payment, discard },
  shown: {
    wounds: ['on', 'amount'],
    exhaustion: ['on', 'amount'],
    gold: ['seat', 'amount'],
    payment: ['seat', 'amount'],
    discard: ['thing'],
  },
  values: {
    /** What a player could spend on something. */
    money: { rule: 'RB-CMP-26', of: (t, seat: Seat) => stateOf(t, seat).gold },
    /** And the rule that sends it there. */
    'where a discarded card goes': {
      rule: 'RB-ITM-16',
      of: () => ({ pile: 'market deck', place: 'bottom', face: 'down', rule: 'RB-ITM-16' }),
      parts: {
        challenge: {
          rule: 'RB-DEF-08',
          layer: 'become',
          of: (t, thing: number) => (isKind(t, thing, 'challenge') ? underItsDeck(t, thing, 'RB-DEF-08') : null),
        },
        encounter: {
          rule: 'RB-ENC-04',
          layer: 'become',
          of: (t, thing: number) =>
            isKind(t, thing, 'encounter')
              ? { pile: 'removed from play', place: 'top', face: 'up', rule: 'RB-ENC-04' }
              : null,
        },
        event: {
          rule: 'RB-EVT-04',
          layer: 'become',
          of: (t, thing: number) => (isKind(t, thing, 'event') ? underItsDeck(t, thing, 'RB-EVT-04') : null),
        },
      },
    },
  },
  timings: {
    'about to be wounded': { rule: 'RB-TERM-02', choices: {} },
    'about to be exhausted': { rule: 'RB-TERM-02', choices: {} },
    'about to gain gold': { rule: 'RB-CMP-26', choices: {} },
    'about to be discarded': { rule: 'RB-ITM-16', choices: {} },
  },
};
