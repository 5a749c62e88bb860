/** What stands on the shelf, what goes with it, and what lies in the drawer. */

import type { OfferedGame, OfferedPack } from '../net/requests.ts';
import { gameBoxes, packBox, type Box } from '../games/box.ts';
import { conflictsOf, seatsFor } from './setup.ts';

export interface ShelvedGame {
  id: string;
  box: Box;
  /** Null where pages cannot play it yet. */
  offered: OfferedGame | null;
}
export interface ShelvedPack {
  pack: OfferedPack;
  box: Box;
  taken: boolean;
  /** Why it cannot come along, a sentence each. */
  wrong: string[];
}

/** Games with a box, those that can be played here first. */
export function shelved(
  games: readonly OfferedGame[],
  boxes: Readonly<Record<string, Box>> = gameBoxes,
): ShelvedGame[] {
  const here = games.flatMap((offered): ShelvedGame[] => {
    const box = boxes[offered.id];
    return box ? [{ id: offered.id, box, offered }] : [];
  });
  const elsewhere = Object.entries(boxes).flatMap(([id, box]): ShelvedGame[] =>
    box.terminal && !games.some((one) => one.id === id) ? [{ id, box, offered: null }] : [],
  );
  return [...here, ...elsewhere];
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

export const seatsOf = ({ box, offered }: ShelvedGame, chosen: readonly string[]): { min: number; max: number } =>
  offered ? seatsFor(offered, chosen) : box.terminal!.seats;

export const setupAddress = (game: string, packs: readonly string[]): string =>
  `/new?game=${encodeURIComponent(game)}&packs=${packs.map(encodeURIComponent).join(',')}`;
