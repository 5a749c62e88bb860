/** What a game gives so that bots can play it. */

import type { Loaded } from '@questwright/kernel';
import type { Bot } from './bot.ts';
import type { SearchOptions } from './search-bot.ts';
import type { Sense } from './search.ts';

export type Limits = Pick<SearchOptions, 'isStopped' | 'clock'>;

// Each game has a world of its own; whoever lets bots play treats them all alike.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyLoaded = Loaded<any>;

/** Makes a bot for one game. The seed matters only to a bot that plays by chance, the limits to one that thinks. */
export type BotMaker = (loaded: AnyLoaded, seed?: string, limits?: Limits) => Bot;

export interface BotKit {
  /** By name, the usual one first. */
  bots: Readonly<Record<string, BotMaker>>;
  /** What helps to judge a game that was played; left out where nobody knows. */
  // oxlint-disable-next-line typescript/no-explicit-any
  sense?(loaded: AnyLoaded): Sense<any>;
  /** A bot that thinks a little, and has a closer look where another one has answered without thinking. */
  closer?(loaded: AnyLoaded): Bot;
}
