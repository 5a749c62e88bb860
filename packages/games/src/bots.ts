import { randomBot, type BotKit, type BotMaker } from '@questwright/bots';
import type { GameModule } from './game-module.ts';

/** Every game has one that plays at random. */
export const ANY_GAME: Readonly<Record<string, BotMaker>> = { random: (_, seed = '') => randomBot(seed) };

/** What bots play a game with. */
export async function botKitOf({ bots }: GameModule): Promise<BotKit> {
  const kit = await bots?.();
  return { ...kit, bots: { ...kit?.bots, ...ANY_GAME } };
}
