/** Effects: Negative and Positive ones, kept as tokens on the card of a figure. */

import { refuse, words, type Refusal } from '@questwright/kernel';
import { rollDice } from '../attack/dice.ts';
import { isImmune } from '../attack/damage.ts';
import {
  because,
  call,
  deciders,
  decidesItself,
  figureOf,
  named,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
} from '../../world.ts';
import { NEGATIVE_EFFECTS, POSITIVE_EFFECTS, type EffectName } from '../../words.ts';

export const hasEffect = (t: MiddaraTable, figure: number, effect: EffectName): boolean =>
  t.counters(figure, effect) > 0;
const isPositive = (effect: EffectName): boolean => (POSITIVE_EFFECTS as readonly string[]).includes(effect);
/** Whether a figure may take Actions and use Abilities. */
export const isParalyzed = (t: MiddaraTable, figure: number): boolean =>
  /* MD-EFF-06 false */ hasEffect(t, figure, 'paralyze');
export const whyParalyzed = (t: MiddaraTable, figure: number): Refusal | null =>
  hasEffect(t, figure, 'paralyze') ? refuse('MD-EFF-06', 'refuse.paralyzed', { figure: named(figure) }) : null;

const lay = (t: MiddaraTable, figure: number, effect: EffectName, count: number): void => {
  t.setCounters(figure, effect, t.counters(figure, effect) + count);
  t.emit('effect gained', { figure: named(figure), effect: { key: `effect.${effect}`, with: {} } });
};
const lift = (t: MiddaraTable, figure: number, effect: EffectName): void => {
  t.setCounters(figure, effect, 0);
  t.emit('effect lost', { figure: named(figure), effect: { key: `effect.${effect}`, with: {} } });
};

const STATUS: readonly EffectName[] = ['haste', 'poison', 'condemn'];
const due = (t: In<'status effects'>): EffectName[] =>
  STATUS.filter((one) => hasEffect(t, t.locals.figure, one) && !t.locals.done.includes(one));
const resolve: ChoiceIn<'status effects'> = {
  rule: 'MD-LIM-05',
  list: (t) => due(t).map((one) => `resolve:${one}`),
  then: (t, _, id) => {
    const { figure } = t.locals;
    const effect = words(id)[0] as EffectName;
    t.locals.done.push(effect);
    return { run: [call('status effect', { figure, effect })], goto: 'next' };
  },
  label: (_, __, id) => ({ key: 'option.resolve', with: { effect: { key: `effect.${words(id)[0]}`, with: {} } } }),
};

