export { greedyBot } from './greedy.ts';
export { runeboundSense, type RuneboundSense } from './sense.ts';
export { STYLES, type Style, type Weights } from './weights.ts';
