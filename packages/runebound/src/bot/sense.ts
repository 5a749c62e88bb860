/** What helps to search Runebound: a quick policy, what is worth a look, and what a position is worth. */

import { answers, choiceOf, type Game, type Json, type Offer, type Seat, type View } from '@questwright/kernel';
import type { RuneboundWorld } from '../world.ts';
import { destinations } from './destinations.ts';
import { greedyBot, type Seen } from './greedy.ts';
import { judge } from './judgment.ts';
import { Outlook } from './outlook.ts';
import type { BotPart } from './part.ts';
import { sightOf, type Cards } from './sight.ts';
import { WEIGHTS, type Weights } from './weights.ts';

type Pick = readonly string[];

/** How many iterations it takes until thinking is better than the policy. What is bought and learned pays off later than anybody
 *  looks ahead, and fights are played by their odds; where to go depends on so many dice that a few playouts tell nothing. */
const LEAST_ITERATIONS: Readonly<Record<string, number>> = {
  'adventure step/what to do here': 1,
  'escape phase/escape or fight': 1,
  'escape phase/escape from a hero': 1,
  'choose an effect/choose': 1,
  'movement step/how to move': 60,
  'movement step/where to': 60,
};
const MOST_ANSWERS = 40;
/** So many places are looked at, of all that can be reached. */
const MOST_PLACES = 6;

export interface RuneboundSense {
  policy(game: Game<RuneboundWorld>, offer: Offer): Pick;
  atOnce(seen: Seen): Pick;
  evaluate(game: Game<RuneboundWorld>): readonly number[];
  candidates(game: Game<RuneboundWorld>, offer: Offer): readonly Pick[];
  leastIterations(game: Game<RuneboundWorld>, offer: Offer): number;
  time(game: Game<RuneboundWorld>): number;
  isQuiet(game: Game<RuneboundWorld>, seat: Seat): boolean;
  bystander(game: Game<RuneboundWorld>, offer: Offer): Pick;
}
/** Who only looks on stays where it is, and does what costs nothing. */
const IDLE = ['stay', 'decline', 'no-interaction', 'pass', 'save', 'fight', 'leave'];

/** `look` gives what a seat sees of a game; `parts` are those of the packs that are on. */
export function runeboundSense(
  content: Readonly<Record<string, Json>>,
  look: (game: Game<RuneboundWorld>, seat: Seat) => View,
  style: Partial<Weights> = {},
  parts: readonly BotPart[] = [],
): RuneboundSense {
  const greedy = greedyBot(content, style, parts);
  const outlook = new Outlook(content as unknown as Cards, { ...WEIGHTS, ...style }, parts);
  const policy = (game: Game<RuneboundWorld>, offer: Offer): Pick => {
    const { seat } = offer;
    const { proc, step } = game.pending!;
    return greedy.pick({ seat, proc, step, offer, view: () => look(game, seat) });
  };
  const places = (game: Game<RuneboundWorld>, { seat, options }: Offer): readonly string[] => {
    const sight = sightOf(outlook, look(game, seat), seat);
    const { board, weights } = outlook;
    const goals = destinations(outlook, sight);
    const moves = options.filter((option) => choiceOf(option) === 'move');
    const worths = new Map(
      moves.map((option) => [option, board.standing(goals, weights.delay, board.placeIn(option))]),
    );
    return moves.toSorted((one, other) => worths.get(other)! - worths.get(one)!).slice(0, MOST_PLACES);
  };
  return {
    policy,
    atOnce: greedy.pick,
    evaluate: (game) => judge(outlook, game, () => look(game, 0)),
    candidates: (game, offer) => {
      const { proc, step } = game.pending!;
      const first = policy(game, offer);
      if (proc === 'movement step' && step === 'where to') {
        return [first, ...places(game, offer).map((option) => [option]), ['stop']];
      }
      if (proc === 'movement step' && step === 'how to move') {
        const [roll] = offer.options.filter((option) => option.startsWith('roll:'));
        const other = ['stay', 'rest:0', 'rest:3', ...(roll === undefined ? [] : [roll])];
        return [first, ...other.filter((option) => offer.options.includes(option)).map((option) => [option])];
      }
      const all: Pick[] = [first];
      for (const pick of answers(offer)) if (all.push(pick) > MOST_ANSWERS) break;
      return all;
    },
    leastIterations: ({ pending }) => LEAST_ITERATIONS[`${pending!.proc}/${pending!.step}`] ?? Infinity,
    time: ({ world }) => world.round,
    isQuiet: ({ pending }, seat) =>
      pending!.proc === 'movement step' && pending!.step === 'how to move' && pending!.offers[0]!.seat === seat,
    bystander: (game, offer) => {
      const idle = IDLE.find((option) => offer.options.includes(option));
      return idle === undefined ? policy(game, offer) : [idle];
    },
  };
}
