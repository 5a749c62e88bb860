/** The dice; combat rolls; attacks that an effect makes. */

import type { Json, Seat, Steps } from '@questwright/kernel';
import { damageOf } from './attributes.ts';
import { enemyOf, opposingSeat, reaches, targetNumber } from './battle.ts';
import { countAttack, ruleOfRoll } from './phases.ts';
import {
  runs,
  call,
  partyOf,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';
import { ATTRIBUTES, type Skill } from '../../words.ts';

export const tellRoll = (t: RuneboundTable, seat: Seat, { thing, for: why, dice }: Locals['roll']): void =>
  t.emit('rolled', { seat, thing: { thing }, for: why, dice });

type PartOfARoll = { key: 'part of a roll'; with: { amount: Json; from: Json } };
const part = (amount: Json, from: Json): PartOfARoll => ({ key: 'part of a roll', with: { amount, from } });

/** What is added to dice, part by part: printed on a card, by a rule, by another card. A value that only passes another one on
 *  is made of what makes that one. */
export function addedParts(t: RuneboundTable, name: string, about: Json, also: Json = null): PartOfARoll[] {
  const { value, parts } = t.explain(name, about, also ?? undefined);
  const [base, ...more] = parts;
  const named = name === 'skill bonus' ? `skill.${String(also as Skill)}` : `value.${name}`;
  if (!base || more.some(({ layer }) => layer !== 'add')) return [part(value, { key: named, with: {} })];
  const [only, ...others] = base.reads;
  const isPrinted = (ATTRIBUTES as readonly string[]).includes(name);
  const first =
    only !== undefined && others.length === 0 && only.is === base.amount
      ? addedParts(t, only.value, only.about, only.also)
      : [part(base.amount, isPrinted ? { content: t.cardOf(about as number) } : { key: named, with: {} })];
  const rest = more.map(({ amount, from, rule }) => part(amount, from ? { content: from.content } : { rule }));
  return [...first, ...rest].filter((one) => one.with.amount !== 0);
}

const FACES = Array.from({ length: 10 }, (_, at) => at + 1);

/** The dice lie on the table, cards may answer them, then they are read. A die that shows 0 is a ten. */
const roll: Steps<RuneboundWorld, Locals['roll']> = {
  dice: {
    rule: 'RB-DIE-01',
    do: (t) => {
      t.locals.dice = t.roll(10, 2);
      tellRoll(t, t.locals.seat, t.locals);
    },
  },
  rolled: { rule: 'RB-DIE-04', window: { timing: 'rolled', order: (t) => [t.locals.seat] } },
  sum: {
    rule: 'RB-DIE-02',
    do: (t) => ({
      done: t.locals.dice.reduce((sum, die) => sum + t.value('reading of a die', die, t.locals.thing), 0),
    }),
  },
};

/** Its result is decided when the dice are read, whatever changes afterwards. Null when an effect has taken away who rolled
 *  while the dice lay there. */
const combatRoll: Steps<RuneboundWorld, LocalsIn<'combat roll'>> = {
  dice: runs({
    rule: 'RB-CBT-37',
    as: 'dice',
    run: 'roll',
    with: (t) => ({ seat: t.locals.seat, for: t.locals.for, thing: t.locals.by, phase: t.locals.phase, dice: [] }),
  }),
  'nobody left who rolled': {
    rule: 'RB-ALY-05',
    when: (t) => !partyOf(t, t.locals.seat).includes(t.locals.by),
    do: (t) => {
      t.emit('roll without effect', { seat: t.locals.seat, card: { content: t.cardOf(t.locals.by) } });
      return { done: null };
    },
  },
  total: {
    rule: 'RB-TERM-03',
    do: (t) => {
      const { seat, by, phase, against, dice } = t.locals;
      const total = dice + t.value('combat roll', by, phase);
      const success = reaches(total, against);
      const way = t.locals.for;
      const told = () => ({
        seat,
        thing: { thing: by },
        for: way,
        phase,
        dice,
        added: addedParts(t, 'combat roll', by, phase),
        total,
        against,
        success: String(success),
      });
      t.emit('combat roll', told, null, ruleOfRoll(t, success));
      return { done: { success, total } };
    },
  },
};

const enemy = (t: In<'attack by an effect'>): number => enemyOf(t, t.locals.seat)!;

const attackByAnEffect: Steps<RuneboundWorld, LocalsIn<'attack by an effect'>> = {
  'opposing roll': {
    rule: 'RB-PVP-20',
    as: 'against',
    do: (t) => {
      const { seat, phase } = t.locals;
      if (t.isWithin('before combat')) countAttack(t, 'combat', t.locals.by);
      const other = opposingSeat(t) === seat ? t.within('combat')!.heroes[0]! : opposingSeat(t);
      if (other === null) return undefined;
      return { run: [call("defender's roll", { seat: other, phase, for: 'attack' })] };
    },
  },
  'combat roll': runs({
    rule: 'RB-CBT-41',
    as: 'rolled',
    run: 'combat roll',
    with: (t) => {
      const { seat, by, phase } = t.locals;
      return { seat, by, phase, for: 'attack', against: targetNumber(t, enemy(t), phase) };
    },
  }),
  wounds: {
    rule: 'RB-CBT-41',
    cases: {
      success: {
        rule: 'RB-CBT-41',
        when: (t) => t.locals.rolled?.success === true,
        do: (t) => {
          const amount = t.locals.wounds ?? damageOf(t, t.locals.by, t.locals.phase);
          return { run: [call('wounds', { on: enemy(t), amount })] };
        },
      },
      failure: {
        rule: 'RB-CBT-42',
        do: () => {},
      },
    },
  },
};

export const ROLLS: RuneboundChapter = {
  procs: { roll, 'combat roll': combatRoll, 'attack by an effect': attackByAnEffect },
  shown: {
    roll: ['seat', 'for', 'thing', 'phase', 'dice'],
    'combat roll': ['seat', 'by', 'phase', 'for', 'against'],
    'attack by an effect': ['seat', 'by', 'phase', 'against'],
  },
  timings: { rolled: { rule: 'RB-DIE-04', choices: {} } },
  values: {
    /** The face that shows a zero is the tenth and counts as ten. Also: who rolls. */
    'reading of a die': { rule: 'RB-DIE-03', of: (_, face: number) => face },
    /** All faces as somebody would read them. */
    'reading of dice': {
      rule: 'RB-DIE-03',
      of: (t, who: number) => FACES.map((face) => t.value('reading of a die', face, who)),
    },
  },
};
