import {
  type ProcName,
  authoring,
  type Authoring,
  type Extended,
  type Json,
  type LocalsOf,
  type Of,
  type Proc,
  effectsAt,
  refuse,
  type Choice,
  type Edit,
  type EffectContext,
  type Pack,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { gainOil } from '../oil.ts';
import { inHand, thingIn } from '../turn.ts';
import { back, cardAt, face, isSort, keeper, lit, othersThan, type River, type RiverTable } from '../world.ts';
import { MARKET } from './content.ts';

// Tricks are played once and burnt; small tools may go up the sleeve.

type MarketRiver = Extended<
  River,
  unknown,
  {
    effects: Proc<Json>;
    'a trick': Proc<{ seat: Seat; thing: number }, { card: string }>;
    'a theft': Proc<{ seat: Seat; victim: Seat }>;
    spying: Proc<{ seat: Seat; count: number; things: number[] }>;
    sharing: Proc<{ seat: Seat; amount: number }>;
    banking: Proc<{ seat: Seat; thing: number }>;
  },
  { 'sleeve limit': Of<[], number> }
>;
type StepsOf<P extends ProcName<MarketRiver>> = Steps<MarketRiver, LocalsOf<MarketRiver, P>>;
const { call, edit, runs }: Authoring<MarketRiver> = authoring();

const MOST_PER_KEEPER = 3;
const EFFECTS = ['effects'] as const;

const victimsOf = (t: RiverTable, seat: Seat): Seat[] =>
  othersThan(t, seat).filter((other) => t.pile('hand', other).length > 0);
/** A trick that is being asked about is still in the hand; it cannot be put away itself. */
const bankable = (t: RiverTable, seat: Seat, trick: number): number[] =>
  t.pile('hand', seat).filter((thing) => thing !== trick);

/** The reason why a trick would do nothing now, if it would. */
function idle(t: RiverTable, seat: Seat, thing: number): boolean {
  const { effects = [] } = cardAt(t, thing);
  const context: EffectContext = { of: t.cardOf(thing), path: EFFECTS, at: 0, by: seat, thing, it: {} };
  return !effects.some((effect) => t.loaded.verbOf.get(effect)?.verb.can?.(t, effect, context) ?? true);
}

const play: Choice<MarketRiver> = {
  rule: 'LAN-MKT-01',
  list: (t, seat) =>
    t
      .pile('hand', seat)
      .filter((thing) => isSort(t, thing, 'trick'))
      .map((thing) => `play:${thing}`),
  why: (t, seat, id) => {
    const thing = thingIn(id);
    if (!inHand(t, seat, thing) || !isSort(t, thing, 'trick')) return refuse('LAN-MKT-01', 'refuse.not-a-trick');
    return idle(t, seat, thing) ? refuse('LAN-MKT-01', 'refuse.trick-would-do-nothing', { card: back(thing) }) : null;
  },
  label: (_, __, id) => ({ key: 'option.play', with: { card: back(thingIn(id)) } }),
  then: (_, seat, id) => ({ run: [call('a trick', { seat, thing: thingIn(id) })] }),
};

const hide: Choice<MarketRiver> = {
  rule: 'LAN-MKT-07',
  list: (t, seat) => t.pile('hand', seat).map((thing) => `hide:${thing}`),
  why: (t, seat) =>
    t.pile('sleeve', seat).length < t.value('sleeve limit') ? null : refuse('LAN-MKT-07', 'refuse.sleeve-full'),
  label: (_, __, id) => ({ key: 'option.hide', with: { card: back(thingIn(id)) } }),
  then: (t, seat, id) => {
    t.move(thingIn(id), `sleeve/${seat}`);
    t.emit('hidden', { seat, card: back(thingIn(id)) });
  },
};

const trick: StepsOf<'a trick'> = {
  shown: {
    rule: 'LAN-MKT-01',
    do: (t) => {
      const { seat, thing } = t.locals;
      t.move(thing, 'ashes');
      t.emit('played', { seat, card: face(t, thing) });
      // From here on the card is named by its content: its thing may be mixed into the deck while it works.
      t.locals.card = t.cardOf(thing);
    },
  },
  worked: runs({
    rule: 'LAN-MKT-01',
    run: 'effects',
    with: (t) => effectsAt(t.locals.card, EFFECTS, t.locals.seat, t.locals.thing).with,
  }),
};

const theft: StepsOf<'a theft'> = {
  victim: {
    rule: 'LAN-MKT-02',
    ask: {
      seats: (t) => (victimsOf(t, t.locals.seat).length > 0 ? [t.locals.seat] : []),
      choices: {
        rob: {
          rule: 'LAN-MKT-02',
          list: (t, seat) => victimsOf(t, seat).map((other) => `rob:${other}`),
          label: (_, __, id) => ({ key: 'option.rob', with: { seat: thingIn(id) } }),
          then: (t, _, id) => {
            t.locals.victim = thingIn(id);
          },
        },
      },
    },
  },
  'hand in the bag': {
    rule: 'LAN-MKT-02',
    when: (t) => t.locals.victim >= 0 && t.pile('hand', t.locals.victim).length > 0,
    do: (t) => {
      const { seat, victim } = t.locals;
      const hand = t.pile('hand', victim);
      const thing = hand[t.roll(hand.length)[0]! - 1]!;
      t.move(thing, `hand/${seat}`, 'bottom');
      const seen = { card: face(t, thing) };
      t.emit('stolen', { seat, from: keeper(victim), card: back(thing) }, { [seat]: seen, [victim]: seen });
    },
  },
};

const spying: StepsOf<'spying'> = {
  look: {
    rule: 'LAN-MKT-03',
    do: (t) => {
      const { seat, count } = t.locals;
      const things = t.pile('deck').slice(0, count);
      for (const thing of things) t.show(thing, seat);
      t.locals.things = [...things];
      const cards = things.map((thing) => face(t, thing));
      t.emit('spied', { seat, cards: things.map(back) }, { [seat]: { cards } });
    },
  },
  'laid back': {
    rule: 'LAN-MKT-03',
    when: (t) => t.locals.things.length > 1,
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        arrange: {
          rule: 'LAN-MKT-03',
          kind: 'order',
          form: (t) => ({ of: t.locals.things.map(String) }),
          then: (t, seat, _, order) => {
            t.layBack(t.locals.things, order.map(Number), seat);
            t.emit('laid back', { seat, count: order.length });
          },
        },
      },
    },
  },
};

