/** One game of the ladder, played by whoever is sent a task. */

import {
  playGame,
  randomBot,
  STRENGTHS,
  withBudget,
  type Bot,
  type Strength,
  type StrengthName,
} from '@questwright/bots';
import { load, publicContent, sharesOf, type Game } from '@questwright/kernel';
import { COLORS, runebound, type RuneboundWorld } from '@questwright/runebound';
import { runeboundBot } from '@questwright/runebound/bot';
import { PAIRS, type Player, type Row } from './pairing.ts';

export interface Task {
  pair: string;
  game: number;
  full: boolean;
}

const MOST_ROUNDS = 120;
/** What a decision may take, in milliseconds. */
const IN_TIME = 1000;
/** The budgets of the ladder in iterations, so that a decision takes no more than 20 ms on average. */
const LADDER: Readonly<Partial<Record<StrengthName, number>>> = { legend: 48 };

export const strengthOf = (name: StrengthName, full: boolean): Strength =>
  full ? STRENGTHS[name] : withBudget(STRENGTHS[name], LADDER[name] ?? Infinity);

const loaded = load(runebound);
const content = publicContent(loaded);

function botNamed(name: Player, seed: string, full: boolean): Bot {
  if (name === 'random') return randomBot(seed);
  return runeboundBot(loaded, name, null, { seed }, strengthOf(name, full));
}
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function played({ pair, game, full }: Task): Row {
  const seat = game % 2;
  // Each game is played twice, with seats exchanged.
  const seed = `ladder ${pair} ${game >> 1}`;
  const { players } = PAIRS[pair]!;
  const [one, other] = players.map((name) => botNamed(name, `${seed} ${name}`, full)) as [Bot, Bot];
  const row: Row = { pair, game, points: 0, milliseconds: 0, decisions: 0, late: 0, longest: 0 };
  const timed: Bot = {
    ...one,
    pick: (seen) => {
      const start = cpu();
      const pick = one.pick!(seen);
      const took = cpu() - start;
      row.milliseconds += took;
      row.decisions++;
      if (took > IN_TIME) row.late++;
      row.longest = Math.max(row.longest, took);
      return pick;
    },
  };
  const bots = seat === 0 ? [timed, other] : [other, timed];
  const { game: end } = playGame(loaded, bots, { seed, until: ({ world }) => world.round > MOST_ROUNDS });
  return { ...row, points: pointsOf(end, seat) };
}

/** Who won; in a game that takes too long, who has more Dragon Runes, then more experience. */
function pointsOf({ over, result, world }: Game<RuneboundWorld>, seat: number): number {
  if (over) return sharesOf(result, world.seats)[seat]!;
  const { things, heroes } = world;
  const scores = heroes.map(({ counters, points, spent }, at) => {
    const cards = things.piles[`area/${at}`]!.map((thing) => content[things.cards[things.card[thing]!]!]);
    const runes = cards.filter((card) => (card as { dragonRune?: true }).dragonRune === true).length;
    return runes * 1000 + spent + points + COLORS.reduce((sum, color, n) => sum + (n + 1) * counters[color], 0);
  });
  const [mine, theirs] = [scores[seat]!, scores[1 - seat]!];
  return mine === theirs ? 0.5 : Number(mine > theirs);
}
