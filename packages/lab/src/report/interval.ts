import type { Band } from '@questwright/messages';

/** Where a number lies that was found in so many cases: outside of what is wanted, or not (or not known). */
export function sideOf(value: number, of: number, band: Band | undefined): 'above' | 'below' | null {
  if (band === undefined || of < (band.fewest ?? 0)) return null;
  return value > band.most ? 'above' : value < band.least ? 'below' : null;
}
