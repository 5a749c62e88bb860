import { runScenario, type ScenarioResult } from '@questwright/harness';
import { describeProblem } from '@questwright/packs';
import { CAMP } from './scenario-toy.ts';

/** The lines before those of a test. */
export const HEAD = 'title: A test\ngame: camp\n';

export const run = (text: string): ScenarioResult => runScenario(text, 'test.yaml', [CAMP]);

/** Everything said about a file, with the lines of the text after the head. */
export function said(text: string): string[] {
  const { problems, ok } = run(HEAD + text);
  if (ok !== (problems.length === 0)) throw new Error('ok must mean that there are no problems');
  return problems.map((one) => describeProblem('f', { ...one, line: one.line - 2 }));
}
