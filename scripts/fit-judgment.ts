/** `npm run fit`: how many rounds a player still needs, by the signs of its position, and what that says about who will win.
 *  The rounds are those of games that a bot plays alone (least squares), their weight is found in games of two to four equal
 *  bots. Writes `judgment.json` beside the judgment: the worth of each sign, and how it was found. Games are numbered by their
 *  seeds, so that the same numbers of games give the same file. A fifth of the games is kept apart and says how good it is.
 *  Usage: npm run fit -- [games alone] [games together] */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lazyView, playGame, type Bot } from '@questwright/bots';
import { load, publicContent, winnersIn, type Game } from '@questwright/kernel';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { chancesOf, greedyBot, Outlook, SEASONED, SIGNS, sightOf, signsOf, WEIGHTS } from '@questwright/runebound/bot';

const ALONE = Number(process.argv[2] ?? 300);
const TOGETHER = Number(process.argv[3] ?? 90);
/** Positions of one game are much alike: some are enough. */
const EVERY = 4;
const MOST_ROUNDS = 120;
/** Against weights that only fit these games: as if so many positions had said nothing. */
const PENALTY = 20;

const loaded = load(runebound);
const content = publicContent(loaded);
const outlook = new Outlook(content as never, { ...WEIGHTS, ...SEASONED });
const bot: Bot = greedyBot(content, SEASONED);

interface Position {
  round: number;
  /** Of each seat. */
  signs: readonly (readonly number[])[];
}
interface Course {
  positions: Position[];
  rounds: number;
  winner: number | null;
}
function played(seats: number, seed: string): Course {
  const positions: Position[] = [];
  const until = (game: Game<RuneboundWorld>): boolean => {
    const { round } = game.world;
    if (round % EVERY === 0 && positions.at(-1)?.round !== round) {
      const seen = lazyView(loaded, game, 0);
      const signs = Array.from({ length: seats }, (_, seat) => {
        const found = signsOf(outlook, sightOf(outlook, seen, seat));
        return SIGNS.map((sign) => found[sign]);
      });
      positions.push({ round, signs });
    }
    return round > MOST_ROUNDS;
  };
  const bots = Array.from({ length: seats }, () => bot);
  const { game } = playGame(loaded, bots, { seed, until });
  const [winner = null, ...others] = winnersIn(game.result);
  return { positions, rounds: game.world.round, winner: others.length === 0 ? winner : null };
}

// ---- how many rounds are left ----

/** These signs are never good; all others are never bad. Signs go together so much that they would be played off against each
 *  other otherwise. */
const BAD: ReadonlySet<string> = new Set(['wounds', 'exhaustion']);
const ROUNDS = 2000;

/** Solves A x = b for a symmetric A that is positive definite, sign by sign, as far as no sign gets what it must not have. */
function solved(a: readonly (readonly number[])[], b: readonly number[]): number[] {
  const found = b.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, row] of a.entries()) {
      const best = found[at]! + (b[at]! - dot(row, found)) / row[at]!;
      // What is good leaves fewer rounds.
      found[at] = BAD.has(SIGNS[at]!) ? Math.max(0, best) : Math.min(0, best);
    }
  }
  return found;
}
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const spreadOf = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2))) || 1;
};
const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, number, at) => sum + number * other[at]!, 0);

interface Sample {
  signs: readonly number[];
  left: number;
}
/** The weights by which signs tell the rounds that are left, but for a constant. */
function leastSquares(samples: readonly Sample[]): number[] {
  const middles = SIGNS.map((_, at) => mean(samples.map(({ signs }) => signs[at]!)));
  const spreads = SIGNS.map((_, at) => spreadOf(samples.map(({ signs }) => signs[at]!)));
  const scaled = samples.map(({ signs }) => signs.map((one, at) => (one - middles[at]!) / spreads[at]!));
  const usual = mean(samples.map(({ left }) => left));
  const a = SIGNS.map((_, i) =>
    SIGNS.map((__, j) => scaled.reduce((sum, one) => sum + one[i]! * one[j]!, i === j ? PENALTY : 0)),
  );
  const b = SIGNS.map((_, i) => scaled.reduce((sum, one, at) => sum + one[i]! * (samples[at]!.left - usual), 0));
  return solved(a, b).map((weight, at) => weight / spreads[at]!);
}
/** How much of what differs is explained. */
function explained(samples: readonly Sample[], weights: readonly number[]): number {
  const misses = samples.map(({ signs, left }) => left - dot(signs, weights));
  return 1 - (spreadOf(misses) / spreadOf(samples.map(({ left }) => left))) ** 2;
}

// ---- who wins ----

/** The mean of −ln of the chance that the winner was given. */
function lossOf(courses: readonly Course[], weights: readonly number[], scale: number): number {
  const losses = courses.flatMap(({ positions, winner }) =>
    winner === null
      ? []
      : positions.map(({ signs }) => -Math.log(chancesOf(signs.map((own) => -scale * dot(own, weights)))[winner]!)),
  );
  return mean(losses);
}
const SCALES = Array.from({ length: 60 }, (_, n) => 0.005 * (n + 1));

const isApart = (game: number): boolean => game % 5 === 0;
const alone = Array.from({ length: ALONE }, (_, game) => played(1, `alone ${game}`));
const samplesOf = (apart: boolean): Sample[] =>
  alone.flatMap(({ positions, rounds }, game) =>
    isApart(game) === apart ? positions.map(({ round, signs }) => ({ signs: signs[0]!, left: rounds - round })) : [],
  );
const weights = leastSquares(samplesOf(false));
const together = Array.from({ length: TOGETHER }, (_, game) => played(2 + (game % 3), `together ${game}`));
const [fitted, apart] = [false, true].map((which) => together.filter((_, game) => isApart(game) === which));
const scale = SCALES.reduce((best, one) =>
  lossOf(fitted!, weights, one) < lossOf(fitted!, weights, best) ? one : best,
);

const rounded = (number: number): number => Number(number.toPrecision(4));
const made = {
  by: 'npm run fit',
  'games alone': ALONE,
  'games together': TOGETHER,
  'explained of the rounds left, apart': rounded(explained(samplesOf(true), weights)),
  'loss, apart': rounded(lossOf(apart!, weights, scale)),
  'loss of equal chances, apart': rounded(lossOf(apart!, weights, 0)),
};
const worth = Object.fromEntries(SIGNS.map((sign, at) => [sign, rounded(-scale * weights[at]!)]));
const file = new URL('../packages/runebound/src/bot/judgment.json', import.meta.url);
writeFileSync(fileURLToPath(file), `${JSON.stringify({ made, worth }, null, 2)}\n`);
console.log(JSON.stringify({ ...made, scale, worth }));
