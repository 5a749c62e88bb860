/** Two pools of dice: what is rolled to move, and what is rolled once, to trade with camps and caravans. */

import {
  numberIn,
  refuse,
  words,
  type Call,
  type Choice,
  type Edit,
  type Refusal,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { place } from '../../rules/board/spaces.ts';
import { faceOf, thingIn, whyNoRoom } from '../../rules/market/items-and-allies.ts';
import { whyNotSold } from '../../rules/market/market.ts';
import { itemsAndAlliesOf } from '../../rules/market/items-and-allies.ts';
import { countsAs, exhaustionOn, moneyOf, partyOf, payment, stateOf, woundsOn } from '../../world.ts';
import { matched } from './quests.ts';
import { call, edit, runs, type Caravan, type CataclysmLand, type CataclysmTable } from './world.ts';

const tradingDice = (t: CataclysmTable): number => t.value('dice of a pool', 'trading');
const mayTrade = (t: CataclysmTable): boolean => {
  const movement = t.within('movement step');
  return movement !== null && tradingDice(t) > 0 && movement.traded !== true;
};
const spaceOf = (t: CataclysmTable, seat: Seat): string => stateOf(t, seat).space;

const trade: Choice<CataclysmLand> = {
  rule: 'CT-MOV-05',
  why: (t) => {
    if (tradingDice(t) === 0) return refuse('CT-MOV-03', 'refuse.no-trading-dice');
    return mayTrade(t) ? null : refuse('CT-MOV-05', 'refuse.traded-already');
  },
  label: (t) => ({ key: 'option.trade', with: { dice: tradingDice(t) } }),
  then: (_, seat) => ({ run: [caravanOf(seat)] }),
};
const caravanOf = (seat: Seat): Call => call('caravan', { seat, rolled: [], left: 0, wares: [], healing: 0 });

// ---- a trade ----

const size = tradingDice;
const isDrawn = (t: CataclysmTable & { locals: Caravan }): boolean => t.locals.wares.length > 0;
const drawn = (t: CataclysmTable & { locals: Caravan }): number[] =>
  t.locals.wares.filter((thing) => t.pile('market deck').includes(thing));

function whyNotWare(t: CataclysmTable & { locals: Caravan }, seat: Seat, thing: number): Refusal | null {
  if (!drawn(t).includes(thing)) return refuse('CT-MOV-07', 'refuse.no-such-ware');
  const [price, money] = [t.value('price', thing, seat), moneyOf(t, seat, 'card')];
  const full = whyNoRoom(t, seat, thing);
  return (
    full ??
    (money >= price ? null : refuse('CT-MOV-07', 'refuse.too-little-gold', { card: { thing }, price, gold: money }))
  );
}
const purchase = (name: 'buy' | 'hire', kind: 'item' | 'ally'): Choice<CataclysmLand, Caravan> => ({
  rule: 'CT-MOV-07',
  list: (t) =>
    drawn(t)
      .filter((thing) => countsAs(t, thing, kind))
      .map((thing) => `${name}:${thing}`),
  why: (t, seat, id) => whyNotWare(t, seat, thingIn(id)),
  whyNone: () => refuse('CT-MOV-07', 'refuse.no-such-ware'),
  label: (t, seat, id) => ({
    key: `option.${name}`,
    with: { card: { thing: thingIn(id) }, price: t.value('price', thingIn(id), seat) },
  }),
  then: (t, seat, id) => {
    const thing = thingIn(id);
    const price = t.value('price', thing, seat);
    return { run: [payment(seat, price, 'card'), call('gain a card', { seat, thing })], goto: 'wares' };
  },
});
/** To the bottom of the market deck: there is no town whose stack could have it. */
const sell = (back: 'wares' | 'healers'): Choice<CataclysmLand, Caravan> => ({
  rule: 'CT-MOV-09',
  list: (t, seat) => itemsAndAlliesOf(t, seat).map((thing) => `sell:${thing}`),
  why: (t, seat, id) => whyNotSold(t, seat, thingIn(id)),
  whyNone: () => refuse('RB-MKT-08', 'refuse.nothing-to-sell'),
  label: (t, _, id) => ({
    key: 'option.sell',
    with: { card: { thing: thingIn(id) }, price: t.value('sale price', thingIn(id)) },
  }),
  then: (t, seat, id) => {
    const thing = thingIn(id);
    const price = t.value('sale price', thing);
    t.move(thing, 'market deck', 'bottom', 'down');
    // What was bought a moment ago does not come back among the wares.
    t.locals.wares = t.locals.wares.filter((one) => one !== thing);
    t.emit('sold', { seat, card: faceOf(t, thing), price, town: place(spaceOf(t, seat)) });
    return { run: [call('gold', { seat, amount: price })], goto: back };
  },
});
const heal: Choice<CataclysmLand, Caravan> = {
  rule: 'CT-MOV-08',
  list: (t, seat) => partyOf(t, seat).flatMap((thing) => [`heal:${thing}:wound`, `heal:${thing}:exhaustion`]),
  why: (t, seat, id) => {
    const thing = thingIn(id);
    if (!partyOf(t, seat).includes(thing))
      return refuse('RB-MKT-12', 'refuse.not-yours', { card: { thing }, to: 'heal' });
    const what = words(id)[1] === 'wound' ? 'wound' : 'exhaustion';
    if ((what === 'wound' ? woundsOn(t, thing) : exhaustionOn(t, thing)) === 0)
      return refuse('RB-MKT-12', 'refuse.nothing-to-heal', { card: { thing }, what });
    const [price, money] = [t.value('price of healing', seat), moneyOf(t, seat, 'healing')];
    if (price > t.locals.healing) return refuse('CT-MOV-08', 'refuse.healers-are-done', { most: size(t) });
    return money >= price
      ? null
      : refuse('RB-MKT-12', 'refuse.healing-too-dear', { card: { thing }, what, price, gold: money });
  },
  label: (t, seat, id) => ({
    key: 'option.heal',
    with: { card: { thing: thingIn(id) }, what: words(id)[1]!, price: t.value('price of healing', seat) },
  }),
  then: (t, seat, id) => {
    const price = t.value('price of healing', seat);
    t.locals.healing -= price;
    const amounts = words(id)[1] === 'wound' ? { wounds: 1, exhaustion: 0 } : { wounds: 0, exhaustion: 'all' as const };
    return {
      run: [payment(seat, price, 'healing'), call('recovery', { on: thingIn(id), ...amounts })],
      goto: 'healers',
    };
  },
};
const isHurt = (t: CataclysmTable, seat: Seat): boolean =>
  partyOf(t, seat).some((thing) => woundsOn(t, thing) + exhaustionOn(t, thing) > 0);

const caravan: Steps<CataclysmLand, Caravan> = {
  // Cards and Heroes that change movement dice may do so here, too.
  roll: runs({
    rule: 'CT-MOV-10',
    as: 'rolled',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: size(t), dice: [] }),
  }),
  'rolled once': {
    rule: 'CT-MOV-05',
    do: (t) => {
      const movement = t.within('movement step');
      if (movement !== null) /* CT-MOV-05 */ movement.traded = true;
    },
  },
  matches: {
    rule: 'CT-MOV-06',
    do: (t) => {
      const { seat, rolled } = t.locals;
      const space = spaceOf(t, seat);
      const terrains = /* CT-MOV-11 t.value('curse here', space) === null ? t.value('terrains', space) : [] */ t.value(
        'terrains',
        space,
      );
      const found = rolled
        .map((face) => t.value('symbols', face).filter((one) => terrains.includes(one)))
        .filter((symbols) => symbols.length > 0);
      t.locals.left = found.length * t.value('trades of a match', seat);
      t.emit('traded with camps', { seat, space: place(space), matches: found.length });
      return found.length === 0 ? { done: null } : matched(t, seat, found);
    },
  },
  'which trade': {
    rule: 'CT-MOV-06',
    ask: {
      seats: (t) => (t.locals.left > 0 ? [t.locals.seat] : []),
      prompt: (t) => ({ key: 'ask.caravan.which trade', with: { left: t.locals.left } }),
      choices: {
        'see-wares': {
          rule: 'CT-MOV-07',
          why: (t) => (t.pile('market deck').length > 0 ? null : refuse('CT-MOV-07', 'refuse.no-wares')),
          label: (t) => ({ key: 'option.see-wares', with: { cards: size(t) } }),
          then: (t, seat) => {
            t.locals.left--;
            t.locals.wares = t.pile('market deck').slice(0, /* CT-MOV-07 1 */ size(t));
            // Openly: what a Hero cannot pay for would show in what it is asked.
            for (const thing of t.locals.wares) t.show(thing, null);
            t.emit('wares seen', { seat, cards: t.locals.wares.map((thing) => faceOf(t, thing)) });
            return { goto: 'wares' };
          },
        },
        'see-healers': {
          rule: 'CT-MOV-08',
          why: (t, seat) => (isHurt(t, seat) ? null : refuse('CT-MOV-08', 'refuse.nobody-to-heal')),
          label: (t) => ({ key: 'option.see-healers', with: { most: size(t) } }),
          then: (t) => {
            t.locals.left--;
            t.locals.healing = size(t);
            return { goto: 'healers' };
          },
        },
        'travel-on': { rule: 'CT-MOV-06', then: () => ({ done: null }) },
      },
    },
  },
  'that was all': { rule: 'CT-MOV-06', do: () => ({ done: null }) },
  wares: {
    rule: 'CT-MOV-07',
    ask: {
      seats: (t) => (isDrawn(t) ? [t.locals.seat] : []),
      choices: {
        buy: purchase('buy', 'item'),
        hire: purchase('hire', 'ally'),
        sell: sell('wares'),
        enough: { rule: 'CT-MOV-07', then: () => undefined },
      },
    },
  },
  'unbought cards': {
    rule: 'CT-MOV-07',
    do: (t) => {
      for (const thing of drawn(t)) t.move(thing, 'market deck', 'bottom', 'down');
      t.locals.wares = [];
      return { goto: 'which trade' };
    },
  },
  healers: {
    rule: 'CT-MOV-08',
    ask: {
      seats: (t) => [t.locals.seat],
      prompt: (t) => ({ key: 'ask.caravan.healers', with: { left: t.locals.healing } }),
      choices: { heal, sell: sell('healers'), enough: { rule: 'CT-MOV-08', then: () => undefined } },
    },
  },
  'healed enough': {
    rule: 'CT-MOV-08',
    do: () => ({ goto: 'which trade' }),
  },
};

