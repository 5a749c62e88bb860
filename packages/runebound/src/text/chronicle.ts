/** A game looked back at, from the events of its log alone: what each player has done, and how the dice have fallen. */

import type { Event, Json, Seat } from '@questwright/kernel';
import { chanceOf, mean, TWO_TEN_SIDED } from '@questwright/dice';
import { MOVEMENT_DIE } from '../content/box.ts';

/** An entry of the log that counts, and what came of it. */
export interface Chapter {
  readonly seq: number;
  readonly events: readonly Pick<Event, 'tag' | 'with' | 'because'>[];
}

// ---- statistics ----

/** In the order in which they are told. */
export const STATISTICS = [
  'turns',
  'fights won',
  'fights lost',
  'escapes',
  'knockouts',
  'wounds suffered',
  'tests passed',
  'tests failed',
  'gold earned',
  'gold spent',
  'spaces entered',
  'experience gained',
  'cards gained',
] as const;
export type Statistic = (typeof STATISTICS)[number];
export type Statistics = Record<Statistic, number>;

type Told = Readonly<Record<string, Json | undefined>>;
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const inCombat = (because: readonly string[]): boolean => because.some((rule) => /^RB-(CBT|PVP)-/.test(rule));

/** What an event adds to the statistics of the seat that it names. */
const COUNTS: Readonly<
  Record<string, (told: Told, because: readonly string[]) => readonly [what: Statistic, by: number][]>
> = {
  'turn began': () => [['turns', 1]],
  defeated: () => [['fights won', 1]],
  'hero combat won': () => [['fights won', 1]],
  'knocked out': (_, because) => [
    ['knockouts', 1],
    ['fights lost', inCombat(because) ? 1 : 0],
  ],
  escaped: () => [['escapes', 1]],
  'test made': ({ success }) => [[success === 'true' ? 'tests passed' : 'tests failed', 1]],
  'gold gained': ({ amount }) => [['gold earned', number(amount)]],
  'gold paid': ({ amount }) => [['gold spent', number(amount)]],
  entered: ({ by }) => [['spaces entered', by === 'movement' || by === 'single step' ? 1 : 0]],
  'experience gained': () => [['experience gained', 1]],
  gained: () => [['cards gained', 1]],
};

/** For each seat. The figures of the seats, as numbers of things, tell whose wounds are whose. */
export function statisticsOf(chapters: readonly Chapter[], figures: readonly (number | null)[]): Statistics[] {
  const none = (): Statistics => Object.fromEntries(STATISTICS.map((name) => [name, 0])) as Statistics;
  const all = figures.map(none);
  for (const { events } of chapters) {
    for (const { tag, with: told, because } of events) {
      const of = all[typeof told['seat'] === 'number' ? told['seat'] : -1];
      if (of) for (const [what, by] of COUNTS[tag]?.(told, because) ?? []) of[what] += by;
      if (tag === 'wounded') {
        const figure = (told['thing'] as { thing?: number } | undefined)?.thing ?? -1;
        const hurt = all[figures.indexOf(figure)];
        if (hurt) hurt['wounds suffered'] += number(told['amount']);
      }
    }
  }
  return all;
}

// ---- luck ----

export type RollKind = 'attack' | 'defense' | 'escape' | 'test' | 'target' | 'movement';

/** A roll: what was to be expected of it, and what came. */
export interface Roll {
  readonly seq: number;
  readonly seat: Seat;
  readonly kind: RollKind;
  /** What the dice showed together; of movement dice the number of their symbols. */
  readonly dice: number;
  /** What the same dice show on average. */
  readonly usual: number;
  /** Where a number had to be reached: what was added, the number, the chance, and whether it was. */
  readonly goal: { bonus: number; against: number; chance: number; success: boolean } | null;
}

const USUAL = mean(TWO_TEN_SIDED);
const USUAL_SYMBOLS = MOVEMENT_DIE.reduce((sum, face) => sum + face.length, 0) / MOVEMENT_DIE.length;
const symbolsOn = (die: Json): number =>
  MOVEMENT_DIE[Number((die as { key: string }).key.slice('face.'.length)) - 1]?.length ?? 0;

