/** `npm run bench:server`: our server, which acknowledges what is on disk, beside boardgame.io's, which keeps tables in memory,
 *  in one run, each in a process of its own, as in production; this process is the clients. What counts are answers for each
 *  second of the server's CPU time: a busy machine changes them less than the clock. Times by the clock (p50, p99, the paced
 *  tables) mean something on an idle machine only. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, load, open, answer, sample, seeded } from '@questwright/kernel';
import { runebound } from '@questwright/runebound';
import { compete, quantile, type Contestant, type Result } from './contest.ts';
import { MeasuredProcess, root } from './measured-process.ts';
import { Pair, Person } from './ours.ts';
import { openTheirs } from './theirs.ts';

const SMALL = { waves: 8, tables: 100, steps: 9, warmUp: 8 };
const LARGE = { waves: 2, tables: 30, steps: 120, warmUp: 2 };
const PACED = { tables: 1000, seconds: 20 };
const LONG = 5000;

const dice = seeded('bench');
const choose = (n: number): number => below(dice, n);
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const folder = mkdtempSync(path.join(tmpdir(), 'questwright-bench-'));

function compile(): void {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--build', 'apps/server'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`What would be measured does not compile:\n${stdout}`);
}

const startOurs = (data: string): ReturnType<typeof MeasuredProcess.start> =>
  MeasuredProcess.start(
    ['apps/server/dist/main.js', '--port', '0', '--data', path.join(folder, data)],
    /Questwright is at (\S+)\n/,
  );

/** A game of Runebound after some rounds, as JSON: all that ours must hold to go on. */
function largeState(): string {
  const record = open(load(runebound), { seats: 2, secret: 'bench' });
  for (let n = 0; n < 200 && record.game.pending; n++) {
    const { no, offers, given } = record.game.pending;
    const offer = offers.find((one) => one.asked && !given.some(({ seat }) => seat === one.seat))!;
    answer(record, offer.seat, { no, pick: sample(offer, choose) });
  }
  const file = path.join(folder, 'large.json');
  const text = JSON.stringify(record.game);
  console.log(`A Runebound game is ${Math.round(text.length / 1024)} kB of JSON.`);
  writeFileSync(file, text);
  return file;
}
const startTheirs = (state: string): ReturnType<typeof MeasuredProcess.start> =>
  MeasuredProcess.start(
    ['--import', 'tsx', fileURLToPath(new URL('./bgio-server.ts', import.meta.url)), state],
    /It is at (\S+) \./,
  );

const rows: string[] = [];
function say(name: string, { answers, perCpuSecond, p50, p99 }: Result): void {
  const number = (value: number, digits = 0): string =>
    value.toLocaleString('en', { maximumFractionDigits: digits }).padStart(9);
  const row = `${name.padEnd(44)}${number(perCpuSecond)} / s  p50${number(p50, 1)} ms  p99${number(p99, 1)} ms  (${answers})`;
  rows.push(row);
  process.stderr.write(`${row}\n`);
}
async function measured(name: string, contestant: Contestant, size: typeof SMALL): Promise<number> {
  const result = await compete(contestant, size);
  say(name, result);
  return result.perCpuSecond;
}

/** How many times as many answers ours gives. boardgame.io sends whole states, as it does unless told otherwise: its way of
 *  sending what changed (`deltaState`) is slower for both games. */
async function ratio(
  name: string,
  game: 'tictactoe' | 'runebound',
  state: string,
  size: typeof SMALL,
): Promise<number> {
  const ours = await startOurs(game);
  const open = async (): Promise<Pair> => {
    const people = [await Person.arrive(ours.address), await Person.arrive(ours.address)] as const;
    return Pair.open(people, game, choose);
  };
  const mine = await measured(`${name}, ours, on disk`, { process: ours.process, open }, size);
  await ours.process.stop();
  const theirs = await startTheirs(state);
  const kind = game === 'tictactoe' ? 'small' : 'large';
  const openTheir = (): ReturnType<typeof openTheirs> => openTheirs(theirs.address, kind, choose);
  const their = await measured(`${name}, boardgame.io, in memory`, { process: theirs.process, open: openTheir }, size);
  await theirs.process.stop();
  return mine / their;
}

