/** What a lab counts in games of Runebound. */

import type { Game, Json, Loaded, Message } from '@questwright/kernel';
import { intervalOf, ratio, type Figure, type Share, type Spread } from '@questwright/messages';
import type { Card } from '../cards.ts';
import { partsOf, type RuneboundExtension } from '../extension.ts';
import type { RuneboundWorld } from '../world.ts';
import { COLORS } from '../words.ts';
import { figures } from './figures.ts';
import { Follower } from './follow.ts';
import { report, type Report } from './report.ts';
import type { Row } from './row.ts';
import { outInWords, outOfBand, wantedWith, type Wanted } from './wanted.ts';

/** A game that nobody has won by then counts as capped. */
const LAST_ROUND = 400;

const cardsOf =
  ({ content }: Loaded<RuneboundWorld>) =>
  (id: string): Card =>
    content.get(id)!.content as unknown as Card;

function summary(found: Report, wanted: Wanted): Json {
  const { games, rounds, decisions, ends, fights, heroes, order } = found;
  const round = ({ mean, median }: Spread): Json => ({ mean: Number(mean.toFixed(2)), median });
  const wins = (share: Share): Json => {
    const { value, low, high } = intervalOf(share);
    const [number, ...interval] = [value, low, high].map((one) => Number(one.toFixed(3)));
    return { of: share.of, value: number!, interval };
  };
  return {
    games,
    ends,
    rounds: round(rounds),
    decisions: round(decisions),
    heroes: Object.fromEntries(
      Object.entries(heroes).map(([id, one]) => [id, wins({ of: one.games, done: one.wins })]),
    ),
    order: order.map(wins),
    defeated: Object.fromEntries(COLORS.map((color) => [color, Number(ratio(fights[color]).toFixed(3))])),
    out_of_band: outOfBand(found, wanted).map(({ what, id, value, low, high, sure }) => {
      const [number, ...interval] = [value, low, high].map((one) => Number(one.toFixed(3)));
      return { what, id, value: number!, interval, sure };
    }),
  };
}

/** With what is wanted of games with the packs that are on. */
export async function labWith(extensions: readonly RuneboundExtension[]) {
  const parts = await partsOf(extensions, (one) => one.lab?.());
  const wantedIn = ({ packs }: Loaded<RuneboundWorld>): Wanted => wantedWith(parts(packs));
  return {
    follow: (loaded: Loaded<RuneboundWorld>, bots: readonly string[]): Follower =>
      new Follower(loaded, bots, wantedIn(loaded).deeds),
    keepsBots: true,
    isTooLong: ({ world }: Game<RuneboundWorld>): boolean => world.round > LAST_ROUND,
    report,
    figures: (found: Report, loaded: Loaded<RuneboundWorld>): Figure[] =>
      figures(found, cardsOf(loaded), wantedIn(loaded)),
    outside: (found: Report, loaded: Loaded<RuneboundWorld>): Message[] | null => {
      const wanted = wantedIn(loaded);
      if (found.players !== wanted.players) return null;
      return outOfBand(found, wanted).map((out) => outInWords(out, cardsOf(loaded)));
    },
    summary: (found: Report, loaded: Loaded<RuneboundWorld>): Json => summary(found, wantedIn(loaded)),
  };
}
export type { Report, Row };
