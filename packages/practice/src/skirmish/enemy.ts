/** The activation of an automated figure: its lines from the top, the first whose condition is true is performed. */

import { effectsAt, type EffectContext, type Steps } from '@questwright/kernel';
import type { AiLine } from './content.ts';
import { instructionText } from './instructions.ts';
import { line, named, NOBODY, printed, type Fight, type Skirmish, type TraceLine } from './world.ts';

interface Activation {
  figure: number;
  /** The form it had when the activation began: its lines are read to the end, whatever becomes of the figure. */
  form: string;
  /** The line to look at next. */
  line: number;
  performed: number | null;
}
const activationOf = (t: Fight): Activation => t.locals as Activation;
const linesOf = (t: Fight, form: string): readonly AiLine[] => printed(t, form).ai ?? [];

/** Whether a line is true now, and what was found out on the way. */
function examine(t: Fight, { figure, form }: Activation, at: number): { holds: boolean; trace: TraceLine[] } {
  const one = linesOf(t, form)[at]!;
  const why = t.whyFalse(one.if, { by: null, thing: figure, about: figure, also: null });
  if (why !== null) return { holds: false, trace: [{ key: why.key, with: why.with }] };
  const trace: TraceLine[] = [line('condition-true')];
  let possible = /* SKM-AI-03 true */ false;
  one.do.forEach((effect, i) => {
    const context: EffectContext = { of: form, path: ['ai', at, 'do'], at: i, by: NOBODY, thing: figure, it: {} };
    const { verb } = t.loaded.verbOf.get(effect)!;
    const can = verb.can?.(t, effect, context) ?? true;
    trace.push(line(can ? 'can-do' : 'cannot-do', { instruction: instructionText(t, effect) }));
    possible ||= can;
  });
  if (!possible) trace.push(line('nothing-to-do'));
  return { holds: possible, trace };
}

export const ENEMY: Record<string, Steps<Skirmish>> = {
  activation: {
    'next line': {
      rule: 'SKM-AI-01',
      do: (t) => {
        const activation = activationOf(t);
        const { figure, form } = activation;
        const lines = linesOf(t, form);
        for (let at = activation.line; at < lines.length; at++) {
          const { holds, trace } = examine(t, activation, at);
          const tag = holds ? 'line-performed' : 'line-false';
          t.emit(tag, { figure: named(figure), form: { content: form }, line: lines[at]!.name, trace });
          if (!holds) continue;
          activation.line = at + 1;
          activation.performed = at;
          return { run: [effectsAt(form, ['ai', at, 'do'], NOBODY, figure)], goto: 'continue down' };
        }
        return { done: null };
      },
    },
    'continue down': {
      rule: 'SKM-AI-02',
      do: (t) => {
        const { form, performed } = activationOf(t);
        return linesOf(t, form)[performed!]!.continueDown === true ? { goto: 'next line' } : { done: null };
      },
    },
  },
};