export const EFFECTS: MiddaraChapter = {
  procs: {
    'effect gained': {
      immune: {
        rule: 'MD-TAG-39',
        do: (t) => (isImmune(t, t.locals.figure, t.locals.effect) ? { done: false } : undefined),
      },
      'no Positive Effects': {
        rule: 'MD-EFF-05',
        do: (t) =>
          hasEffect(t, t.locals.figure, 'disease') && isPositive(t.locals.effect) ? { done: false } : undefined,
      },
      'one of each type': {
        rule: 'MD-LIM-06',
        do: (t) => (hasEffect(t, t.locals.figure, t.locals.effect) ? { done: false } : undefined),
      },
      // A Paralyze token that is put in the figure's own turn stays for the next one: it counts two.
      'Negative Effect': {
        rule: 'MD-EFF-01',
        when: (t) => !isPositive(t.locals.effect),
        do: (t) => {
          const { figure, effect } = t.locals;
          const own = effect === 'paralyze' && /* MD-EFF-07 false */ t.within('turn')?.figure === figure;
          lay(t, figure, effect, own ? 2 : 1);
        },
      },
      'Positive Effect': {
        rule: 'MD-EFF-02',
        when: (t) => isPositive(t.locals.effect),
        do: (t) => lay(t, t.locals.figure, t.locals.effect, 1),
      },
      'Positive Effects are gone': {
        rule: 'MD-EFF-05',
        when: (t) => t.locals.effect === 'disease',
        do: (t) => {
          for (const one of POSITIVE_EFFECTS) if (hasEffect(t, t.locals.figure, one)) lift(t, t.locals.figure, one);
        },
      },
    },
    'effect lost': {
      'not with Disease': {
        rule: 'MD-EFF-05',
        do: (t) =>
          hasEffect(t, t.locals.figure, 'disease') && t.locals.effect !== 'disease' ? { done: false } : undefined,
      },
      token: {
        rule: 'MD-EFF-13',
        when: (t) => hasEffect(t, t.locals.figure, t.locals.effect),
        do: (t) => lift(t, t.locals.figure, t.locals.effect),
      },
    },
    /** What STATUS says on Effects, in the order that serves the figure best: whoever answers for it decides. */
    'status effects': {
      next: {
        rule: 'MD-LIM-05',
        when: (t) => stands(t, t.locals.figure) && due(t).length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          timing: 'status',
          // An Ability that was used here may have taken off what was due.
          instead: (t) => (due(t).length > 0 ? undefined : { done: null }),
          prompt: (t) => ({ key: 'ask.status effects.next', with: { figure: named(t.locals.figure) } }),
          choices: { resolve },
          decides: (t, offer) =>
            decidesItself(t, t.locals.figure)
              ? { pick: [offer.options[0]!], trace: [because('in-their-order', t.locals.figure)] }
              : null,
        },
      },
    },
    'status effect': {
      effect: {
        rule: 'MD-EFF-13',
        cases: {
          haste: {
            rule: 'MD-EFF-12',
            when: (t) => t.locals.effect === 'haste',
            do: (t) => {
              figureOf(t, t.locals.figure).stamina = t.value('SP after a gain', t.locals.figure, 1);
            },
          },
          poison: {
            rule: 'MD-EFF-08',
            when: (t) => t.locals.effect === 'poison',
            do: (t) => {
              const { figure } = t.locals;
              const left = t.value('maximum HP', figure) - figureOf(t, figure).damage;
              return { run: [call('damage', { figure, amount: t.value('half', left), type: 'irreducible' })] };
            },
          },
          condemn: {
            rule: 'MD-EFF-03',
            do: (t) => {
              const { figure } = t.locals;
              const [face] = rollDice(t, figure, ['black']);
              if (face!.skull !== true) return;
              const amount = t.value('Damage of a skull', 'text');
              const hurt = amount > 0 ? [call('damage', { figure, amount, type: 'irreducible' })] : [];
              return { run: [...hurt, call('defeat', { figure })] };
            },
          },
        },
      },
    },
    'paralyze discarded': {
      token: {
        rule: 'MD-EFF-07',
        when: (t) => hasEffect(t, t.locals.figure, 'paralyze'),
        do: (t) => {
          const { figure } = t.locals;
          const left = t.counters(figure, 'paralyze') - 1;
          if (left > 0) t.setCounters(figure, 'paralyze', left);
          else lift(t, figure, 'paralyze');
        },
      },
    },
    healing: {
      'not with Disease': {
        rule: 'MD-EFF-05',
        do: (t) => (hasEffect(t, t.locals.figure, 'disease') ? { done: 0 } : undefined),
      },
      tokens: {
        rule: 'MD-TAG-34',
        do: (t) => {
          const { figure, amount } = t.locals;
          const one = figureOf(t, figure);
          const healed = t.value('healed', figure, amount);
          one.damage -= healed;
          t.emit('healed', { figure: named(figure), amount: healed });
          return { done: healed };
        },
      },
    },
  },
  watch: {
    'immune at once': {
      rule: 'MD-TAG-39',
      on: ['equipped', 'turn begins'],
      do: (t) => {
        for (const { thing } of t.world.figures) {
          for (const one of [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS]) {
            if (hasEffect(t, thing, one) && isImmune(t, thing, one)) lift(t, thing, one);
          }
        }
      },
    },
  },
  shown: { 'effect gained': ['figure', 'effect'], healing: ['figure', 'amount'], 'status effects': ['figure'] },
  values: {
    healed: {
      rule: 'MD-TAG-34',
      of: (_, __, amount) => amount,
      parts: { lost: { rule: 'MD-HEAL-05', layer: 'least', of: (t, figure) => figureOf(t, figure).damage } },
    },
    /** Halved numbers are rounded up. */
    half: { rule: 'MD-LIM-04', of: (_, number) => Math.ceil(number / 2) },
  },
};
