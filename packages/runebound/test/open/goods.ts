/** Goods: facedown cards of the base market deck with which Heroes pay instead of gold. A few Items of its own are what is sold
 *  for them. Goods as upgrades, barter and what a knockout takes are not part of the trial. */

import {
  type Edit,
  type Extended,
  type Next,
  type Of,
  type Pack,
  type Place,
  type Seat,
  type Steps,
  type Table,
  authoring,
  type Authoring,
  type Proc,
} from '@questwright/kernel';
import { heroSeats, type Item, type RuneboundWorld } from '@questwright/runebound';

const DECK = 'goods deck';
const STARTING_GOODS = 3;

const goodsOf = (t: GoodsTable, seat: Seat): readonly number[] => t.pile('goods', seat);
const hasGoods = (t: GoodsTable, seat: Seat): boolean => heroSeats(t).includes(seat);

interface MarketItem extends Omit<Item, 'back'> {
  back: string;
  /** Bought with goods, and never one of them. */
  forGoods: true;
}
const item = (cost: number, type: string): MarketItem => ({
  kind: 'item',
  back: 'midnight market',
  cost,
  class: 'artifact',
  type,
  use: 'always',
  forGoods: true,
});
const ITEMS: Record<string, MarketItem> = {
  'ash-candle': item(1, 'charm'),
  'cord-of-nine-knots': item(2, 'charm'),
  'lantern-without-oil': item(3, 'relic'),
  'cloak-of-soot': item(4, 'cloak'),
  'bell-of-the-low-road': item(7, 'relic'),
};

// ---- receiving ----

type GoodsLand = Extended<
  RuneboundWorld,
  unknown,
  { 'received goods': Proc<{ seat: Seat; amount: number }>; 'spent goods': Proc<Spent> },
  { 'place of spent goods': Of<[], Place> }
>;
type GoodsTable = Table<GoodsLand>;
const { call, edit }: Authoring<GoodsLand> = authoring();
const received: Steps<GoodsLand, { seat: Seat; amount: number }> = {
  'from the deck': {
    rule: 'MN-GDS-02',
    do: (t) => {
      const { seat } = t.locals;
      const drawn = t.pile(DECK).slice(0, t.locals.amount);
      for (const thing of drawn) t.move(thing, `goods/${seat}`, 'bottom');
      t.emit('goods received', { seat, amount: drawn.length, goods: goodsOf(t, seat).length });
    },
  },
};

// ---- paying ----

interface Spent {
  seat: Seat;
  amount: number;
  to: Seat | null;
  cards: number[];
}
const spent: Steps<GoodsLand, Spent> = {
  'as many as it costs': {
    rule: 'MN-GDS-05',
    do: (t) => void (t.locals.cards = goodsOf(t, t.locals.seat).slice(0, t.locals.amount)),
  },
  'which ones': {
    rule: 'MN-GDS-07',
    // Of all there is nothing to choose.
    when: (t) => t.locals.cards.length > 0 && t.locals.cards.length < goodsOf(t, t.locals.seat).length,
    ask: {
      seats: (t) => [t.locals.seat],
      prompt: (t) => ({ key: 'ask.spent goods.which ones', with: { amount: t.locals.cards.length } }),
      choices: {
        'part-with': {
          rule: 'MN-GDS-07',
          kind: 'some',
          form: (t, seat) => {
            const { length } = t.locals.cards;
            return { of: goodsOf(t, seat).map(String), min: length, max: length };
          },
          element: (_, __, element) => ({ key: 'element.part-with', with: { thing: Number(element) } }),
          then: (t, _, __, elements) => void (t.locals.cards = elements.map(Number)),
        },
      },
    },
  },
  'to another player': {
    rule: 'MN-NEG-02',
    when: (t) => t.locals.to !== null,
    do: (t) => {
      const { seat, to, cards } = t.locals;
      for (const thing of cards) t.move(thing, `goods/${to}`, 'bottom');
      t.emit('goods given', { seat, other: { seat: to }, amount: cards.length });
      return { done: -cards.length };
    },
  },
  discarded: {
    rule: 'MN-GDS-05',
    do: (t): Next => {
      const { seat, cards } = t.locals;
      for (const thing of cards) t.move(thing, DECK, t.value('place of spent goods'), 'down');
      t.emit('goods paid', { seat, amount: cards.length, goods: goodsOf(t, seat).length });
      return { done: 0 - cards.length };
    },
  },
};

