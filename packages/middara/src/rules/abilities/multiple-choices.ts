/** Choices that a card leaves open: who decides itself takes what hurts the Adventurers most. */

import { words } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import { affected } from './aiming.ts';
import { isImmune } from '../attack/damage.ts';
import { hasEffect } from './effects.ts';
import { figureWith } from '../figures.ts';
import { traced } from '../enemies/tracing.ts';
import { EFFECT, whomText, wordFor } from '../../verbs.ts';
import {
  call,
  deciders,
  decidesItself,
  named,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
} from '../../world.ts';
import type { EffectName } from '../../words.ts';

/** An Effect that somebody has already, or that cannot touch it, does no harm. */
export const harmOf = (t: MiddaraTable, figure: number, effect: EffectName): number =>
  hasEffect(t, figure, effect) || isImmune(t, figure, effect) ? 0 : 1;

const inflict: ChoiceIn<'one of several'> = {
  rule: 'MD-GOLD-02',
  list: (t) => t.locals.effects.map((one) => `inflict:${one}`),
  then: (t, _, id) => ({
    run: [call('effect gained', { figure: t.locals.figure, effect: words(id)[0] as EffectName })],
  }),
  label: (_, __, id) => ({ key: 'option.inflict', with: { effect: { key: `effect.${words(id)[0]}`, with: {} } } }),
};

export const MULTIPLE_CHOICES: MiddaraChapter = {
  procs: {
    'one of several': {
      effect: {
        rule: 'MD-GOLD-02',
        ask: {
          seats: (t) => deciders(t, t.locals.by),
          prompt: (t) => ({
            key: 'ask.one of several.effect',
            with: { figure: named(t.locals.by), target: named(t.locals.figure) },
          }),
          choices: { inflict },
          decides: (t) => {
            const { by, figure } = t.locals;
            if (!decidesItself(t, by) || t.value('players choose for Combatants')) return null;
            const chosen = t.value('effect chosen', by, { figure, effects: t.locals.effects });
            const about = { figure: named(by), target: named(figure), effect: { key: `effect.${chosen}`, with: {} } };
            return { pick: [`inflict:${chosen}`], trace: [traced('effect-chosen', about)] };
          },
        },
      },
    },
  },
  shown: { 'one of several': ['by', 'figure', 'effects'] },
  values: {
    /** Which of several Effects a figure inflicts that decides itself: of equally bad ones the first. */
    'effect chosen': {
      rule: 'MD-GOLD-02',
      of: (t, _, { figure, effects }) =>
        effects.toSorted((one, other) => harmOf(t, figure, other) - harmOf(t, figure, one))[0]!,
    },
  },
  verbs: {
    'inflict one of': {
      rule: 'MD-GOLD-02',
      shape: { takes: shape.list(EFFECT) },
      text: ({ 'inflict one of': effects, to }) => ({
        key: 'text.inflict-one-of',
        with: { of: (effects as EffectName[]).map((one) => wordFor('effect', one)), ...whomText(to) },
      }),
      estimate: ({ 'inflict one of': effects }) => ({ inflicted: { effect: (effects as EffectName[])[0]! } }),
      can: (t) => stands(t, affected(t) ?? -1),
      do: (t, effect, { thing }) => {
        const figure = affected(t)!;
        const effects = effect['inflict one of'] as EffectName[];
        return { run: [call('one of several', { by: figureWith(t, thing)!, figure, effects: [...effects] })] };
      },
    },
  },
};
