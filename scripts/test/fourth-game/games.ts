import './line.ts';

export * from '../../../packages/games/src/index.ts';
