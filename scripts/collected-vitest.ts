/** What test files get in the place of vitest when mutants are tried: their tests are collected, to be run as often as there
 *  are mutants. What it does not know is an error. */

import type { CollectedTest } from '@questwright/rulebook';

export { expect } from 'vitest';

type Play = (...args: readonly unknown[]) => unknown;

export const collected: CollectedTest[] = [];
const around: string[] = [];
let file: string | null = null;

/** Of which file the tests are that are collected from now on. */
export function collectFor(name: string): void {
  file = name;
  around.length = 0;
}

/** Options may come between the name and what is played. */
function test(name: string, ...rest: readonly unknown[]): void {
  const fn = rest.find((one) => typeof one === 'function') as Play;
  collected.push({ ids: [], name: [...around, name].join(' > '), kind: 'rule', file, fn: () => fn() });
}

/** `%s` and `$name` are left as they are: the row's number tells one from the other. */
const each =
  (one: (name: string, fn: Play) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, fn: Play): void => {
    for (const [at, row] of rows.entries()) {
      const args = Array.isArray(row) ? (row as readonly unknown[]) : [row];
      one(`${name} ${at}`, () => fn(...args));
    }
  };
test.each = each(test);
test.runIf = (condition: unknown) => (condition ? test : () => {});

function describe(name: string, ...rest: readonly unknown[]): void {
  around.push(name);
  (rest.find((one) => typeof one === 'function') as Play)();
  around.pop();
}
describe.each = each(describe);

export { describe, test };
