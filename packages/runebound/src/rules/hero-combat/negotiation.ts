/** Negotiating with other Heroes: gold, Items and Allies change hands when both agree. */

import {
  refuse,
  type Message,
  type Params,
  type Proposal,
  type Refusal,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { faceOf, itemsAndAlliesOf, overfull } from '../market/items-and-allies.ts';
import { COUNTERS } from '../../words.ts';
import {
  runs,
  call,
  areaOf,
  moneyOf,
  payment,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';

type Talk = Locals['negotiation'];
type Exchange = Locals['exchange'];

const partiesOf = ({ seat, other }: Talk): readonly Seat[] => [seat, other];
const partnerOf = (talk: Talk, seat: Seat): Seat => (talk.seat === seat ? talk.other : talk.seat);

// ---- goods: `card:<thing>` and `gold:<seat>:<amount>`, so that terms mean the same to both sides ----

/** Purses that can be put together to every amount up to all of it, and to no more: 9 is 1, 2, 4 and the other 2. */
function pursesOf(seat: Seat, gold: number): string[] {
  const purses: string[] = [];
  let left = gold;
  for (let amount = 1; left > 0; amount *= 2) {
    purses.push(left >= amount ? `gold:${seat}:${amount}` : `gold:${seat}:rest:${left}`);
    left -= amount;
  }
  return purses;
}
const goodsOf = (t: RuneboundTable, seat: Seat): string[] => [
  ...itemsAndAlliesOf(t, seat).map((thing) => `card:${thing}`),
  ...pursesOf(seat, moneyOf(t, seat, 'trade')),
];
const allGoods = (t: In<'negotiation'>): string[] => partiesOf(t.locals).flatMap((seat) => goodsOf(t, seat));

interface Good {
  from: Seat;
  thing: number | null;
  gold: number;
}
function goodNamed(t: In<'negotiation'>, element: string): Good {
  const [kind, which, ...rest] = element.split(':');
  if (kind === 'gold') return { from: Number(which), thing: null, gold: Number(rest.at(-1)) };
  const thing = Number(which);
  return { from: partiesOf(t.locals).find((seat) => areaOf(t, seat).includes(thing)) ?? -1, thing, gold: 0 };
}
function spoken(t: In<'negotiation'>, element: string): Message {
  const { from, thing, gold } = goodNamed(t, element);
  if (thing === null) {
    const more = element.includes(':rest:');
    return { key: more ? 'element.propose.more-gold' : 'element.propose.gold', with: { seat: from, amount: gold } };
  }
  if (from < 0) return { key: 'element.propose.gone', with: { card: faceOf(t, thing) } };
  return { key: 'element.propose.card', with: { seat: from, card: faceOf(t, thing) } };
}
/** All terms in words: each card, and the gold of each side in one sum. */
function goodsInWords(t: In<'negotiation'>, terms: readonly string[]): { key: string; with: Params }[] {
  const cards = terms.filter((element) => goodNamed(t, element).thing !== null);
  const sums = partiesOf(t.locals).flatMap((seat) => {
    const purses = terms
      .map((element) => goodNamed(t, element))
      .filter(({ from, thing }) => from === seat && thing === null);
    const amount = purses.reduce((sum, { gold }) => sum + gold, 0);
    return amount === 0 ? [] : [{ key: 'element.propose.gold', with: { seat, amount } }];
  });
  return [...cards.map((element) => ({ ...spoken(t, element) })), ...sums];
}

// ---- terms ----

const elementsOf = ({ pick }: Pick<Proposal, 'pick'>): readonly string[] => pick.slice(1);

/** What the terms come to: each card with its new owner, and gold from the one who pays more. */
function exchangeOf(t: In<'negotiation'>, terms: readonly string[]): Exchange {
  const talk = t.locals;
  const cards: Exchange['cards'] = [];
  let paid = 0;
  for (const { from, thing, gold } of terms.map((element) => goodNamed(t, element))) {
    if (thing !== null) cards.push({ seat: partnerOf(talk, from), thing });
    paid += from === talk.seat ? gold : -gold;
  }
  return { ...talk, cards, paid, goods: goodsInWords(t, terms) };
}

function whyGone(t: In<'negotiation'>, terms: readonly string[]): Refusal | null {
  const goods = allGoods(t);
  return terms.every((element) => goods.includes(element)) ? null : refuse('RB-INT-04', 'refuse.goods-gone');
}

/** Why somebody would have too many cards of a kind afterwards. */
function whyBeyondLimits(t: RuneboundTable, { seat, other, cards }: Exchange): Refusal | null {
  for (const one of [seat, other]) {
    const [coming, gone] = [true, false].map((comes) =>
      cards.filter((card) => (card.seat === one) === comes).map(({ thing }) => thing),
    );
    const beyond = overfull(t, one, coming!, gone!);
    if (beyond !== null) {
      return refuse('RB-INT-10', 'refuse.beyond-limit', { seat: one, kind: beyond.kind, most: beyond.most });
    }
  }
  return null;
}

const negotiation: Steps<RuneboundWorld, Talk> = {
  terms: {
    rule: 'RB-INT-04',
    ask: {
      join: 'agree',
      seats: (t) => partiesOf(t.locals),
      prompt: (t, seat) => ({
        key: t.proposal === null ? 'ask.negotiation.terms' : 'ask.negotiation.answer',
        with: {
          seat: partnerOf(t.locals, seat),
          goods: t.proposal === null ? [] : goodsInWords(t, elementsOf(t.proposal)),
        },
      }),
      choices: {
        accept: {
          rule: 'RB-INT-05',
          part: 'accept',
          why: (t) => {
            if (t.proposal === null) return refuse('RB-INT-05', 'refuse.nothing-proposed');
            const terms = elementsOf(t.proposal);
            return whyGone(t, terms) ?? whyBeyondLimits(t, exchangeOf(t, terms));
          },
          then: () => undefined,
        },
        propose: {
          rule: 'RB-INT-04',
          part: 'propose',
          kind: 'some',
          form: (t) => {
            const goods = allGoods(t);
            return goods.length === 0 ? null : { of: goods, min: 1, max: goods.length };
          },
          element: (t, _, element) => spoken(t, element),
          then: () => undefined,
        },
        leave: {
          rule: 'RB-INT-01',
          then: (t, seat) => {
            t.emit('left the negotiation', { seat, other: { seat: partnerOf(t.locals, seat) } });
            return { done: { agreed: false } };
          },
        },
      },
      agreed: (t, proposal) => ({ run: [call('exchange', exchangeOf(t, elementsOf(proposal)))] }),
    },
  },
};

/** Carried out completely and at once: from here on nobody is asked. */
const exchange: Steps<RuneboundWorld, Exchange> = {
  gold: {
    rule: 'RB-INT-04',
    when: (t) => t.locals.paid !== 0,
    do: (t) => {
      const { seat, other, paid } = t.locals;
      return { run: [paid > 0 ? payment(seat, paid, 'trade', other) : payment(other, -paid, 'trade', seat)] };
    },
  },
  cards: runs({
    rule: 'RB-INT-04',
    each: (t) => t.locals.cards,
    run: 'change of hands',
    with: (_, card) => card,
  }),
  'kept agreement': {
    rule: 'RB-INT-05',
    do: (t) => {
      const { seat, other, goods } = t.locals;
      t.emit('traded', { seat, other: { seat: other }, goods });
    },
  },
};

/** A card goes as it is from one player to another. Result: whether it went. */
const changeOfHands: Steps<RuneboundWorld, Locals['change of hands']> = {
  'as it is': {
    rule: 'RB-INT-04',
    do: (t) => {
      const { thing } = t.locals;
      t.locals.activated = t.world.things.face[thing] === 0;
      t.locals.counters = COUNTERS.map((counter) => t.counters(thing, counter));
    },
  },
  'new owner': runs({ rule: 'RB-INT-04', as: 'came', run: 'gain a card', with: (t) => t.locals }),
  'still activated': {
    rule: 'RB-ACT-05',
    when: (t) => t.locals.activated === true,
    do: (t) => t.turn(t.locals.thing, 'down'),
  },
  'still hurt': {
    rule: 'RB-PVP-15',
    when: (t) => t.locals.came === true,
    do: (t) => {
      const { thing, counters = [] } = t.locals;
      COUNTERS.forEach((counter, i) => t.setCounters(thing, counter, counters[i]!));
    },
  },
  changed: { rule: 'RB-INT-04', do: (t) => ({ done: t.locals.came === true }) },
};

/** Both sides give at the same time: what is on its way takes room only when it has come. */
function isOnItsWay(t: RuneboundTable, thing: number): boolean {
  const { cards = [] } = t.within('exchange') ?? {};
  return cards.some((one) => one.thing === thing && !areaOf(t, one.seat).includes(thing));
}

export const NEGOTIATION: RuneboundChapter = {
  procs: { negotiation, exchange, 'change of hands': changeOfHands },
  shown: { negotiation: ['seat', 'other'], exchange: ['seat', 'other', 'cards', 'paid'] },
  closed: ['exchange', 'change of hands'],
  adds: {
    'limited kind': {
      'on its way to another player': {
        rule: 'RB-INT-05',
        layer: 'become',
        of: (t, thing: number) => (isOnItsWay(t, thing) ? 'on its way' : null),
      },
    },
  },
};