const sharing: StepsOf<'sharing'> = {
  barrel: {
    rule: 'LAN-MKT-04',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        share: {
          rule: 'LAN-MKT-04',
          kind: 'distribute',
          form: (t) => ({
            over: t.seats.map((seat) => ({ id: String(seat), max: MOST_PER_KEEPER })),
            min: t.locals.amount,
            max: t.locals.amount,
          }),
          then: (t, _, __, amounts) => amounts.forEach((amount, seat) => gainOil(t, seat, Number(amount))),
        },
      },
    },
  },
};

const banking: StepsOf<'banking'> = {
  ember: {
    rule: 'LAN-MKT-05',
    ask: {
      seats: (t) => {
        const { seat, thing } = t.locals;
        return lit(t, seat).length > 0 && bankable(t, seat, thing).length > 0 ? [seat] : [];
      },
      choices: {
        bank: {
          rule: 'LAN-MKT-05',
          list: (t, seat) =>
            bankable(t, seat, t.locals.thing).flatMap((thing) => lit(t, seat).map((host) => `bank:${thing}:${host}`)),
          label: (_, __, id) => ({ key: 'option.bank', with: { card: back(thingIn(id)), host: back(thingIn(id, 1)) } }),
          then: (t, seat, id) => {
            t.putUnder(thingIn(id), thingIn(id, 1), 'down');
            t.emit('banked', { seat, card: back(thingIn(id)), host: face(t, thingIn(id, 1)) });
          },
        },
      },
    },
  },
};

