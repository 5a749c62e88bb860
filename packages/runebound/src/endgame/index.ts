/** An Endgame: one player after another confronts what is left to be confronted, until somebody wins. Whoever has one says
 *  how it is prepared, which Challenges come, what wins, and by which rules. */

import {
  authoring,
  type Authoring,
  type Edit,
  type Extended,
  type Of,
  type Proc,
  type RuleId,
  type Seat,
  type Steps,
  type Table,
} from '@questwright/kernel';
import { endWith } from '../rules/setup/victory.ts';
import { heroSeats, stateOf, type RuneboundWorld, type RuneboundTable } from '../world.ts';
import type { Color, Exception } from '../words.ts';

interface Confrontations {
  order: Seat[];
}
interface Confrontation {
  seat: Seat;
  thing: number | null;
  result: { defeated: boolean } | null;
}
/** The world of a game that has an Endgame. */
export interface EndgameLand extends Extended<
  RuneboundWorld,
  unknown,
  { endgame: Proc<Confrontations>; confrontation: Proc<Confrontation> },
  { level: Of<[seat: Seat], number>; 'exceptions of the endgame': Of<[], Exception[]> }
> {}
export type EndgameTable = Table<EndgameLand>;
const { edit, runs }: Authoring<EndgameLand> = authoring();
/** A method: a pack compares by what is in its own world. */
interface Compares {
  by(t: EndgameTable, seat: Seat): number;
}

export interface Endgame {
  rules: {
    /** What the rules work with. */
    frame: RuleId;
    beginning: RuleId;
    level: RuleId;
    order: RuleId;
    ties: RuleId;
    'one after another': RuleId;
    'no refresh': RuleId;
    challenge: RuleId;
    'another challenge': RuleId;
    elimination: RuleId;
    'no losses': RuleId;
    'no escape': RuleId;
    /** Nothing that wins before wins now. */
    'other victory': RuleId;
    comparison: RuleId;
  };
  /** What happens before the order is found. */
  preparation: Steps<EndgameLand, Confrontations>;
  /** How the next Challenge comes into `thing`, or the confrontation ends. */
  drawing: Steps<EndgameLand, Confrontation>;
  /** The procedure that a failed Challenge is put away with. */
  failed: string;
  /** When all are eliminated: those of whom there is most win, by the first of these in which they differ. */
  comparison: readonly Compares['by'][];
}

export const inEndgame = (t: RuneboundTable): boolean => t.isWithin('endgame');
export const level = (t: EndgameTable, seat: Seat): number => t.value('level', seat);
export const gold = (t: RuneboundTable, seat: Seat): number => stateOf(t, seat).gold;

function inRandomOrder(t: RuneboundTable, seats: readonly Seat[]): Seat[] {
  const left = [...seats];
  return seats.flatMap(() => left.splice(t.random(left.length), 1));
}

/** Those of whom there is most. */
function most(t: EndgameTable, seats: readonly Seat[], of: Compares['by']): Seat[] {
  const highest = Math.max(...seats.map((seat) => of(t, seat)));
  return seats.filter((seat) => of(t, seat) === highest);
}

const endgame = ({ rules, preparation, comparison }: Endgame): Steps<EndgameLand, Confrontations> => ({
  beginning: { rule: rules.beginning, do: (t) => t.emit('endgame began') },
  ...preparation,
  // Where the later criterion says nothing, the earlier one stands.
  ties: {
    rule: rules.ties,
    do: (t) => {
      const random = inRandomOrder(t, t.locals.order);
      t.locals.order = random.toSorted((one, other) => gold(t, other) - gold(t, one));
    },
  },
  'highest level first': {
    rule: rules.order,
    do: (t) => {
      t.locals.order = t.locals.order.toSorted((one, other) => level(t, other) - level(t, one));
    },
  },
  announcement: {
    rule: rules.beginning,
    do: (t) => t.emit('order of the endgame', { seats: t.locals.order.map((seat) => ({ seat })) }, null, rules.order),
  },
  confrontations: runs({
    rule: rules['one after another'],
    each: (t) => t.locals.order,
    run: 'confrontation',
    with: (_, seat) => ({ seat, thing: null, result: null }),
  }),
  'all eliminated': {
    rule: rules.comparison,
    do: (t) => {
      const winners = comparison.reduce((left, of) => most(t, left, of), [...heroSeats(t)]);
      return endWith(t, winners, 'comparison', rules.comparison);
    },
  },
});

