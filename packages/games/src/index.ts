/** The games that apps offer, and the bots of each: whoever lets people or programs play finds them here. */

import { ENTRIES } from '@questwright/harness/games';
import type { GameEntry } from '@questwright/messages';
import { runeboundEntry } from '@questwright/runebound';

export { botsOf, runeboundBot, senseOf, thoughts, type BotMaker, type Limits } from './bots.ts';

export const GAMES: readonly GameEntry[] = [runeboundEntry, ...ENTRIES];
