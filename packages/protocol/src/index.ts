export * from './delta.ts';
export * from './messages.ts';
export * from './revealed.ts';
export * from './version.ts';
