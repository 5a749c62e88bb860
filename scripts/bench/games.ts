/** `npm run bench:games`: whole games of Runebound and Encounters of Middara by bots, on one core, in seconds of CPU time: a busy machine changes them
 *  less than the clock. Measured in a process of its own with compiled packages, as in production. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerOf, playGame, randomBot, whoAnswers, type Bot } from '@questwright/bots';
import { begin, clone, load, play, reask, setUp, view, type Game, type Loaded } from '@questwright/kernel';
import type { Middara } from '@questwright/middara';
import { greedyBot as greedyAdventurers } from '@questwright/middara/bot';
import { wholeMiddara } from '@questwright/middara/secrets';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { game as withPacks } from '@questwright/runebound/game';

const SEATS = 4;
const MOST_ROUNDS = 400;
const RANDOM_DECISIONS = 3000;
const LAST_ROUND = 30;
const SECONDS = { greedy: 12, pack: 6, encounters: 6, random: 4, part: 1.5 };

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How many of something for each second of CPU time; a third of the time goes before for warming up. */
function perCpuSecond(seconds: number, some: () => number): number {
  const timed = (most: number): number => {
    const start = cpuSeconds();
    let count = 0;
    let now = start;
    while (now - start < most) {
      count += some();
      now = cpuSeconds();
    }
    return count / (now - start);
  };
  timed(seconds / 3);
  return timed(seconds);
}

function greedyGames(loaded: Loaded<RuneboundWorld>, bot: Bot, seconds: number) {
  const bots = Array.from({ length: SEATS }, () => bot);
  let games = 0;
  let decisions = 0;
  let finished = 0;
  let rounds = 0;
  const until = ({ world }: Game<RuneboundWorld>): boolean => world.round > MOST_ROUNDS;
  const perSecond = perCpuSecond(seconds, () => {
    const played = playGame(loaded, bots, { seed: `bench ${games++}`, until });
    decisions += played.decisions;
    rounds += played.game.world.round;
    if (played.game.over) finished++;
    return 1;
  });
  return { perSecond, games, decisions: decisions / games, finished: finished / games, rounds: rounds / games };
}

/** Every Encounter of the box in turn. */
function encounters(): { perSecond: number; decisions: number; ended: number } {
  const loaded = load<Middara>(wholeMiddara.definition);
  const all = [...loaded.content].filter(([, { content }]) => content['kind'] === 'encounter').map(([id]) => id);
  const bot: Bot = greedyAdventurers(loaded);
  let games = 0;
  let decisions = 0;
  let ended = 0;
  const perSecond = perCpuSecond(SECONDS.encounters, () => {
    const options = { encounter: all[games % all.length]! };
    const until = ({ world }: Game<Middara>): boolean =>
      world.round > LAST_ROUND || (world.encounter !== '' && world.encounter !== options.encounter);
    const played = playGame(loaded, [bot, bot], { seed: `bench ${games++}`, options, until });
    decisions += played.decisions;
    if (played.game.world.round <= LAST_ROUND) ended++;
    return 1;
  });
  return { perSecond, decisions: decisions / games, ended: ended / games };
}

function randomDecisions(loaded: Loaded<RuneboundWorld>): number {
  let games = 0;
  return perCpuSecond(SECONDS.random, () => {
    const bots = Array.from({ length: SEATS }, (_, seat) => randomBot(`bench ${games} ${seat}`));
    let left = RANDOM_DECISIONS;
    return playGame(loaded, bots, { seed: `bench ${games++}`, until: () => left-- <= 0 }).decisions;
  });
}

/** Positions from the course of a game, each with an answer to it. */
function positions(
  loaded: Loaded<RuneboundWorld>,
): { game: Game<RuneboundWorld>; seat: number; pick: readonly string[] }[] {
  const found: { game: Game<RuneboundWorld>; seat: number; pick: readonly string[] }[] = [];
  const game = begin(loaded, { seats: SEATS, seed: 'bench positions' });
  const bot = randomBot('bench positions');
  for (let n = 0; n < 2000 && game.pending !== null; n++) {
    const offer = whoAnswers(game.pending);
    const { no } = game.pending;
    const pick = answerOf(loaded, game, bot, offer);
    if (n % 10 === 0) found.push({ game: clone(loaded, game), seat: offer.seat, pick });
    play(loaded, game, offer.seat, { no, pick });
  }
  return found;
}