/** Where a Hero would gain gold. */
const goodsForGold: Edit<GoodsLand> = edit.step('gold', 'from or to the bank', {
  rule: 'MN-GDS-01',
  overrides: ['RB-SET-11', 'RB-DEF-02'],
  wrap: (base) => {
    if (base.do === undefined) return base;
    return {
      ...base,
      do: (t) => {
        const { seat, amount } = t.locals;
        return hasGoods(t, seat) ? { run: [call('received goods', { seat, amount })] } : base.do(t);
      },
    };
  },
});
/** Where a Hero would pay gold. */
const paidInGoods: Edit<GoodsLand> = edit.step('payment', 'paid', {
  rule: 'MN-GDS-05',
  overrides: ['RB-MKT-06', 'RB-SET-12'],
  wrap: ({ rule }) => ({
    rule,
    as: 'paid',
    do: (t) => {
      const { seat, amount, to } = t.locals;
      if (hasGoods(t, seat)) return { run: [call('spent goods', { seat, amount, to, cards: [] })] };
      return { run: [call('gold', { seat, amount: 0 - amount })] };
    },
  }),
});

export const GOODS: Pack<GoodsLand> = {
  id: 'goods',
  kind: 'pack',
  rule: 'MN-GDS-01',
  edits: [
    ...Object.entries(ITEMS).map(([id, card]): Edit<GoodsLand> => ({
      rule: 'MN-GEN-01',
      content: id,
      add: { ...card },
    })),
    { rule: 'MN-GEN-01', zone: DECK, add: { sees: 'none' } },
    { rule: 'MN-GEN-01', zone: 'goods', add: { per: 'seat', sees: 'owner' } },
    edit.value('deck of a card', {
      rule: 'MN-SET-23',
      wrap: (base) => (t, id: string) => {
        const deck = base(t, id);
        return deck === 'market deck' && t.loaded.content.get(id)!.content['forGoods'] !== true ? DECK : deck;
      },
    }),
    {
      rule: 'MN-SET-23',
      setup: DECK,
      after: 'market deck',
      add: {
        rule: 'MN-SET-23',
        do: (t) => {
          for (const id of t.loaded.content.keys()) if (t.value('deck of a card', id) === DECK) t.add(id, DECK);
          t.shuffle(DECK);
        },
      },
    },
    edit.value('starting gold', {
      rule: 'MN-SET-28',
      overrides: ['RB-SET-09'],
      wrap: () => () => 0,
    }),
    {
      rule: 'MN-SET-24',
      overrides: ['RB-SET-20'],
      setup: 'starting goods',
      after: 'gold',
      add: {
        rule: 'MN-SET-24',
        do: (t) => {
          for (const seat of heroSeats(t))
            for (const thing of t.pile(DECK).slice(0, STARTING_GOODS)) t.move(thing, `goods/${seat}`);
        },
      },
    },
    edit.procedure('received goods', { rule: 'MN-GEN-01', add: received }),
    { rule: 'MN-GEN-01', shown: 'received goods', add: ['seat', 'amount'] },
    edit.procedure('spent goods', { rule: 'MN-GEN-01', add: spent }),
    { rule: 'MN-GEN-01', shown: 'spent goods', add: ['seat', 'amount'] },
    { rule: 'MN-GEN-01', closed: 'received goods', add: true },
    { rule: 'MN-GEN-01', closed: 'spent goods', add: true },
    goodsForGold,
    edit.value('money', {
      rule: 'MN-GDS-04',
      wrap: (base) => (t, seat, on) => (hasGoods(t, seat) ? goodsOf(t, seat).length : base(t, seat, on)),
    }),
    paidInGoods,
    edit.step('payment', 'received', {
      rule: 'MN-NEG-02',
      wrap: (base) => ({
        ...base,
        when: (t) => !hasGoods(t, t.locals.seat) && (base.when?.(t) ?? true),
      }),
    }),
    edit.value('place of spent goods', { rule: 'MN-GEN-01', add: () => 'top' }),
    edit.value('place of spent goods', { rule: 'MN-GDS-08', wrap: () => () => 'bottom' }),
  ],
};
