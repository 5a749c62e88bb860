/** `npm run bench:kernel`: every contestant in a process of its own, three rounds in turn, medians. The machine's mood
 *  changes all numbers together, so what counts are the ratios of one run. All run as in production: our packages
 *  compiled (a loader that compiles on the fly slows down functions made while playing), boardgame.io without the
 *  checks that it makes in development. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lanterns, ticTacToe } from '@questwright/practice';
import { begin, load } from '@questwright/kernel';
import { big } from './big.ts';
import { bareLanterns } from './lanterns-bare.ts';
import { bgioLanterns } from './lanterns-bgio.ts';
import { median } from './measure.ts';
import { advancing, cloning, longGame, playing, structuredCloning } from './ours.ts';
import { bareTicTacToe, bgioBig, theirTicTacToe } from './theirs.ts';
import { happenings } from './window.ts';

const bigWorld = (): object => begin(load(big), { seats: 6, seed: 'bench' }).world;

const CONTESTANTS = {
  'tic-tac-toe, bare JavaScript': () => bareTicTacToe(),
  'tic-tac-toe, play': () => playing(ticTacToe),
  'tic-tac-toe, advance': () => advancing(ticTacToe),
  'tic-tac-toe, boardgame.io': () => theirTicTacToe(),
  'lanterns, bare JavaScript': () => bareLanterns(lanterns.seats.min),
  'lanterns, play': () => playing(lanterns),
  'lanterns, advance': () => advancing(lanterns),
  'lanterns, boardgame.io': () => bgioLanterns(lanterns.seats.min),
  'large state, play': () => playing(big),
  'large state, boardgame.io': () => bgioBig(bigWorld()),
  'large state, clone': () => cloning(big),
  'large state, structuredClone': () => structuredCloning(big),
  'a happening': () => happenings('without'),
  'a happening with a silent window': () => happenings('with'),
  'undo at answer 5,000 (ms)': () => longGame(big).undo,
  'load at answer 5,000 (ms)': () => longGame(big).load,
} satisfies Record<string, () => number>;
type Name = keyof typeof CONTESTANTS;

const ROUNDS = 3;
const names = Object.keys(CONTESTANTS) as Name[];
const file = fileURLToPath(import.meta.url);

function compile(): void {
  const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  const practice = fileURLToPath(new URL('../../packages/practice', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--build', practice], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`What would be measured does not compile:\n${stdout}`);
}

function alone(name: Name): number {
  const flags = process.execArgv.filter((flag) => flag !== '--conditions=development');
  const run = spawnSync(process.execPath, [...flags, file, name], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const result = Number(run.stdout);
  if (run.status !== 0 || !(result > 0)) throw new Error(`${name} did not finish:\n${run.stderr}`);
  return result;
}

function compete(): void {
  compile();
  const results = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      process.stderr.write(`round ${round + 1} of ${ROUNDS}: ${name}\n`);
      results.get(name)!.push(alone(name));
    }
  }
  const of = (name: Name): number => median(results.get(name)!);
  const ratio = (name: Name, to: Name): number => of(name) / of(to);
  for (const name of names) {
    const value = of(name);
    const shown = name.endsWith('(ms)') ? value.toFixed(2) : Math.round(value).toLocaleString('en');
    console.log(`${name.padEnd(40)} ${shown.padStart(14)}${name.endsWith('(ms)') ? '' : ' / s'}`);
  }
  const figures = {
    play_vs_bgio_tictactoe: ratio('tic-tac-toe, play', 'tic-tac-toe, boardgame.io'),
    play_vs_bare_tictactoe: ratio('tic-tac-toe, play', 'tic-tac-toe, bare JavaScript'),
    advance_vs_bgio_tictactoe: ratio('tic-tac-toe, advance', 'tic-tac-toe, boardgame.io'),
    play_vs_bgio_deckdice: ratio('lanterns, play', 'lanterns, boardgame.io'),
    play_vs_bare_deckdice: ratio('lanterns, play', 'lanterns, bare JavaScript'),
    advance_vs_bgio_deckdice: ratio('lanterns, advance', 'lanterns, boardgame.io'),
    play_vs_bgio_big: ratio('large state, play', 'large state, boardgame.io'),
    clone_vs_structuredclone_big: ratio('large state, clone', 'large state, structuredClone'),
    silent_window_cost: ratio('a happening', 'a happening with a silent window'),
    undo_ms_at_5000: of('undo at answer 5,000 (ms)'),
    load_ms_at_5000: of('load at answer 5,000 (ms)'),
  };
  const rounded = Object.entries(figures).map(([key, value]) => [key, Number(value.toPrecision(4))]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}

const wanted = process.argv[2];
if (wanted === undefined) compete();
else if (wanted in CONTESTANTS) process.stdout.write(String(CONTESTANTS[wanted as Name]()));
else {
  console.error(`There is no contestant ${wanted}; there are ${names.join('; ')}`);
  process.exitCode = 2;
}
