import type { Pack } from '@questwright/kernel';
import { EFFECTS, takeTokens } from '../rules/turn/exhausting.ts';
import { addUrgency } from '../rules/encounter/urgency.ts';
import { figureOf, isAdventurer, stands, type In, type Middara } from '../world.ts';
import { returning } from './returning.ts';

/** Tokens that somebody who comes back keeps. */
const LEFT = 9;

export const NO_ELIMINATION: Pack<Middara> = {
  id: 'no-elimination',
  kind: 'variant',
  rule: 'MD-VAR-01',
  edits: [
    {
      rule: 'MD-VAR-01',
      overrides: ['MD-INIT-12'],
      proc: 'defeat',
      step: 'off the track',
      wrap: (base) => ({
        rule: base.rule,
        do: (t: In<'defeat'>) => {
          const { figure } = t.locals;
          if (!isAdventurer(t, figure)) return base.do!(t);
          takeTokens(t, figure, EFFECTS);
          addUrgency(t);
        },
      }),
    },
    // The card lies on the track with the figure on it: its turn comes round again.
    {
      rule: 'MD-VAR-02',
      overrides: ['MD-INIT-10'],
      value: 'next on the track',
      wrap: (base) => (t) => {
        const waiting = t.world.track.flatMap((one) => one.figures);
        const next = waiting.find((one) => !figureOf(t, one).acted && (stands(t, one) || isAdventurer(t, one)));
        return next ?? base(t);
      },
    },
    {
      rule: 'MD-VAR-02',
      proc: 'turn',
      step: 'return',
      before: 'start',
      add: {
        rule: 'MD-VAR-02',
        when: (t: In<'turn'>) => isAdventurer(t, t.locals.figure) && !stands(t, t.locals.figure),
        do: (t: In<'turn'>) => {
          const figure = figureOf(t, t.locals.figure);
          // Whoever has few HP comes back with one left.
          figure.damage = Math.min(LEFT, t.value('maximum HP', figure.thing) - 1);
          return { run: [{ proc: 'returning', with: { figure: figure.thing } }] };
        },
      },
    },
    { rule: 'MD-VAR-02', procedure: 'returning', add: returning },
    { rule: 'MD-VAR-03', overrides: ['MD-URG-04'], value: 'last Urgency token', wrap: () => () => 4 },
  ],
};
export const FEWER_TOKENS: Pack<Middara> = {
  id: 'no-elimination-hard',
  kind: 'variant',
  rule: 'MD-VAR-03',
  needs: ['no-elimination'],
  excludes: [{ pack: 'no-elimination-easy', rule: 'MD-VAR-03' }],
  edits: [{ rule: 'MD-VAR-03', value: 'last Urgency token', wrap: () => () => 3 }],
};
export const MORE_TOKENS: Pack<Middara> = {
  id: 'no-elimination-easy',
  kind: 'variant',
  rule: 'MD-VAR-03',
  needs: ['no-elimination'],
  edits: [{ rule: 'MD-VAR-03', value: 'last Urgency token', wrap: () => () => 5 }],
};
