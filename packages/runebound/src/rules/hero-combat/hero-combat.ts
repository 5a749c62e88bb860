/** Combat Between Heroes: what differs from a combat against a Challenge. The combat itself is the one of combat.ts, with
 *  the defender's Hero in the place of the Challenge. */

import type { Next, Seat, Step, Steps } from '@questwright/kernel';
import { rolledBy } from '../combat/battle.ts';
import {
  runs,
  heroOf,
  isKind,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';
import { PHASES, type Phase } from '../../words.ts';

const heroCombat: Steps<RuneboundWorld, Locals['hero combat']> = {
  /** Who attacks chooses in each phase, as against a Challenge. */
  attacker: {
    rule: 'RB-PVP-10',
    do: (t) => {
      t.locals.heroes = [t.locals.attacker];
      t.locals.exceptions = ['no escape'];
      t.emit('hero attacked', { seat: t.locals.attacker, other: { seat: t.locals.defender } });
    },
  },
  'the attacker may escape': {
    rule: 'RB-PVP-05',
    do: (t) => {
      t.locals.exceptions = t.locals.exceptions.filter((one) => one !== 'no escape');
    },
  },
  'no experience': {
    rule: 'RB-PVP-17',
    do: (t) => {
      t.locals.exceptions = [...t.locals.exceptions, 'no counter'];
    },
  },
  combat: runs({
    rule: 'RB-PVP-01',
    run: 'combat',
    with: (t) => {
      const { defender, heroes, exceptions } = t.locals;
      return { heroes, opponent: heroOf(t, defender), exceptions, outcome: {}, round: 0 };
    },
  }),
  /** Of the active player, whoever has won or escaped. */
  'end of the turn': runs({ rule: 'RB-PVP-11', run: 'end of the turn', with: () => ({}) }),
};

const roller = (t: In<"defender's roll">): number => t.value('who rolls for the defender', t.locals.seat);

function targetNumber(t: In<"defender's roll">, added: number): Next {
  const { seat, phase, dice } = t.locals;
  const total = (dice ?? 0) + added;
  t.emit('target number', { seat, for: t.locals.for, phase, dice: dice ?? 0, total });
  return { done: total };
}

/** Cards for a phase are used in that phase, when the dice lie there; not in an attack before combat. */
const modifiers = (phase: Phase): Step<RuneboundWorld, Locals["defender's roll"]> => ({
  rule: 'RB-PVP-07',
  when: (t) => t.locals.phase === phase && t.isWithin(`${phase} phase`),
  window: { timing: phase, order: (t) => [t.locals.seat] },
});

const defendersRoll: Steps<RuneboundWorld, Locals["defender's roll"]> = {
  dice: runs({
    rule: 'RB-PVP-06',
    as: 'dice',
    run: 'roll',
    with: (t) => {
      const { seat, phase } = t.locals;
      return { seat, for: 'target', thing: roller(t), phase, dice: [] };
    },
  }),
  'ranged modifiers': modifiers('ranged'),
  'melee modifiers': modifiers('melee'),
  'magic modifiers': modifiers('magic'),
  'target number': {
    rule: 'RB-PVP-06',
    cases: {
      escape: {
        rule: 'RB-PVP-18',
        when: (t) => t.locals.for === 'escape',
        do: (t) => targetNumber(t, t.value('escape roll', t.locals.seat)),
      },
      phase: {
        rule: 'RB-PVP-06',
        do: (t) => targetNumber(t, t.value('combat roll', roller(t), t.locals.phase)),
      },
    },
  },
};

export const HERO_COMBAT: RuneboundChapter = {
  procs: { 'hero combat': heroCombat, "defender's roll": defendersRoll },
  shown: { 'hero combat': ['attacker', 'defender'], "defender's roll": ['seat', 'phase', 'for', 'dice'] },
  closed: ["defender's roll"],
  /** What the defender rolled is modified like any other target number. */
  adds: Object.fromEntries(
    PHASES.map((phase) => [
      `${phase} target`,
      {
        'rolled by the defender': {
          rule: 'RB-PVP-06',
          layer: 'set',
          of: (t: RuneboundTable, opponent: number) =>
            isKind(t, opponent, 'hero') ? rolledBy(t, opponent, phase) : null,
        },
      },
    ]),
  ),
  values: {
    /** Allies never defend: they neither roll nor take wounds while their owner is the defender. */
    'who rolls for the defender': { rule: 'RB-PVP-23', of: (t, seat: Seat) => heroOf(t, seat) },
  },
};
