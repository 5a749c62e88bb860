/** The Activation Phase of figures that decide themselves: the AI Steps of their cards. */

import { effectsAt, type EffectContext } from '@questwright/kernel';
import { evidenceFor, instructionText } from './instructions.ts';
import { traced, type TraceLine } from './tracing.ts';
import { call, deciders, named, squareOf, verbOf, type MiddaraTable, type MiddaraChapter } from '../../world.ts';
import { noteAIStep } from '../encounter/urgency.ts';
import { nearestOf, stepsOf } from './targeting.ts';

const aboutOf = (figure: number): { by: null; thing: number; about: number; also: null } => ({
  by: null,
  thing: figure,
  about: figure,
  also: null,
});

export type Examined = { holds: boolean; trace: TraceLine[] };
/** Whether an AI Step is true now, and what was found out on the way. */
function examine(t: MiddaraTable, figure: number, at: number): Examined {
  const step = stepsOf(t, figure)[at]!;
  const why = t.whyFalse(step.if, aboutOf(figure));
  if (why !== null) return { holds: false, trace: [{ key: why.key, with: why.with }] };
  const trace = evidenceFor(t, step.if, figure);
  let possible = /* MD-AI-09 true */ false;
  // What presupposes an earlier instruction can be done if that one can, or if something before may make it possible.
  const could = new Map<unknown, boolean>();
  step.do.forEach((effect, i) => {
    const context: EffectContext = {
      of: t.cardOf(figure),
      path: ['ai', at, 'do'],
      at: i,
      by: 0,
      thing: figure,
      it: {},
    };
    const before = could.get(effect['at']) ?? could.get(effect['from']);
    const can = before === undefined ? (verbOf(t, effect).verb.can?.(t, effect, context) ?? true) : before || possible;
    if (effect['as'] !== undefined) could.set(effect['as'], can);
    possible ||= can;
    const about = { instruction: instructionText(t, effect), at: { step: at + 1, instruction: i + 1 } };
    trace.push(traced(can ? 'can-do' : 'cannot-do', about));
  });
  if (!possible) trace.push(traced('nothing-to-do'));
  return { holds: possible, trace };
}

export const ACTIVATION: MiddaraChapter = {
  procs: {
    activation: {
      begin: {
        rule: 'MD-INTL-05',
        do: (t) => {
          const { figure } = t.locals;
          t.emit('activates', { figure: named(figure), square: squareOf(t, figure) });
          Object.assign(t.locals, { at: 0, performed: false, skipped: false, otherwise: false });
        },
      },
      'first true condition': {
        rule: 'MD-AI-02',
        do: (t) => {
          const { figure } = t.locals;
          const steps = stepsOf(t, figure);
          for (; t.locals.at < steps.length; t.locals.at++) {
            const found = t.value('AI Step as things are', figure, t.locals.at);
            const isTrue = found?.holds === true;
            const about = {
              figure: named(figure),
              step: t.locals.at + 1,
              trace: found?.trace ?? [],
            };
            t.emit(isTrue ? 'AI step true' : 'AI step false', about);
            if (!isTrue) continue;
            t.locals.performed = true;
            noteAIStep(t, figure);
            t.locals.skipped = false;
            return;
          }
          return { goto: 'no true condition' };
        },
      },
      // The instructions are separated by THEN: each is a new one, whatever became of the one before.
      instructions: {
        rule: 'MD-WORD-09',
        do: (t) => {
          const { figure, at } = t.locals;
          return { run: [effectsAt(t.cardOf(figure), ['ai', at!, 'do'], deciders(t, figure)[0]!, figure)] };
        },
      },
      'continue down': {
        rule: 'MD-AI-03',
        do: (t) => {
          const { figure, at } = t.locals;
          /* MD-WORD-11 !t.locals.skipped */ const goesOn = stepsOf(t, figure)[at!]!.continueDown === true;
          if (!goesOn) return { done: null };
          t.locals.at!++;
          return { goto: 'first true condition' };
        },
      },
      'no true condition': {
        rule: 'MD-AI-04',
        when: (t) => !t.locals.performed,
        do: (t) => t.emit('no true AI step', { figure: named(t.locals.figure) }),
      },
      otherwise: {
        rule: 'MD-GOLD-06',
        when: (t) => !t.locals.performed && t.world.targeted.includes(t.locals.figure),
        do: (t) => {
          const { figure } = t.locals;
          const goal = nearestOf(t, figure);
          if (goal === null) return undefined;
          t.locals.otherwise = true;
          noteAIStep(t, figure);
          t.emit('otherwise', { figure: named(figure), goal: named(goal) });
          return { run: [call('course', { figure, manner: 'towards', goal, number: 0, quiet: false })] };
        },
      },
    },
  },
  shown: { activation: ['figure'] },
  values: { 'AI Step as things are': { rule: 'MD-AI-12', of: examine } },
  watch: {
    // Whoever has had its turn has had its answer.
    'answered for': {
      rule: 'MD-GOLD-06',
      on: ['turn over'],
      do: (t) => {
        const figure = t.within('turn')?.figure;
        t.world.targeted = t.world.targeted.filter((one) => one !== figure);
      },
    },
  },
};