const confrontation = ({ rules, drawing }: Endgame): Steps<EndgameLand, Confrontation> => ({
  turn: {
    rule: rules['one after another'],
    do: (t) => {
      t.world.turn = t.locals.seat;
      t.emit('endgame turn', { seat: t.locals.seat, level: level(t, t.locals.seat) });
    },
  },
  ...drawing,
  // Whoever has put the card away draws the next: only a failed Challenge eliminates.
  'put away': {
    rule: rules.challenge,
    when: (t) => t.locals.thing === null,
    do: () => ({ goto: Object.keys(drawing)[0]! }),
  },
  challenge: runs({
    rule: rules.challenge,
    as: 'result',
    run: 'challenge',
    with: (t) => {
      const { seat, thing } = t.locals;
      const exceptions = t.value('exceptions of the endgame');
      return { seat, heroes: [seat], thing: thing!, space: stateOf(t, seat).space, exceptions };
    },
  }),
  'another challenge': {
    rule: rules['another challenge'],
    when: (t) => t.locals.result?.defeated === true,
    do: () => ({ goto: Object.keys(drawing)[0]! }),
  },
  eliminated: { rule: rules.elimination, do: (t) => t.emit('eliminated', { seat: t.locals.seat }) },
});

/** The top Challenge of a color, while there is one. */
export const drawnFrom = (color: Color, rule: RuleId, empty: RuleId): Endgame['drawing'] => ({
  [`empty ${color} deck`]: {
    rule: empty,
    when: (t) => t.pile(`${color} deck`).length === 0,
    do: (t) => {
      t.emit('no challenge left', { seat: t.locals.seat });
      return { done: null };
    },
  },
  [`top ${color} challenge`]: runs({
    rule,
    as: 'thing',
    run: 'draw an adventure card',
    with: (t) => ({ seat: t.locals.seat, color }),
  }),
});

/** In the Endgame a fight is different in this, too. */
export const exceptedToo = (rule: RuleId, what: Exception, overrides: readonly RuleId[] = []): Edit<EndgameLand> =>
  edit.value('exceptions of the endgame', {
    rule,
    overrides,
    wrap: (base) => (t) => [...base(t), what],
  });

/** Other things win than before. */
const otherVictory = (rule: RuleId, part: string): Edit<EndgameLand> =>
  edit.part('victor', part, {
    rule,
    overrides: ['RB-OBJ-05'],
    wrap: (base) => ({ ...base, of: (t, ...about) => (inEndgame(t) ? null : base.of(t, ...about)) }),
  });

/** The procedure `endgame`, which is run with the `order` of all seats when it is due, and what holds within it. */
export function endgameEdits(of: Endgame): readonly Edit<EndgameLand>[] {
  const { rules, failed } = of;
  const { frame } = rules;
  return [
    edit.procedure('endgame', { rule: frame, add: endgame(of) }),
    { rule: frame, shown: 'endgame', add: ['order'] },
    // It is no turn: it has none of the steps of one.
    edit.procedure('confrontation', { rule: rules['no refresh'], add: confrontation(of) }),
    { rule: frame, shown: 'confrontation', add: ['seat'] },
    // It is a turn all the same for what may be used once in one.
    {
      rule: rules['one after another'],
      hook: 'countsAs',
      wrap: (base) => (proc) => (proc === 'confrontation' ? 'turn' : base(proc)),
    },
    edit.value('level', {
      rule: rules.level,
      add: (t, seat) => Object.values(stateOf(t, seat).experience).reduce((sum, count) => sum + count, 1),
    }),
    edit.value('exceptions of the endgame', { rule: frame, add: () => [] }),
    exceptedToo(rules['no escape'], 'no escape', ['RB-CBT-11']),
    edit.value('what forbids escape', {
      rule: rules['no escape'],
      wrap: (base) => (t, seat) => (base(t, seat) !== null && inEndgame(t) ? rules['no escape'] : base(t, seat)),
    }),
    otherVictory(rules['other victory'], 'High Lord Margath killed'),
    otherVictory(rules['other victory'], 'three Dragon Runes'),
    edit.value('where a failed challenge goes', {
      rule: rules.elimination,
      overrides: ['RB-KO-08'],
      wrap: (base) => (t, thing) => (inEndgame(t) ? failed : base(t, thing)),
    }),
    edit.step('knockout', 'no losses', {
      rule: rules['no losses'],
      overrides: ['RB-KO-03', 'RB-KO-04'],
      after: 'counters',
      add: { rule: rules['no losses'], when: inEndgame, do: () => ({ goto: 'end of the fight' }) },
    }),
  ];
}