/** A thousand tables with an answer a second each; how long until it is acknowledged, and what a table weighs. */
async function paced(): Promise<{ p99: number; kilobytes: number }> {
  const ours = await startOurs('paced');
  const empty = (await ours.process.usage(true)).heap;
  const tables: Pair[] = [];
  for (let n = 0; n < PACED.tables; n += 20) {
    const people: [Person, Person] = [await Person.arrive(ours.address), await Person.arrive(ours.address)];
    tables.push(...(await Promise.all(Array.from({ length: 20 }, () => Pair.open(people, 'runebound', choose)))));
  }
  const times: number[] = [];
  const begin = performance.now();
  const before = await ours.process.usage();
  let answers = 0;
  await Promise.all(
    tables.map(async (table) => {
      await wait(below(dice, 1000));
      while (performance.now() - begin < PACED.seconds * 1000 && !table.isOver) {
        const start = performance.now();
        const seq = await table.answer();
        const took = performance.now() - start;
        // While all is new to the compiler, nothing is typical.
        if (start - begin > 5000) times.push(took);
        answers++;
        await table.settled(seq);
        await wait(Math.max(0, start + 1000 - performance.now()));
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const after = await ours.process.usage();
  const busy = (after.cpu - before.cpu) / 10 / seconds;
  const full = (await ours.process.usage(true)).heap;
  const p99 = quantile(times, 0.99);
  const kilobytes = (full - empty) / 1024 / PACED.tables;
  rows.push(
    `${PACED.tables} paced tables: ${Math.round(answers / seconds)} answers a second, ${Math.round(busy)} % of a core, ` +
      `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(kilobytes)} kB a table`,
  );
  for (const table of tables) table.close();
  await ours.process.stop();
  return { p99, kilobytes };
}

/** Taking back and opening again in a game that is long. */
async function long(): Promise<{ undo: number; reopen: number }> {
  let ours = await startOurs('long');
  const person = await Person.arrive(ours.address);
  let game: Pair;
  // A game that ends too soon is not long; another one is.
  do {
    game = await Pair.open([person, person], 'runebound', choose);
    while (game.seats[0].seq < LONG && (await game.step()));
  } while (game.isOver);
  const undos: number[] = [];
  for (const back of [1, 1, 1, 1, 1, LONG / 2]) {
    const { cpu } = await ours.process.usage();
    await game.settled(await game.seats[0].ask({ type: 'undo', keep: LONG - undos.length - back }));
    undos.push((await ours.process.usage()).cpu - cpu);
  }
  // As far as can be from the last position that was saved.
  while (game.seats[0].seq < LONG + 399) if (!(await game.step())) break;
  const { table, seq } = game.seats[0];
  game.close();
  await ours.process.stop();
  ours = await startOurs('long');
  const back = new Person(ours.address, person.cookie);
  // The rules are there: another table of the game is being played.
  (await Pair.open([back, back], 'runebound', choose)).close();
  const { cpu } = await ours.process.usage();
  const reply = await back.get(`/api/tables/${table}/position?seat=0`);
  const { position } = (await reply.json()) as { position: { seq: number } };
  const reopen = (await ours.process.usage()).cpu - cpu;
  if (position.seq !== seq) throw new Error(`Opened at ${position.seq}, not at ${seq}`);
  await ours.process.stop();
  rows.push(
    `a Runebound game of ${seq} entries: undo ${quantile(undos.slice(0, 5), 0.5).toFixed(1)} ms, of half of it ` +
      `${undos[5]!.toFixed(1)} ms, reopened after a kill ${reopen.toFixed(1)} ms (CPU time)`,
  );
  return { undo: Math.max(...undos), reopen };
}

compile();
const state = largeState();
const smallRatio = await ratio('tic-tac-toe', 'tictactoe', state, SMALL);
const largeRatio = await ratio('Runebound or as large', 'runebound', state, LARGE);
const { p99, kilobytes } = await paced();
const { undo, reopen } = await long();
rmSync(folder, { recursive: true });
console.log(rows.join('\n'));
console.log(
  `Load of the machine: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);
const figures = {
  small_ratio_vs_bgio: smallRatio,
  runebound_ratio_vs_bgio: largeRatio,
  paced_1000_p99_ms: p99,
  kb_per_table: kilobytes,
  undo_ms_at_5000: undo,
  reopen_ms_at_5000: reopen,
};
console.log(
  JSON.stringify(
    Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Number(value.toPrecision(4))])),
  ),
);
process.exit(0);
