import { type LocalsOf, refuse, type Message, type Proposal, type Seat, type Steps } from '@questwright/kernel';
import { type In, back, keeper, type River } from './world.ts';

/** Cards by their numbers, as others see them by their backs, and one drop of oil from each side. */
function allGoods(t: In<'trade'>): string[] {
  const goods: string[] = [];
  for (const seat of parties(t)) {
    for (const thing of t.pile('hand', seat)) goods.push(`card:${thing}`);
    if (t.world.oil[seat]! > 0) goods.push(`oil:${seat}`);
  }
  return goods;
}

const MOST_GOODS = 4;
const MOST_OFFERS = 4;
const parties = (t: In<'trade'>): readonly Seat[] => [t.locals.seat, t.locals.other];

const numberIn = (good: string): number => Number(good.slice(good.indexOf(':') + 1));
/** Who gives what. */
function spoken(t: In<'trade'>, good: string): Message {
  const number = numberIn(good);
  if (good.startsWith('oil:')) return { key: 'element.offer.oil', with: { seat: number } };
  const giver = parties(t).find((seat) => t.pile('hand', seat).includes(number));
  return { key: 'element.offer.card', with: { card: back(number), seat: giver ?? null } };
}

/** Hands over what was agreed, both ways at once. */
function handOver(t: In<'trade'>, { pick }: Proposal): void {
  const [one, two] = parties(t) as [Seat, Seat];
  for (const good of pick.slice(1)) {
    const number = numberIn(good);
    if (good.startsWith('oil:')) {
      t.world.oil[number]!--;
      t.world.oil[number === one ? two : one]!++;
    } else {
      const from = t.pile('hand', one).includes(number) ? one : two;
      t.move(number, `hand/${from === one ? two : one}`, 'bottom');
    }
  }
}

export const trade: Steps<River, LocalsOf<River, 'trade'>> = {
  talk: {
    rule: 'LAN-TRD-02',
    ask: {
      seats: parties,
      join: 'agree',
      prompt: (t, seat) => ({
        key: t.proposal === null ? 'ask.trade.talk' : 'ask.trade.answer',
        with: {
          seat: parties(t).find((one) => one !== seat)!,
          goods: t.proposal?.pick.slice(1).map((good) => ({ ...spoken(t, good) })) ?? [],
        },
      }),
      choices: {
        offer: {
          rule: 'LAN-TRD-02',
          part: 'propose',
          kind: 'some',
          why: (t) =>
            (t.proposal?.round ?? 0) < MOST_OFFERS
              ? null
              : refuse('LAN-TRD-06', 'refuse.too-many-offers', { most: MOST_OFFERS }),
          element: (t, _, good) => spoken(t, good),
          form: (t) => {
            const goods = allGoods(t);
            return goods.length === 0 ? null : { of: goods, min: 1, max: MOST_GOODS };
          },
          then: () => {},
        },
        accept: {
          rule: 'LAN-TRD-03',
          part: 'accept',
          why: (t) => {
            const goods = allGoods(t);
            const lost = t.proposal?.pick.slice(1).filter((good) => !goods.includes(good)) ?? [];
            return lost.length === 0
              ? null
              : refuse('LAN-TRD-04', 'refuse.goods-gone', { goods: lost.map((good) => ({ ...spoken(t, good) })) });
          },
          then: () => {},
        },
        leave: {
          rule: 'LAN-TRD-05',
          then: (t, seat) => {
            t.emit('left the talk', { seat });
            return { done: { agreed: false } };
          },
        },
      },
      agreed: (t, proposal) => {
        // Who gives what is said before it has changed hands.
        const goods = proposal.pick.slice(1).map((good) => ({ ...spoken(t, good) }));
        handOver(t, proposal);
        const [one, two] = parties(t) as [Seat, Seat];
        t.emit('traded', { seat: one, other: keeper(two), goods });
        return { done: { agreed: true } };
      },
    },
  },
};
