/** What many games show together. */

import { binsOf, spread, type Bins, type Estimate, type Share, type Spread } from '@questwright/messages';
import type { Color } from '../words.ts';
import { effectsIn } from './effects.ts';
import { emptyShares, type Row } from './row.ts';
import { Tally } from './sure.ts';

export interface HeroReport {
  games: number;
  wins: number;
  turns: number;
  /** Of each game with this Hero. */
  knockouts: Spread;
  abilities: number;
}
export interface CurvePoint {
  round: number;
  games: number;
  /** Of whoever won in the end, and of the others; null where nobody did or nobody else was there. */
  level: { winners: number | null; others: number | null };
  gold: { winners: number | null; others: number | null };
}
export interface Report {
  games: number;
  players: number;
  rounds: Spread & Bins;
  decisions: Spread & Bins;
  ends: Record<string, number>;
  /** By place in the turn order, whoever moves first at the front. */
  order: Share[];
  bots: Record<string, Share>;
  heroes: Record<string, HeroReport>;
  market: Record<string, Share & { effect: Estimate | null }>;
  courses: Record<string, Share>;
  fights: Record<Color, Share>;
  /** In how many games a deed was about a card, by event. */
  deeds: Record<string, Record<string, number>>;
  /** At the beginning of every fifth round. */
  curve: CurvePoint[];
}

function tally(into: Map<string, Tally>, shares: Readonly<Record<string, Share>>): void {
  for (const [key, share] of Object.entries(shares)) {
    const sum = into.get(key) ?? new Tally();
    into.set(key, sum);
    sum.add(share);
  }
}
function add(sum: Share, { of, done }: Share): void {
  sum.of += of;
  sum.done += done;
}

const wonBy = ({ winners }: Row, seat: number): Share => ({ of: 1, done: winners.includes(seat) ? 1 : 0 });

const EVERY = 5;

export function report(rows: readonly Row[]): Report {
  const rounds = rows.filter(({ end }) => end !== 'capped').map((row) => row.rounds);
  const decisions = rows.map((row) => row.decisions);
  const [market, courses] = [new Map<string, Tally>(), new Map<string, Tally>()];
  const found: Report = {
    games: rows.length,
    players: rows[0]?.heroes.length ?? 0,
    rounds: { ...spread(rounds), ...binsOf(rounds) },
    decisions: { ...spread(decisions), ...binsOf(decisions) },
    ends: {},
    order: [],
    bots: {},
    heroes: heroesIn(rows),
    market: {},
    courses: {},
    fights: emptyShares(),
    deeds: {},
    curve: [],
  };
  for (const row of rows) {
    found.ends[row.end] = (found.ends[row.end] ?? 0) + 1;
    tally(market, row.market);
    tally(courses, row.courses);
    for (const [color, share] of Object.entries(row.fights)) add(found.fights[color as Color], share);
    for (const [event, cards] of Object.entries(row.deeds)) {
      const counted = (found.deeds[event] ??= {});
      for (const id of cards) counted[id] = (counted[id] ?? 0) + 1;
    }
    for (const [seat, bot] of row.bots.entries()) {
      add((found.bots[bot] ??= { of: 0, done: 0 }), wonBy(row, seat));
    }
    for (const [place, seat] of row.order.entries()) {
      add((found.order[place] ??= { of: 0, done: 0 }), wonBy(row, seat));
    }
  }
  const effects = effectsIn(rows);
  for (const [id, share] of market) found.market[id] = { ...share.share(), effect: effects[id] ?? null };
  for (const [id, share] of courses) found.courses[id] = share.share();
  const last = Math.max(0, ...rows.map(({ levels }) => levels[0]?.length ?? 0));
  for (let round = 1; round <= last; round += round === 1 ? EVERY - 1 : EVERY) found.curve.push(pointAt(rows, round));
  return found;
}

function pointAt(rows: readonly Row[], round: number): CurvePoint {
  const there = rows.filter(({ levels }) => (levels[0]?.length ?? 0) >= round);
  const meanOf = (of: (row: Row) => number[][], won: boolean): number | null => {
    const numbers = there.flatMap((row) =>
      of(row)
        .filter((_, seat) => row.heroes[seat] !== null && row.winners.includes(seat) === won)
        .map((each) => each[round - 1]!),
    );
    return numbers.length === 0 ? null : spread(numbers).mean;
  };
  const both = (of: (row: Row) => number[][]): CurvePoint['level'] => ({
    winners: meanOf(of, true),
    others: meanOf(of, false),
  });
  return { round, games: there.length, level: both(({ levels }) => levels), gold: both(({ gold }) => gold) };
}

function heroesIn(rows: readonly Row[]): Record<string, HeroReport> {
  const found: Record<string, HeroReport> = {};
  const knockouts: Record<string, number[]> = {};
  for (const row of rows) {
    for (const [seat, id] of row.heroes.entries()) {
      if (id === null) continue;
      const hero = (found[id] ??= { games: 0, wins: 0, turns: 0, knockouts: spread([]), abilities: 0 });
      hero.games++;
      if (row.winners.includes(seat)) hero.wins++;
      hero.turns += row.turns[seat]!;
      hero.abilities += row.abilities[seat]!;
      (knockouts[id] ??= []).push(row.knockouts[seat]!);
    }
  }
  for (const [id, hero] of Object.entries(found)) hero.knockouts = spread(knockouts[id]!);
  return found;
}
