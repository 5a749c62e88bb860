/** Step 5: Experience. */

import {
  neverTaken,
  refuse,
  words,
  type Choice,
  type Contribution,
  type Params,
  type Refusal,
  type RuleId,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { SELL } from '../market/market.ts';
import {
  call,
  isKind,
  stateOf,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';
import { COLORS, IMPROVEMENTS, type Color, type Improvement } from '../../words.ts';

type Buying = Locals['experience counter'];

const worth = (t: RuneboundTable, color: Color): number => t.value('points of a counter', color);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const worthOf = (t: RuneboundTable, colors: readonly Color[]): number => sum(colors.map((color) => worth(t, color)));

/** For messages: adventure counters of a color together. */
export const countersInWords = (colors: readonly Color[]): { key: string; with: Params }[] =>
  COLORS.filter((color) => colors.includes(color)).map((color) => ({
    key: 'counters',
    with: { color, number: colors.filter((one) => one === color).length },
  }));

// ---- which counters to spend ----

/** Every choice of counters that is enough, and in which none could be left out. */
function payments(t: RuneboundTable, seat: Seat, due: number): Color[][] {
  const { counters } = stateOf(t, seat);
  const found: Color[][] = [];
  const choose = (from: number, chosen: Color[]): void => {
    const over = worthOf(t, chosen) - due;
    if (over >= 0) {
      if (chosen.every((color) => worth(t, color) > over)) found.push(chosen);
      return;
    }
    const color = COLORS[from];
    if (color === undefined) return;
    for (let n = 0; n <= counters[color]; n++) choose(from + 1, [...chosen, ...Array<Color>(n).fill(color)]);
  };
  choose(0, []);
  return found;
}

/** The largest counters of the pile that fit, and what is left. */
function changeFor(t: RuneboundTable, amount: number): { counters: Color[]; rest: number } {
  const counters: Color[] = [];
  let rest = amount;
  for (const color of [...COLORS].reverse()) {
    for (let n = 0; n < t.world.pile[color] && worth(t, color) <= rest; n++) {
      counters.push(color);
      rest -= worth(t, color);
    }
  }
  return { counters, rest };
}

const spend: Choice<RuneboundWorld, Buying> = {
  rule: 'RB-EXP-05',
  list: (t, seat) => payments(t, seat, t.locals.due).map((colors) => `spend:${colors.join(':')}`),
  label: (t, _, id) => ({
    key: 'option.spend',
    with: { counters: countersInWords(words(id) as Color[]), points: worthOf(t, words(id) as Color[]) },
  }),
  then: (t, seat, id) => {
    const colors = words(id) as Color[];
    const { counters } = stateOf(t, seat);
    for (const color of colors) {
      counters[color]--;
      t.world.pile[color]++;
    }
    t.locals.counters = colors;
    t.locals.due -= worthOf(t, colors);
    t.emit('counters spent', { seat, counters: countersInWords(colors) });
  },
};

const experienceCounter: Steps<RuneboundWorld, Buying> = {
  price: {
    rule: 'RB-EXP-04',
    do: (t) => {
      const state = stateOf(t, t.locals.seat);
      const price = t.value('price of experience');
      // What was written down goes first: there is nothing to choose about it.
      const noted = Math.min(state.points, price);
      state.points -= noted;
      t.locals.due = price - noted;
    },
  },
  'spent counters': {
    rule: 'RB-EXP-05',
    ask: { seats: (t) => (t.locals.due > 0 ? [t.locals.seat] : []), choices: { spend } },
  },
  change: {
    rule: 'RB-EXP-06',
    when: (t) => t.locals.due < 0,
    do: (t) => {
      const { counters, rest } = changeFor(t, -t.locals.due);
      const state = stateOf(t, t.locals.seat);
      for (const color of counters) {
        t.world.pile[color]--;
        state.counters[color]++;
      }
      t.locals.due = 0 - rest;
      if (counters.length > 0) t.emit('change taken', { seat: t.locals.seat, counters: countersInWords(counters) });
    },
  },
  'unspent points': {
    rule: 'RB-EXP-07',
    when: (t) => t.locals.due < 0,
    do: (t) => {
      const state = stateOf(t, t.locals.seat);
      state.points -= t.locals.due;
      t.emit('points noted', { seat: t.locals.seat, points: -t.locals.due, now: state.points });
    },
  },
  'permanent bonus': {
    rule: 'RB-CMP-25',
    do: (t) => {
      const { seat, improvement } = t.locals;
      const state = stateOf(t, seat);
      // The price may grow with the counters.
      state.spent += t.value('price of experience');
      state.experience[improvement]++;
      t.emit('experience gained', { seat, improvement });
    },
  },
};

// ---- the step ----

function whyNotImproved(t: RuneboundTable, seat: Seat, improvement: Improvement): Refusal | null {
  const { experience } = stateOf(t, seat);
  if (!IMPROVEMENTS.includes(improvement)) return refuse('RB-EXP-01', 'refuse.no-such-counter');
  const most = t.value('experience counter limit', seat);
  if (sum(Object.values(experience)) >= most) return refuse('RB-EXP-01', 'refuse.no-more-counters', { most });
  const mostLife = t.value('life counter limit', seat);
  if (improvement === 'life' && experience.life >= mostLife) {
    return refuse('RB-EXP-17', 'refuse.no-more-life', { most: mostLife });
  }
  const price = t.value('price of experience');
  const points = t.value('experience points', seat);
  return points >= price ? null : refuse('RB-EXP-03', 'refuse.too-few-points', { price, points });
}

/** What each counter does, and what more Life gives up. */
const BEHIND: Readonly<Record<Improvement, readonly RuleId[]>> = {
  mind: ['RB-EXP-10'],
  body: ['RB-EXP-11'],
  spirit: ['RB-EXP-12'],
  stamina: ['RB-EXP-13'],
  life: ['RB-EXP-14', 'RB-EXP-15', 'RB-EXP-16'],
};

const improve: Choice<RuneboundWorld> = {
  rule: 'RB-EXP-01',
  list: () => IMPROVEMENTS.map((improvement) => `improve:${improvement}`),
  why: (t, seat, id) => whyNotImproved(t, seat, words(id)[0] as Improvement),
  label: (_, __, id) => ({ key: 'option.improve', with: { improvement: words(id)[0]! } }),
  also: (_, __, id) => BEHIND[words(id)[0] as Improvement] ?? [],
  then: (_, seat, id) => ({
    run: [call('experience counter', { seat, improvement: words(id)[0] as Improvement, due: 0, counters: [] })],
    goto: 'several purchases',
  }),
};

const experienceStep: Steps<RuneboundWorld, Locals['experience step']> = {
  'experience counters': {
    rule: 'RB-EXP-01',
    ask: {
      seats: (t) => [t.locals.seat],
      prompt: (t) => ({
        key: 'ask.experience step.experience counters',
        with: { points: t.value('experience points', t.locals.seat), price: t.value('price of experience') },
      }),
      choices: {
        improve,
        sell: { ...SELL, then: neverTaken },
        save: { rule: 'RB-EXP-01', then: () => ({ done: null }) },
      },
    },
  },
  'several purchases': { rule: 'RB-EXP-09', do: () => ({ goto: 'experience counters' }) },
};

// ---- what the counters do ----

/** The seat of a Hero. Experience counters leave Allies as they are. */
const learner = (t: RuneboundTable, thing: number): Seat | null =>
  isKind(t, thing, 'hero') ? t.controller(thing) : /* RB-EXP-20 t.controller(thing) */ null;

const bonus = (rule: RuleId, improvement: Improvement, each: number): Contribution<RuneboundWorld> => ({
  rule,
  layer: 'add',
  of: (t, thing: number) => {
    const seat = learner(t, thing);
    return seat === null ? null : stateOf(t, seat).experience[improvement] * each || null;
  },
});

const POINTS: Record<Color, number> = { green: 1, yellow: 2, blue: 3, red: 4 };
/** By the number of players: one or two, three or four, five or six. */
export const priceBy =
  (...prices: readonly [number, number, number]) =>
  (t: RuneboundTable): number =>
    prices[Math.ceil(t.world.seats / 2) - 1]!;

export const EXPERIENCE: RuneboundChapter = {
  procs: { 'experience step': experienceStep, 'experience counter': experienceCounter },
  shown: { 'experience step': ['seat'], 'experience counter': ['seat', 'improvement', 'due'] },
  closed: ['experience counter'],
  values: {
    'points of a counter': { rule: 'RB-CMP-21', printed: [], of: (_, color: Color) => POINTS[color] },
    /** What a player could spend. */
    'experience points': {
      rule: 'RB-EXP-02',
      of: (t, seat: Seat) => {
        const { counters, points } = stateOf(t, seat);
        return points + sum(COLORS.map((color) => counters[color] * worth(t, color)));
      },
    },
    'price of experience': { rule: 'RB-EXP-03', of: priceBy(5, 4, 3) },
    'experience counter limit': { rule: 'RB-EXP-08', of: () => Infinity },
    'life counter limit': { rule: 'RB-EXP-17', of: () => 3 },
    /** The colors of which a player may draw no card, the easiest first. */
    'closed colors': {
      rule: 'RB-EXP-16',
      of: (t, seat: Seat) => COLORS.slice(0, stateOf(t, seat).experience.life),
    },
    'experience point value': { rule: 'RB-EXP-19', of: (t, seat: Seat) => stateOf(t, seat).spent },
  },
  adds: {
    mind: { 'experience counters': bonus('RB-EXP-10', 'mind', 2) },
    body: { 'experience counters': bonus('RB-EXP-11', 'body', 2) },
    spirit: { 'experience counters': bonus('RB-EXP-12', 'spirit', 2) },
    stamina: { 'experience counters': bonus('RB-EXP-13', 'stamina', 2) },
    life: { 'experience counters': bonus('RB-EXP-14', 'life', 1) },
  },
};
