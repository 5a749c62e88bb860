/** `npm run ladder`: how often each bot of Runebound beats the one below, with two seats, on all cores. A pairing ends by a
 *  sequential probability ratio test (equal, or 60 % of the points; both errors 5 %) after 40 to 200 games, or when its share of
 *  the time is over. Each game is played twice, with seats exchanged. Games that were played are kept, and a ladder that was
 *  stopped goes on where it was. The intervals are Wilson's, for 95 %.
 *  Usage: npm run ladder -- [--full] [--minutes 12] [--pairs name,…] [--games most] [--anew] */

import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playGame, randomBot, STRENGTHS, withBudget, type Bot, type StrengthName } from '@questwright/bots';
import { runeboundBot } from '@questwright/games';
import { load, publicContent, type Game, type Loaded } from '@questwright/kernel';
import { COLORS, runebound, type Land } from '@questwright/runebound';

const FEWEST = 40;
const MOST = 200;
const MOST_ROUNDS = 120;
/** For two-sided 95 %. */
const Z = 1.96;
/** What is tested: equal players, or one that gets so much of the points; and how often either is wrongly believed. */
const TESTED = { equal: 0.5, better: 0.6, error: 0.05 };
/** The budgets of the ladder in iterations, so that a decision takes no more than 20 ms on average. */
const LADDER: Readonly<Partial<Record<StrengthName, number>>> = { legend: 24 };
const MOST_MILLISECONDS = 20;

type Player = 'random' | StrengthName;
const PAIRS: Readonly<Record<string, readonly [Player, Player]>> = {
  greedy_vs_random: ['greedy', 'random'],
  search_vs_greedy: ['legend', 'greedy'],
  greedy_vs_novice: ['greedy', 'novice'],
  adventurer_vs_greedy: ['adventurer', 'greedy'],
  champion_vs_adventurer: ['champion', 'adventurer'],
  legend_vs_champion: ['legend', 'champion'],
};

interface Task {
  pair: string;
  game: number;
  full: boolean;
}
interface Row extends Task {
  /** What the first of the pair got: 1, 0.5 or 0. */
  points: number;
  /** CPU time and number of the decisions of the first. */
  milliseconds: number;
  decisions: number;
}

// ---- one game ----

const loaded = load(runebound);
const content = publicContent(loaded);

const strengthOf = (name: StrengthName, full: boolean): (typeof STRENGTHS)[StrengthName] =>
  full ? STRENGTHS[name] : withBudget(STRENGTHS[name], LADDER[name] ?? Infinity);
function botNamed(name: Player, seed: string, full: boolean): Bot {
  if (name === 'random') return randomBot(seed);
  return runeboundBot(loaded as unknown as Loaded, name, null, { seed }, strengthOf(name, full));
}
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function played({ pair, game, full }: Task): Row {
  const seat = game % 2;
  // Each game is played twice, with seats exchanged.
  const seed = `ladder ${pair} ${game >> 1}`;
  const [one, other] = PAIRS[pair]!.map((name) => botNamed(name, `${seed} ${name}`, full)) as [Bot, Bot];
  let milliseconds = 0;
  let decisions = 0;
  const timed: Bot = {
    ...one,
    pick: (seen) => {
      const start = cpu();
      const pick = one.pick!(seen);
      milliseconds += cpu() - start;
      decisions++;
      return pick;
    },
  };
  const bots = seat === 0 ? [timed, other] : [other, timed];
  const { game: end } = playGame(loaded, bots, { seed, until: ({ world }) => world.round > MOST_ROUNDS });
  return { pair, game, full, points: pointsOf(end, seat), milliseconds, decisions };
}

/** Who won; in a game that takes too long, who has more Dragon Runes, then more experience. */
function pointsOf({ over, result, world }: Game<Land>, seat: number): number {
  if (over) {
    const { winner } = result as { winner: number | number[] };
    return Array.isArray(winner) ? (winner.includes(seat) ? 1 / winner.length : 0) : Number(winner === seat);
  }
  const { things, heroes } = world;
  const scores = heroes.map(({ counters, points, spent }, at) => {
    const cards = things.piles[`area/${at}`]!.map((thing) => content[things.cards[things.card[thing]!]!]);
    const runes = cards.filter((card) => (card as { dragonRune?: true }).dragonRune === true).length;
    return runes * 1000 + spent + points + COLORS.reduce((sum, color, n) => sum + (n + 1) * counters[color], 0);
  });
  const [mine, theirs] = [scores[seat]!, scores[1 - seat]!];
  return mine === theirs ? 0.5 : Number(mine > theirs);
}

// ---- the ladder ----

