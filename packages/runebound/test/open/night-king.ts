/** A Night King: a player without a Hero, who has turns of his own and influences the fights of the others. What needs a board
 *  of his own (mirrors, patrols, counters) is not part of the trial, so his turn has two of its four steps. */

import {
  field,
  refuse,
  words,
  type Choice,
  type Edit,
  type Extended,
  type LocalsOf,
  type Of,
  type Pack,
  type Seat,
  type Steps,
  type Table,
  authoring,
  type Authoring,
  type Proc,
} from '@questwright/kernel';
import {
  COLORS,
  heroSeats,
  isKind,
  moneyOf,
  payment,
  PHASES,
  stateOf,
  type RuneboundWorld,
  type Phase,
  type Terrain,
} from '@questwright/runebound';

/** The tiles, with the symbol beside the value of each phase. */
const NIGHT_KINGS: Record<string, { symbols: Record<Phase, Terrain> }> = {
  jahzir: { symbols: { ranged: 'hill', melee: 'forest', magic: 'river' } },
  'the-pale-regent': { symbols: { ranged: 'swamp', melee: 'road', magic: 'plains' } },
};
export const NIGHT_KING_ROLES = { option: 'night-kings', kind: 'night king', most: 1, shown: [] } as const;

const DIFFICULTY = 16;
const LAST_LEVEL = 10;
const PRICE_OF_POWER = 5;
const MOST_DICE = 5;

interface Night {
  /** Doom counters beneath the tile. */
  pool: number;
  threat: number;
  power: number;
  /** The order of play, from the Night King. */
  order: Seat[];
}
type NightLand = Extended<
  RuneboundWorld,
  { night: Night },
  {
    'night king turn': Proc<{ seat: Seat }>;
    'threat step': Proc<{ seat: Seat }>;
    'threat test': Proc<{ seat: Seat; total: number }>;
    'spending step': Proc<{ seat: Seat }>;
    'occasion for a threat test': Proc<{ seat: Seat }>;
    influence: Proc<Influence>;
    combat: Proc<unknown, { influence?: { phase: Phase; bonus: number } }>;
  },
  { 'level of a hero': Of<[seat: Seat], number>; 'influence dice': Of<[heroes: Seat[]], number> }
>;
type NightTable = Table<NightLand>;
const { call, edit, runs }: Authoring<NightLand> = authoring();
export { edit };
const night = (t: NightTable): Night => t.world.night;
const kingOf = (t: NightTable): Seat => t.seats.find((seat) => t.pile('night king', seat).length > 0)!;
const isKing = (t: NightTable, seat: Seat): boolean => t.pile('night king', seat).length > 0;
const levelOf = (t: NightTable, seat: Seat): number => t.value('level of a hero', seat);
const highest = (t: NightTable, heroes: readonly Seat[]): number => Math.max(...heroes.map((seat) => levelOf(t, seat)));

// ---- setup ----

function takeTile(t: NightTable, wanted: unknown): void {
  const agreed = Array.isArray(wanted)
    ? wanted.flatMap((id, seat) => (typeof id === 'string' ? [{ id, seat }] : []))
    : [];
  if (agreed.length > 1) throw new Error('One player is the Night King (MN-GEN-03)');
  const all = Object.keys(NIGHT_KINGS);
  const { id, seat } = agreed[0] ?? { id: all[t.random(all.length)]!, seat: t.random(t.world.seats) };
  if (!(id in NIGHT_KINGS)) throw new Error(`There is no Night King ${id} (MN-GEN-03)`);
  t.move(t.add(id, `night king/${seat}`), `night king/${seat}`);
}

function drawOrder(t: NightTable): void {
  const left = [...heroSeats(t)];
  const heroes = heroSeats(t).map(() => left.splice(t.random(left.length), 1)[0]!);
  night(t).order = [kingOf(t), ...heroes];
}

// ---- his turn ----

const turnOfTheKing: Steps<NightLand, { seat: Seat }> = {
  beginning: { rule: 'MN-NKT-01', do: (t) => t.emit('turn began', { seat: t.locals.seat, round: t.world.round }) },
  'threat step': runs({ rule: 'MN-NKT-02', run: 'threat step', with: (t) => ({ seat: t.locals.seat }) }),
  'spending step': runs({ rule: 'MN-NKT-02', run: 'spending step', with: (t) => ({ seat: t.locals.seat }) }),
};

const threatStep: Steps<NightLand, { seat: Seat }> = {
  'doom counter': { rule: 'MN-THR-01', do: (t) => void night(t).pool++ },
  'threat test': runs({ rule: 'MN-THR-03', run: 'threat test', with: (t) => ({ seat: t.locals.seat, total: 0 }) }),
};

