/** White death: frost that becomes a sickness of Heroes and Allies. Weather, cures and Survival are not part of the trial. */

import {
  type Edit,
  type Pack,
  type Seat,
  type Steps,
  type Verb,
  authoring,
  type Authoring,
  type Extended,
  type Proc,
  type Table,
} from '@questwright/kernel';
import {
  countsAs,
  forTargets,
  heroSeats,
  isKind,
  partyOf,
  woundsOn,
  type Challenge,
  type RuneboundWorld,
  type RuneboundTable,
} from '@questwright/runebound';

const FROST = 'frost';
const WHITE_DEATH = 'white death';

const isHero = (t: RuneboundTable, thing: number): boolean => isKind(t, thing, 'hero');
const isAlly = (t: RuneboundTable, thing: number): boolean =>
  t.controller(thing) !== null && countsAs(t, thing, 'ally');
const lifeOf = (t: RuneboundTable, thing: number): number => t.value('life', thing);
const isFrozen = (t: RuneboundTable, thing: number): boolean => t.counters(thing, FROST) >= lifeOf(t, thing);
const succumbs = (t: RuneboundTable, thing: number): boolean =>
  woundsOn(t, thing) + t.counters(thing, WHITE_DEATH) >= lifeOf(t, thing);
const ownerOf = (t: RuneboundTable, thing: number): Seat[] => t.seats.filter((seat) => t.controller(thing) === seat);

interface Taken {
  on: number;
  amount: number;
}
type WhiteLand = Extended<
  RuneboundWorld,
  unknown,
  { frost: Proc<Taken>; 'white death': Proc<Taken>; contraction: Proc<{ on: number }> }
>;
const { call, edit, runs }: Authoring<WhiteLand> = authoring();
const take = (t: Table<WhiteLand, Taken>, counter: string): void => {
  const { on, amount } = t.locals;
  t.setCounters(on, counter, t.counters(on, counter) + amount);
  t.emit(`${counter} taken`, { thing: { thing: on }, amount });
};

const frost: Steps<WhiteLand, Taken> = {
  'about to be taken': {
    rule: 'FW-FRO-07',
    window: { timing: 'about to take frost', order: (t) => ownerOf(t, t.locals.on) },
  },
  taken: { rule: 'FW-FRO-08', when: (t) => t.locals.amount > 0, do: (t) => take(t, FROST) },
  'white death': runs({
    rule: 'FW-WD-01',
    when: (t) => isFrozen(t, t.locals.on),
    run: 'contraction',
    with: (t) => ({ on: t.locals.on }),
  }),
};

/** Who is knocked out or killed meanwhile has no frost any more. */
const contraction: Steps<WhiteLand, { on: number }> = {
  'one counter': runs({ rule: 'FW-WD-01', run: WHITE_DEATH, with: (t) => ({ on: t.locals.on, amount: 1 }) }),
  'discarded frost': {
    rule: 'FW-WD-02',
    do: (t) => {
      const { on } = t.locals;
      t.setCounters(on, FROST, Math.max(0, t.counters(on, FROST) - lifeOf(t, on)));
    },
  },
  again: { rule: 'FW-WD-03', when: (t) => isFrozen(t, t.locals.on), do: () => ({ goto: 'one counter' }) },
};

const whiteDeath: Steps<WhiteLand, Taken> = {
  'only heroes and allies': {
    rule: 'FW-WD-04',
    when: (t) => !isHero(t, t.locals.on) && !isAlly(t, t.locals.on),
    do: () => ({ done: null }),
  },
  'about to be taken': {
    rule: 'FW-WD-11',
    window: { timing: 'about to take white death', order: (t) => ownerOf(t, t.locals.on) },
  },
  taken: { rule: 'FW-FRO-08', when: (t) => t.locals.amount > 0, do: (t) => take(t, WHITE_DEATH) },
};

const inflict = (counter: 'frost' | 'white death', rule: 'FW-FRO-08' | 'FW-WD-05'): Verb<WhiteLand> => ({
  rule,
  text: (effect) => ({ key: `verb.${counter}`, with: { amount: effect[counter]!, who: effect['who'] ?? 'you' } }),
  do: (t, effect, context) =>
    forTargets(t, effect['who'], context, counter, (on) => call(counter, { on, amount: effect[counter] as number })),
});

