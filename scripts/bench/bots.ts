/** `npm run bench:bots`: iterations of the search for each second of CPU time, in the middle of a Runebound game (playouts of 50
 *  decisions by the greedy bot's rules, and by chance) and on tic-tac-toe beside boardgame.io's bot. Measured with compiled
 *  packages, as in production. */

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { lazyView, plainSense, playGame, Search, whoAnswers, type Sense, type Strength } from '@questwright/bots';
import { ticTacToe } from '@questwright/practice';
import {
  begin,
  clone,
  imagine,
  load,
  publicContent,
  seeded,
  type Game,
  type Loaded,
  type View,
  type World,
} from '@questwright/kernel';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { greedyBot, runeboundSense, SEASONED } from '@questwright/runebound/bot';
import { perSecond } from './measure.ts';
import { internal, type BgioState } from './theirs.ts';
import { bgioTicTacToe } from '@questwright/practice/boardgame-io';

const PLAYOUT = 50;
const MIDDLE = 400;
const AT_ONCE = 500;
/** Milliseconds until a player has seen enough fights, and the engine enough of the program, that it gets no faster. */
const WARM = { large: 8000, small: 2000 };
const MEASURED = 3000;

const STRENGTH: Strength = {
  iterations: 1,
  playout: PLAYOUT,
  horizon: 0,
  rivals: 0,
  widening: { first: 3, growth: 0.35 },
  exploration: 0.7,
  caution: 0,
  slips: 0,
};

function searching<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  sense: Sense<W>,
  iterations: number,
  warm: number,
): number {
  const search = new Search(loaded, sense, { ...STRENGTH, iterations });
  const { seat } = whoAnswers(game.pending!);
  const imagined = imagine(loaded, game, seat);
  let n = 0;
  const some = (): number => search.find(imagined, seat, `bench ${n++}`, seeded(`bench ${n}`)).iterations;
  return perSecond(some, warm, MEASURED);
}

/** A position of a greedy game in which somebody decides where to go. */
function middle(loaded: Loaded<RuneboundWorld>): Game<RuneboundWorld> {
  const bots = Array.from({ length: 4 }, () => greedyBot(publicContent(loaded)));
  let decisions = 0;
  let found: Game<RuneboundWorld> | null = null;
  playGame(loaded, bots, {
    seed: 'bench bots',
    until: (game) => {
      const { proc, step } = game.pending!;
      if (++decisions < MIDDLE || proc !== 'movement step' || step !== 'where to') return false;
      found = clone(loaded, game);
      return true;
    },
  });
  if (found === null) throw new Error('The game has no middle');
  return found;
}

interface TheirBot {
  play(state: BgioState, player: string): Promise<unknown>;
}
/** Their search is played move by move from the empty board, with the same number of iterations and playouts to the end. */
async function theirs(): Promise<number> {
  const require = createRequire(import.meta.url);
  const { MCTSBot } = require('boardgame.io/ai') as { MCTSBot: new (options: object) => TheirBot };
  const game = internal.ProcessGameConfig(bgioTicTacToe);
  const first = internal.InitializeGame({ game, numPlayers: 2 });
  const enumerate = ({ cells }: { cells: unknown[] }): object[] =>
    cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : []));
  const bot = new MCTSBot({ game: bgioTicTacToe, enumerate, seed: 'bench', iterations: AT_ONCE, playoutDepth: 9 });
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const timed = async (milliseconds: number): Promise<number> => {
    const start = used();
    let iterations = 0;
    while (used() - start < milliseconds / 1000) {
      await bot.play(first, '0');
      iterations += AT_ONCE;
    }
    return iterations / (used() - start);
  };
  await timed(WARM.small);
  return timed(MEASURED);
}

type Figures = Record<string, number>;
const say = (what: string, number: number): void =>
  console.log(`${what.padEnd(62)} ${number.toLocaleString('en', { maximumFractionDigits: 0 }).padStart(10)} / s`);

function measureRunebound(): Figures {
  const loaded = load(runebound);
  const position = middle(loaded);
  const look = (game: Game<RuneboundWorld>, seat: number): View => lazyView(loaded, game, seat);
  // Playouts of a number of decisions, whatever the time and wherever they end.
  const { isQuiet: _, time: __, ...wise } = runeboundSense(publicContent(loaded), look, SEASONED);
  const { evaluate } = wise;
  const byRules = searching(loaded, position, wise, 20, WARM.large);
  const byChance = searching(loaded, position, { ...plainSense(loaded), evaluate }, 20, WARM.large);
  say(`Runebound, playouts of ${PLAYOUT} decisions by the greedy rules`, byRules);
  say(`Runebound, playouts of ${PLAYOUT} decisions by chance`, byChance);
  return { runebound_iterations_per_s: byRules, runebound_random_iterations_per_s: byChance };
}
async function measureTicTacToe(): Promise<Figures> {
  const small = load(ticTacToe);
  const first = begin(small, { seats: 2, seed: 'bench' });
  const ours = searching(small, first, plainSense(small), AT_ONCE, WARM.small);
  const their = await theirs();
  say('tic-tac-toe, our search', ours);
  say('tic-tac-toe, boardgame.io', their);
  return { mcts_vs_bgio_tictactoe: ours / their };
}
const MEASURES: Readonly<Record<string, () => Figures | Promise<Figures>>> = {
  runebound: measureRunebound,
  'tic-tac-toe': measureTicTacToe,
};

/** Compiles what is measured, then measures each game in a process of its own that uses it. */
function alone(): void {
  const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const compiler = [inProject('node_modules/typescript/bin/tsc'), '--build'];
  const packages = ['packages/bots', 'packages/practice', 'packages/runebound'].map(inProject);
  const { status, stdout } = spawnSync(process.execPath, [...compiler, ...packages], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`What would be measured does not compile:\n${stdout}`);
  const flags = process.execArgv.filter((flag) => flag !== '--conditions=development');
  const all: [string, number][] = [];
  for (const game of Object.keys(MEASURES)) {
    const run = spawnSync(process.execPath, [...flags, fileURLToPath(import.meta.url), game], {
      stdio: ['inherit', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (run.status !== 0) throw new Error(`${game} could not be measured`);
    const lines = run.stdout.trim().split('\n');
    all.push(...Object.entries(JSON.parse(lines.pop()!) as Figures));
    console.log(lines.join('\n'));
  }
  console.log(JSON.stringify(Object.fromEntries(all.map(([key, value]) => [key, Number(value.toPrecision(4))]))));
}

const game = process.argv[2];
if (game === undefined) alone();
else console.log(JSON.stringify(await MEASURES[game]!()));
