export { Contest, Contests, type ContestStand } from './contest.ts';
export * from './dice.ts';
export { Duel, type Action, type Stand } from './duel.ts';
export { targetOf, type Enemy } from './enemy.ts';
export * from './fight.ts';
export * from './journey.ts';
