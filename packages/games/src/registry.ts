/** The games that there are. One line here brings a game into the terminal, the server, the browser, soaks and labs. */

import type { GameModule } from './game-module.ts';

/** By id, each loaded when it is asked for. */
export const REGISTRY: Record<string, () => Promise<{ game: GameModule }>> = {
  runebound: () => import('@questwright/runebound/game'),
  middara: () => import('@questwright/middara/game'),
  tictactoe: () => import('@questwright/practice/tic-tac-toe'),
  lanterns: () => import('@questwright/practice/lanterns'),
  skirmish: () => import('@questwright/practice/skirmish'),
};

/** Null for a game that there is not. */
export async function gameModule(id: string): Promise<GameModule | null> {
  if (!Object.hasOwn(REGISTRY, id)) return null;
  const { game } = await REGISTRY[id]!();
  return game;
}
