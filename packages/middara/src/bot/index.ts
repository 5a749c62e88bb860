export { greedyBot } from './greedy.ts';