/** Wilson's interval. */
function interval(share: number, games: number): [number, number] {
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
const shareOf = (rows: readonly Row[]): number => rows.reduce((sum, { points }) => sum + points, 0) / rows.length;
/** Wald's test: above the upper bound the first is better, below the lower one it is not. */
function isDecided(rows: readonly Row[], most: number): boolean {
  if (rows.length >= most) return true;
  if (rows.length < Math.min(FEWEST, most)) return false;
  const { equal, better, error } = TESTED;
  const points = shareOf(rows) * rows.length;
  const ratio = points * Math.log(better / equal) + (rows.length - points) * Math.log((1 - better) / (1 - equal));
  return Math.abs(ratio) >= Math.log((1 - error) / error);
}

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
      minutes: { type: 'string', default: '12' },
      games: { type: 'string', default: String(MOST) },
      pairs: { type: 'string', default: Object.keys(PAIRS).join() },
      anew: { type: 'boolean', default: false },
    },
  });
  const pairs = values.pairs.split(',');
  const unknown = pairs.find((pair) => !Object.hasOwn(PAIRS, pair));
  if (unknown !== undefined) throw new Error(`No pairing ${unknown}; there are ${Object.keys(PAIRS).join(', ')}`);
  const [minutes, most] = [Number(values.minutes), Number(values.games)];
  if (!(minutes > 0) || !(most >= 2)) throw new Error('--minutes and --games must be numbers above 0 and 1');
  return { full: values.full, minutes, most, pairs, anew: values.anew };
}

/** Games count only for the very program that played them. */
function fileOf(full: boolean): string {
  const hash = createHash('sha256').update(JSON.stringify(full ? null : LADDER));
  for (const name of ['bots', 'kernel', 'odds', 'runebound']) {
    const folder = fileURLToPath(new URL(`../packages/${name}/src/`, import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    for (const file of files.toSorted()) hash.update(readFileSync(`${folder}${file}`));
  }
  const key = hash.digest('hex').slice(0, 16);
  return fileURLToPath(new URL(`../node_modules/.cache/questwright/ladder-${key}.jsonl`, import.meta.url));
}

async function climb({ full, minutes, most, pairs, anew }: Options): Promise<void> {
  const file = fileOf(full);
  mkdirSync(dirname(file), { recursive: true });
  if (anew) rmSync(file, { force: true });
  const rows = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(rowIn) : [];
  if (rows.length > 0) console.log(`going on after ${rows.length} games (--anew to begin again)`);
  const workers = Array.from({ length: Math.max(1, availableParallelism()) }, () =>
    fork(fileURLToPath(import.meta.url), ['play'], { execArgv: process.execArgv }),
  );
  const end = Date.now() + minutes * 60_000;
  const figures: Record<string, number> = {};
  try {
    for (const [at, pair] of pairs.entries()) {
      const until = Date.now() + (end - Date.now()) / (pairs.length - at);
      const own = rows.filter((row) => row.pair === pair);
      await compete(workers, { pair, full, most, until }, own, (row) =>
        appendFileSync(file, `${JSON.stringify(row)}\n`),
      );
      Object.assign(figures, told(pair, own, full));
    }
  } finally {
    for (const worker of workers) worker.kill();
  }
  console.log(JSON.stringify(figures));
}
const rowIn = (line: string): Row => JSON.parse(line) as Row;

interface Pairing {
  pair: string;
  full: boolean;
  most: number;
  until: number;
}
/** Lets each worker play game after game until the pairing is decided. */
async function compete(
  workers: readonly ChildProcess[],
  { pair, full, most, until }: Pairing,
  rows: Row[],
  keep: (row: Row) => void,
): Promise<void> {
  const done = new Set(rows.map(({ game }) => game));
  let next = 0;
  const nextGame = (): number => {
    while (done.has(next)) next++;
    return next++;
  };
  const isOver = (): boolean => Date.now() >= until || isDecided(rows, most);
  await Promise.all(
    workers.map(async (worker) => {
      while (!isOver()) {
        const row = await answerFrom(worker, { pair, game: nextGame(), full });
        rows.push(row);
        keep(row);
      }
    }),
  );
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

function told(pair: string, rows: readonly Row[], full: boolean): Record<string, number> {
  if (rows.length === 0) {
    console.log(`${pair.padEnd(26)} no game was finished`);
    return {};
  }
  const share = shareOf(rows);
  const [low, high] = interval(share, rows.length);
  const [name] = PAIRS[pair]!;
  const { iterations } = strengthOf(name as StrengthName, full);
  const each = sum(rows, 'milliseconds') / sum(rows, 'decisions');
  const late = !full && each > MOST_MILLISECONDS ? `, over the ${MOST_MILLISECONDS} ms of the ladder` : '';
  const budget = `${iterations} iterations, ${each.toFixed(1)} ms of CPU a decision${late}`;
  console.log(
    `${pair.padEnd(26)} ${share.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] of ${rows.length} games; ${budget}`,
  );
  const rounded = (number: number): number => Number(number.toFixed(4));
  return { [pair]: rounded(share), [`${pair}_ci_low`]: rounded(low), [`${pair}_games`]: rows.length };
}
const sum = (rows: readonly Row[], what: 'milliseconds' | 'decisions'): number =>
  rows.reduce((total, row) => total + row[what], 0);

if (process.argv[2] === 'play') process.on('message', (task: Task) => void process.send!(played(task)));
else await climb(optionsOf());
