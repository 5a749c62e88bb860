/** What the lines of automated figures tell them to do. Each choice in it is a question; the ranking answers it. */

import {
  words,
  type Ask,
  type Effect,
  type EffectContext,
  type Json,
  type Message,
  type Next,
  type Steps,
  type Verb,
} from '@questwright/kernel';
import { newAttack } from './attack.ts';
import { movementAlong } from './movement.ts';
import {
  bestPlans,
  eligible,
  firstPlan,
  isOfUse,
  plansFor,
  traceOfTarget,
  traceOfWay,
  whyNotChosen,
  type Errand,
  type Wish,
} from './ranking.ts';
import { newRoll, type Reading } from './roll.ts';
import { inflicted, verbText } from './verbs.ts';
import {
  call,
  deciders,
  decidesItself,
  named,
  opponentsOf,
  stands,
  type Fight,
  type Skirmish,
  type TraceLine,
} from './world.ts';

/** What an instruction says, as a part of other messages. */
export function instructionText(t: Fight, effect: Effect): TraceLine {
  const { key, with: params } = t.loaded.verbOf.get(effect)!.verb.text(effect);
  return { key, with: params };
}

export interface Aim extends Wish {
  target: number | null;
}
interface Hex extends Aim {
  status: string;
  reading: Reading | null;
}
interface Move extends Omit<Errand, 'goal'> {
  goal: number | null;
  /** The preferences for the goal, as in a wish. */
  range: null;
  prefer: string[];
  path: string[];
}

export const aimOf = (t: Fight): Aim => t.locals as Aim;
const hexOf = (t: Fight): Hex => t.locals as Hex;
const moveOf = (t: Fight): Move => t.locals as Move;
const errandOf = (t: Fight): Errand => t.locals as Errand;

/** The question names the figure that acts. */
const promptFor = (t: Fight): Message => ({
  key: `ask.${t.frame.proc}.${t.frame.step}`,
  with: { figure: named((t.locals as { figure: number }).figure) },
});

/** Asks for one of the figures that an instruction can mean and prefers. */
export const askFor = (keep: (t: Fight, target: number) => void): Ask<Skirmish> => ({
  seats: (t) => deciders(t, aimOf(t).figure),
  prompt: promptFor,
  choices: {
    target: {
      rule: 'SKM-AI-05',
      list: (t) => opponentsOf(t, aimOf(t).figure).map((one) => `target:${one.thing}`),
      why: (t, _, id) => whyNotChosen(t, aimOf(t), Number(words(id)[0])),
      then: (t, _, id) => keep(t, Number(words(id)[0])),
      label: (_, __, id) => ({ key: 'option.target', with: { figure: named(Number(words(id)[0])) } }),
    },
  },
  decides: (t, { options }) => {
    const wish = aimOf(t);
    if (!decidesItself(t, wish.figure)) return null;
    const pick = /* SKM-AI-06 options[options.length - 1] */ options[0]!;
    return { pick: [pick], trace: traceOfTarget(t, wish, Number(words(pick)[0])) };
  },
});

export const wishOf = (
  effect: Effect,
  figure: number,
  range: number | null,
): { figure: number; range: number | null; prefer: string[] } => ({
  figure,
  range,
  prefer: [...((effect['prefer'] ?? []) as readonly string[])],
});

/** An instruction that cannot be carried out is passed over, and the log says so. */
export const orSkip =
  (can: NonNullable<Verb<Skirmish>['can']>, carryOut: Verb<Skirmish>['do']): Verb<Skirmish>['do'] =>
  (t, effect, context): Next => {
    if (stands(t, context.thing) && can(t, effect, context)) return carryOut(t, effect, context);
    t.emit('instruction-skipped', { figure: named(context.thing), instruction: instructionText(t, effect) });
  };

export const canAim = (t: Fight, range: Json | undefined, effect: Effect, { thing }: EffectContext): boolean =>
  eligible(t, wishOf(effect, thing, range as number)).length > 0;

function moveFor(t: Fight, effect: Effect, { thing, it }: EffectContext): Move {
  return {
    ...wishOf(effect, thing, null),
    range: null,
    goal: (typeof effect['whom'] === 'string' ? (it[effect['whom']] ?? null) : null) as number | null,
    how: effect['move'] as Errand['how'],
    points: (effect['points'] as number | undefined) ?? t.value('movement', thing),
    quiet: effect['quiet'] === true,
    path: [],
  };
}
/** A move is of use when it brings the figure nearer to, or farther from, somebody it can mean. */
function canMove(t: Fight, effect: Effect, context: EffectContext): boolean {
  const move = moveFor(t, effect, context);
  if (typeof effect['whom'] === 'string') {
    return move.goal !== null && stands(t, move.goal) && isOfUse(t, move as Errand);
  }
  return eligible(t, move)
    .filter((goal) => whyNotChosen(t, move, goal) === null)
    .some((goal) => isOfUse(t, { ...move, goal }));
}

