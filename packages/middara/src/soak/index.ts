/** What a soak of Middara needs besides the rules. */

import { below, seeded, type Game, type Json, type Loaded } from '@questwright/kernel';
import type { Card, EncounterCard } from '../cards.ts';
import type { Middara } from '../world.ts';
import { wrongStep } from './deeds.ts';
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
/** Of those that have come some way it is every fifth: the others may be in the middle of something. */
const SHOPPING_LATER = 5;
/** Every Encounter of the book comes up, whatever the table, and every opponent of Abraxis. */
function options(all: readonly string[], seed: string, shopping: number): Record<string, Json> {
  const dice = seeded(`encounter ${seed}`);
  const encounter = all[below(dice, all.length)]!;
  return { encounter, outfit: below(dice, shopping) === 0 ? 'asked' : 'none' };
}

/** Encounters with rules of their own twice: what only they bring about is not to be missed. */
function storied(loaded: Loaded<Middara>): string[] {
  const all = idsOf(loaded, ['encounter']);
  return [...all, ...all.filter((id) => (loaded.content.get(id)!.content as unknown as EncounterCard).special)];
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
    options(idsOf(loaded, ['encounter', 'abraxis']), seed, SHOPPING),
  position: (loaded: Loaded<Middara>, seats: number, seed: string): Game<Middara> =>
    position(loaded, seats, seed, options(storied(loaded), seed, SHOPPING_LATER)),
  broken,
  wrongStep,
  isTooLong: ({ world }: Game<Middara>): boolean => world.round > LAST_ROUND,
  cards: { all: (loaded: Loaded<Middara>): string[] => idsOf(loaded, MET), now: cardsInPlay },
  unreachable,
};
