/** Positions from soaked games, for tests that ask the same of many. */

import { below, clone, seeded, type Definition, type Game, type Loaded, type World } from '@questwright/kernel';
import { soak, type SoakOptions } from './soak.ts';

export interface Soaked<W extends World> {
  loaded: Loaded<W>;
  game: Game<W>;
  /** Positions with the same one are of the same game: a thing has the same number in all of them. */
  record: object;
}

/** So many of each game, one decision in so many: games are played that far, and the next one has other packs and seats. */
const OF_A_GAME = 8;
const ONE_IN = 15;

export function soakedPositions<W extends World>(
  definition: Definition<W>,
  positions: number,
  options: Pick<SoakOptions<W>, 'seed' | 'kit' | 'choose' | 'packs' | 'seats'>,
): Soaked<W>[] {
  const found: Soaked<W>[] = [];
  const dice = seeded(`positions ${options.seed}`);
  const { failures } = soak(definition, {
    ...options,
    games: positions,
    every: Infinity,
    cap: OF_A_GAME * ONE_IN,
    stop: () => found.length >= positions,
    onDecision: (record) => {
      const { loaded, game } = record;
      if (found.length >= positions || below(dice, ONE_IN) > 0) return;
      found.push({ loaded, game: clone(loaded, game), record });
    },
  });
  if (failures.length > 0) throw new Error(failures[0]!.error);
  return found;
}
