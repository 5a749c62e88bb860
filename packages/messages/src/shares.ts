import type { Estimate, Share } from './figures.ts';

/** For two-sided 95 %. */
export const Z = 1.96;

export const ratio = ({ of, done }: Share): number => (of === 0 ? 0 : done / of);

/** A share with Wilson's interval. */
export function intervalOf(given: Share): Estimate {
  const value = ratio(given);
  const of = given.independent ?? given.of;
  if (of === 0) return { value, low: 0, high: 1 };
  const square = Z * Z;
  const middle = (value + square / (2 * of)) / (1 + square / of);
  const reach = (Z / (1 + square / of)) * Math.sqrt((value * (1 - value)) / of + square / (4 * of * of));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
