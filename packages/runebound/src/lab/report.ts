/** What many games show together. */

import type { Json } from '@questwright/kernel';
import { COLORS, type Color } from '../words.ts';
import { emptyShares, type Row, type Share } from './row.ts';

export interface HeroReport {
  games: number;
  wins: number;
  turns: number;
  knockouts: number;
  escapes: number;
  abilities: number;
  /** Turns without, at the longest, on average over games. */
  longestWithout: number;
}
export interface Spread {
  mean: number;
  median: number;
  least: number;
  most: number;
}
export interface Report {
  games: number;
  rounds: Spread;
  decisions: Spread;
  ends: Record<string, number>;
  winsBySeat: number[];
  heroes: Record<string, HeroReport>;
  market: Record<string, Share>;
  courses: Record<string, Share>;
  fights: Record<Color, Share>;
  /** For each Hero on average, at the beginning of every fifth round. */
  curve: { round: number; games: number; level: number; gold: number }[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) / 2;
  const median = mean(sorted.slice(Math.floor(at), Math.ceil(at) + 1));
  return { mean: mean(sorted), median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

function addAll(into: Record<string, Share>, shares: Readonly<Record<string, Share>>): void {
  for (const [key, { of, done }] of Object.entries(shares)) {
    const sum = (into[key] ??= { of: 0, done: 0 });
    sum.of += of;
    sum.done += done;
  }
}

const EVERY = 5;

export function report(rows: readonly Row[]): Report {
  const ended = rows.filter(({ end }) => end !== 'capped');
  const found: Report = {
    games: rows.length,
    rounds: spread(ended.map(({ rounds }) => rounds)),
    decisions: spread(rows.map(({ decisions }) => decisions)),
    ends: {},
    winsBySeat: [],
    heroes: {},
    market: {},
    courses: {},
    fights: emptyShares(),
    curve: [],
  };
  for (const row of rows) {
    found.ends[row.end] = (found.ends[row.end] ?? 0) + 1;
    addAll(found.market, row.market);
    addAll(found.courses, row.courses);
    addAll(found.fights, row.fights);
    for (const seat of row.heroes.keys()) addSeat(found, row, seat);
  }
  for (const hero of Object.values(found.heroes)) hero.longestWithout /= hero.games;
  const last = Math.max(0, ...rows.map(({ levels }) => levels.length));
  for (let round = 1; round <= last; round += round === 1 ? EVERY - 1 : EVERY) {
    const there = rows.filter(({ levels }) => levels.length >= round);
    const each = (of: (row: Row) => number[]): number =>
      mean(there.map((row) => of(row)[round - 1]! / row.heroes.length));
    found.curve.push({
      round,
      games: there.length,
      level: each(({ levels }) => levels),
      gold: each(({ gold }) => gold),
    });
  }
  return found;
}

function addSeat(found: Report, row: Row, seat: number): void {
  const hero = (found.heroes[row.heroes[seat]!] ??= {
    games: 0,
    wins: 0,
    turns: 0,
    knockouts: 0,
    escapes: 0,
    abilities: 0,
    longestWithout: 0,
  });
  const won = row.winners.includes(seat) ? 1 : 0;
  hero.games++;
  hero.wins += won;
  hero.turns += row.turns[seat]!;
  hero.knockouts += row.knockouts[seat]!;
  hero.escapes += row.escapes[seat]!;
  hero.abilities += row.abilities[seat]!;
  hero.longestWithout += row.longestWithout[seat]!;
  found.winsBySeat[seat] = (found.winsBySeat[seat] ?? 0) + won;
}

// ---- what we want ----

/** Games of four greedy bots with the Doom Track should stay within these. */
export const WANTED = {
  rounds: { least: 25, most: 45 },
  /** Uses of its ability by a Hero in a turn: at least once in four. */
  ability: 1 / 4,
  bought: { least: 0.01, most: 0.8 },
  /** Of cards that could be bought less often than this nothing can be said. */
  visits: 100,
} as const;

const ratio = ({ of, done }: Share): number => (of === 0 ? 0 : done / of);

/** What lies outside, in words. */
export function outOfBand({ rounds, heroes, market }: Report): string[] {
  const out: string[] = [];
  if (rounds.mean < WANTED.rounds.least || rounds.mean > WANTED.rounds.most)
    out.push(`rounds: ${rounds.mean.toFixed(1)}`);
  for (const [id, { abilities, turns }] of Object.entries(heroes)) {
    if (turns > 0 && abilities / turns < WANTED.ability)
      out.push(`${id}: ability ${(abilities / turns).toFixed(2)} a turn`);
  }
  for (const [id, share] of Object.entries(market)) {
    const part = ratio(share);
    if (share.of < WANTED.visits || (part >= WANTED.bought.least && part <= WANTED.bought.most)) continue;
    out.push(`${id}: bought at ${percent(share)} of ${share.of} visits`);
  }
  return out.toSorted();
}

// ---- for people ----

const percent = (share: Share): string => `${(100 * ratio(share)).toFixed(1)} %`;
const spreadInWords = ({ mean: average, median, least, most }: Spread): string =>
  `mean ${average.toFixed(1)}, median ${median}, ${least} to ${most}`;

export function lines(found: Report): string[] {
  const { heroes, market, courses, fights, curve, ends, winsBySeat } = found;
  const by = <X>(all: Record<string, X>, of: (one: X) => number): [string, X][] =>
    Object.entries(all).toSorted(([, one], [, other]) => of(other) - of(one));
  const shares = (all: Record<string, Share>): string[] =>
    by(all, ratio).map(([id, share]) => `  ${percent(share).padStart(7)} of ${String(share.of).padStart(6)}  ${id}`);
  const out = outOfBand(found);
  return [
    `${found.games} games; ended: ${Object.entries(ends)
      .map(([how, times]) => `${how} ${times}`)
      .join(', ')}`,
    `Rounds of games that ended: ${spreadInWords(found.rounds)}`,
    `Decisions: ${spreadInWords(found.decisions)}`,
    `Wins by seat: ${winsBySeat.join(', ')}`,
    'Heroes (wins, knockouts and escapes a game, uses of the ability a turn, longest stretch of turns without):',
    ...by(heroes, ({ wins, games }) => wins / games).map(([id, one]) => {
      const each = (number: number): string => (number / one.games).toFixed(2).padStart(6);
      return `  ${id.padEnd(24)}${each(one.wins)}${each(one.knockouts)}${each(one.escapes)}${(one.abilities / one.turns).toFixed(2).padStart(7)}${one.longestWithout.toFixed(1).padStart(6)}`;
    }),
    'Challenges defeated of those fought:',
    ...COLORS.map(
      (color) => `  ${percent(fights[color]).padStart(7)} of ${String(fights[color].of).padStart(6)}  ${color}`,
    ),
    'Round: level and gold of a Hero:',
    ...curve.map(
      ({ round, games, level, gold }) =>
        `  ${String(round).padStart(4)}: ${level.toFixed(1).padStart(5)} ${gold.toFixed(1).padStart(6)}   (${games} games)`,
    ),
    'Market cards bought, of the visits at which they could be:',
    ...shares(market),
    'Courses of Encounters taken, of the times they were on offer:',
    ...shares(courses),
    out.length === 0 ? 'Nothing is out of band.' : `Out of band (${out.length}):`,
    ...out.map((one) => `  ${one}`),
  ];
}

export function summary(found: Report): Json {
  const { games, rounds, decisions, ends, fights } = found;
  const round = ({ mean: average, median }: Spread): Json => ({ mean: Number(average.toFixed(2)), median });
  return {
    games,
    ends,
    rounds: round(rounds),
    decisions: round(decisions),
    defeated: Object.fromEntries(COLORS.map((color) => [color, Number(ratio(fights[color]).toFixed(3))])),
    out_of_band: outOfBand(found),
  };
}
