/** The games that apps offer, and the bots of each: whoever lets people or programs play finds them here. */

import { ENTRIES } from '@questwright/harness/games';
import type { GameEntry } from '@questwright/messages';
import { middaraEntry } from '@questwright/middara';
import { runeboundEntry } from '@questwright/runebound';

export { botsOf, runeboundBot, senseOf, thoughts, type BotMaker, type Limits } from './bots.ts';

export const GAMES: readonly GameEntry[] = [runeboundEntry, ...ENTRIES];
/** With those that can be played in a terminal only, so far. */
export const TERMINAL_GAMES: readonly GameEntry[] = [runeboundEntry, middaraEntry, ...ENTRIES];
