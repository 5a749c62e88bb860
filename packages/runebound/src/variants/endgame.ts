/** The Endgame: one player after another confronts the dragons, until somebody wins. */

import type { Edit, Seat, Steps } from '@questwright/kernel';
import { face as openly } from '../items-and-allies.ts';
import { freeTrack, positionOf } from '../undefeated.ts';
import { endWith, killer, type Victor } from '../victory.ts';
import { areaOf, card, heroSeats, isKind, stateOf, type Land, type LandTable } from '../world.ts';
import type { Color, Exception } from '../words.ts';

const RED_DECK = 'red deck';
const REDS_TO_WIN = 3;

const inEndgame = (t: LandTable): boolean => t.isWithin('endgame');
const isRed = (t: LandTable, thing: number): boolean =>
  isKind(t, thing, 'challenge') && (card(t, thing) as { color: Color }).color === 'red';
const level = (t: LandTable, seat: Seat): number => t.value('level', seat);
const gold = (t: LandTable, seat: Seat): number => stateOf(t, seat).gold;
const reds = (t: LandTable, seat: Seat): number => t.value('red challenge cards', seat).length;

function backToTheDeck(t: LandTable, thing: number): void {
  if (positionOf(t, thing) >= 0) freeTrack(t, positionOf(t, thing));
  t.move(thing, RED_DECK, 'bottom', 'down');
}

function inRandomOrder(t: LandTable, seats: readonly Seat[]): Seat[] {
  const left = [...seats];
  return seats.flatMap(() => left.splice(t.random(left.length), 1));
}

/** Those of whom there is most. */
function most(t: LandTable, seats: readonly Seat[], of: (t: LandTable, seat: Seat) => number): Seat[] {
  const highest = Math.max(...seats.map((seat) => of(t, seat)));
  return seats.filter((seat) => of(t, seat) === highest);
}

const endgame: Steps<Land, { order: Seat[] }> = {
  beginning: { rule: 'RB-DOOM-12', do: (t) => t.emit('endgame began') },
  'events and encounters removed': {
    rule: 'RB-DOOM-13',
    do: (t) => {
      const others = t.pile(RED_DECK).filter((thing) => !isRed(t, thing));
      for (const thing of others) t.move(thing, 'removed from play', 'bottom');
    },
  },
  'undefeated red challenges': {
    rule: 'RB-DOOM-14',
    do: (t) => {
      const waiting = [...t.pile('undefeated challenge track'), ...t.pile('doom track')];
      for (const thing of waiting) if (isRed(t, thing)) backToTheDeck(t, thing);
    },
  },
  shuffled: { rule: 'RB-DOOM-16', do: (t) => t.shuffle(RED_DECK) },
  // Where the later criterion says nothing, the earlier one stands.
  ties: {
    rule: 'RB-DOOM-19',
    do: (t) => {
      const random = inRandomOrder(t, t.locals.order);
      t.locals.order = random.toSorted((one, other) => gold(t, other) - gold(t, one));
    },
  },
  'highest level first': {
    rule: 'RB-DOOM-18',
    do: (t) => {
      t.locals.order = t.locals.order.toSorted((one, other) => level(t, other) - level(t, one));
    },
  },
  announcement: {
    rule: 'RB-DOOM-12',
    do: (t) => t.emit('order of the endgame', { seats: t.locals.order.map((seat) => ({ seat })) }, null, 'RB-DOOM-18'),
  },
  confrontations: {
    rule: 'RB-DOOM-28',
    each: (t) => t.locals.order,
    run: 'confrontation',
    with: (_, seat) => ({ seat, thing: null, result: null }),
  },
  'all eliminated': {
    rule: 'RB-DOOM-29',
    do: (t) => {
      const winners = [reds, level, gold].reduce((left, of) => most(t, left, of), [...heroSeats(t)]);
      return endWith(t, winners, 'comparison', 'RB-DOOM-29');
    },
  },
};

interface Confrontation {
  seat: Seat;
  thing: number | null;
  result: { defeated: boolean } | null;
}
const confrontation: Steps<Land, Confrontation> = {
  turn: {
    rule: 'RB-DOOM-28',
    do: (t) => {
      t.world.turn = t.locals.seat;
      t.emit('endgame turn', { seat: t.locals.seat, level: level(t, t.locals.seat) });
    },
  },
  'no refresh step': {
    rule: 'RB-TRN-03',
    when: (t) => !t.enforces('RB-DOOM-22'),
    run: 'refresh step',
    with: (t) => ({ seat: t.locals.seat }),
  },
  'empty red deck': {
    rule: 'RB-DOOM-30',
    when: (t) => t.pile(RED_DECK).length === 0,
    do: (t) => {
      t.emit('no challenge left', { seat: t.locals.seat });
      return { done: null };
    },
  },
  'top red challenge': {
    rule: 'RB-DOOM-20',
    as: 'thing',
    run: 'draw an adventure card',
    with: (t) => ({ seat: t.locals.seat, color: 'red' }),
  },
  challenge: {
    rule: 'RB-DOOM-20',
    as: 'result',
    when: (t) => t.locals.thing !== null,
    run: 'challenge',
    with: (t) => {
      const { seat, thing } = t.locals;
      const exceptions: Exception[] = t.value('exceptions of the endgame');
      return { seat, heroes: [seat], thing, space: stateOf(t, seat).space, exceptions };
    },
  },
  'another challenge': {
    rule: 'RB-DOOM-25',
    when: (t) => t.locals.result?.defeated === true,
    do: () => ({ goto: 'empty red deck' }),
  },
  eliminated: { rule: 'RB-DOOM-26', do: (t) => t.emit('eliminated', { seat: t.locals.seat }) },
};

