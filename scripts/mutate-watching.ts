/** Starts the run that tries mutants as often as it takes: it stops itself when a mutant has spoilt it, and is stopped in a
 *  test that never ends. */

import { appendFileSync } from 'node:fs';
import { type MutantProgress, readMutantProgress } from './mutate-progress.ts';
import type { Ended } from './watched-run.ts';

/** A test may take this many times as long with a mutant as with the rules as they are before it is said never to end. */
const SLOWER = 10;
/** How long one may take with the rules as they are, in milliseconds. */
const LONGEST_TEST = 600_000;

/** How long what was begun last may go on. */
function patienceWith(progressFile: string): number {
  const { tests, open } = readMutantProgress(progressFile);
  return open !== null && open.mutant !== null ? SLOWER * (tests.get(open.key)?.took ?? 0) : LONGEST_TEST;
}

export async function untilTried(progressFile: string, run: (patience: () => number) => Promise<Ended>): Promise<void> {
  let before = '';
  for (;;) {
    const start: MutantProgress = { start: true };
    // The last line may have been cut off.
    appendFileSync(progressFile, `\n${JSON.stringify(start)}\n`);
    const { silent, output } = await run(() => patienceWith(progressFile));
    const { tests, outcomes, open, done } = readMutantProgress(progressFile);
    if (done) return;
    if (silent && open !== null && open.mutant !== null) {
      // A game that never goes on is noticed by whoever plays it.
      const endless: MutantProgress = { mutant: open.mutant, key: open.key, outcome: 'endless' };
      appendFileSync(progressFile, `${JSON.stringify(endless)}\n`);
      continue;
    }
    const now = `${tests.size} ${JSON.stringify([...outcomes].filter(([, outcome]) => outcome !== 'green'))}`;
    if (silent || now === before || open !== null) throw new Error(`The run did not finish:\n${output.slice(-3000)}`);
    before = now;
  }
}
