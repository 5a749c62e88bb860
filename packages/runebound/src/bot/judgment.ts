/** What a position is worth to each seat. */

import { sharesOf, type Game, type View } from '@questwright/kernel';
import type { Challenge } from '../cards.ts';
import { COLORS } from '../words.ts';
import type { RuneboundWorld } from '../world.ts';
import fitted from './judgment.json' with { type: 'json' };
import { costOf, type Outlook } from './outlook.ts';
import { hasHero, sightOf, type Sight } from './sight.ts';

/** What the signs of a group add up to that wins every other game. */
const EVEN = 6;

/** What is looked at in a seat's position. */
export interface Signs {
  runes: number;
  /** Experience points, spent or not. */
  experience: number;
  gold: number;
  /** What the cards cost. */
  gear: number;
  wounds: number;
  exhaustion: number;
  /** What the hardest fights are worth to the party when it is well, and as it is. Easier ones say the same as experience. */
  red: number;
  'red now': number;
}
export const SIGNS: readonly (keyof Signs)[] = [
  'runes',
  'experience',
  'gold',
  'gear',
  'wounds',
  'exhaustion',
  'red',
  'red now',
];

/** The chance to win of each seat. */
export function judge(outlook: Outlook, game: Game<RuneboundWorld>, view: () => View): number[] {
  const { seats } = game.world;
  if (game.over) return sharesOf(game.result, seats);
  const seen = view();
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (!hasHero(seen, seat)) {
      scores.push(-Infinity);
      continue;
    }
    const sight = sightOf(outlook, seen, seat);
    let score = scoreOf(signsOf(outlook, sight));
    for (const part of outlook.parts) score += part.judge?.(outlook, sight) ?? 0;
    scores.push(score);
  }
  return outlook.parts.some(({ together }) => together) ? sharedOf(scores) : chancesOf(scores);
}
/** One chance for all who play together, by what their signs add up to on average. */
function sharedOf(scores: readonly number[]): number[] {
  const playing = scores.filter((score) => score > -Infinity);
  const mean = playing.reduce((sum, score) => sum + score, 0) / Math.max(1, playing.length);
  const chance = 1 / (1 + Math.exp(EVEN - mean));
  return scores.map((score) => (score > -Infinity ? chance : 0));
}
/** Each seat's share, by what its signs add up to. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

export function signsOf(outlook: Outlook, sight: Sight): Signs {
  const { me, money, hero, area, party } = sight;
  let runes = 0;
  let gear = 0;
  for (const one of area) {
    if ((one.card as Partial<Challenge>).dragonRune === true) runes++;
    gear += costOf(one);
  }
  const experience = me.spent + me.points + COLORS.reduce((sum, color, at) => sum + (at + 1) * me.counters[color], 0);
  return {
    runes,
    experience,
    gold: money,
    gear,
    wounds: hero.wounds,
    exhaustion: hero.exhaustion,
    red: outlook.odds(outlook.well(sight), 'red'),
    'red now': outlook.odds(party, 'red'),
  };
}

/** What each sign adds to the logarithm of the chance to win; how it was found is told beside it. */
const WORTH = fitted.worth as Readonly<Record<keyof Signs, number>>;
function scoreOf(signs: Signs): number {
  let score = 0;
  for (const sign of SIGNS) score += WORTH[sign] * signs[sign];
  return score;
}
