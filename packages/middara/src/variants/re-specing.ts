import { refuse, type Choice, type Extended, type Of, type Pack, type Table } from '@questwright/kernel';
import { disciplinesOf, forget } from '../rules/disciplines/disciplines.ts';
import { figureOf, named, type LocalsIn, type Middara } from '../world.ts';

type ReSpecWorld = Extended<Middara, unknown, unknown, { 'Re-Spec cost': Of<[figure: number], number> }>;
type Training = Table<ReSpecWorld, LocalsIn<'training'>>;

const reSpec: Choice<ReSpecWorld, LocalsIn<'training'>> = {
  rule: 'MD-VAR-04',
  why: (t) => {
    const { figure } = t.locals;
    if (disciplinesOf(t, figure).every((one) => one.level === undefined)) {
      return refuse('MD-VAR-04', 'refuse.nothing-learned', { figure: named(figure) });
    }
    const cost = t.value('Re-Spec cost', figure);
    const left = figureOf(t, figure).xp;
    return left >= cost ? null : refuse('MD-VAR-04', 'refuse.too-few-XP', { figure: named(figure), cost, left });
  },
  then: (t) => {
    const figure = figureOf(t, t.locals.figure);
    const cost = t.value('Re-Spec cost', figure.thing);
    const back = t.value('XP in Disciplines', figure.thing);
    forget(t, figure);
    figure.xp += back - cost;
    t.emit('re-specs', { figure: named(figure.thing), cost, back });
    return { goto: 'learn' };
  },
  label: (t) => ({
    key: 'option.re-spec',
    with: {
      cost: t.value('Re-Spec cost', t.locals.figure),
      back: t.value('XP in Disciplines', t.locals.figure),
    },
  }),
};

export const RE_SPECING: Pack<ReSpecWorld> = {
  id: 're-specing',
  kind: 'variant',
  rule: 'MD-VAR-04',
  edits: [
    { rule: 'MD-VAR-04', proc: 'training', step: 'learn', choice: 're-spec', before: 'done', add: reSpec },
    // The same for each, however many there are.
    { rule: 'MD-VAR-05', value: 'Re-Spec cost', add: () => 1 },
  ],
};

export const XP_LENIENCY: Pack<ReSpecWorld> = {
  id: 'xp-leniency',
  kind: 'variant',
  rule: 'MD-VAR-10',
  needs: ['re-specing'],
  edits: [
    { rule: 'MD-VAR-10', counter: 're-specs', add: true },
    {
      rule: 'MD-VAR-10',
      overrides: ['MD-VAR-04'],
      value: 'Re-Spec cost',
      wrap: (base) => (t, figure: number) => (t.counters(figure, 're-specs') === 0 ? 0 : base(t, figure)),
    },
    {
      rule: 'MD-VAR-10',
      proc: 'training',
      step: 'learn',
      choice: 're-spec',
      wrap: (base) => ({
        ...base,
        then: (t: Training, seat, id, elements) => {
          const next = base.then(t, seat, id, elements);
          t.setCounters(t.locals.figure, 're-specs', t.counters(t.locals.figure, 're-specs') + 1);
          return next;
        },
      }),
    },
  ],
};
