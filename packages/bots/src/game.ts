/** Whole games played by bots. */

import {
  begin,
  imagine,
  play,
  view,
  type Decision,
  type Event,
  type Game,
  type Loaded,
  type Offer,
  type Seat,
  type Start,
  type World,
} from '@questwright/kernel';
import type { Bot, Seen } from './bot.ts';
import { lazyView } from './lazy-view.ts';
import type { Found } from './search.ts';

export interface GameOfBots<W extends World> extends Omit<Start, 'seats'> {
  /** Ends a game that would take too long; asked before every decision. */
  until?(game: Game<W>): boolean;
  /** Filled with all events, if given. */
  events?: Event[];
}
export interface Played<W extends World> {
  game: Game<W>;
  decisions: number;
}

/** Plays a game in which each bot has the seat of its place in the list. A bot that gives an illegal answer is a mistake. */
export function playGame<W extends World>(
  loaded: Loaded<W>,
  bots: readonly Bot[],
  { until, events, ...start }: GameOfBots<W>,
): Played<W> {
  const game = begin(loaded, { ...start, seats: bots.length }, events ?? null);
  let decisions = 0;
  while (game.pending !== null && until?.(game) !== true) {
    const offer = whoAnswers(game.pending);
    const { no } = game.pending;
    const bot = bots[offer.seat]!;
    const pick = answerOf(loaded, game, bot, offer);
    const refusal = play(loaded, game, offer.seat, { no, pick }, events ?? null);
    if (refusal !== null) throw new Error(`${bot.name} answered ${pick.join(' ')}: ${refusal.key} (${refusal.rule})`);
    decisions++;
  }
  return { game, decisions };
}

/** The first seat that is waited for; where terms are on the table, one that has not agreed to them. */
export function whoAnswers(decision: Decision): Offer {
  const { offers, given } = decision;
  // Nearly all questions are like this.
  if (offers.length === 1 && given.length === 0 && offers[0]!.asked) return offers[0]!;
  return whoOfMany(decision);
}
function whoOfMany({ offers, given, proposal }: Decision): Offer {
  const waited = offers.filter((one) => one.asked && !given.some(({ seat }) => seat === one.seat));
  const agreed = proposal === null ? [] : [proposal.seat, ...proposal.accepted];
  const offer = waited.find(({ seat }) => !agreed.includes(seat)) ?? waited[0];
  if (offer === undefined) throw new Error('The game waits for nobody');
  return offer;
}

/** The answer of a bot to what its seat is offered; the view is made only as far as the bot looks. */
export function answerOf<W extends World>(loaded: Loaded<W>, game: Game<W>, bot: Bot, offer: Offer): readonly string[] {
  const { seat } = offer;
  if (bot.pick === undefined) return answerBy(loaded, game, bot, seat);
  return bot.pick(seenBy(loaded, game, offer));
}

/** What a bot thinks about what its seat is offered; null when it does not think. */
export function thoughtOf<W extends World>(loaded: Loaded<W>, game: Game<W>, bot: Bot, offer: Offer): Found | null {
  return bot.think?.(seenBy(loaded, game, offer)) ?? null;
}
function seenBy<W extends World>(loaded: Loaded<W>, game: Game<W>, offer: Offer): Seen {
  const { seat } = offer;
  const { no, proc, step } = game.pending!;
  const imagined = (): Game<W> => imagine(loaded, game, seat);
  return { seat, no, proc, step, offer, view: () => lazyView(loaded, game, seat), imagine: imagined };
}

/** The answer of a bot to a game that waits for a seat, by its view alone. */
export function answerBy<W extends World>(loaded: Loaded<W>, game: Game<W>, bot: Bot, seat: Seat): readonly string[] {
  const seen = view(loaded, game, seat);
  if (seen.decision === null) throw new Error('The game is over');
  return bot.choose(seen, seen.decision, () => imagine(loaded, game, seat));
}
