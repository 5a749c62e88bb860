/** The words of AI Steps: conditions, and instructions that are separated by THEN. */

import {
  type Condition,
  type Effect,
  type EffectContext,
  type Json,
  type Message,
  type Next,
  type Params,
  type RuleId,
} from '@questwright/kernel';
import { shape, type VerbShape } from '@questwright/messages';
import type { Errand, Wish } from './locals.ts';
import { written } from '../abilities/aiming.ts';
import { besides } from '../movement/board.ts';
import { Roads } from '../movement/routes.ts';
import { rangeTo } from '../movement/sight.ts';
import { plansFor } from './ai-paths.ts';
import {
  attackableByMoving,
  criterionKey,
  eligible,
  firstBy,
  goalsOf,
  nearestAttack,
  nearestOf,
  spacesTo,
  type MeantAttack,
} from './targeting.ts';
import { newAttack } from '../attack/targets.ts';
import { instructionNow, traced, type TraceLine } from './tracing.ts';
import {
  call,
  figureOf,
  named,
  noteTarget,
  opponentsOf,
  stands,
  verbOf,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
  runs,
  type MiddaraVerb,
} from '../../world.ts';
import { SPACES } from '../../verbs.ts';
import { ATTACK_TYPES, MANNERS, type AttackType, type Criterion, type Manner, type Purpose } from '../../words.ts';

const text =
  (key: string) =>
  ({ prefer, ...rest }: Effect): Message => ({
    key: `instruction.${key}`,
    with: {
      range: null,
      number: null,
      ...rest,
      prefer: (prefer as Criterion[] | undefined)?.map((one) => ({ key: criterionKey(one), with: {} })) ?? null,
    },
  });

/** An instruction in words, without what may come of it. */
export const instructionText = (t: MiddaraTable, effect: Effect): Json => {
  const { key, with: params } = verbOf(t, effect).verb.text({ ...effect, then: null });
  return { key, with: params };
};
/** An instruction that cannot be carried out is skipped; the next one is tried. */
function skip(t: MiddaraTable, effect: Effect, { thing }: EffectContext): Next {
  const activation = t.within('activation');
  if (activation) activation.skipped = true;
  t.emit('instruction skipped', {
    figure: named(thing),
    instruction: instructionText(t, effect),
    at: instructionNow(t),
  });
  return /* MD-WORD-10 { end: 'activation' } */ undefined;
}
const { optional, word } = shape;
const CRITERION = shape.either(word('nearest', 'farthest'), {
  is: 'table',
  keys: ['most', 'least', 'with', 'without'],
  size: 1,
  of: shape.text,
});
/** A word that is skipped when it cannot be carried out. */
const instruction = (
  rule: RuleId,
  key: string,
  { takes, fields = {} }: VerbShape,
  can: NonNullable<MiddaraVerb['can']>,
  perform: MiddaraVerb['do'],
  rest: Pick<MiddaraVerb, 'branches'> = {},
): MiddaraVerb => ({
  rule,
  shape: { takes, fields: { ...fields, prefer: optional({ is: 'list', of: CRITERION }) } },
  text: text(key),
  can,
  do: (t, effect, context) => (can(t, effect, context) ? perform(t, effect, context) : skip(t, effect, context)),
  ...rest,
});

// ---- Attacks ----

const purposeOf = (effect: Effect): Purpose => ({
  attack: effect['ATK'] as AttackType,
  range: (effect['range'] as number | undefined) ?? 1,
});
const wishOf = (effect: Effect, figure: number, purpose: Purpose): Wish => ({
  figure,
  purpose,
  prefer: (effect['prefer'] as Criterion[] | undefined) ?? [],
});
/** The figure that an earlier instruction of the step was about, if this one names it: null when that was not made. */
const namedBefore = (effect: Effect, key: string, { it }: Pick<EffectContext, 'it'>): number | null | undefined =>
  typeof effect[key] === 'string' ? ((it[effect[key] as string] as number | null | undefined) ?? null) : undefined;

function targetsOf(t: MiddaraTable, effect: Effect, context: EffectContext, purpose: Purpose): number[] {
  const all = eligible(t, wishOf(effect, context.thing, purpose));
  const wanted = namedBefore(effect, 'at', context);
  if (/* MD-AI-10 true */ wanted === undefined) return all;
  return all.filter((one) => one === wanted);
}

// ---- moves ----

