import type { LocalsOf, Step, Steps, Timing } from '@questwright/kernel';
import { type In, runs, back, face, lit, othersThan, seatsFrom, type River, type RiverTable } from './world.ts';

// What any card of any pack may answer is a procedure here.

/** Face down to the bottom. Who saw the card still knows that it lies there, until the pile is mixed. */
export function sink(t: RiverTable, thing: number): void {
  const { pile, place } = t.value('where a sunken card goes');
  t.move(thing, pile, place, 'down');
  t.emit('sank', { card: back(thing), to: pile });
}

/** Used by every procedure that takes a card from the deck. */
export const freshDeck: Step<River, object> = {
  rule: 'LAN-DRW-02',
  when: (t) => t.pile('deck').length === 0 && t.pile('ashes').length > 0,
  do: (t) => {
    while (t.pile('ashes').length > 0) t.move(t.pile('ashes')[0]!, 'deck', 'bottom', 'down');
    t.shuffle('deck');
    t.emit('deck renewed', { cards: t.pile('deck').length });
  },
};

export const drawing: Steps<River, LocalsOf<River, 'drawing'>> = {
  'fresh deck': freshDeck,
  'top card': {
    rule: 'LAN-DRW-01',
    do: (t) => {
      const thing = t.pile('deck')[0];
      if (thing === undefined) return { done: null };
      const { seat } = t.locals;
      t.move(thing, `hand/${seat}`, 'bottom');
      t.emit('drew', { seat, card: back(thing) }, { [seat]: { card: face(t, thing) } });
      return { done: thing };
    },
  },
};

type Lighting = In<'lighting a lantern'>;
const total = (t: Lighting): number =>
  t.locals.dice.reduce((sum, die) => sum + die, 0) + t.value('steadiness', t.locals.seat);
const doubleOne = (t: Lighting): boolean => t.locals.dice.every((die) => die === 1);
export const failedWithOne = (t: Lighting): boolean => !t.locals.lit && t.locals.dice.includes(1);

export const lighting: Steps<River, LocalsOf<River, 'lighting a lantern'>> = {
  'held up': {
    rule: 'LAN-LGT-01',
    do: (t) => {
      const { seat, thing } = t.locals;
      t.move(thing, 'prow');
      t.emit('held up', () => ({ seat, card: face(t, thing), fog: t.value('fog', thing) }));
    },
  },
  roll: runs({ rule: 'LAN-LGT-01', run: 'roll', with: (t) => ({ seat: t.locals.seat, dice: [] }), as: 'dice' }),
  'tipped over': {
    rule: 'LAN-LGT-05',
    when: doubleOne,
    do: (t) => {
      t.emit('tipped over', { seat: t.locals.seat, card: face(t, t.locals.thing) });
      sink(t, t.locals.thing);
      return { end: 'turn' };
    },
  },
  shining: {
    rule: 'LAN-LGT-02',
    when: (t) => total(t) >= t.value('fog', t.locals.thing),
    do: (t) => {
      const { seat, thing } = t.locals;
      t.locals.lit = true;
      t.move(thing, `quay/${seat}`);
      t.emit('shone', () => ({ seat, card: face(t, thing), total: total(t), light: t.value('light', seat) }));
    },
  },
  sinking: {
    rule: 'LAN-LGT-03',
    when: (t) => !t.locals.lit,
    do: (t) => {
      const { seat, thing } = t.locals;
      t.emit('failed', () => ({ seat, card: face(t, thing), total: total(t), fog: t.value('fog', thing) }));
      sink(t, thing);
    },
  },
  gust: runs({
    rule: 'LAN-LGT-04',
    when: (t) => failedWithOne(t) && lit(t, t.locals.seat).length > 0,
    run: 'going out',
    with: (t) => ({ seat: t.locals.seat, thing: lit(t, t.locals.seat)[0]! }),
  }),
};

/** The dice lie on the table, everybody may answer them, then they are read. */
export const roll: Steps<River, LocalsOf<River, 'roll'>> = {
  throw: {
    rule: 'LAN-ROL-01',
    do: (t) => {
      t.locals.dice = t.roll(6, 2);
      t.emit('rolled', { seat: t.locals.seat, dice: t.locals.dice });
    },
  },
  rolled: { rule: 'LAN-ROL-02', window: { timing: 'rolled', order: (t) => seatsFrom(t, t.locals.seat) } },
  reading: { rule: 'LAN-ROL-01', do: (t) => ({ done: [...t.locals.dice] }) },
};

export const goingOut: Steps<River, LocalsOf<River, 'going out'>> = {
  'about to go out': {
    rule: 'LAN-OUT-01',
    window: { timing: 'about to go out', order: (t) => [t.locals.seat, ...othersThan(t, t.locals.seat)] },
  },
  'wind in the lantern': {
    rule: 'LAN-OUT-02',
    do: (t) => {
      const { seat, thing } = t.locals;
      // What was put under a lantern face down was only kept there: it goes back to the hand.
      for (const below of t.under(thing)) {
        if (t.world.things.face[below] === 1) t.move(below, 'ashes');
        else t.move(below, `hand/${seat}`, 'bottom');
      }
      const { pile, place, face: side } = t.value('where a dead lantern goes', thing);
      t.move(thing, pile, place, side);
      t.emit('went out', { seat, card: face(t, thing) });
      return { done: { out: true } };
    },
  },
};

export const timings: Record<string, Timing<River>> = {
  rolled: { rule: 'LAN-ROL-02', choices: {} },
  'about to go out': { rule: 'LAN-OUT-01', choices: {} },
};
