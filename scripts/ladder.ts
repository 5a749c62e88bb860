/** `npm run ladder`: how often each bot of Runebound beats the one below, with two seats, on all cores. A pairing ends by a
 *  sequential test after 40 to 200 games. The next game is always one of the pairing with the fewest, of those that are not
 *  decided, so that all are known equally well when the time is over. Each game is played twice, with seats exchanged. Games that
 *  were played are kept, and a ladder that was stopped goes on where it was. The intervals are Wilson's, for 95 %.
 *  Usage: npm run ladder -- [--full] [--minutes 11.5] [--pairs name,…] [--games most] [--anew] */

import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { StrengthName } from '@questwright/bots';
import { played, strengthOf, type Task } from './ladder/game.ts';
import { interval, isDecided, MOST, PAIRS, shareOf, type Row } from './ladder/pairing.ts';

const MOST_MILLISECONDS = 20;

interface Options {
  full: boolean;
  minutes: number;
  most: number;
  pairs: readonly string[];
  anew: boolean;
}
function optionsOf(): Options {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '11.5' },
      games: { type: 'string', default: String(MOST) },
      pairs: { type: 'string', default: Object.keys(PAIRS).join() },
      anew: { type: 'boolean', default: false },
    },
  });
  const pairs = values.pairs.split(',');
  const unknown = pairs.find((pair) => !Object.hasOwn(PAIRS, pair));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}; there are ${Object.keys(PAIRS).join(', ')}`);
  const [minutes, most] = [Number(values.minutes), Number(values.games)];
  if (!(minutes > 0) || !(most >= 2)) throw new Error('--minutes and --games must be numbers above 0 and 1');
  return { full: values.full, minutes, most, pairs, anew: values.anew };
}

/** Games count only for the very program that played them. */
function fileOf(full: boolean): string {
  const budgets = Object.values(PAIRS).map(({ players: [name] }) => strengthOf(name as StrengthName, full));
  const hash = createHash('sha256').update(JSON.stringify(budgets));
  for (const name of ['bots', 'games', 'kernel', 'odds', 'runebound']) {
    const folder = fileURLToPath(new URL(`../packages/${name}/src/`, import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const played = files.filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('messages.en.json'));
    for (const file of played.toSorted()) hash.update(readFileSync(`${folder}${file}`));
  }
  const key = hash.digest('hex').slice(0, 16);
  return fileURLToPath(new URL(`../node_modules/.cache/questwright/ladder-${key}.jsonl`, import.meta.url));
}

async function climb({ full, minutes, most, pairs, anew }: Options): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const file = fileOf(full);
  mkdirSync(dirname(file), { recursive: true });
  if (anew) rmSync(file, { force: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(rowIn) : [];
  if (before.length > 0) console.log(`going on after ${before.length} games (--anew to begin again)`);
  const contests = pairs.map((pair) => new Contest(pair, before, most));
  const workers = Array.from({ length: Math.max(1, availableParallelism()) }, () =>
    fork(fileURLToPath(import.meta.url), ['play'], { execArgv: process.execArgv }),
  );
  let longest = 0;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (;;) {
          const start = Date.now();
          const next = contests.filter((one) => one.isOpen()).toSorted((one, other) => one.begun - other.begun)[0];
          // A game is begun only if it will be over in time.
          if (next === undefined || start + longest >= end) return;
          const row = await answerFrom(worker, { pair: next.pair, game: next.take(), full });
          longest = Math.max(longest, Date.now() - start);
          next.rows.push(row);
          appendFileSync(file, `${JSON.stringify(row)}\n`);
          if (!next.isOpen()) console.log(`${next.pair} is decided after ${next.rows.length} games`);
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.kill();
  }
  const figures: Record<string, number> = {};
  for (const contest of contests) Object.assign(figures, told(contest, full));
  console.log(JSON.stringify(figures));
}
const rowIn = (line: string): Row => JSON.parse(line) as Row;

/** The games of a pairing. */
class Contest {
  readonly pair: string;
  readonly rows: Row[];
  private readonly most: number;
  private readonly taken: Set<number>;

  constructor(pair: string, before: readonly Row[], most: number) {
    this.pair = pair;
    this.most = most;
    this.rows = before.filter((row) => row.pair === pair);
    this.taken = new Set(this.rows.map(({ game }) => game));
  }
  /** How many games were begun. */
  get begun(): number {
    return this.taken.size;
  }
  isOpen(): boolean {
    return this.begun < this.most && !isDecided(PAIRS[this.pair]!, this.rows, this.most);
  }
  take(): number {
    let next = 0;
    while (this.taken.has(next)) next++;
    this.taken.add(next);
    return next;
  }
}

function answerFrom(worker: ChildProcess, task: Task): Promise<Row> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null): void => reject(new Error(`A player ended by itself (${code})`));
    worker.once('exit', failed);
    worker.once('message', (row: Row) => {
      worker.off('exit', failed);
      resolve(row);
    });
    worker.send(task);
  });
}

function told({ pair, rows }: Contest, full: boolean): Record<string, number> {
  if (rows.length === 0) {
    console.log(`${pair.padEnd(24)} no game was finished`);
    return {};
  }
  const share = shareOf(rows);
  const [low, high] = interval(share, rows.length);
  const { iterations } = strengthOf(PAIRS[pair]!.players[0] as StrengthName, full);
  const sum = (what: 'milliseconds' | 'decisions' | 'late'): number =>
    rows.reduce((total, row) => total + row[what], 0);
  const [decisions, each] = [sum('decisions'), sum('milliseconds') / sum('decisions')];
  const inTime = 1 - sum('late') / decisions;
  const longest = Math.max(...rows.map((row) => row.longest));
  const over = !full && each > MOST_MILLISECONDS ? `, over the ${MOST_MILLISECONDS} ms of the ladder` : '';
  console.log(
    `${pair.padEnd(24)} ${share.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] of ${rows.length} games; ` +
      `${iterations} iterations, ${each.toFixed(1)} ms of CPU a decision${over}; ` +
      `${(100 * inTime).toFixed(2)} % of ${decisions} decisions within 1 s, the longest ${(longest / 1000).toFixed(2)} s`,
  );
  const rounded = (number: number): number => Number(number.toFixed(4));
  const figures = { '': share, _ci_low: low, _games: rows.length, ...(iterations > 0 ? { _within_1s: inTime } : {}) };
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${pair}${name}`, rounded(figure)]));
}

if (process.argv[2] === 'play') process.on('message', (task: Task) => void process.send!(played(task)));
else await climb(optionsOf());
