/** `npm run bench:compare -- COMMIT [bench …] [--rounds N]`: the benches of this tree beside those of an older commit, in turn on the
 *  same machine, so that its mood changes both alike. Prints the medians and how much better or worse each figure has become. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './measure.ts';

const here = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const BENCHES = ['kernel', 'games', 'bots', 'server', 'web'];
/** What takes time or room is better when it is less. */
const LESS_IS_BETTER = /_ms|_kb|_p99|bytes/;

type Figures = Record<string, number>;

function run(folder: string, command: string, parameters: readonly string[]): string {
  const { status, stdout } = spawnSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed in ${folder}`);
  return stdout;
}

/** The older tree, in a folder of its own with its own packages. */
function checkedOut(commit: string): string {
  const hash = run(here, 'git', ['rev-parse', '--verify', `${commit}^{commit}`]).trim();
  const folder = path.join(here, '.cache/before', hash);
  if (!existsSync(folder)) run(here, 'git', ['worktree', 'add', '--detach', '--force', folder, hash]);
  if (!existsSync(path.join(folder, 'node_modules'))) run(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
  return folder;
}

/** Each bench prints its figures as JSON at its end. */
function measured(folder: string, bench: string): Figures {
  const lines = run(folder, 'npm', ['run', '--silent', `bench:${bench}`])
    .trim()
    .split('\n');
  return JSON.parse(lines.at(-1)!) as Figures;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const [commit, ...named] = positionals;
const benches = named.length > 0 ? named : ['kernel', 'games', 'bots'];
const unknown = benches.find((bench) => !BENCHES.includes(bench));
const rounds = Number(values.rounds);
if (commit === undefined || unknown !== undefined || !(rounds >= 1)) {
  console.error(`Usage: npm run bench:compare -- COMMIT [${BENCHES.join('] [')}] [--rounds N]`);
  process.exit(2);
}

const before = checkedOut(commit);
const better: Record<string, number> = {};
for (const bench of benches) {
  const all: { before: Figures[]; now: Figures[] } = { before: [], now: [] };
  for (let round = 1; round <= rounds; round++) {
    for (const [which, folder] of [
      ['before', before],
      ['now', here],
    ] as const) {
      process.stderr.write(`${bench}, round ${round} of ${rounds}: ${which}\n`);
      all[which].push(measured(folder, bench));
    }
  }
  for (const name of Object.keys(all.now[0]!)) {
    const of = (figures: readonly Figures[]): number => median(figures.map((one) => one[name] ?? NaN));
    const [old, now] = [of(all.before), of(all.now)];
    // The older tree did not measure it.
    if (Number.isNaN(old)) {
      console.log(`${bench.padEnd(8)}${name.padEnd(40)}${'new'.padStart(12)} → ${String(now).padStart(12)}`);
      continue;
    }
    const ratio = LESS_IS_BETTER.test(name) ? old / now : now / old;
    better[name] = Number(ratio.toPrecision(4));
    console.log(
      `${bench.padEnd(8)}${name.padEnd(40)}${String(old).padStart(12)} → ${String(now).padStart(12)}   × ${ratio.toFixed(3)}`,
    );
  }
}
console.log('Above 1 is better than before.');
console.log(JSON.stringify(better));
