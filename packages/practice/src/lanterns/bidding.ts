import type { LocalsOf, Given, Seat, Steps } from '@questwright/kernel';
import { freshDeck, sink } from './happenings.ts';
import { loseOil } from './oil.ts';
import { face, type River } from './world.ts';

const bidOf = (given: readonly Given[], seat: Seat): number =>
  Number(given.find((one) => one.seat === seat)?.pick[1] ?? 0);

/** The one who bid most, if nobody else bid as much and it was more than nothing. */
function buyerOf(bids: readonly number[]): Seat | null {
  const most = Math.max(...bids);
  const seat = bids.indexOf(most);
  return most > 0 && bids.lastIndexOf(most) === seat ? seat : null;
}

export const bidding: Steps<River, LocalsOf<River, 'bidding'>> = {
  'fresh deck': freshDeck,
  driftwood: {
    rule: 'LAN-BID-01',
    do: (t) => {
      const thing = t.pile('deck')[0];
      if (thing === undefined) return { done: null };
      t.locals.thing = thing;
      t.move(thing, 'drift');
      t.emit('drifted by', { card: face(t, thing) });
      return undefined;
    },
  },
  'secret bids': {
    rule: 'LAN-BID-02',
    ask: {
      seats: (t) => t.seats.filter((seat) => t.world.oil[seat]! > 0),
      join: 'each',
      prompt: (t) => ({ key: 'ask.bidding.secret bids', with: { card: face(t, t.locals.thing) } }),
      choices: {
        bid: {
          rule: 'LAN-BID-02',
          kind: 'amount',
          form: (t, seat) => ({ min: 0, max: t.world.oil[seat]! }),
          then: () => {},
        },
      },
      joined: (t, given) => {
        t.locals.bids = t.seats.map((seat) => bidOf(given, seat));
        t.emit('bids opened', { bids: t.locals.bids });
      },
    },
  },
  'highest bid': {
    rule: 'LAN-BID-03',
    do: (t) => {
      const { thing, bids } = t.locals;
      const buyer = buyerOf(bids);
      if (buyer === null) return undefined;
      loseOil(t, buyer, bids[buyer]!);
      t.move(thing, `hand/${buyer}`, 'bottom');
      t.emit('bought', { seat: buyer, card: face(t, thing), bid: bids[buyer]! });
      return { done: { buyer } };
    },
  },
  'no buyer': {
    rule: 'LAN-BID-04',
    do: (t) => {
      t.emit('drifted away', { card: face(t, t.locals.thing) });
      sink(t, t.locals.thing);
      return { done: { buyer: null } };
    },
  },
};
