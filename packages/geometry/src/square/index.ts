export * from './grid.ts';
export * from './sight.ts';
export * from './squares.ts';