const threatTest: Steps<NightLand, { seat: Seat; total: number }> = {
  total: {
    rule: 'MN-THR-02',
    do: (t) => {
      const dice = t.roll(10, 2);
      t.locals.total = dice.reduce((sum, die) => sum + die, night(t).pool);
      t.emit('threat tested', { seat: t.locals.seat, total: t.locals.total, number: DIFFICULTY });
    },
  },
  failure: { rule: 'MN-THR-04', when: (t) => t.locals.total < DIFFICULTY, do: () => ({ done: null }) },
  'replenished jewels': runs({
    rule: 'MN-THR-06',
    each: () => COLORS,
    run: 'replenishing of one color',
    with: (t, color) => ({ seat: t.locals.seat, color }),
  }),
  'empty pool': { rule: 'MN-THR-07', do: (t) => void (night(t).pool = 0) },
  'threat level': {
    rule: 'MN-THR-08',
    do: (t) => t.emit('threat rose', { seat: t.locals.seat, level: ++night(t).threat }),
  },
  'the last level': {
    rule: 'MN-WIN-03',
    when: (t) => night(t).threat >= LAST_LEVEL,
    do: (t) => {
      const { seat } = t.locals;
      t.emit('won', { winners: [seat], number: 1, how: 'threat' });
      return { end: 'game', as: { winner: seat } };
    },
  },
};

/** In the turn of another player. */
const occasion: Steps<NightLand, { seat: Seat }> = {
  'make it or not': {
    rule: 'MN-THR-09',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        'make-threat-test': {
          rule: 'MN-THR-09',
          then: (_, seat) => ({ run: [call('threat test', { seat, total: 0 })] }),
        },
        'no-threat-test': { rule: 'MN-THR-09', then: () => undefined },
      },
    },
  },
};

const improvePower: Choice<NightLand, { seat: Seat }> = {
  rule: 'MN-SPD-12',
  why: (t, seat) => {
    const gold = moneyOf(t, seat, 'shadow power');
    return gold >= PRICE_OF_POWER
      ? null
      : refuse('MN-SPD-12', 'refuse.too-little-gold', { price: PRICE_OF_POWER, gold });
  },
  label: () => ({ key: 'option.improve-power', with: { price: PRICE_OF_POWER } }),
  then: (t, seat) => {
    night(t).power++;
    return { run: [payment(seat, PRICE_OF_POWER, 'shadow power')], goto: 'purchases' };
  },
};
const spendingStep: Steps<NightLand, { seat: Seat }> = {
  income: runs({
    rule: 'MN-SPD-01',
    run: 'gold',
    with: (t) => ({ seat: t.locals.seat, amount: heroSeats(t).length + highest(t, heroSeats(t)) }),
  }),
  purchases: {
    rule: 'MN-SPD-05',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: { 'improve-power': improvePower, 'keep-gold': { rule: 'MN-SPD-04', then: () => undefined } },
    },
  },
};

// ---- influence ----

interface Influence {
  seat: Seat;
  heroes: Seat[];
  phase: Phase;
  dice: number[];
}
const influence: Steps<NightLand, Influence> = {
  'which phase': {
    rule: 'MN-INFLU-01',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        influence: {
          rule: 'MN-INFLU-01',
          list: () => PHASES.map((phase) => `influence:${phase}`),
          label: (_, __, id) => ({ key: 'option.influence', with: { phase: words(id)[0]! } }),
          then: (t, _, id) => void (t.locals.phase = words(id)[0] as Phase),
        },
      },
    },
  },
  dice: runs({
    rule: 'MN-INFLU-01',
    as: 'dice',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: t.value('influence dice', t.locals.heroes), dice: [] }),
  }),
  'matching symbols': {
    rule: 'MN-INFLU-03',
    do: (t) => {
      const { seat, phase, dice } = t.locals;
      const symbol = NIGHT_KINGS[t.cardOf(t.pile('night king', seat)[0]!)]!.symbols[phase];
      const bonus = dice.filter((face) => t.value('symbols', face).includes(symbol)).length;
      t.within('combat')!.influence = { phase, bonus };
      t.emit('influenced', { seat, phase, bonus });
    },
  },
};

/** In a combat with a Challenge that somebody still fights. */
function isToInfluence(t: Table<NightLand, LocalsOf<NightLand, 'combat'>>): boolean {
  const { heroes, outcome, opponent } = t.locals;
  return heroes.some((seat) => !(String(seat) in outcome)) && isKind(t, opponent, 'challenge');
}

const BONUS = PHASES.map((phase): Edit<NightLand> =>
  edit.part(`${phase} target`, 'influence', {
    rule: 'MN-INFLU-03',
    add: {
      rule: 'MN-INFLU-03',
      layer: 'add',
      of: (t, thing) => {
        const combat = t.within('combat');
        return combat?.opponent === thing && combat.influence?.phase === phase ? combat.influence.bonus : null;
      },
    },
  }),
);

