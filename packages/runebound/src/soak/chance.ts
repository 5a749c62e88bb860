/** What chance decides where positions are put together. */

import type { RuneboundTable } from '../world.ts';

/** Numbers from the first to the second. */
export type Range = readonly [number, number];

export const between = (t: RuneboundTable, [least, most]: Range): number => least + t.random(most - least + 1);
export const oneIn = (t: RuneboundTable, n: number): boolean => t.random(n) === 0;
export const oneOf = <X>(t: RuneboundTable, all: readonly X[]): X => all[t.random(all.length)]!;
export const mixed = <X>(t: RuneboundTable, all: readonly X[]): X[] => {
  const left = [...all];
  return all.map(() => left.splice(t.random(left.length), 1)[0]!);
};
