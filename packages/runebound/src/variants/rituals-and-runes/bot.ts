/** Rituals for bots: dice that the way does not need cover symbols, and a Ritual that is not ready counts for nothing yet. */

import { choiceOf, words } from '@questwright/kernel';
import type { Card } from '../../cards.ts';
import { MOVEMENT_DIE } from '../../content/box.ts';
import { destinations } from '../../bot/destinations.ts';
import { howToMove, whereTo } from '../../bot/moving.ts';
import type { Answerer, BotPart } from '../../bot/part.ts';
import { TERRAINS, type Terrain } from '../../words.ts';
import { chanceToFill, SPARE_DICE } from './filling.ts';
import { isFilled, isRitualCard } from './ritual.ts';
import { expenseIn } from './rules.ts';

/** A Ritual without its words; the same for the same card. */
const idle = new WeakMap<Card, Card>();
function idleCard(card: Card): Card {
  const found = idle.get(card) ?? ({ ...card, abilities: [], modifies: [] } as Card);
  idle.set(card, found);
  return found;
}

/** Half of the turns in which there is a use for what was bought: by then it is ready, or it was bought too late. */
const TURNS = 3;
const chances = new WeakMap<Card, number>();
function chance(card: Card): number {
  if (!isRitualCard(card)) return 1;
  const found = chances.get(card) ?? chanceToFill(card.symbols, TURNS * SPARE_DICE);
  chances.set(card, found);
  return found;
}

/** How many faces of a movement die show a terrain: what few show is covered first. */
const FACES = Object.fromEntries(
  TERRAINS.map((terrain) => [terrain, MOVEMENT_DIE.filter((face) => face.includes(terrain)).length]),
) as Record<Terrain, number>;

/** What a covered symbol is worth beside a way: somewhat more than a space. */
const A_SYMBOL = 0.1;

const move: Answerer = (outlook, sight, options) => {
  const target = whereTo(outlook, sight, options);
  const offered = options.filter((option) => choiceOf(option) === 'empower');
  if (offered.length === 0) return target;
  const { board, weights } = outlook;
  const dice = sight.view.stack.at(-1)!.locals['dice'] as readonly number[];
  const goals = destinations(outlook, sight);
  const worthOf = (place: number): number => board.standing(goals, weights.delay, place);
  const here = board.place(sight.me.space);
  const wanted = worthOf(target === 'stop' ? here : board.placeIn(target));
  const isSpare = (option: string): boolean => {
    const { face } = expenseIn(option);
    const left = dice.toSpliced(dice.indexOf(face), 1).map((one) => MOVEMENT_DIE[one - 1]!);
    return board.best(here, left, worthOf) >= wanted - A_SYMBOL;
  };
  const spare = offered.filter(isSpare);
  return (
    spare.reduce<string | null>((best, option) => {
      if (best === null) return option;
      return FACES[expenseIn(option).terrain] < FACES[expenseIn(best).terrain] ? option : best;
    }, null) ?? target
  );
};

/** Whoever would stay rolls for a Ritual instead: it may stop where it stands. */
const start: Answerer = (outlook, sight, options) => {
  const way = howToMove(outlook, sight, options);
  const isWaiting = sight.area.some(({ card, id }) => card !== outlook.cards[id] && isRitualCard(card));
  return (way === 'stay' && isWaiting && options.find((option) => option.startsWith('roll:'))) || way;
};

/** The Ritual with the fewest open symbols is covered first, and cleared last. */
const chalk: Answerer = (_, { view, seat }, options, offer) => {
  const { change } = view.stack.at(-1)!.locals;
  const open = (option: string): number => {
    const thing = view.zones[`area/${seat}`]!.find((one) => one.thing === Number(words(option)[0]));
    const sum = Object.values(thing?.counters ?? {}).reduce((all, one) => all + one, 0);
    return change === 'cover' ? -sum : sum;
  };
  return options.reduce((best, option) => (open(option) < open(best) ? option : best), options[0] ?? offer.options[0]!);
};

export const BOT: BotPart = {
  answers: { 'movement step': { 'how to move': start, 'where to': move }, chalking: { 'which symbol': chalk } },
  taken: (card, { counters }) => (isRitualCard(card) && !isFilled(card, counters) ? idleCard(card) : card),
  chance,
};
