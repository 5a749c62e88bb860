export * from './bot.ts';
export { explain } from './explain.ts';
export * from './game.ts';
export * from './glance.ts';
export * from './plain-sense.ts';
export { randomBot } from './random-bot.ts';
export * from './search-bot.ts';
export { Search, type Found, type Line, type Sense, type Strength } from './search.ts';
export * from './strengths.ts';
