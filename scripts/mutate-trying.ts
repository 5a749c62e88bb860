/** Tries mutants: each is switched on for the tests that come by it, one after the other, until one of them turns red. */

import { type HealthyRun, type MutantOutcome, type MutantProgress, outcomeKey } from './mutate-progress.ts';
import type { ReadMutantProgress } from './mutate-progress.ts';

export interface MutantTest {
  readonly key: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly isGreen: () => Promise<boolean>;
}

export interface Trying {
  readonly mutants: readonly { readonly ids: readonly string[] }[];
  readonly tests: readonly MutantTest[];
  readonly earlier: ReadMutantProgress;
  readonly note: (progress: MutantProgress) => void;
  /** Switches one mutant on; null switches all off. */
  readonly use: (mutant: number | null) => void;
  /** The places come by since this was last asked. */
  readonly reached: () => readonly number[];
}

/**
 * Notes what it begins and what it has found, test by test: whoever watches can tell a long work from a test that never ends.
 * What earlier runs have found is not done again.
 *
 * A test that turned red is run once more with the rules as they are. When it is red still, the mutant has left something
 * behind (a value that is kept, for one), and whatever came afterwards would be red, too: the run ends before its end and
 * has to be started again. The same test is then the first to meet that mutant.
 *
 * @returns whether all mutants were tried
 */
export async function tryMutants({ mutants, tests, earlier, note, use, reached }: Trying): Promise<boolean> {
  note({ keys: tests.map(({ key }) => key) });
  const healthy = new Map<MutantTest, HealthyRun>();
  for (const one of tests) {
    healthy.set(one, earlier.tests.get(one.key) ?? (await runHealthy(one)));
  }
  for (const [number, mutant] of mutants.entries()) {
    const cites = (one: MutantTest): boolean => one.ids.some((id) => mutant.ids.includes(id));
    const before = (one: MutantTest): MutantOutcome | undefined => earlier.outcomes.get(outcomeKey(number, one.key));
    const reaching = [...healthy]
      .filter(([, { reaches, green }]) => green && reaches.includes(number))
      .toSorted(([one, a], [other, b]) => Number(cites(other)) - Number(cites(one)) || a.took - b.took)
      .map(([one]) => one);
    const first = reaching.filter((one) => before(one) === 'spoilt');
    let noticing = reaching.find((one) => before(one) === 'red' || before(one) === 'endless');
    for (const one of noticing ? [] : [...first, ...reaching.filter((other) => !first.includes(other))]) {
      if (before(one) === 'green' || (await runWith(number, one))) continue;
      const spoilt = !(await one.isGreen());
      const outcome = spoilt && before(one) !== 'spoilt' ? 'spoilt' : 'red';
      note({ mutant: number, key: one.key, outcome });
      if (spoilt) return false;
      noticing = one;
      break;
    }
    note({ tried: number, noticedBy: noticing?.name ?? null, reached: reaching.length });
  }
  note({ done: true });
  return true;

  async function runHealthy(one: MutantTest): Promise<HealthyRun> {
    note({ begin: one.key, mutant: null });
    reached();
    const begun = performance.now();
    const green = await one.isGreen();
    const result = { test: one.name, reaches: reached(), green, took: Math.round(performance.now() - begun) };
    note({ key: one.key, ...result });
    await breathe();
    return result;
  }

  async function runWith(number: number, one: MutantTest): Promise<boolean> {
    note({ begin: one.key, mutant: number });
    // Gives way to the event loop: a worker that never does is taken for dead.
    await breathe();
    use(number);
    const green = await one.isGreen();
    use(null);
    if (green) note({ mutant: number, key: one.key, outcome: 'green' });
    return green;
  }
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