export const NIGHT_KING: Pack<NightLand> = {
  id: 'night-king',
  kind: 'pack',
  rule: 'MN-GEN-01',
  key: 'night',
  seats: { min: 2, max: 6, rule: 'MN-GEN-02' },
  schema: { pool: field.whole(), threat: field.whole(), power: field.whole(), order: field.list(field.whole()) },
  edits: [
    ...Object.entries(NIGHT_KINGS).map(([id, tile]): Edit<NightLand> => ({
      rule: 'MN-GEN-01',
      content: id,
      add: { kind: 'night king', back: 'night king', ...tile },
    })),
    { rule: 'MN-GEN-01', zone: 'night king', add: { per: 'seat', sees: 'all' } },
    {
      rule: 'MN-GEN-01',
      setup: 'night king',
      before: 'gold',
      add: { rule: 'MN-GEN-01', do: (t, options) => takeTile(t, options[NIGHT_KING_ROLES.option]) },
    },
    edit.value('heroes at the table', {
      rule: 'MN-GEN-03',
      overrides: ['RB-OBJ-08'],
      wrap: (base) => (t) => (base(t) as Seat[]).filter((seat) => !isKing(t, seat)),
    }),
    {
      rule: 'MN-NKT-01',
      overrides: ['RB-SET-19'],
      setup: 'starting player',
      replace: {
        rule: 'MN-NKT-01',
        do: (t) => {
          t.world.first = kingOf(t);
          t.world.turn = t.world.first;
          t.world.round = 1;
          t.emit('starting player', { seat: t.world.first });
        },
      },
    },
    {
      rule: 'MN-SET-02',
      setup: 'order of play',
      after: 'starting player',
      add: { rule: 'MN-SET-02', do: drawOrder },
    },
    edit.value('who plays next', {
      rule: 'MN-SET-02',
      overrides: ['RB-TRN-02'],
      wrap: () => (t, seat) => {
        const { order } = night(t);
        return order[(order.indexOf(seat) + 1) % order.length]!;
      },
    }),
    edit.procedure('night king turn', { rule: 'MN-GEN-01', add: turnOfTheKing }),
    edit.procedure('threat step', { rule: 'MN-GEN-01', add: threatStep }),
    edit.procedure('threat test', { rule: 'MN-GEN-01', add: threatTest }),
    edit.procedure('spending step', { rule: 'MN-GEN-01', add: spendingStep }),
    ...['night king turn', 'threat step', 'spending step'].map((shown): Edit<NightLand> => ({
      rule: 'MN-GEN-01',
      shown,
      add: ['seat'],
    })),
    edit.value('kind of turn', {
      rule: 'MN-NKT-02',
      overrides: ['RB-TRN-03'],
      wrap: (base) => (t, seat: Seat) => (isKing(t, seat) ? 'night king turn' : base(t, seat)),
    }),
    edit.step('knockout', 'threat test', {
      rule: 'MN-THR-09',
      after: 'knocked out',
      add: runs({ rule: 'MN-THR-09', run: 'occasion for a threat test', with: (t) => ({ seat: kingOf(t) }) }),
    }),
    edit.procedure('occasion for a threat test', { rule: 'MN-GEN-01', add: occasion }),
    edit.value('level of a hero', { rule: 'MN-LVL-01', add: () => 1 }),
    edit.value('level of a hero', {
      rule: 'MN-LVL-02',
      wrap: (base) => (t, seat: Seat) =>
        Object.values(stateOf(t, seat).experience).reduce((sum, one) => sum + one, base(t, seat)),
    }),
    edit.value('influence dice', { rule: 'MN-GEN-01', add: () => 1 }),
    edit.value('influence dice', {
      rule: 'MN-INFLU-02',
      wrap: () => (t, heroes: readonly Seat[]) => Math.min(MOST_DICE, highest(t, heroes)),
    }),
    edit.procedure('influence', { rule: 'MN-GEN-01', add: influence }),
    { rule: 'MN-GEN-01', shown: 'influence', add: ['seat', 'heroes', 'phase'] },
    { rule: 'MN-GEN-01', shown: 'combat', add: ['influence'] },
    { rule: 'MN-GEN-01', closed: 'influence', add: true },
    edit.step('combat', 'influence', {
      rule: 'MN-INFLU-01',
      after: 'before combat',
      add: runs({
        rule: 'MN-INFLU-01',
        when: isToInfluence,
        run: 'influence',
        with: (t) => ({ seat: kingOf(t), heroes: t.locals.heroes, phase: 'ranged', dice: [] }),
      }),
    }),
    ...BONUS,
  ],
};
