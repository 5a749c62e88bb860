import { refuse, type Condition, type Verb, type Way } from '@questwright/kernel';
import { loseOil } from './oil.ts';
import { face, type River, type RiverTable } from './world.ts';

const inBoat = (t: RiverTable, thing: number): boolean => t.world.things.zone[thing]!.startsWith('boat/');

export const conditions: Record<string, Condition<River>> = {
  /** The card lies in a boat: what works unasked would else give away a card that lies hidden. */
  rigged: (t, wanted, { thing }) => inBoat(t, thing) === wanted,
  /** The value is about the keeper whose card this is. */
  mine: (_, wanted, { by, about }) => (by === about) === wanted,
  /** The value is about the thing that this card lies under. */
  'my host': (t, wanted, { thing, about }) => (t.world.things.host[thing] === about) === wanted,
  /** The value is about a lantern on the quay of the keeper whose card this is. */
  'my lantern': (t, wanted, { by, about }) => (t.controller(about as number) === by) === wanted,
  'my roll': (t, wanted, { by }) => (t.within('roll')?.seat === by) === wanted,
  'my loss': (t, wanted, { by }) => (t.within('going out')?.seat === by) === wanted,
  /** The value is about a card of this name. */
  card: (t, wanted, { about }) => t.cardOf(about as number) === wanted,
};

export const verbs: Record<string, Verb<River>> = {
  're-roll': {
    rule: 'LAN-ROL-02',
    text: () => ({ key: 'verb.re-roll', with: {} }),
    do: (t, _, { by }) => {
      const dice = t.roll(6, 2);
      t.within('roll')!.dice = dice;
      t.emit('rolled again', { seat: by, dice });
    },
  },
  shelter: {
    rule: 'LAN-OUT-01',
    text: () => ({ key: 'verb.shelter', with: {} }),
    do: (t, _, { by }) => {
      t.emit('sheltered', { seat: by, card: face(t, t.within('going out')!.thing) });
      return { end: 'going out', as: { out: false } };
    },
  },
};

export const ways: Record<string, Way<River>> = {
  'turn-down': {
    rule: 'LAN-WAY-01',
    why: (t, _, thing) => (inBoat(t, thing) ? null : refuse('LAN-WAY-01', 'refuse.not-in-the-boat')),
    pay: (t, _, thing) => t.turn(thing, 'down'),
  },
  'spend-oil': {
    rule: 'LAN-WAY-02',
    why: (t, seat, thing, drops) => {
      if (!inBoat(t, thing)) return refuse('LAN-WAY-02', 'refuse.not-in-the-boat');
      return t.world.oil[seat]! >= drops ? null : refuse('LAN-WAY-02', 'refuse.too-little-oil', { needs: drops });
    },
    pay: (t, seat, _, drops) => loseOil(t, seat, drops),
  },
  'throw-away': { rule: 'LAN-WAY-03', pay: (t, _, thing) => t.move(thing, 'ashes') },
};
