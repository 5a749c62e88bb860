import '../register.ts';
export { ticTacToe } from './tic-tac-toe/rules.ts';
