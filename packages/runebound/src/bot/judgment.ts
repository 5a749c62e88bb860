/** What a position is worth to each seat. */

import type { Game, Json, Seat, View } from '@questwright/kernel';
import type { Challenge } from '../cards.ts';
import { COLORS } from '../words.ts';
import type { Land } from '../world.ts';
import { costOf, type Outlook } from './outlook.ts';
import { sightOf, type Sight } from './sight.ts';

/** What is looked at in a seat's position. */
export interface Signs {
  runes: number;
  /** Experience points, spent or not. */
  experience: number;
  gold: number;
  /** What the cards cost. */
  gear: number;
  exhaustion: number;
  /** What fights of each color are worth to the party as it is. */
  green: number;
  yellow: number;
  blue: number;
  red: number;
  /** What the place is worth by what can be reached from there, and what the best place on the board is. */
  standing: number;
  goal: number;
}

/** The chance to win of each seat. */
export function judge(outlook: Outlook, game: Game<Land>, view: () => View): number[] {
  const { seats } = game.world;
  if (game.over) return sharesOf(game.result, seats);
  const scores: number[] = [];
  const seen = view();
  for (let seat = 0; seat < seats; seat++) scores.push(scoreOf(signsOf(outlook, sightOf(outlook, seen, seat))));
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** The winner takes all; several share. */
function sharesOf(result: Json, seats: number): number[] {
  const { winner } = (result ?? {}) as { winner?: Seat | Seat[] };
  const winners = Array.isArray(winner) ? winner : winner === undefined ? [] : [winner];
  return Array.from({ length: seats }, (_, seat) =>
    winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0,
  );
}

export function signsOf(outlook: Outlook, sight: Sight): Signs {
  const { me, hero, area, party } = sight;
  let runes = 0;
  let gear = 0;
  for (const one of area) {
    if ((one.card as Partial<Challenge>).dragonRune === true) runes++;
    gear += costOf(one);
  }
  const goals = outlook.goals(sight);
  return {
    runes,
    experience: me.spent + me.points + COLORS.reduce((sum, color, at) => sum + (at + 1) * me.counters[color], 0),
    gold: me.gold,
    gear,
    exhaustion: hero.exhaustion,
    green: outlook.odds(party, 'green'),
    yellow: outlook.odds(party, 'yellow'),
    blue: outlook.odds(party, 'blue'),
    red: outlook.odds(party, 'red'),
    standing: outlook.board.standing(goals)(me.space),
    goal: goals.reduce((most, { worth }) => Math.max(most, worth), 0),
  };
}

/** Fitted to 240 games of two greedy bots, then rounded: what each sign adds to the logarithm of the chance to win. */
const WORTH: Readonly<Record<keyof Signs, number>> = {
  runes: 0.6,
  experience: 0.05,
  gold: 0.015,
  gear: 0.017,
  exhaustion: -0.01,
  green: 0.7,
  yellow: 0.2,
  blue: 0.6,
  red: 0.25,
  standing: 0.05,
  goal: 0.04,
};
function scoreOf(signs: Signs): number {
  let score = 0;
  for (const sign in WORTH) score += WORTH[sign as keyof Signs] * signs[sign as keyof Signs];
  return score;
}
