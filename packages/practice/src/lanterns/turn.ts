import { type LocalsOf, numberIn, refuse, type Choice, type Refusal, type Seat, type Steps } from '@questwright/kernel';
import { sink } from './happenings.ts';
import { gainOil } from './oil.ts';
import {
  type In,
  runs,
  call,
  back,
  face,
  isSort,
  keeper,
  lit,
  othersThan,
  seatsFrom,
  stillPlaying,
  type River,
  type RiverTable,
} from './world.ts';

export const game: Steps<River, object> = {
  nightfall: {
    rule: 'LAN-NGT-01',
    do: (t) => {
      t.world.night++;
      t.emit('night fell', () => ({ night: t.world.night, of: t.value('nights') }));
    },
  },
  'the night': runs({ rule: 'LAN-NGT-01', run: 'night' }),
  dawn: {
    rule: 'LAN-WIN-02',
    do: (t) => {
      if (t.world.night < t.value('nights')) return { goto: 'nightfall' };
      const winners = brightest(t);
      t.emit('dawn broke', { winners, light: t.value('light', winners[0]!) });
      return { done: { winners, by: 'dawn' } };
    },
  },
};

/** The keepers with the most light; several when they have the same. */
export function brightest(t: RiverTable): Seat[] {
  const lights = t.seats.map((seat) => t.value('light', seat));
  const most = Math.max(...lights);
  return t.seats.filter((seat) => lights[seat] === most);
}

export const night: Steps<River, object> = {
  turns: runs({
    rule: 'LAN-NGT-01',
    each: (t) => seatsFrom(t, t.world.first),
    run: 'turn',
    with: (_, seat) => ({ seat }),
  }),
  bidding: runs({ rule: 'LAN-BID-01', run: 'bidding', with: (t) => ({ thing: -1, bids: t.seats.map(() => 0) }) }),
  'tools turned up': {
    rule: 'LAN-NGT-02',
    always: true,
    when: stillPlaying,
    do: (t) => {
      const { things } = t.world;
      for (const seat of t.seats) {
        for (const thing of t.pile('boat', seat)) if (things.face[thing] === 0) t.turn(thing, 'up');
      }
    },
  },
  morning: {
    rule: 'LAN-NGT-03',
    always: true,
    when: stillPlaying,
    do: (t) => {
      t.world.first = (t.world.first + 1) % t.world.seats;
      t.emit('morning came', { first: keeper(t.world.first) });
    },
  },
};

const handIds = (name: string) => (t: RiverTable, seat: Seat) => {
  const ids: string[] = [];
  for (const thing of t.pile('hand', seat)) ids.push(`${name}:${thing}`);
  return ids;
};
export const thingIn = numberIn;
export const inHand = (t: RiverTable, seat: Seat, thing: number): boolean => t.pile('hand', seat).includes(thing);

const draw: Choice<River> = {
  rule: 'LAN-TRN-02',
  why: (t) =>
    t.pile('deck').length + t.pile('ashes').length > 0 ? null : refuse('LAN-TRN-02', 'refuse.nothing-to-draw'),
  then: (_, seat) => ({ run: [call('drawing', { seat })] }),
};

const light: Choice<River> = {
  rule: 'LAN-TRN-03',
  list: handIds('light'),
  why: (t, _, id) =>
    isSort(t, thingIn(id), 'lantern')
      ? null
      : refuse('LAN-TRN-03', 'refuse.not-a-lantern', { card: back(thingIn(id)) }),
  label: (_, __, id) => ({ key: 'option.light', with: { card: back(thingIn(id)) } }),
  then: (_, seat, id) => ({
    run: [call('lighting a lantern', { seat, thing: thingIn(id), dice: [], lit: false })],
  }),
};

const rig: Choice<River> = {
  rule: 'LAN-TRN-04',
  list: handIds('rig'),
  why: (t, _, id) =>
    isSort(t, thingIn(id), 'tool') ? null : refuse('LAN-TRN-04', 'refuse.not-a-tool', { card: back(thingIn(id)) }),
  label: (_, __, id) => ({ key: 'option.rig', with: { card: back(thingIn(id)) } }),
  then: (t, seat, id) => {
    t.move(thingIn(id), `boat/${seat}`, 'bottom');
    t.emit('rigged', { seat, card: face(t, thingIn(id)) });
  },
};

/** A wick and a lantern of one's own to put it under: `tuck:wick:lantern`. */
const tuck: Choice<River> = {
  rule: 'LAN-TRN-05',
  list: (t, seat) =>
    t
      .pile('hand', seat)
      .filter((thing) => isSort(t, thing, 'wick'))
      .flatMap((thing) => lit(t, seat).map((host) => `tuck:${thing}:${host}`)),
  label: (_, __, id) => ({ key: 'option.tuck', with: { card: back(thingIn(id)), host: back(thingIn(id, 1)) } }),
  then: (t, seat, id) => {
    const [wick, host] = [thingIn(id), thingIn(id, 1)];
    t.putUnder(wick, host, 'up');
    t.emit('tucked', { seat, card: face(t, wick), host: face(t, host) });
  },
};

const offersTwice = (t: RiverTable): Refusal | null =>
  t.used('turn', 'trade') === 0 ? null : refuse('LAN-TRD-01', 'refuse.traded-already');

const trade: Choice<River> = {
  rule: 'LAN-TRD-01',
  list: (t, seat) => othersThan(t, seat).map((other) => `trade:${other}`),
  why: offersTwice,
  label: (_, __, id) => ({ key: 'option.trade', with: { seat: thingIn(id) } }),
  then: (t, seat, id) => {
    t.use('turn', 'trade');
    return { run: [call('trade', { seat, other: thingIn(id) })], goto: 'action' };
  },
};

const rest: Choice<River> = {
  rule: 'LAN-TRN-06',
  then: (t, seat) => {
    t.emit('rested', { seat });
    gainOil(t, seat, 2);
  },
};

const tooMany = (t: In<'turn'>): boolean => t.pile('hand', t.locals.seat).length > t.value('hand limit', t.locals.seat);

export const turn: Steps<River, LocalsOf<River, 'turn'>> = {
  action: {
    rule: 'LAN-TRN-01',
    // Asked even when only resting is left: else everybody would learn that the hand holds nothing to play.
    ask: { seats: (t) => [t.locals.seat], evenIfForced: true, choices: { draw, light, rig, tuck, trade, rest } },
  },
  income: { rule: 'LAN-TRN-07', do: (t) => gainOil(t, t.locals.seat, 1) },
  'hand limit': runs({
    rule: 'LAN-TRN-08',
    always: true,
    when: stillPlaying,
    whileSome: (t) => (tooMany(t) ? { seat: t.locals.seat } : null),
    run: 'letting go',
    with: (_, one) => one,
  }),
};

export const lettingGo: Steps<River, LocalsOf<River, 'letting go'>> = {
  'a card too many': {
    rule: 'LAN-TRN-08',
    ask: {
      // Nobody is asked when something unasked made the hand small enough meanwhile.
      seats: (t) => (tooMany(t) ? [t.locals.seat] : []),
      choices: {
        drop: {
          rule: 'LAN-TRN-08',
          list: handIds('drop'),
          label: (_, __, id) => ({ key: 'option.drop', with: { card: back(thingIn(id)) } }),
          then: (t, seat, id) => {
            t.emit('dropped', { seat, card: back(thingIn(id)) });
            sink(t, thingIn(id));
          },
        },
      },
    },
  },
};
