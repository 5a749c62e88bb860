/** The game as if nobody had written a rule, to see whether a test notices. */

import type { Amended } from './amend.ts';
import type { RuleId, World } from './rules.ts';

const neutral = (value: unknown): unknown => {
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : null;
};

/** Takes away everything that cites a rule. What is left is the game as if nobody had written that rule. */
export function knockOut<W extends World>(rules: Amended<W>, without: RuleId): void {
  const cites = (entry: { rule: RuleId | 'kernel' }): boolean => entry.rule === without;
  const drop = <X extends { rule: RuleId | 'kernel' }>(table: Record<string, X>): Record<string, X> =>
    Object.fromEntries(Object.entries(table).filter(([, entry]) => !cites(entry)));
  for (const name in rules.procs) {
    for (const stepName in rules.procs[name]) {
      const step = rules.procs[name]![stepName]!;
      if (cites(step)) rules.procs[name] = { ...rules.procs[name], [stepName]: { ...step, when: () => false } };
      else if (step.cases !== undefined) {
        const cases = Object.fromEntries(
          Object.entries(step.cases).map(([key, one]) => [key, cites(one) ? { ...one, do: () => {} } : one]),
        );
        rules.procs[name] = { ...rules.procs[name], [stepName]: { ...step, cases } };
      } else if (step.ask !== undefined) {
        const ask = { ...step.ask, choices: drop(step.ask.choices) };
        rules.procs[name] = { ...rules.procs[name], [stepName]: { ...step, ask } };
      }
    }
  }
  for (const name in rules.values) {
    const entry = rules.values[name]!;
    rules.values[name] = {
      ...entry,
      of: cites(entry) ? (t, about, also) => neutral(entry.of(t, about, also)) : entry.of,
      wraps: entry.wraps.filter((wrap) => !cites(wrap)),
      parts: drop(entry.parts),
    };
  }
  for (const name in rules.timings) {
    const timing = rules.timings[name]!;
    rules.timings[name] = { ...timing, choices: cites(timing) ? {} : drop(timing.choices) };
  }
  for (const name in rules.verbs)
    if (cites(rules.verbs[name]!)) rules.verbs[name] = { ...rules.verbs[name]!, do: () => {} };
  for (const name in rules.ways)
    if (cites(rules.ways[name]!)) rules.ways[name] = { ...rules.ways[name]!, pay: () => {} };
  rules.watch = drop(rules.watch);
  rules.asides = drop(rules.asides);
  rules.setup = drop(rules.setup);
  if (rules.faceDown === without) rules.faceDown = null;
}
