/** What a soak of Runebound needs besides the rules. */

import type { Game, Loaded } from '@questwright/kernel';
import { partsOf, type RuneboundExtension } from '../extension.ts';
import type { RuneboundTable, RuneboundWorld } from '../world.ts';
import { wrongEvents, wrongStep } from './falls.ts';
import { broken, cardsOf } from './invariants.ts';
import type { SoakPart } from './part.ts';
import { position } from './positions.ts';
import { unreachable } from './unreachable.ts';

/** A game that nobody has won by then counts as capped. */
const LAST_ROUND = 400;

/** Cards in play: where their words count. */
function* cardsInPlay(
  loaded: Loaded<RuneboundWorld>,
  { world }: Game<RuneboundWorld>,
  parts: readonly SoakPart[],
): Iterable<string> {
  const { piles, cards, card } = world.things;
  const open = parts.flatMap((part) => part.open ?? []);
  for (const pile of [...loaded.pilesFor(world.seats).live, ...open])
    for (const thing of piles[pile]!) yield cards[card[thing]!]!;
}

/** With the parts of the packs that are on. */
export async function soakWith(extensions: readonly RuneboundExtension[]) {
  const parts = await partsOf(extensions, (one) => one.soak?.());
  const blows = parts(extensions.map(({ pack }) => pack.id)).flatMap((one) => one.blows ?? []);
  return {
    position: (loaded: Loaded<RuneboundWorld>, seats: number, seed: string): Game<RuneboundWorld> =>
      position(loaded, seats, seed, parts(loaded.packs)),
    broken: (loaded: Loaded<RuneboundWorld>, game: Game<RuneboundWorld>): string | null =>
      broken(loaded, game, parts(loaded.packs)),
    wrongStep: (t: RuneboundTable, step: string): string | null => wrongStep(t, step, blows),
    wrongEvents,
    isTooLong: ({ world }: Game<RuneboundWorld>): boolean => world.round > LAST_ROUND,
    cards: {
      all: cardsOf,
      now: (loaded: Loaded<RuneboundWorld>, game: Game<RuneboundWorld>): Iterable<string> =>
        cardsInPlay(loaded, game, parts(loaded.packs)),
    },
    unreachable: (loaded: Loaded<RuneboundWorld>): Record<string, string> => unreachable(loaded, parts(loaded.packs)),
  };
}
