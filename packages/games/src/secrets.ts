/** The games as they are played, with what no client has before it is revealed: for those who keep tables, never for a page. */

import type { GameEntry } from '@questwright/messages';
import { wholeMiddara } from '@questwright/middara/secrets';
import { WHOLE_ENTRIES } from '@questwright/practice/secrets';
import * as open from './index.ts';

const WHOLE = new Map([wholeMiddara, ...WHOLE_ENTRIES].map((entry) => [entry.definition.id, entry]));
export const asPlayed = (entry: GameEntry): GameEntry => WHOLE.get(entry.definition.id) ?? entry;

export const GAMES: readonly GameEntry[] = open.GAMES.map(asPlayed);
export const TERMINAL_GAMES: readonly GameEntry[] = open.TERMINAL_GAMES.map(asPlayed);