const poolOf = (id: string): number => numberIn(id);
/** The whole way at once leads to the end of the movement: there the trading dice can still be rolled. */
const beforeTheEnd = <C extends Choice<CataclysmLand, never>>(base: C): C => ({
  ...base,
  then: (...given: Parameters<C['then']>) => {
    const next = (base.then as (...all: unknown[]) => unknown)(...given) as { goto?: string } | undefined;
    return next?.goto === 'after moving' ? { ...next, goto: 'last trade' } : next;
  },
});

export const TRADING: readonly Edit<CataclysmLand>[] = [
  edit.procedure('caravan', { rule: 'RB-VAR-01', add: caravan }),
  { rule: 'RB-VAR-01', shown: 'caravan', add: ['seat', 'rolled', 'left', 'healing', 'wares'] },
  { rule: 'CT-MOV-03', shown: 'movement step', add: ['trading', 'traded', 'count'] },
  edit.value('trades of a match', { rule: 'CT-MOV-06', add: () => 1 }),
  edit.step('movement step', 'two pools', {
    rule: 'CT-MOV-03',
    overrides: ['RB-MOV-04'],
    after: 'no dice',
    add: {
      rule: 'CT-MOV-03',
      ask: {
        seats: (t) => [t.locals.seat],
        prompt: (t) => ({ key: 'ask.movement step.two pools', with: { dice: t.locals.count } }),
        choices: {
          trading: {
            rule: 'CT-MOV-03',
            list: (t) => Array.from({ length: t.locals.count + 1 }, (_, dice) => `trading:${dice}`),
            label: (t, _, id) => ({
              key: 'option.trading',
              with: { trading: poolOf(id), travel: t.locals.count - poolOf(id) },
            }),
            then: (t, seat, id) => {
              t.locals.trading = poolOf(id);
              t.emit('dice divided', { seat, trading: poolOf(id), travel: t.locals.count - poolOf(id) });
            },
          },
        },
      },
    },
  }),
  edit.value('dice of a pool', {
    rule: 'CT-MOV-04',
    overrides: ['RB-MOV-04'],
    wrap: (base) => (t, pool) => {
      const trading = (t as CataclysmTable).within('movement step')?.trading ?? 0;
      return pool === 'trading' ? trading : base(t, pool) - trading;
    },
  }),
  edit.step('movement step', 'roll', {
    rule: 'CT-MOV-03',
    wrap: (base) => ({ ...base, when: (t) => t.value('dice of a pool', 'movement') > 0 && (base.when?.(t) ?? true) }),
  }),
  edit.step('movement step', 'no travel dice', {
    rule: 'CT-MOV-03',
    after: 'roll',
    add: { rule: 'CT-MOV-03', do: (t) => void (t.locals.dice ??= []) },
  }),
  edit.choice('movement step', 'where to', 'trade', {
    rule: 'CT-MOV-05',
    add: { ...trade, then: (_, seat) => ({ run: [caravanOf(seat)], goto: 'where to' }) },
  }),
  ...(['move', 'stop'] as const).map((choice): Edit<CataclysmLand> =>
    edit.choice('movement step', 'where to', choice, {
      rule: 'CT-MOV-05',
      wrap: (base) => beforeTheEnd(base as never) as never,
    }),
  ),
  edit.choice('movement step', 'where to', 'step', {
    rule: 'CT-MOV-14',
    wrap: (base) => ({
      ...base,
      why: (t, seat, id) =>
        !t.locals.walking && (t.locals.trading ?? 0) > 0
          ? refuse('CT-MOV-14', 'refuse.no-step-beside-trading')
          : (base.why?.(t, seat, id) ?? null),
    }),
  }),
  edit.step('movement step', 'last trade', {
    rule: 'CT-MOV-05',
    before: 'after moving',
    add: {
      rule: 'CT-MOV-05',
      ask: {
        seats: (t) => (mayTrade(t) ? [t.locals.seat] : []),
        choices: { trade, 'no-trade': { rule: 'CT-MOV-05', then: () => undefined } },
      },
    },
  }),
];