const canAttack: NonNullable<Verb<Skirmish>['can']> = (t, effect, context) =>
  canAim(t, effect['attack'], effect, context);
const canHex: NonNullable<Verb<Skirmish>['can']> = (t, effect, context) => canAim(t, effect['range'], effect, context);

export const INSTRUCTION_VERBS: Record<string, Verb<Skirmish>> = {
  attack: {
    rule: 'SKM-AI-04',
    text: verbText('attack'),
    can: canAttack,
    do: orSkip(canAttack, (_, effect, { thing }) => ({
      run: [call('line attack', { ...wishOf(effect, thing, effect['attack'] as number), target: null })],
    })),
  },
  hex: {
    rule: 'SKM-AI-09',
    text: verbText('hex'),
    can: canHex,
    do: orSkip(canHex, (_, effect, { thing }) => {
      const wish = wishOf(effect, thing, effect['range'] as number);
      return { run: [call('line hex', { ...wish, target: null, status: effect['hex']!, reading: null })] };
    }),
  },
  move: {
    rule: 'SKM-AI-10',
    text: verbText('move'),
    can: canMove,
    do: orSkip(canMove, (t, effect, context) => ({
      run: [call('line move', { ...moveFor(t, effect, context) })],
    })),
  },
};

export const INSTRUCTIONS: Record<string, Steps<Skirmish>> = {
  'line attack': {
    target: { rule: 'SKM-AI-04', ask: askFor((t, target) => void (aimOf(t).target = target)) },
    strike: { rule: 'SKM-AI-04', do: (t) => ({ run: [newAttack(aimOf(t).figure, aimOf(t).target!, 'line')] }) },
    chosen: { rule: 'SKM-AI-04', do: (t) => ({ done: aimOf(t).target }) },
  },
  'line hex': {
    target: { rule: 'SKM-AI-09', ask: askFor((t, target) => void (aimOf(t).target = target)) },
    resistance: {
      rule: 'SKM-AI-09',
      as: 'reading',
      run: 'roll',
      with: (t) => newRoll(hexOf(t).target!, ['guard'], 'resistance'),
    },
    effect: {
      rule: 'SKM-AI-09',
      do: (t) => {
        const { target, reading, status } = hexOf(t);
        if (reading!.power >= 2) {
          t.emit('resisted', { figure: named(target!), status: { content: status } });
          return;
        }
        const calls = inflicted(t, status, deciders(t, target!)[0]!, [target!]);
        return calls.length > 0 ? { run: calls } : undefined;
      },
    },
  },
  'line move': {
    goal: {
      rule: 'SKM-AI-10',
      when: (t) => moveOf(t).goal === null,
      ask: askFor((t, goal) => void (moveOf(t).goal = goal)),
    },
    destination: {
      rule: 'SKM-AI-10',
      ask: {
        seats: (t) => deciders(t, moveOf(t).figure),
        prompt: promptFor,
        choices: {
          to: {
            rule: 'SKM-AI-10',
            list: (t) => bestPlans(plansFor(t, errandOf(t))).map((plan) => `to:${plan.cell}`),
            then: (t, _, id) => {
              const plan = plansFor(t, errandOf(t)).find((one) => one.cell === words(id)[0])!;
              moveOf(t).path = [...plan.way.cells];
            },
            label: (_, __, id) => ({ key: 'option.to', with: { cell: words(id)[0]! } }),
          },
        },
        decides: (t, { options }) => {
          const errand = errandOf(t);
          if (!decidesItself(t, errand.figure)) return null;
          const best = bestPlans(plansFor(t, errand)).filter((plan) => options.includes(`to:${plan.cell}`));
          const chosen = /* SKM-AI-11 best[best.length - 1] */ firstPlan(best);
          return { pick: [`to:${chosen.cell}`], trace: traceOfWay(t, errand, chosen) };
        },
      },
    },
    way: {
      rule: 'SKM-AI-10',
      do: (t) => {
        const { figure, path, quiet } = moveOf(t);
        if (path.length === 0) return;
        t.emit('moves', { figure: named(figure), path });
        return { run: [movementAlong(figure, path, quiet)] };
      },
    },
  },
};