/** With each expansion, and what it needs: games for each second. */
function gamesWithPacks(greedyBot: (loaded: Loaded<RuneboundWorld>) => Bot): Record<string, number> {
  const books = runebound.packs.filter(({ kind, needs = [] }) => kind === 'pack' || needs.length > 0);
  return Object.fromEntries(
    books.map(({ id, needs = [] }) => {
      const loaded = load<RuneboundWorld>(runebound, { packs: [...needs, id] });
      return [id, greedyGames(loaded, greedyBot(loaded), SECONDS.pack).perSecond];
    }),
  );
}

async function measure(): Promise<void> {
  const { bots } = await withPacks.bots();
  const greedyBot = (of: Loaded<RuneboundWorld>): Bot => bots['greedy']!(of);
  const loaded = load(runebound);
  const greedy = greedyGames(loaded, greedyBot(loaded), SECONDS.greedy);
  const fights = encounters();
  const random = randomDecisions(loaded);
  const all = positions(loaded);
  const everywhere = (act: (position: (typeof all)[number]) => void): number =>
    perCpuSecond(SECONDS.part, () => {
      for (const position of all) act(position);
      return all.length;
    });
  const cloning = everywhere(({ game }) => void clone(loaded, game));
  const cloningAndApplying = everywhere(({ game, seat, pick }) => {
    const copy = clone(loaded, game);
    play(loaded, copy, seat, { no: copy.pending!.no, pick });
  });
  const enumerating = everywhere(({ game }) => reask(loaded, game));
  const viewing = everywhere(({ game, seat }) => void view(loaded, game, seat));
  let setups = 0;
  const settingUp = perCpuSecond(SECONDS.part, () => {
    setUp(loaded, { seats: SEATS, seed: `bench ${setups++}` });
    return 1;
  });
  // Last: code that has seen many sets of packs is slower, and an older tree that has none of them would look better.
  const packs = gamesWithPacks(greedyBot);
  const say = (what: string, number: number, digits = 0): void =>
    console.log(`${what.padEnd(44)} ${number.toLocaleString('en', { maximumFractionDigits: digits }).padStart(12)}`);
  say(`greedy games with ${SEATS} players / s`, greedy.perSecond, 2);
  say('  games played', greedy.games);
  say('  share that ended', greedy.finished, 3);
  say('  rounds in a game', greedy.rounds, 1);
  say('  decisions in a game', greedy.decisions);
  say('  greedy decisions / s', greedy.perSecond * greedy.decisions);
  for (const [id, perSecond] of Object.entries(packs)) say(`  with ${id} / s`, perSecond, 2);
  say('greedy Encounters of Middara / s', fights.perSecond, 2);
  say('  share that ended', fights.ended, 3);
  say('  decisions in an Encounter', fights.decisions);
  say('random decisions / s', random);
  say('applied answers / s', 1 / (1 / cloningAndApplying - 1 / cloning));
  say('enumerated decisions / s', enumerating);
  say('clones / s', cloning);
  say('views / s', viewing);
  say('set-ups / s', settingUp);
  const figures = {
    runebound_4p_games_per_s: greedy.perSecond,
    runebound_decisions_per_game: greedy.decisions,
    runebound_random_decisions_per_s: random,
    middara_encounters_per_s: fights.perSecond,
    ...Object.fromEntries(
      Object.entries(packs).map(([id, perSecond]) => [`runebound_${id.replaceAll('-', '_')}_games_per_s`, perSecond]),
    ),
  };
  const rounded = Object.entries(figures).map(([key, value]) => [key, Number(value.toPrecision(4))]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}

/** Compiles what is measured, then measures in a process that uses it. */
function alone(): void {
  const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const compiler = [inProject('node_modules/typescript/bin/tsc'), '--build'];
  const packages = ['packages/bots', 'packages/runebound', 'packages/middara'].map(inProject);
  const { status, stdout } = spawnSync(process.execPath, [...compiler, ...packages], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`What would be measured does not compile:\n${stdout}`);
  const flags = process.execArgv.filter((flag) => flag !== '--conditions=development');
  const run = spawnSync(process.execPath, [...flags, fileURLToPath(import.meta.url), 'measure'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = run.status ?? 1;
}

if (process.argv[2] === 'measure') await measure();
else alone();
