import {
  authoring,
  type Authoring,
  type Extended,
  type Of,
  type Proc,
  type Table,
  field,
  refuse,
  type Choice,
  type Edit,
  type Pack,
  type Steps,
} from '@questwright/kernel';
import { sink } from '../happenings.ts';
import { gainOil } from '../oil.ts';
import { thingIn } from '../turn.ts';
import { back, face, type River } from '../world.ts';
import { WATER } from './content.ts';

type Flooded = Extended<
  River,
  { highWater: { level: number } },
  { tide: Proc<object>; flood: Proc<object | null> },
  { 'flood level': Of<[], number> }
>;
const { call, edit, runs }: Authoring<Flooded> = authoring();
const water = (t: Table<Flooded>): Flooded['highWater'] => t.world.highWater;

const TOO_DEEP = 3;
const SUNKEN_AT_START = 3;

const tide: Steps<Flooded, object> = {
  rising: {
    rule: 'LAN-WTR-02',
    do: (t) => {
      water(t).level++;
      t.emit('tide rose', { level: water(t).level });
    },
  },
  eddies: { rule: 'LAN-WTR-05', window: { timing: 'tide' } },
};

const flood: Steps<Flooded, object | null> = {
  stirring: {
    rule: 'LAN-WTR-03',
    do: (t) => {
      t.shuffle('riverbed');
      t.emit('flooded', { cards: t.pile('riverbed').length });
    },
  },
  receding: {
    rule: 'LAN-WTR-03',
    do: (t) => {
      water(t).level = 0;
    },
  },
};

const dive: Choice<Flooded> = {
  rule: 'LAN-WTR-04',
  why: (t) => {
    if (t.pile('riverbed').length === 0) return refuse('LAN-WTR-04', 'refuse.bare-riverbed');
    return water(t).level < TOO_DEEP ? null : refuse('LAN-WTR-04', 'refuse.too-deep', { level: water(t).level });
  },
  then: (t, seat) => {
    const thing = t.pile('riverbed')[0]!;
    t.move(thing, `hand/${seat}`, 'bottom');
    t.emit('dived', { seat, card: back(thing) }, { [seat]: { card: face(t, thing) } });
  },
};

/** Unasked, at any time, also in another's turn. */
const overboard: Choice<Flooded> = {
  rule: 'LAN-WTR-07',
  list: (t, seat) => t.pile('hand', seat).map((thing) => `overboard:${thing}`),
  why: (t, seat) =>
    t.used('night', `overboard:${seat}`) === 0 ? null : refuse('LAN-WTR-07', 'refuse.overboard-already'),
  label: (_, __, id) => ({ key: 'option.overboard', with: { card: back(thingIn(id)) } }),
  then: (t, seat, id) => {
    const thing = thingIn(id);
    t.use('night', `overboard:${seat}`);
    t.show(thing, null);
    t.emit('overboard', { seat, card: face(t, thing) });
    sink(t, thing);
    gainOil(t, seat, 1);
  },
};

const cards: Edit<Flooded>[] = [
  { rule: 'LAN-WTR-10', content: 'eel-trap', add: WATER['eel-trap'] },
  { rule: 'LAN-WTR-06', content: 'cork-collar', add: WATER['cork-collar'] },
];

export const highWater: Pack<Flooded> = {
  id: 'high-water',
  kind: 'pack',
  rule: 'LAN-WTR-10',
  key: 'highWater',
  schema: { level: field.whole() },
  edits: [
    ...cards,
    { rule: 'LAN-WTR-10', zone: 'riverbed', add: { sees: 'none' } },
    {
      rule: 'LAN-WTR-09',
      setup: 'riverbed',
      after: 'hands',
      add: {
        rule: 'LAN-WTR-09',
        do: (t) => {
          for (let n = 0; n < SUNKEN_AT_START; n++) t.move(t.pile('deck')[0]!, 'riverbed', 'top', 'down');
        },
      },
    },
    edit.value('where a sunken card goes', {
      rule: 'LAN-WTR-01',
      overrides: ['LAN-LGT-03'],
      replace: () => ({ pile: 'riverbed', place: 'top' }),
    }),
    edit.value('flood level', { rule: 'LAN-WTR-03', add: () => 4 }),
    edit.step('night', 'tide', {
      rule: 'LAN-WTR-02',
      before: 'bidding',
      add: runs({ rule: 'LAN-WTR-02', run: 'tide' }),
    }),
    edit.procedure('tide', { rule: 'LAN-WTR-10', add: tide }),
    { rule: 'LAN-WTR-10', timing: 'tide', add: { rule: 'LAN-WTR-05', choices: {} } },
    {
      rule: 'LAN-WTR-03',
      watch: 'flood',
      before: 'enough light',
      add: {
        rule: 'LAN-WTR-03',
        on: ['tide rose'],
        do: (t) => (water(t).level >= t.value('flood level') ? { run: [call('flood', null)] } : undefined),
      },
    },
    edit.procedure('flood', { rule: 'LAN-WTR-10', add: flood }),
    edit.choice('turn', 'action', 'dive', { rule: 'LAN-WTR-04', add: dive, after: 'draw' }),
    { rule: 'LAN-WTR-07', aside: 'overboard', add: overboard },
    { rule: 'LAN-WTR-08', closed: 'bidding', add: true },
    {
      rule: 'LAN-WTR-10',
      verb: 'oil',
      add: {
        rule: 'LAN-WTR-05',
        text: ({ oil }) => ({ key: 'verb.oil', with: { amount: oil! } }),
        do: (t, { oil }, { by }) => gainOil(t, by, oil as number),
      },
    },
    {
      rule: 'LAN-WTR-10',
      condition: 'water at least',
      add: (t, wanted) => water(t).level >= (wanted as number),
    },
  ],
};
