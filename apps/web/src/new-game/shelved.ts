/** What stands on the shelf, what goes with it, and what lies in the drawer. */

import type { OfferedGame, OfferedPack } from '../net/requests.ts';
import { gameBoxes, packBox, type Box } from '../games/box.ts';
import { conflictsOf, seatsFor } from './setup.ts';

export interface ShelvedGame {
  id: string;
  box: Box;
  offered: OfferedGame;
}
export interface ShelvedPack {
  pack: OfferedPack;
  box: Box;
  taken: boolean;
  /** Why it cannot come along, a sentence each. */
  wrong: string[];
}

/** Games with a box. */
export function shelved(
  games: readonly OfferedGame[],
  boxes: Readonly<Record<string, Box>> = gameBoxes,
): ShelvedGame[] {
  return games.flatMap((offered): ShelvedGame[] => {
    const box = boxes[offered.id];
    return box ? [{ id: offered.id, box, offered }] : [];
  });
}

/** Games that have no box: they show what the table can do. */
export const inDrawer = (
  games: readonly OfferedGame[],
  boxes: Readonly<Record<string, Box>> = gameBoxes,
): OfferedGame[] => games.filter(({ id }) => !boxes[id]);

export function packsBeside(game: OfferedGame, chosen: readonly string[], boxOf = packBox): ShelvedPack[] {
  return game.packs.flatMap((pack): ShelvedPack[] => {
    const box = boxOf(game.id, pack.id);
    const taken = chosen.includes(pack.id);
    return box ? [{ pack, box, taken, wrong: taken ? [] : conflictsOf(pack, game.packs, chosen) }] : [];
  });
}

export const seatsOf = ({ offered }: ShelvedGame, chosen: readonly string[]): { min: number; max: number } =>
  seatsFor(offered, chosen);

export const setupAddress = (game: string, packs: readonly string[]): string =>
  `/new?game=${encodeURIComponent(game)}&packs=${packs.map(encodeURIComponent).join(',')}`;