export function errandOf(t: MiddaraTable, effect: Effect, context: Pick<EffectContext, 'thing' | 'it'>): Errand | null {
  const figure = context.thing;
  const before = namedBefore(effect, 'from', context);
  const prefer = (effect['prefer'] as Criterion[] | undefined) ?? ['nearest'];
  if (!stands(t, figure)) return null;
  const goal = before === undefined ? firstBy(t, figure, prefer, goalsOf(t, figure)) : before;
  if (goal === null || !stands(t, goal)) return null;
  const number = (effect['number'] as number | undefined) ?? 0;
  return { figure, manner: effect['MOVE'] as Manner, goal, number, quiet: effect['quiet'] === true };
}

export const INSTRUCTIONS: MiddaraChapter = {
  procs: {
    /** Result: the figure that was attacked, or null. */
    'AI attack': {
      target: runs({
        rule: 'MD-AI-05',
        when: (t) => t.locals.target === null,
        as: 'target',
        run: 'targeting',
        with: (t) => t.locals.wish,
      }),
      // An Action is over before the rest of the AI Step is read.
      attack: {
        rule: 'MD-AI-06',
        when: (t) => t.locals.target !== null,
        do: (t) => {
          const { wish, target } = t.locals;
          const { attack, range } = wish.purpose as Exclude<Purpose, string>;
          return { run: [newAttack(wish.figure, target!, attack, 'action', attack === 'ranged' ? range : null)] };
        },
      },
      over: { rule: 'MD-AI-06', do: (t) => ({ done: t.locals.target }) },
    },
    'AI spell': {
      target: runs({
        rule: 'MD-AI-05',
        when: (t) => t.locals.target === null,
        as: 'target',
        run: 'targeting',
        with: (t) => t.locals.wish,
      }),
      spell: {
        rule: 'MD-AI-06',
        when: (t) => t.locals.target !== null,
        do: (t) => {
          const { wish, target, x, written: effects } = t.locals;
          noteTarget(t, wish.figure, target!);
          const spell = { caster: wish.figure, x, targets: [target!], written: effects };
          return { run: [call('spell', { ...spell, die: null, empowered: false, faces: null, force: 0 })] };
        },
      },
      // The effect of a Spell names nobody for the instructions after it.
      over: { rule: 'MD-AI-06', do: (t) => ({ done: { target: t.locals.target } }) },
    },
  },
  shown: { 'AI attack': ['wish'], 'AI spell': ['wish'] },
  verbs: {
    ATK: instruction(
      'MD-AI-05',
      'ATK',
      { takes: word(...ATTACK_TYPES), fields: { range: optional(SPACES), at: optional(shape.text) } },
      (t, effect, context) => targetsOf(t, effect, context, purposeOf(effect)).length > 0,
      (_, effect, context) => {
        const wish = wishOf(effect, context.thing, purposeOf(effect));
        const target = namedBefore(effect, 'at', context) ?? null;
        return { run: [call('AI attack', { wish, target })] };
      },
    ),
    MOVE: instruction(
      'MD-AI-08',
      'MOVE',
      {
        takes: word(...MANNERS),
        fields: { number: optional(SPACES), from: optional(shape.text), quiet: optional(shape.true) },
      },
      (t, effect, context) => {
        const errand = errandOf(t, effect, context);
        return errand !== null && plansFor(t, errand).length > 0;
      },
      (t, effect, context) => ({ run: [call('course', errandOf(t, effect, context)!)] }),
    ),
    /** Casts a SPELL (X); `then` is its effect on who fails. */
    CAST: instruction(
      'MD-AI-05',
      'CAST',
      { takes: shape.whole(1, 30), fields: { then: shape.effects, at: optional(shape.text) } },
      (t, effect, context) => targetsOf(t, effect, context, 'spell').length > 0,
      (_, effect, context) => {
        const wish = wishOf(effect, context.thing, 'spell');
        const target = namedBefore(effect, 'at', context) ?? null;
        const x = effect['CAST'] as number;
        return { run: [call('AI spell', { wish, target, x, written: written(context, 'then') })] };
      },
      { branches: ['then'] },
    ),
  },
  conditions: {
    'has Damage': (t, _, { thing }) =>
      figureOf(t, thing).damage > 0 || traced('has-no-damage', { figure: named(thing), damage: 0, wanted: 1 }),
    /** An opponent is adjacent, within SOI, within so many spaces, or within a Range and in sight. */
    opponent: (t, where, { thing }) => opponentIs(t, where, thing),
    /** By moving it can get an opponent within a Range for an Attack. */
    'can move and attack': (t, wanted, { thing }) => {
      const meant = wanted as unknown as MeantAttack;
      const found = attackableByMoving(t, thing, meant);
      return found.some((there) => there.length > 0) || cannotReach(t, thing, meant, found.length);
    },
    'Damage at least': (t, wanted, { thing }) =>
      figureOf(t, thing).damage >= (wanted as number) ||
      traced('too-little-damage', { figure: named(thing), damage: figureOf(t, thing).damage, wanted }),
    always: () => true,
  },
};

