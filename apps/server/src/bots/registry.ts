/** The bots of each game, the best first. */

import { randomBot, type Bot } from '@questwright/bots';
import { publicContent, type Loaded } from '@questwright/kernel';
import { greedyBot } from '@questwright/runebound/bot';

type BotMaker = (loaded: Loaded, seed: string) => Bot;

const ANY_GAME: Readonly<Record<string, BotMaker>> = { random: (_, seed) => randomBot(seed) };
const BOTS: Readonly<Record<string, Readonly<Record<string, BotMaker>>>> = {
  runebound: { greedy: (loaded) => greedyBot(publicContent(loaded)) },
};

export const botsOf = (game: string): Readonly<Record<string, BotMaker>> => ({ ...BOTS[game], ...ANY_GAME });
