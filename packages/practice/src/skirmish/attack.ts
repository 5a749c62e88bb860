import { effectsAt, refuse, words, type Choice, type Refusal, type Steps, type Timing } from '@questwright/kernel';
import { distance } from './grid.ts';
import { newRoll, type Reading } from './roll.ts';
import { payStamina, tooTired } from './stamina.ts';
import {
  call,
  cellOf,
  controllerOf,
  controllers,
  deciders,
  decidesItself,
  formOf,
  isBlinded,
  line,
  named,
  rangeOf,
  sees,
  sideOf,
  stands,
  type Fight,
  type Skirmish,
} from './world.ts';

export interface Attack {
  attacker: number;
  target: number;
  reason: 'action' | 'break' | 'counter' | 'line';
  /** Figures that have countered in this chain of attacks. */
  countered: number[];
  /** What a dodge adds to the defense of the target. */
  dodge: number;
  reading: Reading | null;
  hit: boolean;
  edge: number;
  star: number;
  damage: number;
  /** What came through; null when nothing was to come. */
  dealt: number | null;
}

export const newAttack = (
  attacker: number,
  target: number,
  reason: Attack['reason'],
  countered: readonly number[] = [],
): ReturnType<typeof call> =>
  call('attack', {
    attacker,
    target,
    reason,
    countered: [...countered],
    dodge: 0,
    reading: null,
    hit: false,
    edge: 0,
    star: 0,
    damage: 0,
    dealt: null,
  });

/** Why a figure cannot attack another from where it stands. */
export function whyNotTarget(t: Fight, attacker: number, target: number, range: number): Refusal | null {
  if (!stands(t, target) || sideOf(t, target) === sideOf(t, attacker)) {
    return refuse('SKM-ATK-01', 'refuse.no-opponent', { figure: named(target) });
  }
  const [from, to] = [cellOf(t, attacker), cellOf(t, target)];
  const far = distance(from, to);
  if (far > range) return refuse('SKM-SGT-02', 'refuse.out-of-range', { figure: named(target), distance: far, range });
  return sees(t, from, to) ? null : refuse('SKM-SGT-01', 'refuse.out-of-sight', { figure: named(target) });
}

const attackOf = (t: Fight): Attack => t.locals as Attack;
const bothStand = (t: Fight): boolean => stands(t, attackOf(t).attacker) && stands(t, attackOf(t).target);

// ---- dodging ----

const dodge: Choice<Skirmish> = {
  rule: 'SKM-DOD-01',
  why: (t) => {
    const { target } = attackOf(t);
    if (t.used('attack', 'dodge') > 0) return refuse('SKM-DOD-02', 'refuse.dodged-already');
    if (isBlinded(t, target)) return refuse('SKM-STA-03', 'refuse.blinded', { figure: named(target) });
    return tooTired(t, target, 1);
  },
  then: (t) => {
    const { target } = attackOf(t);
    t.use('attack', 'dodge');
    payStamina(t, target, 1);
    t.emit('dodges', { figure: named(target) });
    return { run: [call('dodge', { figure: target, reading: null })] };
  },
  label: (t) => ({ key: 'option.dodge', with: { figure: named(attackOf(t).target) } }),
};

// ---- symbols ----

const SYMBOLS = ['edge', 'star'] as const;
type Spent = (typeof SYMBOLS)[number];

function whyNotSpend(t: Fight, symbol: Spent): Refusal | null {
  const attack = attackOf(t);
  if (!(attack[symbol] > 0)) return refuse('SKM-ATK-04', 'refuse.no-symbol', { symbol });
  const { star } = formOf(t, attack.attacker);
  if (symbol === 'star' && star === undefined) return refuse('SKM-ATK-05', 'refuse.star-means-nothing');
  return null;
}

const spend: Choice<Skirmish> = {
  rule: 'SKM-ATK-04',
  list: () => SYMBOLS.map((symbol) => `spend:${symbol}`),
  why: (t, _, id) => whyNotSpend(t, words(id)[0] as Spent),
  then: (t, seat, id) => {
    const attack = attackOf(t);
    const symbol = words(id)[0] as Spent;
    attack[symbol]--;
    t.emit('spends', { figure: named(attack.attacker), symbol });
    if (symbol === 'edge') {
      attack.damage++;
      return { goto: 'symbols' };
    }
    const form = t.value('form', attack.attacker);
    return { run: [effectsAt(form, ['star'], seat, attack.attacker)], goto: 'symbols' };
  },
  label: (_, __, id) => ({ key: `option.spend-${words(id)[0]}`, with: {} }),
};

// ---- countering ----