const WOLVES: Challenge = {
  kind: 'challenge',
  color: 'green',
  back: 'green',
  mind: 11,
  body: 12,
  spirit: 12,
  damage: { ranged: 0, melee: 2, magic: 0 },
  life: 2,
  beforeCombat: [{ frost: 2, who: 'your party' }],
  reward: [{ gold: 2 }],
};
const WRAITH: Challenge = {
  kind: 'challenge',
  color: 'green',
  back: 'green',
  mind: 12,
  body: 14,
  spirit: 10,
  damage: { ranged: 0, melee: 1, magic: 1 },
  life: 2,
  beforeCombat: [{ 'white death': 1 }],
  reward: [{ gold: 3 }],
};

/** Wakes a watch of the base when white death is taken too. */
const alsoOn = (rule: 'FW-WD-06' | 'FW-WD-07', watch: string): Edit<WhiteLand> => ({
  rule,
  watch,
  wrap: (base) => ({ ...base, on: [...base.on, `${WHITE_DEATH} taken`] }),
});

export const WHITE_DEATH_PACK: Pack<WhiteLand> = {
  id: 'white-death',
  kind: 'pack',
  rule: 'FW-FRO-08',
  edits: [
    { rule: 'FW-FRO-08', counter: FROST, add: true },
    { rule: 'FW-FRO-08', counter: WHITE_DEATH, add: true },
    edit.procedure(FROST, { rule: 'FW-FRO-08', add: frost }),
    edit.procedure(WHITE_DEATH, { rule: 'FW-FRO-08', add: whiteDeath }),
    edit.procedure('contraction', { rule: 'FW-FRO-08', add: contraction }),
    { rule: 'FW-FRO-08', timing: 'about to take frost', add: { rule: 'FW-FRO-07', choices: {} } },
    { rule: 'FW-FRO-08', timing: 'about to take white death', add: { rule: 'FW-WD-11', choices: {} } },
    { rule: 'FW-FRO-08', verb: FROST, add: inflict(FROST, 'FW-FRO-08') },
    { rule: 'FW-FRO-08', verb: WHITE_DEATH, add: inflict(WHITE_DEATH, 'FW-WD-05') },
    ...[FROST, WHITE_DEATH, 'contraction'].map((closed): Edit<WhiteLand> => ({
      rule: 'FW-FRO-08',
      closed,
      add: true,
    })),
    {
      rule: 'FW-WD-01',
      watch: 'lost life and frost',
      add: {
        rule: 'FW-WD-01',
        on: ['discarded', 'sold', 'gained', 'traded'],
        do: (t) => {
          const on = heroSeats(t)
            .flatMap((seat) => partyOf(t, seat))
            .find((thing) => isFrozen(t, thing));
          return on === undefined ? undefined : { run: [call('contraction', { on })] };
        },
      },
    },
    edit.value('defeated', {
      rule: 'FW-WD-06',
      overrides: ['RB-WND-02', 'RB-KO-01'],
      wrap: (base) => (t, thing) => base(t, thing) || (isHero(t, thing) && succumbs(t, thing)),
    }),
    alsoOn('FW-WD-06', 'hero knocked out'),
    edit.value('defeated', {
      rule: 'FW-WD-07',
      overrides: ['RB-WND-02', 'RB-ALY-06'],
      wrap: (base) => (t, thing) => base(t, thing) || (isAlly(t, thing) && succumbs(t, thing)),
    }),
    alsoOn('FW-WD-07', 'ally killed'),
    edit.step('knockout', 'no frost', {
      rule: 'FW-KO-01',
      after: 'counters',
      add: {
        rule: 'FW-KO-01',
        do: (t) => {
          for (const thing of partyOf(t, t.locals.seat)) t.setCounters(thing, FROST, 0);
        },
      },
    }),
    edit.step('knockout', 'no white death', {
      rule: 'FW-KO-02',
      after: 'counters',
      add: {
        rule: 'FW-KO-02',
        do: (t) => t.setCounters(partyOf(t, t.locals.seat)[0]!, WHITE_DEATH, 0),
      },
    }),
    { rule: 'FW-FRO-08', content: 'rime-wolves', add: WOLVES },
    { rule: 'FW-FRO-08', content: 'pale-wraith', add: WRAITH },
  ],
};
