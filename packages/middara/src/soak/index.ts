/** What a soak of Middara needs besides the rules. */

import { below, seeded, type Game, type Json, type Loaded } from '@questwright/kernel';
import type { Card } from '../cards.ts';
import type { Middara } from '../world.ts';
import { broken } from './invariants.ts';
import { idsOf, position } from './positions.ts';
import { unreachable } from './unreachable.ts';

/** An Encounter that nobody has ended by then counts as capped. */
const LAST_ROUND = 12;
const MET: readonly Card['kind'][] = [
  'encounter',
  'adventurer',
  'combatant',
  'item',
  'upgrade',
  'discipline',
  'familiar',
  'companion',
  'abraxis',
];

/** Whoever shops at random is a long time about it: every third party begins with that. */
const SHOPPING = 3;
/** Every Encounter of the book comes up, whatever the table, and every opponent of Abraxis. */
function options(loaded: Loaded<Middara>, seed: string, kinds: readonly Card['kind'][]): Record<string, Json> {
  const all = idsOf(loaded, kinds);
  const dice = seeded(`encounter ${seed}`);
  const encounter = all[below(dice, all.length)]!;
  return { encounter, outfit: below(dice, SHOPPING) === 0 ? 'asked' : 'none' };
}

function* cardsInPlay(_: Loaded<Middara>, { world, stack }: Game<Middara>): Iterable<string> {
  const { cards, card } = world.things;
  yield world.encounter;
  for (const { proc, locals } of stack) if (proc === 'abraxis') yield locals.card as string;
  const owned = world.figures.flatMap(({ thing, gear, pack }) => [thing, ...gear, ...pack]);
  for (const one of world.forms) yield cards[card[one.card]!]!;
  for (const thing of [...owned, ...world.things.hosted]) yield cards[card[thing]!]!;
}

export const middaraSoak = {
  options: (loaded: Loaded<Middara>, seed: string): Record<string, Json> =>
    options(loaded, seed, ['encounter', 'abraxis']),
  position: (loaded: Loaded<Middara>, seats: number, seed: string): Game<Middara> =>
    position(loaded, seats, seed, options(loaded, seed, ['encounter'])),
  broken,
  isTooLong: ({ world }: Game<Middara>): boolean => world.round > LAST_ROUND,
  cards: { all: (loaded: Loaded<Middara>): string[] => idsOf(loaded, MET), now: cardsInPlay },
  unreachable,
};
