/** Whom Abilities are aimed at. */

import {
  effectsAt,
  refuse,
  words,
  type Call,
  type Effect,
  type EffectContext,
  type Refusal,
} from '@questwright/kernel';
import { besides } from '../movement/board.ts';
import { textsOf } from '../../text/facts.ts';
import type { Written } from '../attack/locals.ts';
import { rangeTo, sees, whatBlocks, whyOutsideSOI } from '../movement/sight.ts';
import {
  alliesOf,
  call,
  type Locals,
  areAllies,
  deciders,
  inOrder,
  named,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
  type In,
} from '../../world.ts';
import type { Group } from '../../words.ts';

/** The list of effects under a key of the effect that is being played. */
export const written = ({ of, path, at, by, thing }: EffectContext, key: string): Written => ({
  of,
  path: [...path, at - 1, key],
  by,
  thing,
});
/** The number that an effect names. */
export const amountIn = (t: MiddaraTable, effect: Effect, verb: string, { by, thing }: EffectContext): number =>
  t.amount(effect[verb]!, { by, thing, about: by, also: null }) as number;
const effectsIn = (t: MiddaraTable, { of, path }: Written): readonly Effect[] =>
  path.reduce<unknown>(
    (found, key) => (found as Record<string, unknown>)[key],
    t.loaded.content.get(of)!.content,
  ) as Effect[];
export const playWritten = ({ of, path, by, thing }: Written): Call => effectsAt(of, path, by, thing);

/** The figure that effects are played for now: the one aimed at, under a Spell, or attacked. */
export function affected(t: MiddaraTable): number | null {
  const inner = t.innermost('aimed', 'resisting', 'attack');
  if (inner === null) return null;
  return inner === 'attack' ? t.within('attack')!.target : t.within(inner)!.figure;
}

const withinSOI = (t: MiddaraTable, by: number, one: number): boolean => t.value('within SOI', by, one);

/** Why an Ability of a figure that is aimed at a group cannot be aimed at this figure. */
export function whyNotAim(t: MiddaraTable, by: number, group: Group, one: number): Refusal | null {
  const figure = named(one);
  if (!stands(t, one)) return refuse('MD-ATK-03', 'refuse.not-on-the-board', { figure });
  switch (group) {
    case 'self':
      return one === by ? null : refuse('MD-ABIL-10', 'refuse.only-itself');
    case 'attacked figure':
    case 'attacker or attacked figure': {
      const { attacker, target } = t.within('attack')!;
      // Neither Range nor sight matters to a Follow Up.
      /* MD-ATK-33 one === by || withinSOI(t, by, one) */
      const isOne = one === target || (group !== 'attacked figure' && one === attacker);
      return isOne ? null : refuse('MD-ATK-32', 'refuse.not-of-this-attack', { figure });
    }
    case 'adjacent opponent':
      if (areAllies(t, by, one)) return refuse('MD-ABIL-10', 'refuse.no-opponent', { figure });
      return besides(t, by, one) ? null : refuse('MD-ABIL-10', 'refuse.not-adjacent', { figure });
    case 'opponent in Range 4': {
      if (areAllies(t, by, one)) return refuse('MD-ABIL-10', 'refuse.no-opponent', { figure });
      const far = rangeTo(t, by, one);
      if (far > 4) return refuse('MD-TAG-68', 'refuse.out-of-range', { figure, far, range: 4 });
      return sees(t, by, one)
        ? null
        : refuse('MD-TAG-68', 'refuse.out-of-sight', { figure, why: whatBlocks(t, by, one) });
    }
    case 'figure within SOI':
    case 'ally within SOI':
    case 'other ally within SOI':
    case 'opponent within SOI': {
      const isAlly = one === by || alliesOf(t, by).includes(one);
      if (group.includes('ally') && !isAlly) return refuse('MD-ABIL-10', 'refuse.no-ally', { figure });
      if (group.startsWith('other') && one === by) return refuse('MD-ABIL-10', 'refuse.only-others', { figure });
      if (group.includes('opponent') && isAlly) return refuse('MD-ABIL-10', 'refuse.no-opponent', { figure });
      // An Esper that is called down has no place of its own: the SOI is that of whoever calls.
      const rule = t.isWithin('exalted summoning') ? 'MD-ESPR-13' : 'MD-SPEL-05';
      return one === by || withinSOI(t, by, one)
        ? null
        : refuse(rule, 'refuse.outside-SOI', { figure, why: whyOutsideSOI(t, by, one) });
    }
  }
}
/** All figures of a group, from the front of the Initiative Track. */
export const groupOf = (t: MiddaraTable, by: number, group: Group): number[] =>
  inOrder(t).filter((one) => {
    const why = whyNotAim(t, by, group, one);
    return why === null;
  });

export const at = <P extends keyof Locals>(by: (t: In<P>) => number, group: (t: In<P>) => Group): ChoiceIn<P> => ({
  rule: 'MD-ABIL-10',
  list: (t) => inOrder(t).map((one) => `at:${one}`),
  why: (t, _, id) => whyNotAim(t, by(t), group(t), Number(words(id)[0])),
  then: () => {},
  label: (_, __, id) => ({ key: 'option.at', with: { figure: named(Number(words(id)[0])) } }),
});

const aimAt: ChoiceIn<'aiming'> = {
  ...at<'aiming'>(
    (t) => t.locals.by,
    (t) => t.locals.group,
  ),
  then: (t, _, id) => {
    const { by, written: effects } = t.locals;
    return { run: [call('aimed', { figure: Number(words(id)[0]), by, written: effects })] };
  },
};

export const AIMING: MiddaraChapter = {
  procs: {
    aiming: {
      'at whom': {
        rule: 'MD-ABIL-10',
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          prompt: (t) => ({
            key: 'ask.aiming.at whom',
            with: { figure: named(t.locals.by), effects: textsOf(t, effectsIn(t, t.locals.written)) },
          }),
          choices: { at: aimAt },
        },
      },
    },
    aimed: { effects: { rule: 'MD-ABIL-01', do: (t) => ({ run: [playWritten(t.locals.written)] }) } },
  },
  shown: { aiming: ['by', 'group'], aimed: ['figure', 'by'] },
};
