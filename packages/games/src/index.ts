/** The games that apps offer, and the bots of each: whoever lets people or programs play finds them here. */

import { randomBot, type Bot } from '@questwright/bots';
import { ENTRIES } from '@questwright/harness/games';
import { publicContent, type Loaded } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { runeboundEntry } from '@questwright/runebound';
import { greedyBot } from '@questwright/runebound/bot';

export const GAMES: readonly GameEntry[] = [runeboundEntry, ...ENTRIES];

/** Makes a bot for one game. The seed matters only to a bot that plays by chance. */
export type BotMaker = (loaded: Loaded, seed?: string) => Bot;

const ANY_GAME: Readonly<Record<string, BotMaker>> = { random: (_, seed = '') => randomBot(seed) };

const BOTS: Readonly<Record<string, Readonly<Record<string, BotMaker>>>> = {
  runebound: { greedy: (loaded) => greedyBot(publicContent(loaded)) },
};

/** By name, the best first; every game has one that plays at random. */
export const botsOf = (gameId: string): Readonly<Record<string, BotMaker>> => ({ ...BOTS[gameId], ...ANY_GAME });
