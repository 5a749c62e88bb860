/** A run of vitest that notes what it does in a file. A test that never ends stops the run, not whoever waits for it. */

import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './rules-sources.ts';
import { vitestCommand } from './rules-tests.ts';

export const LONGEST_SILENCE = 20_000;
const LONGEST_START = 180_000;
const BETWEEN_REPORTS = 10_000;

export interface WatchedRun {
  /** The file that grows while the run goes on. */
  readonly progress: string;
  readonly env: Readonly<Record<string, string>>;
  /** What is told now and then, after this many milliseconds of work. */
  readonly report: (milliseconds: number) => string;
  /** How many milliseconds what was begun last may go on without a line: asked after every `LONGEST_SILENCE`. */
  readonly patience?: () => number;
}

export interface Ended {
  /** Whether it was stopped because nothing was noted for too long. */
  readonly silent: boolean;
  readonly output: string;
}

export function runWatched(watched: WatchedRun & { readonly config: string }): Promise<Ended> {
  return watch([vitestCommand(), 'run', '--config', watched.config, '--reporter=dot'], watched);
}

/** Runs a script of Node. Ends when the run does, or when nothing was noted for too long. */
export async function watch(args: readonly string[], watched: WatchedRun, longest = LONGEST_SILENCE): Promise<Ended> {
  // CI: else a snapshot that does not match what is being tried would be written.
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', ...watched.env };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let over = false;
  const exit = new Promise<void>((resolve) => {
    child.once('close', () => {
      over = true;
      resolve();
    });
  });
  const begun = Date.now();
  let [silent, reported, working] = [false, begun, 0];
  while (!over && !silent) {
    await Promise.race([exit, sleep(500, undefined, { ref: false })]);
    const last = existsSync(watched.progress) ? statSync(watched.progress).mtimeMs : 0;
    const quiet = Date.now() - Math.max(last, begun);
    silent = last > begun ? quiet > longest && quiet > (watched.patience?.() ?? 0) : quiet > LONGEST_START;
    if (working === 0 && last > begun) working = Date.now();
    if (working > 0 && Date.now() - reported > BETWEEN_REPORTS) {
      reported = Date.now();
      console.error(watched.report(reported - working));
    }
  }
  if (!over) child.kill('SIGKILL');
  await exit;
  return { silent, output };
}

export function timeLeft(
  { of, found }: { readonly of: number; readonly found: number },
  milliseconds: number,
  what: string,
): string {
  const left = found === 0 ? null : Math.ceil((milliseconds / 1000 / found) * (of - found));
  return `${found} of ${of} ${what}${left === null ? '' : `, about ${left < 120 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`}`;
}
