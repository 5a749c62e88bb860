import '@questwright/rulebook/register';
import type { GameEntry } from '@questwright/messages';
import { game as lanternsGame } from './lanterns/game.ts';
import { game as skirmishGame } from './skirmish/game.ts';
import { game as ticTacToeGame } from './tic-tac-toe/game.ts';

export { lanterns } from './lanterns/index.ts';
export { skirmish } from './skirmish/index.ts';
export { ticTacToe } from './tic-tac-toe/rules.ts';

/** The practice games as apps know them. */
export const ENTRIES: readonly GameEntry[] = [ticTacToeGame, lanternsGame, skirmishGame].map(({ entry }) => entry);
