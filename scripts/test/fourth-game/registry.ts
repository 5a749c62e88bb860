import './line.ts';

export * from '../../../packages/games/src/registry.ts';
