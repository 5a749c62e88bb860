export * from './hex.ts';
export * from './layout.ts';
export * from './paths.ts';
export * from './text-map.ts';
