export * from './dice.ts';
export * from './fight.ts';
export * from './journey.ts';
