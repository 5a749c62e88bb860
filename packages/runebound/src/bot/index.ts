export { greedyBot } from './greedy.ts';
export { chancesOf, SIGNS, signsOf, type Signs } from './judgment.ts';
export { botsWith, runeboundBot } from './kit.ts';
export { Outlook } from './outlook.ts';
export { runeboundSense, type RuneboundSense } from './sense.ts';
export { sightOf } from './sight.ts';
export { MASTERLY, SEASONED, STYLES, WEIGHTS, type Style, type Weights } from './weights.ts';
