/** What is known of the mutants while they are being tried, line by line in a file, so that who stops loses nothing. */

import { existsSync, readFileSync } from 'node:fs';

/** A wrong way to write a place that cites rules; its number is its place in the list. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly was: string;
  readonly wrong: string;
  readonly ids: readonly string[];
}

/** How a test ended with a mutant. `spoilt`: it was red with the rules as they are, too, right after it was red with the mutant. */
export type MutantOutcome = 'green' | 'red' | 'spoilt' | 'endless';

/** The key of a test changes with the sources that its outcome depends on: what was found from older ones is passed over. */
export type MutantProgress =
  /** Lines of earlier runs are above: only what tests have shown holds still. */
  | { readonly start: true }
  /** The tests that there are now: what is known of others is of the past. */
  | { readonly keys: readonly string[] }
  | { readonly begin: string; readonly mutant: number | null }
  /** A test was run with no mutant: these places it came by. Red ones are left out. */
  | {
      readonly key: string;
      readonly test: string;
      readonly reaches: readonly number[];
      readonly green: boolean;
      readonly took: number;
    }
  | { readonly mutant: number; readonly key: string; readonly outcome: MutantOutcome }
  | { readonly tried: number; readonly noticedBy: string | null; readonly reached: number }
  | { readonly done: true };

/** A test with the rules as they are. */
export interface HealthyRun {
  readonly test: string;
  readonly reaches: readonly number[];
  readonly green: boolean;
  /** Milliseconds. */
  readonly took: number;
}

export interface Tried {
  readonly noticedBy: string | null;
  /** How many tests came by this place. */
  readonly reached: number;
}

export interface ReadMutantProgress {
  readonly tests: ReadonlyMap<string, HealthyRun>;
  /** By `outcomeKey`. */
  readonly outcomes: ReadonlyMap<string, MutantOutcome>;
  readonly tried: ReadonlyMap<number, Tried>;
  /** Begun, but not ended when the run was stopped. */
  readonly open: { readonly key: string; readonly mutant: number | null } | null;
  readonly done: boolean;
}

export const outcomeKey = (mutant: number, key: string): string => `${mutant} ${key}`;

export function readMutantProgress(file: string): ReadMutantProgress {
  const tests = new Map<string, HealthyRun>();
  const outcomes = new Map<string, MutantOutcome>();
  const tried = new Map<number, Tried>();
  let open: ReadMutantProgress['open'] = null;
  let done = false;
  let keys: readonly string[] | null = null;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const line of text.split('\n')) {
    const progress = readLine(line);
    if (progress === null) continue;
    if ('begin' in progress) {
      open = { key: progress.begin, mutant: progress.mutant };
      continue;
    }
    open = null;
    if ('start' in progress) {
      tried.clear();
      done = false;
    } else if ('keys' in progress) keys = progress.keys;
    else if ('test' in progress) tests.set(progress.key, progress);
    else if ('outcome' in progress) outcomes.set(outcomeKey(progress.mutant, progress.key), progress.outcome);
    else if ('tried' in progress) tried.set(progress.tried, progress);
    else done = true;
  }
  const known = new Set(keys ?? tests.keys());
  for (const key of tests.keys()) if (!known.has(key)) tests.delete(key);
  return { tests, outcomes, tried, open, done };
}

/** A line that was being written when the run was stopped is none. */
function readLine(line: string): MutantProgress | null {
  try {
    return JSON.parse(line) as MutantProgress;
  } catch {
    return null;
  }
}