/** Dice on the table whose total is not read yet, by what they are rolled for. */
type Lying = Map<string, { seq: number; dice: number }[]>;

const READ_FOR: Readonly<Record<string, (told: Told) => RollKind>> = {
  'combat roll': (told) => (told['for'] === 'attack' ? 'attack' : 'defense'),
  'escape test': () => 'escape',
  'test made': () => 'test',
  'target number': () => 'target',
};

function goalOf(tag: string, told: Told, dice: number): Roll['goal'] {
  if (tag === 'target number') return null;
  const bonus = number(told['total']) - number(told['dice']);
  const against = number(told[tag === 'test made' ? 'number' : 'against']);
  return { bonus, against, chance: chanceOf(against, { bonus }), success: dice + bonus >= against };
}

function rollsIn(seq: number, { tag, with: told }: Chapter['events'][number], lying: Lying): Roll[] {
  const seat = told['seat'] as Seat;
  if (tag === 'movement dice rolled') {
    const faces = told['dice'] as readonly Json[];
    const dice = faces.reduce<number>((sum, die) => sum + symbolsOn(die), 0);
    return [{ seq, seat, kind: 'movement', dice, usual: USUAL_SYMBOLS * faces.length, goal: null }];
  }
  if (tag === 'rolled') {
    const dice = (told['dice'] as readonly number[]).reduce((sum, die) => sum + die, 0);
    const why = told['for'] as string;
    lying.set(why, [...(lying.get(why) ?? []), { seq, dice }]);
    return [];
  }
  const kind = READ_FOR[tag]?.(told);
  if (kind === undefined) return [];
  const thrown = lying.get(kind) ?? [];
  lying.delete(kind);
  return thrown.map((one) => ({
    seq: one.seq,
    seat,
    kind,
    dice: one.dice,
    usual: USUAL,
    goal: goalOf(tag, told, one.dice),
  }));
}

/** Every throw, in order. Dice that a card rolls again are thrown twice: each time with the odds of that throw, so that a
 *  card which helps is not taken for luck. */
export function rollsOf(chapters: readonly Chapter[]): Roll[] {
  const lying: Lying = new Map();
  return chapters.flatMap(({ seq, events }) => events.flatMap((event) => rollsIn(seq, event, lying)));
}

/** What the dice have done to one seat. */
export interface Luck {
  /** Rolls that had to reach a number: how many should have, how many have. */
  goals: number;
  expected: number;
  actual: number;
  /** Two ten-sided dice on average, and how often they were rolled. */
  throws: number;
  average: number;
  /** Symbols on the movement dice. */
  symbols: number;
  usualSymbols: number;
  /** After each roll with a goal, how many successes more than expected there were. */
  course: { seq: number; ahead: number }[];
}

export function luckOf(rolls: readonly Roll[], seat: Seat): Luck {
  const own = rolls.filter((roll) => roll.seat === seat);
  const walks = own.filter(({ kind }) => kind === 'movement');
  const throws = own.filter(({ kind }) => kind !== 'movement');
  const sum = (list: readonly Roll[], of: (roll: Roll) => number): number =>
    list.reduce((all, one) => all + of(one), 0);
  const goals = throws.filter(({ goal }) => goal !== null);
  let ahead = 0;
  const course = goals.map(({ seq, goal }) => ({ seq, ahead: (ahead += Number(goal!.success) - goal!.chance) }));
  return {
    goals: goals.length,
    expected: sum(goals, ({ goal }) => goal!.chance),
    actual: sum(goals, ({ goal }) => Number(goal!.success)),
    throws: throws.length,
    average: throws.length === 0 ? 0 : sum(throws, ({ dice }) => dice) / throws.length,
    symbols: sum(walks, ({ dice }) => dice),
    usualSymbols: sum(walks, ({ usual }) => usual),
    course,
  };
}

/** The roll that was least likely to go as it went; null when none had to reach anything. */
export function strangestOf(rolls: readonly Roll[], success: boolean): Roll | null {
  const likely = ({ goal }: Roll): number => (success ? goal!.chance : 1 - goal!.chance);
  const such = rolls.filter(({ goal }) => goal?.success === success);
  return such.toSorted((one, other) => likely(one) - likely(other))[0] ?? null;
}
