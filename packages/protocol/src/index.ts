export * from './delta.ts';
export * from './messages.ts';
