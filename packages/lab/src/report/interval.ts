import type { Band, Share } from '@questwright/messages';

/** For two-sided 95 %. */
const Z = 1.96;

export const ratio = ({ of, done }: Share): number => (of === 0 ? 0 : done / of);

/** Wilson's interval of a share. */
export function intervalOf({ of, done }: Share): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const [share, square] = [done / of, Z * Z];
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const reach = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Where a number lies that was found in so many cases: outside of what is wanted, or not (or not known). */
export function sideOf(value: number, of: number, band: Band | undefined): 'above' | 'below' | null {
  if (band === undefined || of < (band.fewest ?? 0)) return null;
  return value > band.most ? 'above' : value < band.least ? 'below' : null;
}
