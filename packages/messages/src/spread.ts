/** How numbers lie. */

export interface Spread {
  mean: number;
  median: number;
  least: number;
  most: number;
  /** The standard error of the mean. */
  error: number;
}
export interface Bins {
  width: number;
  bins: { from: number; count: number }[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sumOf(numbers) / numbers.length);

export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) / 2;
  const median = mean(sorted.slice(Math.floor(at), Math.ceil(at) + 1));
  const average = mean(sorted);
  const squares = sumOf(sorted.map((one) => (one - average) ** 2));
  const error = sorted.length < 2 ? 0 : Math.sqrt(squares / (sorted.length - 1) / sorted.length);
  return { mean: average, median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0, error };
}

const MOST_BINS = 20;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export function binsOf(numbers: readonly number[]): Bins {
  if (numbers.length === 0) return { width: 1, bins: [] };
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const fits = (width: number): boolean => Math.floor(most / width) - Math.floor(least / width) < MOST_BINS;
  const width = WIDTHS.find(fits) ?? WIDTHS.at(-1)!;
  const first = Math.floor(least / width) * width;
  const bins = Array.from({ length: Math.floor(most / width) - Math.floor(least / width) + 1 }, (_, i) => ({
    from: first + i * width,
    count: 0,
  }));
  for (const one of numbers) bins[Math.floor(one / width) - first / width]!.count++;
  return { width, bins };
}