function whyNotCounter(t: Fight): Refusal | null {
  const { attacker, target, countered } = attackOf(t);
  if (countered.includes(target)) return refuse('SKM-CTR-04', 'refuse.countered-already', { figure: named(target) });
  if (controllerOf(t, target) < 0 && formOf(t, target).counters !== true) {
    return refuse('SKM-CTR-03', 'refuse.no-counter-on-card', { figure: named(target) });
  }
  const reach = whyNotTarget(t, target, attacker, rangeOf(t, target));
  if (reach !== null) return { ...reach, rule: 'SKM-CTR-02' };
  return tooTired(t, target, t.value('cost of a counter', target));
}

const counter: Choice<Skirmish> = {
  rule: 'SKM-CTR-01',
  why: whyNotCounter,
  then: (t) => {
    const { attacker, target, countered } = attackOf(t);
    payStamina(t, target, t.value('cost of a counter', target));
    t.emit('counters', { figure: named(target), target: named(attacker) });
    // The counter takes the place of the attack: whatever the attack interrupted goes on after the whole chain.
    return { end: 'attack', instead: newAttack(target, attacker, 'counter', [...countered, target]) };
  },
  label: (t) => ({ key: 'option.counter', with: { figure: named(attackOf(t).attacker) } }),
};

export const ATTACK: Record<string, Steps<Skirmish>> = {
  attack: {
    declaration: {
      rule: 'SKM-ATK-01',
      do: (t) => {
        const { attacker, target, reason } = attackOf(t);
        t.emit('attacks', { figure: named(attacker), target: named(target), reason });
      },
    },
    dodge: {
      rule: 'SKM-DOD-01',
      window: { timing: 'dodge', order: (t) => controllers(t, attackOf(t).target) },
    },
    roll: {
      rule: 'SKM-ROL-01',
      as: 'reading',
      run: 'roll',
      with: (t) => newRoll(attackOf(t).attacker, t.value('dice', attackOf(t).attacker), 'attack'),
    },
    'hit or miss': {
      rule: 'SKM-ATK-02',
      do: (t) => {
        const attack = attackOf(t);
        const { attacker, target, reading } = attack;
        const power = reading!.power + t.value('power', attacker, target);
        const defense = t.value('defense', target, attacker);
        attack.hit = power >= defense;
        attack.edge = reading!.edge;
        attack.star = reading!.star;
        const params = { figure: named(attacker), target: named(target), power, defense };
        t.emit(attack.hit ? 'hits' : 'misses', params);
      },
    },
    symbols: {
      rule: 'SKM-ATK-04',
      when: (t) => attackOf(t).hit && bothStand(t) && SYMBOLS.some((one) => whyNotSpend(t, one) === null),
      ask: {
        seats: (t) => deciders(t, attackOf(t).attacker),
        choices: { spend, done: { rule: 'SKM-ATK-04', then: () => {} } },
        decides: (t, offer) => {
          const { attacker } = attackOf(t);
          if (!decidesItself(t, attacker)) return null;
          return { pick: [offer.options[0]!], trace: [line('spends-all', { figure: named(attacker) })] };
        },
      },
    },
    damage: {
      rule: 'SKM-ATK-03',
      as: 'dealt',
      when: (t) => attackOf(t).hit && bothStand(t),
      run: 'damage',
      with: (t) => {
        const { attacker, target, damage } = attackOf(t);
        return { figure: target, amount: t.value('damage', attacker) + damage };
      },
    },
    counter: {
      rule: 'SKM-CTR-01',
      when: (t) => bothStand(t) && (attackOf(t).dealt ?? 0) === 0,
      ask: {
        seats: (t) => deciders(t, attackOf(t).target),
        choices: { counter, hold: { rule: 'SKM-CTR-01', then: () => {} } },
        decides: (t, offer) => {
          const { target } = attackOf(t);
          if (!decidesItself(t, target)) return null;
          const [first] = offer.options;
          return { pick: [first!], trace: [line(`counter-${first!}`, { figure: named(target) })] };
        },
      },
    },
  },
  dodge: {
    roll: {
      rule: 'SKM-DOD-01',
      as: 'reading',
      run: 'roll',
      with: (t) => newRoll((t.locals as { figure: number }).figure, ['guard'], 'dodge'),
    },
    guard: {
      rule: 'SKM-DOD-01',
      do: (t) => {
        const { reading } = t.locals as { reading: Reading };
        (t.within('attack') as Attack).dodge = reading.power;
      },
    },
  },
};

export const ATTACK_TIMINGS: Record<string, Timing<Skirmish>> = {
  dodge: { rule: 'SKM-DOD-01', choices: { dodge } },
};
