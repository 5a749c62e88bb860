import '@questwright/rulebook/register';
export { ENTRIES } from './entries.ts';
export { lanterns } from './lanterns/index.ts';
export { skirmish } from './skirmish/index.ts';
export { ticTacToe } from './tic-tac-toe/rules.ts';
export { bgioTicTacToe, won } from './tic-tac-toe/boardgame-io.ts';
