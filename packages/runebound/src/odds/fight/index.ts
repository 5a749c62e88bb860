/** Solves whole fights: best play, and the chance to win by it. */

export { Contest, Contests } from './contest.ts';
export { Duel } from './duel.ts';
export { RoundInPlay, type Later, type RoundStand } from './round.ts';
export type { Enemy } from './enemy.ts';
export * from './fight.ts';