const excepting =
  (what: Exception) =>
  (base: (t: LandTable) => Exception[]) =>
  (t: LandTable): Exception[] => [...base(t), what];

/** In the Endgame other things win than before. */
const NOT_IN_THE_ENDGAME = ['High Lord Margath killed', 'three Dragon Runes'].map((part): Edit<Land> => ({
  rule: 'RB-DOOM-24',
  overrides: ['RB-OBJ-05'],
  value: 'victor',
  part,
  wrap: (base) => ({ ...base, of: (t, ...about) => (inEndgame(t) ? null : base.of(t, ...about)) }),
}));

export const ENDGAME: readonly Edit<Land>[] = [
  { rule: 'RB-VAR-01', procedure: 'endgame', add: endgame },
  { rule: 'RB-VAR-01', shown: 'endgame', add: ['order'] },
  { rule: 'RB-VAR-01', procedure: 'confrontation', add: confrontation },
  {
    rule: 'RB-VAR-01',
    procedure: 'back into the red deck',
    add: {
      shuffled: {
        rule: 'RB-DOOM-26',
        do: (t) => {
          backToTheDeck(t, t.locals.thing);
          t.shuffle(RED_DECK);
        },
      },
    },
  },
  { rule: 'RB-VAR-01', shown: 'confrontation', add: ['seat'] },
  { rule: 'RB-VAR-01', value: 'red challenge cards', add: () => [] },
  {
    rule: 'RB-DOOM-15',
    value: 'red challenge cards',
    wrap: () => (t, seat: Seat) => areaOf(t, seat).filter((thing) => isRed(t, thing)),
  },
  { rule: 'RB-VAR-01', value: 'level', add: () => 1 },
  {
    rule: 'RB-DOOM-17',
    value: 'level',
    wrap: () => (t, seat: Seat) => Object.values(stateOf(t, seat).experience).reduce((sum, count) => sum + count, 1),
  },
  { rule: 'RB-VAR-01', value: 'exceptions of the endgame', add: () => [] },
  {
    rule: 'RB-DOOM-21',
    overrides: ['RB-CBT-11'],
    value: 'exceptions of the endgame',
    wrap: excepting('no escape'),
  },
  {
    rule: 'RB-DOOM-21',
    value: 'what forbids escape',
    wrap: (base) => (t, seat) => (base(t, seat) !== null && inEndgame(t) ? 'RB-DOOM-21' : base(t, seat)),
  },
  ...NOT_IN_THE_ENDGAME,
  {
    rule: 'RB-DOOM-23',
    value: 'victor',
    part: 'High Lord Margath killed in the Endgame',
    add: { rule: 'RB-DOOM-23', layer: 'set', of: (t) => (inEndgame(t) ? killer(t, 'RB-DOOM-23') : null) },
  },
  {
    rule: 'RB-DOOM-31',
    value: 'victor',
    part: 'three red challenges',
    add: {
      rule: 'RB-DOOM-31',
      layer: 'set',
      of: (t): Victor | null => {
        const seat: Seat | undefined = t.within('confrontation')?.seat;
        return seat !== undefined && reds(t, seat) >= REDS_TO_WIN ? { seat, how: 'reds', rule: 'RB-DOOM-31' } : null;
      },
    },
  },
  { rule: 'RB-DOOM-24', value: 'exceptions of the endgame', wrap: excepting('no counter') },
  {
    rule: 'RB-DOOM-24',
    proc: 'spoils',
    step: 'wounds of the taken challenge',
    before: 'discarded challenge',
    add: {
      rule: 'RB-DOOM-24',
      when: inEndgame,
      run: 'recovery',
      with: (t) => ({ on: t.locals.thing, wounds: 'all', exhaustion: 'all' }),
    },
  },
  {
    rule: 'RB-DOOM-24',
    proc: 'spoils',
    step: 'taken challenge',
    before: 'discarded challenge',
    add: {
      rule: 'RB-DOOM-24',
      when: (t) => inEndgame(t) && t.pile('adventure').includes(t.locals.thing),
      do: (t) => {
        const { seat, thing } = t.locals;
        t.move(thing, `area/${seat}`, 'bottom');
        t.emit('gained', { seat, card: openly(t, thing) });
      },
    },
  },
  {
    rule: 'RB-DOOM-26',
    overrides: ['RB-KO-08'],
    value: 'where a failed challenge goes',
    wrap: (base) => (t, thing: number) => (inEndgame(t) ? 'back into the red deck' : base(t, thing)),
  },
  {
    rule: 'RB-DOOM-27',
    overrides: ['RB-KO-03', 'RB-KO-04'],
    proc: 'knockout',
    step: 'no losses',
    after: 'counters',
    add: { rule: 'RB-DOOM-27', when: inEndgame, do: () => ({ goto: 'end of the fight' }) },
  },
];
