/** What is known of the mutants while they are being tried, line by line in a file, so that who stops loses nothing. */

import { existsSync, readFileSync } from 'node:fs';

/** A wrong way to write a place that cites rules; its number is its place in the list. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly was: string;
  readonly wrong: string;
  readonly ids: readonly string[];
}

export type MutantProgress =
  /** A test was run with no mutant: these places it came by. Red ones are left out. */
  | { readonly test: string; readonly reaches: readonly number[]; readonly green: boolean; readonly took: number }
  | { readonly begin: number }
  | { readonly tried: number; readonly noticedBy: string | null; readonly reached: number }
  | { readonly done: true };

export interface Tried {
  readonly noticedBy: string | null;
  /** How many tests came by this place. */
  readonly reached: number;
}

export interface ReadMutantProgress {
  readonly tests: ReadonlyMap<
    string,
    { readonly reaches: readonly number[]; readonly green: boolean; readonly took: number }
  >;
  readonly tried: ReadonlyMap<number, Tried>;
  /** Begun, but not ended when the run was stopped. */
  readonly open: number | null;
  readonly done: boolean;
}

export function readMutantProgress(file: string): ReadMutantProgress {
  const tests = new Map<string, { reaches: readonly number[]; green: boolean; took: number }>();
  const tried = new Map<number, Tried>();
  let [open, done]: [number | null, boolean] = [null, false];
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The last line may not have been written to its end.
  for (const line of text.split('\n').slice(0, -1)) {
    const progress = JSON.parse(line) as MutantProgress;
    if ('test' in progress) tests.set(progress.test, progress);
    else if ('begin' in progress) open = progress.begin;
    else if ('tried' in progress) {
      tried.set(progress.tried, progress);
      open = null;
    } else done = true;
  }
  return { tests, tried, open, done };
}