const cards = (rules: { readonly [Id in keyof typeof MARKET]: Edit<MarketRiver>['rule'] }): Edit<MarketRiver>[] =>
  Object.entries(MARKET).map(([content, add]) => ({ rule: rules[content as keyof typeof MARKET], content, add }));

export const nightMarket: Pack<MarketRiver> = {
  id: 'night-market',
  kind: 'pack',
  rule: 'LAN-MKT-11',
  edits: [
    ...cards({
      'quick-fingers': 'LAN-MKT-11',
      spyglass: 'LAN-MKT-11',
      'shared-barrel': 'LAN-MKT-11',
      'banked-ember': 'LAN-MKT-11',
      'lee-of-the-island': 'LAN-MKT-08',
      'low-moon': 'LAN-MKT-09',
      'pocket-mirror': 'LAN-MKT-10',
    }),
    { rule: 'LAN-MKT-11', zone: 'sleeve', add: { per: 'seat', sees: 'owner', live: true } },
    edit.value('sleeve limit', { rule: 'LAN-MKT-07', add: () => 1 }),
    edit.choice('turn', 'action', 'play', { rule: 'LAN-MKT-01', add: play, before: 'trade' }),
    edit.choice('turn', 'action', 'hide', { rule: 'LAN-MKT-07', add: hide, after: 'rig' }),
    edit.procedure('a trick', { rule: 'LAN-MKT-11', add: trick }),
    { rule: 'LAN-MKT-11', list: 'effects', add: true },
    edit.procedure('a theft', { rule: 'LAN-MKT-11', add: theft }),
    edit.procedure('spying', { rule: 'LAN-MKT-11', add: spying }),
    edit.procedure('sharing', { rule: 'LAN-MKT-11', add: sharing }),
    edit.procedure('banking', { rule: 'LAN-MKT-11', add: banking }),
    { rule: 'LAN-MKT-11', shown: 'a trick', add: ['seat', 'thing'] },
    { rule: 'LAN-MKT-11', shown: 'spying', add: ['seat', 'things'] },
    {
      rule: 'LAN-MKT-11',
      verb: 'steal',
      add: {
        rule: 'LAN-MKT-02',
        text: () => ({ key: 'verb.steal', with: {} }),
        can: (t, _, { by }) => victimsOf(t, by).length > 0,
        do: (_, __, { by }) => ({ run: [call('a theft', { seat: by, victim: -1 })] }),
      },
    },
    {
      rule: 'LAN-MKT-11',
      verb: 'spy',
      add: {
        rule: 'LAN-MKT-03',
        text: ({ spy }) => ({ key: 'verb.spy', with: { count: spy! } }),
        can: (t) => t.pile('deck').length > 0,
        do: (_, { spy }, { by }) => ({ run: [call('spying', { seat: by, count: spy as number, things: [] })] }),
      },
    },
    {
      rule: 'LAN-MKT-11',
      verb: 'share',
      add: {
        rule: 'LAN-MKT-04',
        text: ({ share }) => ({ key: 'verb.share', with: { amount: share! } }),
        do: (_, { share }, { by }) => ({ run: [call('sharing', { seat: by, amount: share as number })] }),
      },
    },
    {
      rule: 'LAN-MKT-11',
      verb: 'bank',
      add: {
        rule: 'LAN-MKT-05',
        text: () => ({ key: 'verb.bank', with: {} }),
        can: (t, _, { by, thing }) => lit(t, by).length > 0 && bankable(t, by, thing).length > 0,
        do: (_, __, { by, thing }) => ({ run: [call('banking', { seat: by, thing })] }),
      },
    },
    edit.part('brightness', 'banked embers', {
      rule: 'LAN-MKT-06',
      add: {
        rule: 'LAN-MKT-06',
        layer: 'add',
        of: (t, lantern) => t.under(lantern).filter((thing) => t.world.things.face[thing] === 0).length || null,
      },
    }),
  ],
};
