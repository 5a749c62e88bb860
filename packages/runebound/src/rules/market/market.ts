/** Step 4: Market. */

import {
  refuse,
  words,
  type Choice,
  type Next,
  type Refusal,
  type RuleId,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { stackName } from '../board/board-edits.ts';
import { faceOf, itemsAndAlliesOf, thingIn, whyNoRoom, whyProtected } from './items-and-allies.ts';
import {
  call,
  areaOf,
  countsAs,
  exhaustionOn,
  moneyOf,
  partyOf,
  payment,
  stateOf,
  woundsOn,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';
import type { Town } from '../../words.ts';

const townOf = (t: RuneboundTable, seat: Seat): Town | null => t.value('town', stateOf(t, seat).space);
const stackOf = (t: RuneboundTable, town: Town): string => t.value('market stack', town);
const townHere = (t: RuneboundTable, seat: Seat) => ({ content: `space-${stateOf(t, seat).space}` });
const stackHere = (t: RuneboundTable, seat: Seat): string => stackOf(t, townOf(t, seat)!);

const whyTooDear = (t: RuneboundTable, seat: Seat, price: number, thing: number, rule: RuleId): Refusal | null => {
  const gold = moneyOf(t, seat, 'card');
  return gold >= price ? null : refuse(rule, 'refuse.too-little-gold', { card: { thing }, price, gold });
};

// ---- buying and hiring ----

function purchase(
  name: 'buy' | 'hire',
  kind: 'item' | 'ally',
  rule: 'RB-MKT-06' | 'RB-MKT-07',
): Choice<RuneboundWorld> {
  const whyNot = (t: RuneboundTable, seat: Seat, thing: number): Refusal | null => {
    if (!t.pile(stackHere(t, seat)).includes(thing)) {
      const elsewhere = t.value('towns').some((town) => t.pile(stackOf(t, town)).includes(thing));
      return refuse('RB-MKT-15', 'refuse.another-town', { card: { thing }, elsewhere: String(elsewhere) });
    }
    if (!countsAs(t, thing, kind)) return refuse(rule, `refuse.not-an-${kind}`, { card: { thing } });
    return whyNoRoom(t, seat, thing) ?? whyTooDear(t, seat, t.value('price', thing, seat), thing, rule);
  };
  return {
    rule,
    // All stacks lie open; what is not sold here is refused by name.
    list: (t, seat) =>
      [townOf(t, seat)]
        .flatMap((town): number[] => (town === null ? [] : t.value('cards on offer', town)))
        .filter((thing) => countsAs(t, thing, kind))
        .map((thing) => `${name}:${thing}`),
    why: (t, seat, id) => whyNot(t, seat, thingIn(id)),
    whyNone: () => refuse(rule, `refuse.no-${kind}-on-offer`),
    label: (t, seat, id) => ({
      key: `option.${name}`,
      with: { card: { thing: thingIn(id) }, price: t.value('price', thingIn(id), seat) },
    }),
    then: (t, seat, id) => {
      const thing = thingIn(id);
      const price = t.value('price', thing, seat);
      return { run: [payment(seat, price, 'card'), call('gain a card', { seat, thing })] };
    },
  };
}

// ---- selling ----

export function whyNotSold(t: RuneboundTable, seat: Seat, thing: number): Refusal | null {
  if (!areaOf(t, seat).includes(thing)) return refuse('RB-MKT-08', 'refuse.not-yours', { card: { thing }, to: 'sell' });
  if (countsAs(t, thing, 'ally')) return refuse('RB-MKT-11', 'refuse.allies-are-not-sold', { card: { thing } });
  const kept = whyProtected(t, thing);
  if (kept !== null) return kept;
  // A card without a cost is no card of the market, whatever an Event adds to what cards sell for.
  const worth = t.value('cost', thing) > 0 && t.value('sale price', thing) > 0;
  return worth ? null : refuse('RB-MKT-10', 'refuse.worth-nothing', { card: { thing } });
}

/** Also asked in the Experience step, to say why not. */
export const SELL: Choice<RuneboundWorld> = {
  rule: 'RB-MKT-08',
  list: (t, seat) => itemsAndAlliesOf(t, seat).map((thing) => `sell:${thing}`),
  why: (t, seat, id) => {
    if (t.within('market step')?.seat !== seat) return refuse('RB-ITM-15', 'refuse.only-in-the-market-step');
    return whyNotSold(t, seat, thingIn(id));
  },
  whyNone: () => refuse('RB-MKT-08', 'refuse.nothing-to-sell'),
  label: (t, _, id) => ({
    key: 'option.sell',
    with: { card: { thing: thingIn(id) }, price: t.value('sale price', thingIn(id)) },
  }),
  then: (t, seat, id) => {
    const thing = thingIn(id);
    const price = t.value('sale price', thing);
    t.move(thing, stackHere(t, seat));
    t.emit('sold', { seat, card: faceOf(t, thing), price, town: townHere(t, seat) });
    return { run: [call('gold', { seat, amount: price })] };
  },
};

// ---- healing ----

/** A character and what is healed: `heal:thing:wound` or `heal:thing:exhaustion`. */
const heal: Choice<RuneboundWorld> = {
  rule: 'RB-MKT-12',
  list: (t, seat) => partyOf(t, seat).flatMap((thing) => [`heal:${thing}:wound`, `heal:${thing}:exhaustion`]),
  why: (t, seat, id) => {
    const thing = thingIn(id);
    if (!partyOf(t, seat).includes(thing))
      return refuse('RB-MKT-12', 'refuse.not-yours', { card: { thing }, to: 'heal' });
    const what = words(id)[1] === 'wound' ? 'wound' : 'exhaustion';
    const counters = what === 'wound' ? woundsOn(t, thing) : exhaustionOn(t, thing);
    if (counters === 0) return refuse('RB-MKT-12', 'refuse.nothing-to-heal', { card: { thing }, what });
    const [price, gold] = [t.value('price of healing', seat), moneyOf(t, seat, 'healing')];
    return gold >= price
      ? null
      : refuse('RB-MKT-12', 'refuse.healing-too-dear', { card: { thing }, what, price, gold });
  },
  label: (t, seat, id) => ({
    key: 'option.heal',
    with: { card: { thing: thingIn(id) }, what: words(id)[1]!, price: t.value('price of healing', seat) },
  }),
  then: (t, seat, id) => {
    const what = words(id)[1]!;
    const amounts = what === 'wound' ? { wounds: 1, exhaustion: 0 } : { wounds: 0, exhaustion: 'all' as const };
    const recovery = (on: number) => call('recovery', { on, ...amounts });
    const paid = payment(seat, t.value('price of healing', seat), 'healing');
    /* RB-MKT-13 { run: [paid, ...partyOf(t, seat).map(recovery)] } */
    return { run: [paid, recovery(thingIn(id))] };
  },
};

// ---- the step ----

function addMarketCards(t: In<'market step'>): Next {
  const { seat } = t.locals;
  for (const thing of t.pile('market deck').slice(0, t.value('cards added to a market', townOf(t, seat)!))) {
    t.move(thing, stackHere(t, seat));
    t.emit('market card added', { seat, card: faceOf(t, thing), town: townHere(t, seat) });
  }
}

const marketStep: Steps<RuneboundWorld, Locals['market step']> = {
  'only in a town': {
    rule: 'RB-MKT-01',
    when: (t) => townOf(t, t.locals.seat) === null,
    do: () => ({ done: null }),
  },
  'a card from the market deck': {
    rule: 'RB-MKT-03',
    cases: {
      'empty deck': {
        rule: 'RB-MKT-14',
        when: (t) => t.pile('market deck').length === 0,
        do: (t) => t.emit('market deck empty', { town: townHere(t, t.locals.seat) }),
      },
      'starting town': {
        rule: 'RB-MKT-04',
        when: (t) => townOf(t, t.locals.seat) === t.value('starting town'),
        do: addMarketCards,
      },
      'any other town': { rule: 'RB-MKT-03', do: addMarketCards },
    },
  },
  'market actions': { rule: 'RB-MKT-05', window: { timing: 'market', order: (t) => [t.locals.seat] } },
};

export const MARKET: RuneboundChapter = {
  procs: { 'market step': marketStep },
  shown: { 'market step': ['seat'] },
  timings: {
    market: {
      rule: 'RB-MKT-05',
      choices: {
        buy: purchase('buy', 'item', 'RB-MKT-06'),
        hire: purchase('hire', 'ally', 'RB-MKT-07'),
        heal,
        sell: SELL,
      },
    },
  },
  values: {
    /** How many come from the market deck when a Market step begins. */
    'cards added to a market': { rule: 'RB-MKT-03', of: () => 1 },
    /** Every face-up card of the stack, not only the topmost. */
    'cards on offer': { rule: 'RB-MKT-02', of: (t, town: Town) => [...t.pile(stackOf(t, town))] },
    'market stack': { rule: 'RB-BRD-07', of: (_, town: Town) => stackName(town) },
    /** In gold, as printed; nothing for a card without a cost. */
    cost: { rule: 'RB-CARD-08', of: (t, thing: number) => (t.contentOf(thing).content['cost'] as number) ?? 0 },
    /** What a player pays for a card in a market. */
    price: { rule: 'RB-MKT-06', of: (t, thing: number) => t.value('cost', thing) },
    'sale price': {
      rule: 'RB-MKT-08',
      of: (t, thing: number) => t.value('cost', thing) / 2,
      parts: { 'rounded down': { rule: 'RB-MKT-09', layer: 'floor', of: () => 1 } },
    },
    'price of healing': { rule: 'RB-MKT-12', of: () => 1 },
  },
};
