export * from './bot.ts';
export * from './game.ts';
export * from './glance.ts';
export * from './random-bot.ts';