const opponentsIn = (t: MiddaraTable, where: Json, figure: number): number[] =>
  opponentsOf(t, figure).filter((one) => {
    if (where === 'adjacent') return besides(t, figure, one);
    if (where === 'within SOI') return t.value('within SOI', figure, one);
    const { spaces } = where as { spaces: number };
    return spacesTo(t, figure, one) <= spaces;
  });
/** A Sphere of Influence is counted in Range, and ends at what blocks it. */
const soiOf = (t: MiddaraTable, figure: number, other: number): Params => ({
  number: t.value('SOI range', figure),
  range: rangeTo(t, figure, other),
});
const opponentIs = (t: MiddaraTable, where: Json, figure: number): ReturnType<Condition<Middara>> => {
  if (opponentsIn(t, where, figure).length > 0) return true;
  const nearest = nearestOf(t, figure);
  if (nearest === null) return traced('no-opponent');
  const about = { figure: named(nearest), spaces: spacesTo(t, figure, nearest) };
  if (where === 'adjacent') return traced('nobody-adjacent', { ...about, number: 1 });
  if (where === 'within SOI') return traced('nobody-within-SOI', { ...about, ...soiOf(t, figure, nearest) });
  return traced('nobody-within', { ...about, number: (where as { spaces: number }).spaces });
};

/** It has some points, and would need more. */
function cannotReach(t: MiddaraTable, figure: number, meant: MeantAttack, spaces: number): TraceLine {
  const points = t.value('movement value', figure);
  const about = { figure: named(figure), range: meant.range ?? 1, spaces, points };
  const nearest = nearestAttack(t, figure, meant);
  if (nearest === null) return traced('cannot-reach', about);
  const { square, points: least, targets } = nearest;
  return traced('cannot-reach-yet', { ...about, square, least, target: named(targets[0]!) });
}

const damageOf = (t: MiddaraTable, figure: number, wanted: Json): TraceLine =>
  traced('has-damage', { figure: named(figure), damage: figureOf(t, figure).damage, wanted });

/** What shows that a condition of an AI Step is true, by its name. */
const EVIDENCE: Readonly<Record<string, (t: MiddaraTable, wanted: Json, figure: number) => TraceLine>> = {
  'has Damage': (t, _, figure) => damageOf(t, figure, 1),
  'Damage at least': (t, wanted, figure) => damageOf(t, figure, wanted),
  opponent: (t, where, figure) => {
    const figures = opponentsIn(t, where, figure).map((one) =>
      traced('at-a-distance', {
        figure: named(one),
        spaces: spacesTo(t, figure, one),
        ...(where === 'within SOI' ? { range: rangeTo(t, figure, one) } : {}),
      }),
    );
    if (where === 'adjacent') return traced('somebody-adjacent', { figures, number: 1 });
    if (where === 'within SOI') return traced('somebody-within-SOI', { figures, number: t.value('SOI range', figure) });
    return traced('somebody-within', { figures, number: (where as { spaces: number }).spaces });
  },
  'can move and attack': (t, wanted, figure) => {
    const meant = wanted as unknown as MeantAttack;
    const found = attackableByMoving(t, figure, meant);
    const figures = [...new Set(found.flat())].map(named);
    const points = t.value('movement value', figure);
    const there = new Roads(t, figure)
      .reach(points)
      .flatMap((route, i) => (found[i]!.length > 0 ? [{ ...route, whom: found[i]! }] : []));
    const [nearest] = there.toSorted((one, other) => one.points - other.points);
    return traced('can-reach', {
      figures,
      spaces: there.length,
      of: found.length,
      range: meant.range ?? 1,
      points,
      least: nearest!.points,
      square: nearest!.square,
      target: named(nearest!.whom[0]!),
    });
  },
  always: () => traced('always'),
};
/** What shows that the whole condition is true. */
export const evidenceFor = (t: MiddaraTable, condition: Effect, figure: number): TraceLine[] =>
  Object.entries(condition).map(([name, wanted]) => EVIDENCE[name]!(t, wanted, figure));
